import { produce } from 'immer'
import { isDraftRecord, setAt, valueAt } from '../../json-path.ts'
import { conditionOf } from '../../../../forms/index.ts'
import { askedBy, asksFor } from './conditions.ts'
import {
  draftRecordAt,
  groupPaths,
  isMessageOf,
  isOf,
  messageEntries,
  renameKeys,
  replaceName,
  type FieldChange,
} from './form-edit.ts'
import { conditionPaths, isTopLevel, type FormBody, type FormField } from './form-fields.ts'

/** Renames a field in every part of the form that refers to it. */
export function renameField(body: FormBody, field: FormField, name: string): FieldChange {
  const { parent, id: oldId, name: oldName } = field
  const id = `${oldId.slice(0, oldId.length - oldName.length)}${name}`
  const newName = (each: string) => (each === oldName ? name : each)
  const newId = (each: string) => (isOf(oldId, each) ? `${id}${each.slice(oldId.length)}` : each)

  const renamed = produce(body, (draft) => {
    const properties = draftRecordAt(draft, [...parent, 'properties'])
    renameKeys(properties, newName)
    replaceName(draft, [...parent, 'required'], oldName, name)
    for (const schema of Object.values(properties))
      if (isDraftRecord(schema) && schema['sameAs'] === oldName) schema['sameAs'] = name
    renameKeys(draftRecordAt(draft, ['ui', 'fields']), newId)
    for (const entry of messageEntries(draft))
      if (isMessageOf(body, field, entry.fieldName))
        entry.fieldName = isOf(oldId, entry.fieldName) ? newId(entry.fieldName) : name
    if (!isTopLevel(field)) return
    for (const path of [['ui', 'order'], ...groupPaths(body)]) replaceName(draft, path, oldName, name)
    for (const path of conditionPaths(body)) {
      const condition = conditionOf(valueAt(body, path), path.length === 1)
      if (!condition || !asksFor(condition, oldName)) continue
      const tests = condition.tests.map((test) => ({ ...test, field: newName(test.field) }))
      setAt(draft, [...path, 'if'], askedBy({ ...condition, tests }))
    }
  })
  return { body: renamed, id }
}
