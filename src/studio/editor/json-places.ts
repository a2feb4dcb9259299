import type { SyntaxNode, Tree } from '@lezer/common'
import { stepsOf } from '../json-path.ts'

const values = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'])

function childValues(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (values.has(child.name)) found.push(child)
  return found
}

function propertyValue(object: SyntaxNode, name: string, text: string): SyntaxNode | null {
  for (const property of object.getChildren('Property')) {
    const key = property.getChild('PropertyName')
    if (key && text.slice(key.from, key.to) === JSON.stringify(name)) return childValues(property)[0] ?? key
  }
  return null
}

/**
 * Where a JSON pointer leads in a text. What is missing there is told of the nearest thing that holds it.
 */
export function placeOf(tree: Tree, text: string, pointer: string): { from: number; to: number } {
  let [node] = childValues(tree.topNode)
  for (const step of stepsOf(pointer)) {
    if (!node) break
    const next = node.name === 'Array' ? childValues(node)[Number(step)] : propertyValue(node, step, text)
    if (!next) break
    node = next
  }
  if (!node) return { from: 0, to: 0 }
  // A long object is marked at its beginning only.
  return { from: node.from, to: Math.min(node.to, text.indexOf('\n', node.from) + 1 || node.to) }
}
