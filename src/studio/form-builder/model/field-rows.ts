import { produce } from 'immer'
import type { FieldUi } from '../../../../schemas/documents/form-ui.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { isSamePath, setAt, valueAt, type JsonPath } from '../../json-path.ts'
import { positionOf } from './field-changes.ts'
import { canMoveTo, moveField } from './field-group.ts'
import { formLists } from './field-order.ts'
import type { FieldChange } from './form-edit.ts'
import { allFields, readFields, type FormBody, type FormField } from './form-fields.ts'

/** Where a field goes: to a row of its own, into the row of another field, or to the end of a group. */
export type Side = 'above' | 'below' | 'before' | 'after' | 'inside'

export interface FieldPlace {
  target: FormField
  side: Side
}

/** Ids of fields that the form shows side by side on a wide screen. */
type Row = readonly string[]

type Width = NonNullable<FieldUi['width']>

/** Columns of the form's grid, as in `form.module.css`. */
const columns = 6
const spans: Readonly<Record<Width, number>> = { full: 6, half: 3, third: 2 }
/** The widths that fill a row, by the number of its fields. */
const filling: readonly Width[] = ['full', 'half', 'third']

const isWidth = (value: unknown): value is Width => typeof value === 'string' && Object.hasOwn(spans, value)

function widthOf(body: FormBody, id: string): Width {
  const width = valueAt(body, ['ui', 'fields', id, 'width'])
  return isWidth(width) ? width : 'full'
}

/** Ids of the fields of a list in the order in which they are shown. */
export function idsIn(body: FormBody, list: JsonPath): readonly string[] {
  if (list[0] === 'ui') return formLists(body).find(({ path }) => isSamePath(path, list))?.names ?? []
  const group = allFields(readFields(body)).find(({ path }) => isSamePath([...path, 'properties'], list))
  return group?.fields.map(({ id }) => id) ?? []
}

/** The rows of a list of fields, as the grid of the form fills them. */
function rowsIn(body: FormBody, list: JsonPath): Row[] {
  const rows: string[][] = []
  let free = 0
  for (const id of idsIn(body, list)) {
    const span = spans[widthOf(body, id)]
    if (span <= free) rows.at(-1)?.push(id)
    else {
      rows.push([id])
      free = columns
    }
    free -= span
  }
  return rows
}

/** Ids of the fields in the row of a field, itself among them. */
export function rowOf(body: FormBody, field: FormField): Row {
  const list = positionOf(body, field)?.list
  return (list && rowsIn(body, list).find((row) => row.includes(field.id))) ?? [field.id]
}

/** Whether a form has rows of more than two fields, which need a wide screen. */
export const hasThirds = (body: FormBody) =>
  allFields(readFields(body)).some(({ id }) => widthOf(body, id) === 'third')

const isSameRow = (one: Row, other: Row) =>
  one.length === other.length && one.every((id) => other.includes(id))

const withoutField = (rows: readonly Row[], id: string) =>
  rows.map((row) => row.filter((each) => each !== id)).filter((row) => row.length > 0)

/** Sets the width of a field as the inspector does: fields are as wide as the form unless they say otherwise. */
function setWidth(draft: FormBody, id: string, width: Width): void {
  const path = ['ui', 'fields', id]
  setAt(draft, [...path, 'width'], width === 'full' ? undefined : width)
  const settings = valueAt(draft, path)
  if (isRecord(settings) && Object.keys(settings).length === 0) setAt(draft, path, undefined)
}

/**
 * Gives the fields the widths of their rows: a row with other fields than before is filled, and so is one that would
 * take in the first field of the row below.
 */
function withRows(body: FormBody, rows: readonly Row[], before: readonly Row[]): FormBody {
  return produce(body, (draft) => {
    const fill = (row: Row) => row.forEach((id) => setWidth(draft, id, filling[row.length - 1] ?? 'third'))
    const span = (id: string) => spans[widthOf(draft, id)]
    for (const row of rows) if (!before.some((each) => isSameRow(each, row))) fill(row)
    rows.forEach((row, index) => {
      const [next] = rows[index + 1] ?? []
      const used = row.reduce((sum, id) => sum + span(id), 0)
      if (next !== undefined && used + span(next) <= columns) fill(row)
    })
  })
}

/** The list that a field enters. */
const listOf = (body: FormBody, { target, side }: FieldPlace): JsonPath | undefined =>
  side === 'inside' ? [...target.path, 'properties'] : positionOf(body, target)?.list

/** The rows after a field was moved; null: it cannot go there. */
function rowsAfter(rows: readonly Row[], id: string, { target, side }: FieldPlace): Row[] | null {
  const others = withoutField(rows, id)
  if (side === 'inside') return [...others, [id]]
  const at = others.findIndex((row) => row.includes(target.id))
  const row = others[at]
  if (!row || target.id === id) return null
  if (side === 'above' || side === 'below') return others.toSpliced(side === 'below' ? at + 1 : at, 0, [id])
  if (row.length >= filling.length) return null
  return others.with(at, row.toSpliced(row.indexOf(target.id) + (side === 'after' ? 1 : 0), 0, id))
}

/** Whether a field, or a new one if there is none, may be moved to a place. */
export function canPlace(body: FormBody, field: FormField | null, place: FieldPlace): boolean {
  const list = listOf(body, place)
  if (!list || field?.id === place.target.id || (field && !canMoveTo(body, field, list))) return false
  return rowsAfter(rowsIn(body, list), field?.id ?? '', place) !== null
}

/** Moves a field beside another one, or into a row of its own; the rows that it leaves and enters are filled. */
export function placeField(body: FormBody, field: FormField, place: FieldPlace): FieldChange {
  const unchanged = { body, id: field.id }
  const from = positionOf(body, field)
  const to = listOf(body, place)
  if (!from || !to || !canMoveTo(body, field, to)) return unchanged
  const before = rowsIn(body, to)
  const wanted = rowsAfter(before, field.id, place)
  if (!wanted) return unchanged
  const isSameList = isSamePath(from.list, to)
  const index = wanted.flat().indexOf(field.id)
  const position = { list: to, index: isSameList && index > from.index ? index + 1 : index }
  const moved = moveField(body, field, position)
  const rows = wanted.map((row) => row.map((id) => (id === field.id ? moved.id : id)))
  // A field that was alone in its row and stays alone keeps its width.
  const known = before.map((row) => row.map((id) => (id === field.id ? moved.id : id)))
  const left = rowsIn(body, from.list)
  const there = withRows(moved.body, rows, known)
  return { body: isSameList ? there : withRows(there, withoutField(left, field.id), left), id: moved.id }
}

/** Fills the row of a field that was removed. */
export function withRowFilled(before: FormBody, field: FormField, after: FormBody): FormBody {
  const list = positionOf(before, field)?.list
  if (!list) return after
  const rows = rowsIn(before, list)
  return withRows(after, withoutField(rows, field.id), rows)
}
