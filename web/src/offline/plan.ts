/** What one version of the page consists of; made by web/version.mjs when it is built. Addresses of
 * assets hold a hash of their content, pages and manifests hold the version. */
export interface Plan {
  /** What everybody needs. */
  shell: string[]
  /** Of these, the look, for what is said in place of a page. */
  style: string
  /** By language: its words and manifest, and where its rules pages are. */
  languages: Record<string, { files: string[]; rules: string }>
  /** By rule set: what its machine goes by. */
  sets: Record<string, string[]>
}

/** What a page tells the service worker whenever that changes. */
export interface InUse {
  language: string
  rules: string
  /** The page's own script: tells which version it is of. */
  script: string
  /** Nothing is to be loaded that is not in use. */
  sparing: boolean
}
