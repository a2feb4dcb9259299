import { isRecord } from '../../../../schemas/is-record.ts'
import { produce } from 'immer'
import { isSamePath, setAt, type JsonPath } from '../../json-path.ts'
import { addField, positionOf } from './field-changes.ts'
import { formLists, reorderField, type FieldPosition } from './field-order.ts'
import { removalConsequences, removeField } from './field-removal.ts'
import { findField, isOf, messageEntries, type FieldChange } from './form-edit.ts'
import { allFields, isTopLevel, readFields, recordAt, type FormBody, type FormField } from './form-fields.ts'

const isTopList = (list: JsonPath) => list[0] === 'ui'

const groupsIn = (body: FormBody) =>
  allFields(readFields(body)).filter(({ schema }) => isRecord(schema['properties']))

/** Whether a list shows the fields of the field's own parent; steps and sections show those of the form. */
const hasSameParent = (field: FormField, list: JsonPath) =>
  isTopList(list) ? isTopLevel(field) : isSamePath([...field.parent, 'properties'], list)

/**
 * Whether a field may be moved into a group or out of one. Conditions and repeated values refer to fields of the
 * same parent, so a field with such a relation stays; groups cannot be nested.
 */
function canChangeParent(body: FormBody, field: FormField, list: JsonPath): boolean {
  const { condition, schema } = field
  if (condition || schema['sameAs'] !== undefined || isRecord(schema['properties'])) return false
  const { shown, same, inJson } = removalConsequences(body, field)
  const isKnown =
    isTopList(list) || groupsIn(body).some(({ path }) => isSamePath([...path, 'properties'], list))
  return isKnown && shown.length + same.length + inJson.length === 0
}

/** Whether a field may be moved to a list: within its parent, into a group or out of one. */
export function canMoveTo(body: FormBody, field: FormField, list: JsonPath): boolean {
  return hasSameParent(field, list) || canChangeParent(body, field, list)
}

/** Moves a field with its settings and messages; returns the same body if nothing changes. */
export function moveField(body: FormBody, field: FormField, position: FieldPosition): FieldChange {
  const { id: oldId, name, schema, isRequired } = field
  if (hasSameParent(field, position.list)) return { body: reorderField(body, field, position), id: oldId }
  if (!canChangeParent(body, field, position.list)) return { body, id: oldId }
  const { body: added, id } = addField(body, position, { name, schema, isRequired })
  const moved = produce(added, (draft) => {
    const ui = recordAt(body, ['ui', 'fields'])[oldId]
    if (isRecord(ui)) setAt(draft, ['ui', 'fields', id], ui)
    for (const entry of messageEntries(draft)) if (isOf(oldId, entry.fieldName)) entry.fieldName = id
  })
  const left = findField(moved, oldId)
  return { body: left ? removeField(moved, left) : moved, id }
}

/** The end of the group right above a field; null: there is no group, or the field may not move into it. */
export function positionInGroupAbove(body: FormBody, field: FormField): FieldPosition | null {
  if (!isTopLevel(field)) return null
  const names = formLists(body).find((list) => list.names.includes(field.name))?.names ?? []
  const group = groupsIn(body).find(({ id }) => id === names[names.indexOf(field.name) - 1])
  const list = group && [...group.path, 'properties']
  return group && list && canMoveTo(body, field, list) ? { list, index: group.fields.length } : null
}

/** The position after the group of a field; null: it is in no group, or may not leave it. */
export function positionAfterGroup(body: FormBody, field: FormField): FieldPosition | null {
  const group = groupsIn(body).find(({ path }) => isSamePath(path, field.parent))
  // Fields of nested groups in older documents cannot leave them.
  if (!group || !isTopLevel(group)) return null
  const position = positionOf(body, group)
  return position && canMoveTo(body, field, position.list) ? { ...position, index: position.index + 1 } : null
}
