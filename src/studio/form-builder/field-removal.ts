import { isRecord } from '../../../schemas/forms/json-schema.ts'
import { valueAt, type JsonPath } from '../json-path.ts'
import { setCondition, takenFromHolder, withoutEmptyCondition } from './condition-changes.ts'
import { withoutEmptyGroups } from './field-order.ts'
import { changeAt, findField, groupPaths, isMessageOf, isOf, put, without } from './form-edit.ts'
import { partsInJson, readFields, recordAt, type FormBody, type FormField } from './form-fields.ts'

/** What a removal changes beyond the field, for people to know. */
export interface RemovalConsequences {
  /** Fields that were shown by it: they are always shown then. */
  shown: string[]
  /** Fields that had to hold the same: they need not any more. */
  same: string[]
  /** Parts of the schema, edited as JSON, that speak of it: they have to be mended there. */
  inJson: JsonPath[]
}

/** Whether a name stands anywhere in a value. */
function mentions(value: unknown, name: string): boolean {
  if (value === name) return true
  if (Array.isArray(value)) return value.some((item) => mentions(item, name))
  return isRecord(value) && Object.entries(value).some(([key, item]) => key === name || mentions(item, name))
}

export function consequencesOf(body: FormBody, field: FormField): RemovalConsequences {
  const isTop = field.id === field.name
  const beside = Object.entries(recordAt(body, [...field.holder, 'properties']))
  return {
    shown: readFields(body)
      .filter(({ condition }) => isTop && condition?.field === field.name)
      .map(({ name }) => name),
    same: beside
      .filter(([name, schema]) => name !== field.name && isRecord(schema) && schema['sameAs'] === field.name)
      .map(([name]) => name),
    inJson: partsInJson(body).filter((path) => isTop && mentions(valueAt(body, path), field.name)),
  }
}

/** The form without a field, and without what is said of it elsewhere. */
export function removeField(body: FormBody, field: FormField): FormBody {
  const { shown, same } = consequencesOf(body, field)
  const isTop = field.id === field.name
  let next = body
  for (const name of same) next = put(next, [...field.holder, 'properties', name, 'sameAs'], undefined)
  const ui = valueAt(next, ['ui', 'fields'])
  if (isRecord(ui) && Object.keys(ui).some((each) => isOf(field.id, each)))
    next = put(
      next,
      ['ui', 'fields'],
      without(ui, (each) => isOf(field.id, each)),
    )
  next = changeAt(next, ['dictionary'], (entries) =>
    entries.filter((entry) => !(isRecord(entry) && isMessageOf(body, field, entry['fieldName']))),
  )
  if (isTop) {
    next = changeAt(next, ['ui', 'order'], (names) => names.filter((name) => name !== field.name))
    for (const path of groupPaths(next))
      next = changeAt(next, path, (names) => names.filter((name) => name !== field.name))
    next = put(next, [], withoutEmptyGroups(next))
  }
  next = withoutEmptyCondition(takenFromHolder(next, field), field.holder)
  for (const name of shown) {
    const dependent = findField(next, name)
    if (dependent) next = setCondition(next, dependent, null)
  }
  return next
}
