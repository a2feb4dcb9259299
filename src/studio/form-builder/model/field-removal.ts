import { isRecord } from '../../../../schemas/is-record.ts'
import { produce } from 'immer'
import { setAt, valueAt, type JsonPath } from '../../json-path.ts'
import { asksFor, withoutTestsOf } from './conditions.ts'
import { removeEmptyCondition, removeFromParent, setCondition } from './condition-changes.ts'
import { removeEmptyGroups } from './field-order.ts'
import {
  draftRecordAt,
  filterAt,
  findField,
  groupPaths,
  isMessageOf,
  isOf,
  messageEntries,
} from './form-edit.ts'
import {
  isTopLevel,
  partsInJson,
  readFields,
  recordAt,
  type FormBody,
  type FormField,
} from './form-fields.ts'

/** What the removal of a field changes elsewhere in the form. */
export interface RemovalConsequences {
  /** Fields that depended on it and are always shown from then on. */
  shown: string[]
  /** Fields that depended on it and others, and depend on the others alone from then on. */
  fewer: string[]
  /** Fields that had to repeat its value and no longer have to. */
  same: string[]
  /** Parts of the schema edited as JSON that mention it and must be fixed by hand. */
  inJson: JsonPath[]
}

function mentions(value: unknown, name: string): boolean {
  if (value === name) return true
  if (Array.isArray(value)) return value.some((item) => mentions(item, name))
  return isRecord(value) && Object.entries(value).some(([key, item]) => key === name || mentions(item, name))
}

export function removalConsequences(body: FormBody, field: FormField): RemovalConsequences {
  const isTop = isTopLevel(field)
  const siblings = Object.entries(recordAt(body, [...field.parent, 'properties']))
  const dependents = readFields(body).filter(({ condition }) => isTop && asksFor(condition, field.name))
  const isLeft = ({ condition }: FormField) => condition && withoutTestsOf(condition, field.name)
  return {
    shown: dependents.filter((each) => !isLeft(each)).map(({ name }) => name),
    fewer: dependents.filter(isLeft).map(({ name }) => name),
    same: siblings
      .filter(([name, schema]) => name !== field.name && isRecord(schema) && schema['sameAs'] === field.name)
      .map(([name]) => name),
    inJson: partsInJson(body).filter((path) => isTop && mentions(valueAt(body, path), field.name)),
  }
}

/** Removes a field and every reference to it. */
export function removeField(body: FormBody, field: FormField): FormBody {
  const { id, name: removed, parent } = field
  const { shown, fewer, same } = removalConsequences(body, field)
  const left = produce(body, (draft) => {
    for (const name of same) setAt(draft, [...parent, 'properties', name, 'sameAs'], undefined)
    const ui = draftRecordAt(draft, ['ui', 'fields'])
    for (const key of Object.keys(ui)) if (isOf(id, key)) Reflect.deleteProperty(ui, key)
    const messages = new Set<unknown>(
      messageEntries(draft).filter(({ fieldName }) => isMessageOf(body, field, fieldName)),
    )
    filterAt(draft, ['dictionary'], (entry) => !messages.has(entry))
    if (isTopLevel(field)) {
      for (const path of [['ui', 'order'], ...groupPaths(body)])
        filterAt(draft, path, (name) => name !== removed)
      removeEmptyGroups(draft)
    }
    removeFromParent(draft, field)
    removeEmptyCondition(draft, parent)
  })
  return [...shown, ...fewer].reduce((now, name) => {
    const dependent = findField(now, name)
    const condition = dependent?.condition
    return dependent && condition ? setCondition(now, dependent, withoutTestsOf(condition, removed)) : now
  }, left)
}
