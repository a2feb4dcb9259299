import { isRecord } from '../../../schemas/is-record.ts'
import { mutateBlocks } from './block-mutations.ts'
import { changeAt, choosePosition, isList, namesIn, valueAt, withEntry } from './positions.ts'
import { anyName, anyText, anyValue, oneIn, oneOf, similar, upTo, type Draw } from './values.ts'

/** Returns a changed copy of a document or of a part of it. */
export type Mutation = (draw: Draw, root: unknown) => unknown

const replaceValue: Mutation = (draw, root) =>
  changeAt(root, choosePosition(draw, root), () => draw(anyValue))

const replaceLeaf: Mutation = (draw, root) =>
  changeAt(root, choosePosition(draw, root, true), (value) => similar(draw, value))

const remove: Mutation = (draw, root) => {
  const position = choosePosition(draw, root)
  const name = position.at(-1)
  return changeAt(root, position.slice(0, -1), (parent) => {
    if (isList(parent)) return parent.filter((_item, index) => String(index) !== name)
    return isRecord(parent)
      ? Object.fromEntries(Object.entries(parent).filter(([key]) => key !== name))
      : parent
  })
}

/** A key under another name as well, or an item twice. */
const duplicate: Mutation = (draw, root) => {
  const position = choosePosition(draw, root)
  const value = valueAt(root, position)
  return changeAt(root, position.slice(0, -1), (parent) => {
    if (isList(parent)) return [...parent, value]
    if (!isRecord(parent)) return parent
    const name = oneIn(draw, 2) ? draw(anyName) : oneOf(draw, namesIn(parent))
    return withEntry(parent, name ?? '', value)
  })
}

const addKey: Mutation = (draw, root) =>
  changeAt(root, choosePosition(draw, root), (value) =>
    isRecord(value) ? withEntry(value, draw(anyName), draw(anyValue)) : value,
  )

/** A part of the document in place of another one, possibly of a part that contains it. */
const move: Mutation = (draw, root) => {
  const value = valueAt(root, choosePosition(draw, root))
  return changeAt(root, choosePosition(draw, root), () => value)
}

/** The last two are more levels than a document may have. */
const depths = [1, 1, 1, 2, 3, 10, 50, 90, 110, 1_000]

const wrap: Mutation = (draw, root) => {
  const depth = oneOf(draw, depths) ?? 1
  const name = oneIn(draw, 2) ? draw(anyName) : undefined
  return changeAt(root, choosePosition(draw, root), (value) => {
    let wrapped = value
    for (let level = 0; level < depth; level += 1)
      wrapped = name === undefined ? [wrapped] : withEntry({}, name, wrapped)
    return wrapped
  })
}

/** Requests have at most 32 megabytes; a document that grows several times would soon be gigabytes. */
const largestDocument = 32 * 2 ** 20
const maxTextLength = 10_000

/** Whether the JSON of a value is not longer than a request may be. Counts no further than that. */
function fits(value: unknown): boolean {
  let length = 0
  for (const parts = [value]; parts.length > 0 && length <= largestDocument;) {
    const part = parts.pop()
    length += typeof part === 'string' ? part.length + 2 : 2
    if (isList(part)) for (const item of part) parts.push(item)
    else if (isRecord(part)) for (const entry of Object.entries(part)) parts.push(...entry)
  }
  return length <= largestDocument
}

/** Longer lists and texts, to just beyond usual limits or far beyond. */
const grow: Mutation = (draw, root) =>
  changeAt(root, choosePosition(draw, root, oneIn(draw, 2)), (value) => {
    const times = oneOf(draw, [2, 20, 500]) ?? 2
    if (typeof value === 'string') return value.repeat(value.length > maxTextLength ? 1 : times)
    return isList(value) && value.length < 100 ? Array.from({ length: times }, () => value).flat() : value
  })

/** A text at the end of another one keeps the form of the first, such as the start of an address. */
const append: Mutation = (draw, root) =>
  changeAt(root, choosePosition(draw, root, true), (value) =>
    typeof value === 'string' ? value + draw(anyText) : value,
  )

const mutations: readonly Mutation[] = [
  replaceValue,
  replaceLeaf,
  replaceLeaf,
  append,
  remove,
  duplicate,
  addKey,
  move,
  wrap,
  grow,
  mutateBlocks,
  mutateBlocks,
  mutateBlocks,
]

/** About one in twenty documents is then accepted, which takes most of the time. */
const counts = [1, 2, 3, 4, 5, 6, 8, 10]
/** Not every mutation suits every document. */
const attempts = 5

function mutateOnce(draw: Draw, document: unknown): unknown {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const mutation = mutations[upTo(draw, mutations.length)] ?? replaceValue
    const part = oneIn(draw, 30) ? [] : ['body']
    const mutated = changeAt(document, part, (value) => mutation(draw, value))
    if (mutated !== document && fits(mutated)) return mutated
  }
  return document
}

/** The document after one or some random changes, mostly in its body. */
export function mutate(draw: Draw, document: Readonly<Record<string, unknown>>): unknown {
  let mutated: unknown = document
  const count = oneOf(draw, counts) ?? 1
  for (let number = 0; number < count; number += 1) mutated = mutateOnce(draw, mutated)
  return mutated
}
