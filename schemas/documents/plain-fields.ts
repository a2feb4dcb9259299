import { isRecord } from '../is-record.ts'
import { blockFieldsOf, bodyContract, kindOf, type DocumentKind } from '../kinds/index.ts'

/** A field of a document that has one value, such as a text or a choice. */
export interface PlainField {
  /** Names of the fields that lead to it. */
  path: readonly string[]
  schema: Readonly<Record<string, unknown>>
  isRequired: boolean
}

const plainTypes: readonly unknown[] = ['string', 'number', 'integer', 'boolean']

/** A text, a number, a switch or a choice. */
const isValue = (schema: Readonly<Record<string, unknown>>) =>
  plainTypes.includes(schema['type']) || Array.isArray(schema['enum'])

/** Whether editors can fill in the field without the rest of its document. */
function isPlain(schema: Readonly<Record<string, unknown>>): boolean {
  if (isValue(schema) || schema['localized'] === true) return true
  const { type, items } = schema
  return type === 'array' && isRecord(items) && isValue(items)
}

function fieldsIn(schema: Readonly<Record<string, unknown>>, path: readonly string[]): PlainField[] {
  const { properties, required } = schema
  if (!isRecord(properties)) return []
  const names: readonly unknown[] = Array.isArray(required) ? required : []
  return Object.entries(properties).flatMap(([name, inner]): PlainField[] => {
    if (!isRecord(inner)) return []
    const own = [...path, name]
    if (isPlain(inner)) return [{ path: own, schema: inner, isRequired: names.includes(name) }]
    return inner['type'] === 'object' ? fieldsIn(inner, own) : []
  })
}

/** Fields that can have the same value in many documents. Not the address of a page, a role and how a popup opens, which are its own. */
export function plainFieldsOf(kind: DocumentKind, key: string): PlainField[] {
  const contract: unknown = bodyContract(kind, key)
  if (!isRecord(contract)) return []
  const others = [...blockFieldsOf(kind), kindOf(kind).addressField, 'role', 'opens']
  return fieldsIn(contract, []).filter(({ path: [first = ''] }) => !others.includes(first))
}

/** Identifies a field in a list. */
export const fieldName = (path: readonly string[]) => path.join('/')
