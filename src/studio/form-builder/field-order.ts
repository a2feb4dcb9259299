import { isRecord } from '../../../schemas/forms/json-schema.ts'
import { isSamePath, valueAt, withValueAt, type JsonPath } from '../json-path.ts'
import { namesAt, readFields, recordAt, type FormBody, type FormField } from './form-fields.ts'

/** Before which field of a list something stands; the length of the list: at its end. */
export interface FieldPlace {
  list: JsonPath
  index: number
}

/** Fields from top to bottom: of the form, of a step or section, or of a group. */
export interface FieldList {
  path: JsonPath
  names: readonly string[]
  /** undefined: those of the form itself, or those that stand in no step or section. */
  title?: unknown
}

const orderPath: JsonPath = ['ui', 'order']

/** Names of the fields in the order in which they are drawn. */
export function drawnOrder(body: FormBody): string[] {
  const names = readFields(body).map(({ name }) => name)
  const order = [...new Set(namesAt(body, orderPath))]
  const rest = names.filter((name) => !order.includes(name))
  const drawn = order.includes('*') ? order : [...order, '*']
  return drawn.flatMap((name) => (name === '*' ? rest : names.includes(name) ? [name] : []))
}

/** What the fields of a form are put into: steps, or else sections. */
export function groupsOf(body: FormBody): 'steps' | 'sections' | null {
  const isFilled = (name: string) => {
    const groups = valueAt(body, ['ui', name])
    return Array.isArray(groups) && groups.length > 0
  }
  if (isFilled('steps')) return 'steps'
  return isFilled('sections') ? 'sections' : null
}

/** The lists that a form's fields stand in, as they are drawn one after the other. */
export function formLists(body: FormBody): FieldList[] {
  const order = drawnOrder(body)
  const groups = groupsOf(body)
  if (!groups) return [{ path: orderPath, names: order }]
  const found = valueAt(body, ['ui', groups])
  const lists = (Array.isArray(found) ? found : []).map((group: unknown, index): FieldList => {
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

const withInserted = (names: readonly string[], index: number, name: string) =>
  names.toSpliced(index < 0 ? names.length : index, 0, name)

/** `name` among names, before `next`, or else behind `previous`; undefined: it stays where it is. */
function among(
  names: readonly string[],
  name: string,
  { previous, next }: { previous: string | undefined; next: string | undefined },
): string[] {
  const others = names.filter((each) => each !== name)
  if (next !== undefined && others.includes(next)) return withInserted(others, others.indexOf(next), name)
  if (previous !== undefined && others.includes(previous))
    return withInserted(others, others.indexOf(previous) + 1, name)
  return names.includes(name) ? [...names] : [...names, name]
}

const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index])

/** Steps and sections without those that have no field any more; fewer than two steps are none. */
export function withoutEmptyGroups(body: FormBody): unknown {
  return (['steps', 'sections'] as const).reduce<unknown>((now, groups) => {
    const found = valueAt(now, ['ui', groups])
    if (!Array.isArray(found)) return now
    const filled = found.filter(
      (group: unknown) => !isRecord(group) || !Array.isArray(group['fields']) || group['fields'].length > 0,
    )
    if (filled.length === found.length) return now
    const least = groups === 'steps' ? 2 : 1
    return withValueAt(now, ['ui', groups], filled.length < least ? undefined : filled)
  }, body)
}

/** The field at another place; the same body: it stands there already. */
export function moveField(body: FormBody, field: FormField, place: FieldPlace): FormBody {
  if (field.id !== field.name) return moveWithin(body, field, place.index)
  const { name } = field
  const lists = formLists(body)
  const from = lists.find(({ names }) => names.includes(name))
  const to = lists.find(({ path }) => isSamePath(path, place.list))
  if (!to) return body
  const isBehind = to === from && place.index > to.names.indexOf(name)
  const others = to.names.filter((each) => each !== name)
  const index = isBehind ? place.index - 1 : place.index
  const beside = { previous: others[index - 1], next: others[index] }
  const order = drawnOrder(body)
  const next = among(order, name, beside)
  const ordered = isSameOrder(order, next) ? body : withValueAt(body, orderPath, next)
  if (to === from || !isRecord(ordered)) return isRecord(ordered) ? ordered : body
  return regrouped(ordered, name, { from: from?.path, to: to.path, beside })
}

function regrouped(
  body: FormBody,
  name: string,
  {
    from,
    to,
    beside,
  }: {
    from: JsonPath | undefined
    to: JsonPath
    beside: { previous: string | undefined; next: string | undefined }
  },
): FormBody {
  const isGroup = (path: JsonPath | undefined): path is JsonPath =>
    path !== undefined && !isSamePath(path, orderPath)
  const put = isGroup(to) ? withValueAt(body, to, among(namesAt(body, to), name, beside)) : body
  const taken = isGroup(from)
    ? withValueAt(
        put,
        from,
        namesAt(put, from).filter((each) => each !== name),
      )
    : put
  const moved = isRecord(taken) ? withoutEmptyGroups(taken) : taken
  return isRecord(moved) ? moved : body
}

/** Fields of a group are drawn as their schema has them. */
function moveWithin(body: FormBody, { name, holder }: FormField, index: number): FormBody {
  const path = [...holder, 'properties']
  const properties = recordAt(body, path)
  const names = Object.keys(properties)
  const others = names.filter((each) => each !== name)
  const at = index > names.indexOf(name) ? index - 1 : index
  const order = withInserted(others, Math.max(0, at), name)
  if (isSameOrder(names, order)) return body
  const moved = withValueAt(body, path, Object.fromEntries(order.map((each) => [each, properties[each]])))
  return isRecord(moved) ? moved : body
}

/** Where a field goes by one step up or down; null: it is at the end. */
export function placeBeside(body: FormBody, field: FormField, step: 1 | -1): FieldPlace | null {
  const isTop = field.id === field.name
  const path = [...field.holder, 'properties']
  const lists = isTop ? formLists(body) : [{ path, names: Object.keys(recordAt(body, path)) }]
  const at = lists.findIndex(({ names }) => names.includes(field.name))
  const list = lists[at]
  if (!list) return null
  const index = list.names.indexOf(field.name) + step
  if (index >= 0 && index < list.names.length)
    return { list: list.path, index: step === 1 ? index + 1 : index }
  const beside = lists[at + step]
  return beside ? { list: beside.path, index: step === 1 ? 0 : beside.names.length } : null
}
