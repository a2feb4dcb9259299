import { produce } from 'immer'
import { setAt, type JsonPath } from '../../json-path.ts'
import { setCondition } from './condition-changes.ts'
import type { FieldBeginning } from './field-kinds.ts'
import { formLists, reorderField, type FieldPosition } from './field-order.ts'
import {
  addName,
  filterAt,
  findField,
  freeName,
  isOf,
  listAt,
  messageEntries,
  type FieldChange,
} from './form-edit.ts'
import {
  allFields,
  isTopLevel,
  namesAt,
  readFields,
  recordAt,
  type FormBody,
  type FormField,
} from './form-fields.ts'

/** Names of the fields whose names must differ: those with the same parent. */
export function siblingNames(body: FormBody, field: FormField): string[] {
  return isTopLevel(field)
    ? readFields(body).map(({ name }) => name)
    : Object.keys(recordAt(body, [...field.parent, 'properties']))
}

/** A new or copied field with the settings stored outside its schema. */
interface NewField extends FieldBeginning {
  name: string
}

/** Adds a field at a position of the form or of a group. */
export function addField(
  body: FormBody,
  position: FieldPosition,
  { name, schema, ui, isRequired }: NewField,
): FieldChange {
  const isTop = position.list[0] === 'ui'
  const parent: JsonPath = isTop ? ['schema'] : position.list.slice(0, -1)
  const free = freeName(
    name,
    isTop ? readFields(body).map((field) => field.name) : Object.keys(recordAt(body, position.list)),
  )
  const id = isTop ? free : `${groupIdOf(body, parent)}.${free}`
  const added = produce(body, (draft) => {
    setAt(draft, [...parent, 'properties', free], schema)
    if (isRequired) addName(draft, [...parent, 'required'], free)
    if (ui) setAt(draft, ['ui', 'fields', id], ui)
    if (!isTop) return
    const order = listAt(draft, ['ui', 'order'])
    if (order.length > 0 && !order.includes('*')) order.push(free)
    const isGroup = position.list.length > 2
    if (isGroup) addName(draft, position.list, free)
  })
  const field = findField(added, id)
  return { body: field ? reorderField(added, field, position) : added, id }
}

function groupIdOf(body: FormBody, path: JsonPath): string {
  const key = path.join('/')
  return allFields(readFields(body)).find((field) => field.path.join('/') === key)?.id ?? ''
}

export function setRequired(body: FormBody, { parent, name }: FormField, isRequired: boolean): FormBody {
  const path = [...parent, 'required']
  if (namesAt(body, path).includes(name) === isRequired) return body
  return produce(body, (draft) =>
    isRequired ? addName(draft, path, name) : filterAt(draft, path, (each) => each !== name),
  )
}

/** Copies a field with its settings and messages, under a name of its own. */
export function copyField(body: FormBody, field: FormField, position: FieldPosition): FieldChange {
  const { schema, isRequired } = field
  const name = field.name.replace(/_\d+$/, '')
  const added = addField(body, position, { name, schema: structuredClone(schema), isRequired })
  const newId = (id: string) => `${added.id}${id.slice(field.id.length)}`
  const copied = produce(added.body, (draft) => {
    for (const [id, ui] of Object.entries(recordAt(body, ['ui', 'fields'])))
      if (isOf(field.id, id)) setAt(draft, ['ui', 'fields', newId(id)], structuredClone(ui))
    const messages = messageEntries(body).filter(({ fieldName }) => isOf(field.id, fieldName))
    listAt(draft, ['dictionary']).push(
      ...messages.map((entry) => ({ ...structuredClone(entry), fieldName: newId(entry.fieldName) })),
    )
  })
  const copy = findField(copied, added.id)
  if (!copy || !field.condition) return { body: copied, id: added.id }
  return { body: setCondition(copied, copy, field.condition), id: added.id }
}

/** The list that shows a field, and the index of the field in it. */
export function positionOf(body: FormBody, field: FormField): FieldPosition | null {
  const path = [...field.parent, 'properties']
  const lists = isTopLevel(field) ? formLists(body) : [{ path, names: Object.keys(recordAt(body, path)) }]
  const list = lists.find(({ names }) => names.includes(field.name))
  return list ? { list: list.path, index: list.names.indexOf(field.name) } : null
}
