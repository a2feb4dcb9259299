import { isRecord } from '../../../schemas/forms/json-schema.ts'
import { valueAt, withValueAt, type JsonPath } from '../json-path.ts'
import { allFields, readFields, type FormBody, type FormField } from './form-fields.ts'

/** The body with another value at a path; `undefined` takes it away. */
export function put(body: FormBody, path: JsonPath, value: unknown): FormBody {
  const next = withValueAt(body, path, value)
  return isRecord(next) ? next : body
}

/** A record without some of its entries, the others as they stand. */
export const without = (record: Record<string, unknown>, isGone: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !isGone(name)))

export const listAt = (body: unknown, path: JsonPath): unknown[] => {
  const value = valueAt(body, path)
  return Array.isArray(value) ? value : []
}

/** A list after a change; what is no list, or stays the same, is not touched. */
export function changeAt(body: FormBody, path: JsonPath, change: (items: unknown[]) => unknown[]): FormBody {
  const items = valueAt(body, path)
  if (!Array.isArray(items)) return body
  const next = change(items)
  const isSame = next.length === items.length && next.every((item, index) => item === items[index])
  return isSame ? body : put(body, path, next)
}

export function findField(body: FormBody, id: string): FormField | undefined {
  return allFields(readFields(body)).find((field) => field.id === id)
}

/** A name that no other field bears: `email`, `email_2`, … */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}_${number}`
    if (!taken.includes(name)) return name
  }
}

/** Whether something that is called by the id of a field is this one, or stands in it. */
export const isOf = (id: string, of: string) => of === id || of.startsWith(`${id}.`)

/** Messages name a field by its id, or by its own name where no other bears it. */
export function isMessageOf(body: FormBody, field: FormField, fieldName: unknown): boolean {
  if (typeof fieldName !== 'string') return false
  if (isOf(field.id, fieldName)) return true
  const isAlone = allFields(readFields(body)).filter(({ name }) => name === field.name).length === 1
  return isAlone && fieldName === field.name
}

/** Lists of names in steps and sections. */
export function groupPaths(body: FormBody): JsonPath[] {
  return ['steps', 'sections'].flatMap((groups) =>
    listAt(body, ['ui', groups]).map((_, index): JsonPath => ['ui', groups, index, 'fields']),
  )
}
