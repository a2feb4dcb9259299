import { isRecord } from '../../../../schemas/is-record.ts'
import { isDraftRecord, setAt, valueAt, type JsonPath } from '../../json-path.ts'
import { allFields, namesAt, readFields, type FormBody, type FormField } from './form-fields.ts'

/** A form after a change, and the id of the field that was changed. */
export interface FieldChange {
  body: FormBody
  id: string
}

/** A record without some of its entries. */
export const omit = (record: Record<string, unknown>, isOmitted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !isOmitted(name)))

export const listAt = (body: unknown, path: JsonPath): unknown[] => {
  const value = valueAt(body, path)
  return Array.isArray(value) ? value : []
}

/** The record at a path of a draft, to be changed in place; a detached one if there is none. */
export const draftRecordAt = (draft: unknown, path: JsonPath): Record<string, unknown> => {
  const value = valueAt(draft, path)
  return isDraftRecord(value) ? value : {}
}

/** Appends a name to a list of a draft; creates the list if it is missing. */
export function addName(draft: FormBody, path: JsonPath, name: string): void {
  setAt(draft, path, [...namesAt(draft, path), name])
}

/** Filters a list of a draft; a list that keeps all its items is not touched. */
export function filterAt(draft: FormBody, path: JsonPath, isKept: (item: unknown) => boolean): void {
  const items = listAt(draft, path)
  const kept = items.filter(isKept)
  if (kept.length < items.length) setAt(draft, path, kept)
}

/** Replaces a name in a list of a draft. */
export function replaceName(draft: FormBody, path: JsonPath, from: string, to: string): void {
  const names = listAt(draft, path)
  for (const [index, name] of names.entries()) if (name === from) names[index] = to
}

/** Renames keys of a record of a draft and keeps their order. */
export function renameKeys(record: Record<string, unknown>, newKey: (key: string) => string): void {
  const entries = Object.entries(record)
  if (entries.every(([key]) => newKey(key) === key)) return
  for (const [key, value] of entries) {
    Reflect.deleteProperty(record, key)
    record[newKey(key)] = value
  }
}

/** An entry of the dictionary: the messages of one field. */
type MessageEntry = Record<string, unknown> & { fieldName: string }

const isMessageEntry = (entry: unknown): entry is MessageEntry =>
  isRecord(entry) && typeof entry['fieldName'] === 'string'

export const messageEntries = (body: unknown): MessageEntry[] =>
  listAt(body, ['dictionary']).filter(isMessageEntry)

export function findField(body: FormBody, id: string): FormField | undefined {
  return allFields(readFields(body)).find((field) => field.id === id)
}

/** A name that no other field has: `email`, `email_2`, … */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}_${number}`
    if (!taken.includes(name)) return name
  }
}

/** Whether the id `of` names the field `id` or a field within it. */
export const isOf = (id: string, of: string) => of === id || of.startsWith(`${id}.`)

/** Messages refer to a field by its id, or by its name if the name is unique in the form. */
export function isMessageOf(body: FormBody, field: FormField, fieldName: string): boolean {
  if (isOf(field.id, fieldName)) return true
  const isUnique = allFields(readFields(body)).filter(({ name }) => name === field.name).length === 1
  return isUnique && fieldName === field.name
}

/** Paths of the lists of field names in steps and sections. */
export function groupPaths(body: FormBody): JsonPath[] {
  return ['steps', 'sections'].flatMap((groups) =>
    listAt(body, ['ui', groups]).map((_, index): JsonPath => ['ui', groups, index, 'fields']),
  )
}
