import { isRecord } from '../../../../schemas/is-record.ts'
import { produce } from 'immer'
import { isSamePath, setAt, type JsonPath } from '../../json-path.ts'
import { filterAt, listAt } from './form-edit.ts'
import { isTopLevel, namesAt, readFields, recordAt, type FormBody, type FormField } from './form-fields.ts'

/** A position in a list of fields: before the field at the index, or at the end if there is none. */
export interface FieldPosition {
  list: JsonPath
  index: number
}

/** Fields in display order: of the form, of a step or section, or of a group. */
export interface FieldList {
  path: JsonPath
  names: readonly string[]
  /** undefined: the list of the form itself, or of the fields outside steps and sections. */
  title?: unknown
}

const orderPath: JsonPath = ['ui', 'order']

/** Names of the fields in display order. */
export function displayOrder(body: FormBody): string[] {
  const names = readFields(body).map(({ name }) => name)
  const order = [...new Set(namesAt(body, orderPath))]
  const rest = names.filter((name) => !order.includes(name))
  const complete = order.includes('*') ? order : [...order, '*']
  return complete.flatMap((name) => (name === '*' ? rest : names.includes(name) ? [name] : []))
}

/** What groups the fields of a form: steps, or else sections. */
export function groupsOf(body: FormBody): 'steps' | 'sections' | null {
  const isFilled = (name: string) => listAt(body, ['ui', name]).length > 0
  if (isFilled('steps')) return 'steps'
  return isFilled('sections') ? 'sections' : null
}

/** The lists of a form's fields in display order. */
export function formLists(body: FormBody): FieldList[] {
  const order = displayOrder(body)
  const groups = groupsOf(body)
  if (!groups) return [{ path: orderPath, names: order }]
  const lists = listAt(body, ['ui', groups]).map((group, index): FieldList => {
    const path = ['ui', groups, index, 'fields']
    const own = namesAt(body, path)
    return {
      path,
      names: order.filter((name) => own.includes(name)),
      title: isRecord(group) ? group['title'] : undefined,
    }
  })
  const loose = order.filter((name) => !lists.some(({ names }) => names.includes(name)))
  const outside: FieldList[] = loose.length > 0 ? [{ path: orderPath, names: loose }] : []
  return groups === 'steps' ? [...lists, ...outside] : [...outside, ...lists]
}

/** Inserts a name before `next`, or else after `previous`; without either it keeps its index or goes to the end. */
function insertBetween(
  names: readonly string[],
  name: string,
  { previous, next }: { previous: string | undefined; next: string | undefined },
): string[] {
  const others = names.filter((each) => each !== name)
  if (next !== undefined && others.includes(next)) return others.toSpliced(others.indexOf(next), 0, name)
  if (previous !== undefined && others.includes(previous))
    return others.toSpliced(others.indexOf(previous) + 1, 0, name)
  return names.includes(name) ? [...names] : [...names, name]
}

const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index])

/** Removes steps and sections without fields, and the list of steps once fewer than two are left. */
export function removeEmptyGroups(draft: FormBody): void {
  for (const [groups, fewest] of [
    ['steps', 2],
    ['sections', 1],
  ] as const) {
    const found = listAt(draft, ['ui', groups])
    const filled = found.filter((group) => !isRecord(group) || !isEmptyList(group['fields']))
    if (filled.length < found.length)
      setAt(draft, ['ui', groups], filled.length < fewest ? undefined : filled)
  }
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
const isGroupPath = (path: JsonPath) => !isSamePath(path, orderPath)

/** Moves a field within its parent; returns the same body if the field is there already. */
export function reorderField(body: FormBody, field: FormField, position: FieldPosition): FormBody {
  if (!isTopLevel(field)) return reorderProperty(body, field, position.index)
  const { name } = field
  const lists = formLists(body)
  const from = lists.find(({ names }) => names.includes(name))
  const to = lists.find(({ path }) => isSamePath(path, position.list))
  if (!to) return body
  const isAfter = to === from && position.index > to.names.indexOf(name)
  const others = to.names.filter((each) => each !== name)
  const index = isAfter ? position.index - 1 : position.index
  const neighbours = { previous: others[index - 1], next: others[index] }
  return produce(body, (draft) => {
    const order = displayOrder(body)
    const next = insertBetween(order, name, neighbours)
    if (!isSameOrder(order, next)) setAt(draft, orderPath, next)
    if (to === from) return
    if (isGroupPath(to.path)) setAt(draft, to.path, insertBetween(namesAt(draft, to.path), name, neighbours))
    if (from && isGroupPath(from.path)) filterAt(draft, from.path, (each) => each !== name)
    removeEmptyGroups(draft)
  })
}

/** Fields of a group are displayed in the order of its schema. */
function reorderProperty(body: FormBody, { name, parent }: FormField, index: number): FormBody {
  const path = [...parent, 'properties']
  const properties = recordAt(body, path)
  const names = Object.keys(properties)
  const others = names.filter((each) => each !== name)
  const at = index > names.indexOf(name) ? index - 1 : index
  const order = others.toSpliced(Math.max(0, at), 0, name)
  if (isSameOrder(names, order)) return body
  return produce(body, (draft) =>
    setAt(draft, path, Object.fromEntries(order.map((each) => [each, properties[each]]))),
  )
}

/** The position one step up or down; null: the field is at the end. */
export function adjacentPosition(body: FormBody, field: FormField, step: 1 | -1): FieldPosition | null {
  const path = [...field.parent, 'properties']
  const lists = isTopLevel(field) ? formLists(body) : [{ path, names: Object.keys(recordAt(body, path)) }]
  const at = lists.findIndex(({ names }) => names.includes(field.name))
  const list = lists[at]
  if (!list) return null
  const index = list.names.indexOf(field.name) + step
  if (index >= 0 && index < list.names.length)
    return { list: list.path, index: step === 1 ? index + 1 : index }
  const adjacent = lists[at + step]
  return adjacent ? { list: adjacent.path, index: step === 1 ? 0 : adjacent.names.length } : null
}
