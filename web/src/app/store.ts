/** Holds one value and tells whoever listens when it is replaced. */
export class Store<T extends object> {
  private readonly listeners = new Set<() => void>()

  constructor(private value: T) {}

  get state(): T {
    return this.value
  }

  set(change: Partial<T>): void {
    this.value = { ...this.value, ...change }
    for (const listener of this.listeners) listener()
  }

  /** Returns how to stop listening. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
