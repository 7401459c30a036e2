// The page as those meet it who do not see it: the browser's accessibility tree as text, and what
// the live region said.

/** Neither meant for ears nor of a role of its own. */
const PASSED = new Set(['generic', 'none', 'InlineTextBox', 'ListMarker', 'LineBreak'])
const STATES = ['focused', 'selected', 'disabled', 'expanded', 'pressed', 'checked', 'hasPopup', 'level']

const valueOf = (property) => property?.value ?? ''

function statesOf({ properties = [] }) {
  return STATES.flatMap((name) => {
    const value = properties.find((property) => property.name === name)?.value.value
    if (value === undefined || value === false || value === 'false') return []
    return [value === true || value === 'true' ? name : `${name} ${value}`]
  })
}

/** Their names are put together from those of what is in them. */
const NAMED_BY_CONTENT = new Set(['row'])

function lineOf(node) {
  const role = node.role.value === 'StaticText' ? 'text' : node.role.value
  const name = NAMED_BY_CONTENT.has(role) ? '' : valueOf(node.name)
  const about = valueOf(node.description)
  const states = statesOf(node).map((state) => ` [${state}]`)
  return `${role}${name && ` "${name}"`}${about && ` (${about})`}${states.join('')}`
}

/** A text that only repeats the name of what it stands in. */
function repeats(node, parent) {
  return node.role.value === 'StaticText' && valueOf(parent?.name).includes(valueOf(node.name))
}

function linesUnder(nodes, node, depth, parent) {
  const passed = node.ignored || PASSED.has(node.role.value)
  const under = (at, above) =>
    node.childIds.flatMap((id) => (nodes.has(id) ? linesUnder(nodes, nodes.get(id), at, above) : []))
  if (passed) return under(depth, parent)
  if (repeats(node, parent)) return []
  return [`${'  '.repeat(depth)}${lineOf(node)}`, ...under(depth + 1, node)]
}

/** Lines of the whole tree, indented. */
export async function treeOf(session) {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  return linesUnder(byId, nodes[0], 0)
}

/** Collects what the live region says from the page's beginning on; call before it is opened. */
export async function listen(page) {
  await page.addInitScript(() => {
    window.heard = []
    const said = (region) => region.innerText.replace(/\s+/g, ' ').trim()
    const changed = ({ type, target, oldValue }) => type === 'childList' || oldValue !== target.data
    const hear = (records) => {
      const region = document.querySelector('[role=status]')
      if (records.some((record) => region?.contains(record.target) && changed(record))) {
        window.heard.push(said(region))
      }
    }
    const changes = { childList: true, characterData: true, characterDataOldValue: true, subtree: true }
    new MutationObserver(hear).observe(document, changes)
  })
}

/** What was said since the last time. */
export function heard(page) {
  return page.evaluate(() => window.heard.splice(0))
}
