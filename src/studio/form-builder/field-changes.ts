import { isRecord } from '../../../schemas/forms/json-schema.ts'
import { valueAt, type JsonPath } from '../json-path.ts'
import { setCondition } from './condition-changes.ts'
import type { FieldBeginning } from './field-kinds.ts'
import { formLists, moveField, type FieldPlace } from './field-order.ts'
import { changeAt, findField, freeName, isOf, listAt, put } from './form-edit.ts'
import { allFields, namesAt, readFields, recordAt, type FormBody, type FormField } from './form-fields.ts'

/** Names of fields that must differ: those beside each other. */
export function namesBeside(body: FormBody, { id, name, holder }: FormField): string[] {
  return id === name
    ? readFields(body).map((field) => field.name)
    : Object.keys(recordAt(body, [...holder, 'properties']))
}

/** What is new or copied: a schema with all that is said of the field elsewhere. */
interface NewField extends FieldBeginning {
  name: string
}

/** A field at a place, in the group that the place is of or in the form; `undefined`: there is no such place. */
export function addField(body: FormBody, place: FieldPlace, { name, schema, ui, isRequired }: NewField) {
  const isTop = place.list[0] === 'ui'
  const holder: JsonPath = isTop ? ['schema'] : place.list.slice(0, -1)
  const group = isTop ? '' : `${groupIdOf(body, holder)}.`
  const free = freeName(
    name,
    isTop ? readFields(body).map((field) => field.name) : Object.keys(recordAt(body, place.list)),
  )
  const id = `${group}${free}`
  const written = put(body, [...holder, 'properties', free], schema)
  const asked = isRequired
    ? put(written, [...holder, 'required'], [...namesAt(written, [...holder, 'required']), free])
    : written
  const drawn = ui ? put(asked, ['ui', 'fields'], { ...recordAt(asked, ['ui', 'fields']), [id]: ui }) : asked
  const listed = isTop ? inOrder(drawn, free, place) : drawn
  const field = findField(listed, id)
  return { body: field ? moveField(listed, field, place) : listed, id }
}

function groupIdOf(body: FormBody, path: JsonPath): string {
  const key = path.join('/')
  return allFields(readFields(body)).find((field) => field.path.join('/') === key)?.id ?? ''
}

/** A new field is told of where every field must be: in an order that names all, and in one of the steps. */
function inOrder(body: FormBody, name: string, { list }: FieldPlace): FormBody {
  const order = valueAt(body, ['ui', 'order'])
  const isTold = !Array.isArray(order) || order.includes('*')
  const ordered = isTold ? body : changeAt(body, ['ui', 'order'], (names) => [...names, name])
  const isGroup = list.length > 2
  return isGroup ? put(ordered, list, [...namesAt(ordered, list), name]) : ordered
}

export function setRequired(body: FormBody, { holder, name }: FormField, isRequired: boolean): FormBody {
  const path = [...holder, 'required']
  const names = namesAt(body, path)
  if (names.includes(name) === isRequired) return body
  return put(body, path, isRequired ? [...names, name] : names.filter((each) => each !== name))
}

/** A copy of the field behind it, under a name of its own, with what is said of it elsewhere. */
export function copyField(
  body: FormBody,
  field: FormField,
  place: FieldPlace,
): { body: FormBody; id: string } {
  const { schema, isRequired } = field
  const base = field.name.replace(/_\d+$/, '')
  const added = addField(body, place, { name: base, schema: structuredClone(schema), isRequired })
  const uis = Object.entries(recordAt(body, ['ui', 'fields'])).filter(([key]) => isOf(field.id, key))
  const drawn = uis.reduce(
    (now, [key, ui]) =>
      put(now, ['ui', 'fields'], {
        ...recordAt(now, ['ui', 'fields']),
        [`${added.id}${key.slice(field.id.length)}`]: structuredClone(ui),
      }),
    added.body,
  )
  const messages = listAt(body, ['dictionary']).flatMap((entry) => {
    const fieldName = isRecord(entry) ? entry['fieldName'] : undefined
    if (!isRecord(entry) || typeof fieldName !== 'string' || !isOf(field.id, fieldName)) return []
    return [{ ...structuredClone(entry), fieldName: `${added.id}${fieldName.slice(field.id.length)}` }]
  })
  const said = changeAt(drawn, ['dictionary'], (entries) => [...entries, ...messages])
  const copy = findField(said, added.id)
  if (!copy || !field.condition) return { body: said, id: added.id }
  return { body: setCondition(said, copy, field.condition), id: added.id }
}

/** The list that a field stands in and its place there. */
export function placeOfField(body: FormBody, field: FormField): FieldPlace | null {
  const path = [...field.holder, 'properties']
  const lists =
    field.id === field.name ? formLists(body) : [{ path, names: Object.keys(recordAt(body, path)) }]
  const list = lists.find(({ names }) => names.includes(field.name))
  return list ? { list: list.path, index: list.names.indexOf(field.name) } : null
}
