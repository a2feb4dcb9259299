import type { SyntaxNode, Tree } from '@lezer/common'
import type { JsonPath } from '../json-path.ts'
import { childValues } from '../editor/json/json-ranges.ts'

/** A position in a JSON text where something can be inserted. */
export interface CursorPosition {
  /** A field name or a value. */
  kind: 'key' | 'value'
  /** Range of the existing text, including its quote; empty if there is none. */
  from: number
  to: number
  /** Path of the surrounding object or list. */
  holder: JsonPath
  /** Path of the value. */
  path: JsonPath
  /** The parsed text without the token at the position. */
  body: unknown
  /** Offset of a missing comma before the position; null: none is missing. */
  comma: number | null
}

const closingBrackets = new Set(['}', ']'])
const tokens = new Set(['PropertyName', 'String', 'Number', 'True', 'False', 'Null', '⚠'])

/** Parses a text as far as possible, since it is usually incomplete during editing. */
function valueOf(node: SyntaxNode | undefined, text: string, without: number): unknown {
  if (!node) return undefined
  if (node.name === 'Array') return childValues(node).map((item) => valueOf(item, text, without))
  if (node.name !== 'Object') return parsed(text.slice(node.from, node.to))
  return Object.fromEntries(
    node.getChildren('Property').flatMap((property): [string, unknown][] => {
      const [value] = childValues(property)
      const name = nameOf(property, text)
      if (name === null || property.from === without || value?.from === without) return []
      return [[name, valueOf(value, text, without)]]
    }),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function nameOf(property: SyntaxNode, text: string): string | null {
  const key = property.getChild('PropertyName')
  const name = key && parsed(text.slice(key.from, key.to))
  return typeof name === 'string' ? name : null
}

/** The object or list around a position, unless it ends there. */
function holderAround(node: SyntaxNode, position: number): SyntaxNode | null {
  for (let around: SyntaxNode | null = node; around; around = around.parent) {
    if (around.name !== 'Object' && around.name !== 'Array') continue
    const isClosed = closingBrackets.has(around.lastChild?.name ?? '')
    if (around.from < position && (position < around.to || !isClosed)) return around
  }
  return null
}

function pathOf(node: SyntaxNode, text: string): JsonPath {
  const { parent } = node
  if (!parent) return []
  if (parent.name === 'Property') {
    const name = nameOf(parent, text)
    return parent.parent && name !== null ? [...pathOf(parent.parent, text), name] : []
  }
  if (parent.name !== 'Array') return []
  return [...pathOf(parent, text), childValues(parent).findIndex(({ from }) => from === node.from)]
}

/** The range of the token at a position; null after a closing bracket, where nothing can be inserted. */
function tokenAt(inner: SyntaxNode, text: string, position: number): { from: number; to: number } | null {
  if (!tokens.has(inner.name) || inner.from >= position) return { from: position, to: position }
  const { from } = inner
  const written = text.slice(from, position)
  if (/^"(?:[^"\\]|\\.)*"$/.test(written) || written.includes('\n')) return null
  if (inner.name !== '⚠') return { from, to: inner.to }
  const closed = /^"(?:[^"\\\n]|\\.)*"/.exec(text.slice(from))?.[0].length ?? 0
  return { from, to: Math.max(position, from + closed) }
}

/** Finds the insertion position in a text; null if nothing can be inserted, for example after a value. */
export function cursorPosition(tree: Tree, text: string, position: number): CursorPosition | null {
  const inner = tree.resolveInner(position, -1)
  const token = tokenAt(inner, text, position)
  const holder = token && holderAround(inner, token.from)
  if (!holder) return null
  const { from } = token
  const before = text.slice(0, from).trimEnd()
  const sign = before.charAt(before.length - 1)
  const path = pathOf(holder, text)
  const comma = sign === ',' || before.length - 1 === holder.from ? null : before.length
  const body = valueOf(childValues(tree.topNode)[0], text, from)
  const place = { ...token, holder: path, body }
  if (holder.name === 'Array') {
    const index = childValues(holder).filter((item) => item.to <= from).length
    return comma === null ? { ...place, kind: 'value', path: [...path, index], comma } : null
  }
  if (sign === ':') {
    const properties = holder.getChildren('Property').filter((each) => each.from < from)
    const property = properties.at(-1)
    const name = property && nameOf(property, text)
    return typeof name === 'string' ? { ...place, kind: 'value', path: [...path, name], comma: null } : null
  }
  // A word after a value on the same line is more likely part of the value than a field name.
  if (comma !== null && !text.slice(comma, from).includes('\n')) return null
  return { ...place, kind: 'key', path, comma }
}
