import { isRecord } from '../../../schemas/forms/json-schema.ts'
import { valueAt } from '../json-path.ts'
import { conditionOf } from './conditions.ts'
import { changeAt, groupPaths, isMessageOf, isOf, listAt, put } from './form-edit.ts'
import { conditionPlaces, recordAt, type FormBody, type FormField } from './form-fields.ts'

/** The field under another name, wherever the form speaks of it; the id that it has then. */
export function renameField(body: FormBody, field: FormField, name: string): { body: FormBody; id: string } {
  const { holder, id: former } = field
  const id = `${former.slice(0, former.length - field.name.length)}${name}`
  const renamed = (each: unknown) => (each === field.name ? name : each)
  const renamedKeys = (record: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key === field.name ? name : key, value]))
  const renamedId = (each: string) => (isOf(former, each) ? `${id}${each.slice(former.length)}` : each)

  let next = put(body, [...holder, 'properties'], renamedKeys(recordAt(body, [...holder, 'properties'])))
  next = changeAt(next, [...holder, 'required'], (names) => names.map(renamed))
  for (const beside of Object.keys(recordAt(next, [...holder, 'properties']))) {
    const path = [...holder, 'properties', beside, 'sameAs']
    if (valueAt(next, path) === field.name) next = put(next, path, name)
  }
  const ui = valueAt(next, ['ui', 'fields'])
  if (isRecord(ui) && Object.keys(ui).some((each) => isOf(former, each)))
    next = put(
      next,
      ['ui', 'fields'],
      Object.fromEntries(Object.entries(ui).map(([key, value]) => [renamedId(key), value])),
    )
  for (const [index, entry] of listAt(body, ['dictionary']).entries()) {
    const fieldName = isRecord(entry) ? entry['fieldName'] : undefined
    if (typeof fieldName !== 'string' || !isMessageOf(body, field, fieldName)) continue
    next = put(
      next,
      ['dictionary', index, 'fieldName'],
      isOf(former, fieldName) ? renamedId(fieldName) : name,
    )
  }
  if (former !== field.name) return { body: next, id }
  next = changeAt(next, ['ui', 'order'], (names) => names.map(renamed))
  for (const path of groupPaths(next)) next = changeAt(next, path, (names) => names.map(renamed))
  for (const place of conditionPlaces(body)) {
    if (conditionOf(valueAt(body, place), place.length === 1)?.field !== field.name) continue
    next = put(
      next,
      [...place, 'if', 'properties'],
      renamedKeys(recordAt(next, [...place, 'if', 'properties'])),
    )
    next = changeAt(next, [...place, 'if', 'required'], (names) => names.map(renamed))
  }
  return { body: next, id }
}
