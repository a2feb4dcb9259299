import type { SyntaxNode, Tree } from '@lezer/common'
import { stepsOf } from '../../json-path.ts'

const values = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'])

/** The values directly within a list, a property or the text itself. */
export function childValues(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (values.has(child.name)) found.push(child)
  return found
}

/** The name of a field in an object, and its value if there is one yet. */
function propertyOf(object: SyntaxNode, name: string, text: string) {
  for (const property of object.getChildren('Property')) {
    const key = property.getChild('PropertyName')
    if (key && text.slice(key.from, key.to) === JSON.stringify(name))
      return { key, value: childValues(property)[0] ?? key }
  }
  return null
}

/**
 * The range of the value at a JSON pointer, or of its name. If it is missing, the range of the nearest
 * parent.
 */
export function placeOf(
  tree: Tree,
  text: string,
  pointer: string,
  isName = false,
): { from: number; to: number } {
  let [node] = childValues(tree.topNode)
  let name: SyntaxNode | null = null
  for (const step of stepsOf(pointer)) {
    if (!node) break
    const property = node.name === 'Array' ? null : propertyOf(node, step, text)
    const next = node.name === 'Array' ? childValues(node)[Number(step)] : property?.value
    if (!next) break
    name = property?.key ?? null
    node = next
  }
  if (isName && name) node = name
  if (!node) return { from: 0, to: 0 }
  // Only the first line of a long object is marked.
  return { from: node.from, to: Math.min(node.to, text.indexOf('\n', node.from) + 1 || node.to) }
}
