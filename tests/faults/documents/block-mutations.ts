import { isRecord } from '../../../schemas/is-record.ts'
import { exampleBlocks, frames } from './start-documents.ts'
import { changeAt, isList, valueAt, withEntry, type Position } from './positions.ts'
import { anyName, oneIn, oneOf, upTo, type Draw } from './values.ts'

/** The lists of blocks in the body of a document, including those in slots. */
function listsIn(body: unknown): Position[] {
  const inside = (list: unknown, position: Position): Position[] =>
    isList(list)
      ? [position, ...list.flatMap((block, index) => slotsOf(block, [...position, String(index)]))]
      : []
  const slotsOf = (block: unknown, position: Position): Position[] =>
    isRecord(block) && isRecord(block['slots'])
      ? Object.entries(block['slots']).flatMap(([name, list]) => inside(list, [...position, 'slots', name]))
      : []
  return isRecord(body) ? ['blocks', 'header', 'footer'].flatMap((field) => inside(body[field], [field])) : []
}

type List = readonly unknown[]
type ListMutation = (draw: Draw, list: List) => unknown[]

const exampleBlock = (draw: Draw) => {
  const block = oneOf(draw, exampleBlocks)
  // Some ids occur twice, which is an error of its own.
  return block && !oneIn(draw, 4) ? { ...block, id: `${block.id}-${upTo(draw, 1_000)}` } : block
}

const insert: ListMutation = (draw, list) =>
  list.toSpliced(upTo(draw, list.length + 1), 0, exampleBlock(draw))

const reverse: ListMutation = (_draw, list) => list.toReversed()

const changeOne =
  (change: (draw: Draw, block: Readonly<Record<string, unknown>>) => unknown): ListMutation =>
  (draw, list) => {
    const chosen = upTo(draw, Math.max(1, list.length))
    return list.map((block, index) => (index === chosen && isRecord(block) ? change(draw, block) : block))
  }

const types = [
  'Nothing',
  'Constructor',
  'constructor',
  '__proto__',
  'toString',
  'Section',
  'Hero',
  'FormBlock',
]
const retype = changeOne((draw, block) => withEntry(block, 'type', oneOf(draw, types)))
const reversion = changeOne((draw, block) => withEntry(block, 'version', oneOf(draw, [0, 1, 2, 3, 99, 1.5])))
const hide = changeOne((draw, block) => withEntry(block, 'isHidden', oneOf(draw, [true, false, 'yes'])))

const conditions = [
  { all: [{ fact: 'user', is: 'guest' }] },
  { any: [{ fact: 'feature', name: '__proto__' }], not: [{ fact: 'query', key: 'tab' }] },
  { not: [{ fact: 'currency', is: 'UZS' }] },
  { all: [] },
  { all: [{ fact: 'moon' }] },
]
const putCondition = changeOne((draw, block) => withEntry(block, 'when', oneOf(draw, conditions)))

const fillSlot = changeOne((draw, block) => {
  const name = oneIn(draw, 4) ? draw(anyName) : 'content'
  const slots = isRecord(block['slots']) ? block['slots'] : {}
  return withEntry(block, 'slots', withEntry(slots, name, [exampleBlock(draw)]))
})

/** The last two have more levels than a document may have. */
const depths = [1, 1, 2, 3, 10, 30, 40, 200]

/** The list in the slot of a block, which is in the slot of a block. */
const nest: ListMutation = (draw, list) => {
  const frame = oneOf(draw, frames)
  const depth = oneOf(draw, depths) ?? 1
  let nested: unknown[] = [...list]
  for (let level = 0; frame && level < depth; level += 1)
    nested = [{ ...frame.block, id: `nested-${level}`, slots: { [frame.slot]: nested } }]
  return nested
}

const listMutations: readonly ListMutation[] = [
  insert,
  insert,
  reverse,
  retype,
  reversion,
  hide,
  putCondition,
  fillSlot,
  fillSlot,
  nest,
]

/** Blocks added, moved into slots, of another type or version. Documents without blocks stay as they are. */
export function mutateBlocks(draw: Draw, body: unknown): unknown {
  const position = oneOf(draw, listsIn(body))
  const list = position && valueAt(body, position)
  const mutation = oneOf(draw, listMutations) ?? insert
  return position && isList(list) ? changeAt(body, position, () => mutation(draw, list)) : body
}
