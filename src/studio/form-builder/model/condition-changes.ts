import { produce } from 'immer'
import { valueAt, setAt, type JsonPath } from '../../json-path.ts'
import { conditionOf, type FieldCondition } from '../../../../forms/index.ts'
import { conditionSchema, isSameCondition } from './conditions.ts'
import { displayOrder } from './field-order.ts'
import { addName, draftRecordAt, filterAt, listAt } from './form-edit.ts'
import { conditionPaths, readFields, recordAt, type FormBody, type FormField } from './form-fields.ts'

const partsPath: JsonPath = ['schema', 'allOf']

/** Removes the condition that a parent schema belongs to, and an empty `allOf`, once the parent has no fields. */
export function removeEmptyCondition(draft: FormBody, parent: JsonPath): void {
  const path = parent.slice(0, -1)
  if (parent.at(-1) !== 'then' || Object.keys(recordAt(draft, [...parent, 'properties'])).length > 0) return
  if (path.length === 1) {
    setAt(draft, [...path, 'if'], undefined)
    setAt(draft, parent, undefined)
    return
  }
  const parts = listAt(draft, partsPath)
  parts.splice(Number(path[2]), 1)
  if (parts.length === 0) setAt(draft, partsPath, undefined)
}

export function removeFromParent(draft: FormBody, { parent, name }: FormField): void {
  Reflect.deleteProperty(draftRecordAt(draft, [...parent, 'properties']), name)
  filterAt(draft, [...parent, 'required'], (each) => each !== name)
}

/** The schema that holds the fields of a condition; a new condition is appended to `allOf`. */
function parentFor(draft: FormBody, condition: FieldCondition | null): JsonPath {
  if (!condition) return ['schema']
  const known = conditionPaths(draft).find((path) => {
    const found = conditionOf(valueAt(draft, path), path.length === 1)
    return isSameCondition(found, condition)
  })
  if (known) return [...known, 'then']
  const parts = listAt(draft, partsPath)
  setAt(draft, partsPath, [...parts, conditionSchema(condition)])
  return [...partsPath, parts.length, 'then']
}

/** Shows a field of the form only while a condition holds; null: always. */
export function setCondition(body: FormBody, field: FormField, condition: FieldCondition | null): FormBody {
  const { condition: now, name, schema, isRequired } = field
  if (isSameCondition(now, condition)) return body
  return produce(body, (draft) => {
    const parent = parentFor(draft, condition)
    setAt(draft, [...parent, 'properties', name], schema)
    if (isRequired) addName(draft, [...parent, 'required'], name)
    removeFromParent(draft, field)
    removeEmptyCondition(draft, field.parent)
    // Its position in the schema has changed, its position on the page must not.
    const order = displayOrder(body)
    if (displayOrder(draft).join() !== order.join()) setAt(draft, ['ui', 'order'], order)
  })
}

/** Fields that may decide whether another one is shown: all that do not depend on it themselves. */
export function decidingFields(body: FormBody, field: FormField): FormField[] {
  const fields = readFields(body)
  const dependsOn = (each: FormField | undefined, seen: readonly string[] = []): boolean => {
    const names = (each?.condition?.tests ?? []).map((test) => test.field)
    return names.some(
      (name) =>
        name === field.name ||
        (!seen.includes(name) &&
          dependsOn(
            fields.find((other) => other.name === name),
            [...seen, name],
          )),
    )
  }
  return fields.filter((each) => each.name !== field.name && each.fields.length === 0 && !dependsOn(each))
}
