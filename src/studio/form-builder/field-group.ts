import { isRecord } from '../../../schemas/forms/json-schema.ts'
import { isSamePath, type JsonPath } from '../json-path.ts'
import { addField, placeOfField } from './field-changes.ts'
import { formLists, moveField, type FieldPlace } from './field-order.ts'
import { consequencesOf, removeField } from './field-removal.ts'
import { findField, isOf, listAt, put } from './form-edit.ts'
import { allFields, readFields, recordAt, type FormBody, type FormField } from './form-fields.ts'

/** Where a field of a form comes to stand, and what it is called there. */
export interface PlacedField {
  body: FormBody
  id: string
}

const isTopList = (list: JsonPath) => list[0] === 'ui'

/** The groups of a form. */
const groupsIn = (body: FormBody) =>
  allFields(readFields(body)).filter(({ schema }) => isRecord(schema['properties']))

/** Whether a list is of the schema that the field stands in: steps and sections are of the form's. */
const isOfHolder = ({ id, name, holder }: FormField, list: JsonPath) =>
  isTopList(list) ? id === name : isSamePath([...holder, 'properties'], list)

/**
 * Whether a field may be put into a group or out of one. What another field says of it, or it of another, is said of
 * fields beside each other, so such a field stays; and groups do not go into groups.
 */
function mayChangeHolder(body: FormBody, field: FormField, list: JsonPath): boolean {
  const { condition, schema } = field
  if (condition || schema['sameAs'] !== undefined || isRecord(schema['properties'])) return false
  const { shown, same, inJson } = consequencesOf(body, field)
  const isKnown =
    isTopList(list) || groupsIn(body).some(({ path }) => isSamePath([...path, 'properties'], list))
  return isKnown && shown.length + same.length + inJson.length === 0
}

/** Whether a field may be moved to a list: within what holds it, into a group or out of one. */
export function mayStand(body: FormBody, field: FormField, list: JsonPath): boolean {
  return isOfHolder(field, list) || mayChangeHolder(body, field, list)
}

/** The field at another place, with what is said of it elsewhere; the same body: it stands there already. */
export function placeField(body: FormBody, field: FormField, place: FieldPlace): PlacedField {
  const { id: former, name, schema, isRequired } = field
  if (isOfHolder(field, place.list)) return { body: moveField(body, field, place), id: former }
  if (!mayChangeHolder(body, field, place.list)) return { body, id: former }
  const ui = recordAt(body, ['ui', 'fields'])[former]
  const { body: added, id } = addField(body, place, { name, schema, isRequired })
  const looks = isRecord(ui)
    ? put(added, ['ui', 'fields'], { ...recordAt(added, ['ui', 'fields']), [id]: ui })
    : added
  const told = put(
    looks,
    ['dictionary'],
    listAt(looks, ['dictionary']).map((entry) =>
      isRecord(entry) && typeof entry['fieldName'] === 'string' && isOf(former, entry['fieldName'])
        ? { ...entry, fieldName: id }
        : entry,
    ),
  )
  const left = findField(told, former)
  return { body: left ? removeField(told, left) : told, id }
}

/** The place at the end of the group that stands right above a field; null: there is none, or it must not go there. */
export function placeInGroup(body: FormBody, field: FormField): FieldPlace | null {
  if (field.id !== field.name) return null
  const names = formLists(body).find((list) => list.names.includes(field.name))?.names ?? []
  const group = groupsIn(body).find(({ id }) => id === names[names.indexOf(field.name) - 1])
  const list = group && [...group.path, 'properties']
  return group && list && mayStand(body, field, list) ? { list, index: group.fields.length } : null
}

/** The place right behind the group that a field stands in; null: it stands in none, or must not leave. */
export function placeBehindGroup(body: FormBody, field: FormField): FieldPlace | null {
  const group = groupsIn(body).find(({ path }) => isSamePath(path, field.holder))
  // Fields of groups within groups go where groups are no more one within the other.
  if (!group || group.id !== group.name) return null
  const place = placeOfField(body, group)
  return place && mayStand(body, field, place.list) ? { ...place, index: place.index + 1 } : null
}
