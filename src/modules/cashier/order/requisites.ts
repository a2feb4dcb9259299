import type { DepositMethod } from '../../../../schemas/api/entities/cashier.ts'
import { isRecord } from '../../../../schemas/is-record.ts'

type Requisites = DepositMethod['requisites']
type Schema = Record<string, unknown>

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** The stricter of two limits, or the only one. */
function stricter(known: unknown, added: number | undefined, pick: (...values: number[]) => number) {
  if (added === undefined) return known
  return typeof known === 'number' ? pick(known, added) : added
}

function narrowField(field: Schema, { min, max, pattern }: Requisites[number]): Schema {
  const bounds = {
    minLength: stricter(field.minLength, min, Math.max),
    maxLength: stricter(field.maxLength, max, Math.min),
  }
  const added = Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined))
  if (pattern === undefined || pattern === field.pattern) return { ...field, ...added }
  const known: unknown[] = Array.isArray(field.allOf) ? field.allOf : []
  return { ...field, ...added, allOf: [...known, { pattern }] }
}

/**
 * Narrows the schema of a method's form document by the platform's requirements: fields may become required
 * and limits stricter. Fields missing from the document are added, so that payments work before a content
 * manager has described them.
 */
export function narrowRequisites(schema: Schema, requisites: Requisites): Schema {
  // Returning the same schema keeps its compiled validator.
  if (requisites.length === 0) return schema
  const properties = isRecord(schema.properties) ? { ...schema.properties } : {}
  const required = new Set(strings(schema.required))
  for (const requisite of requisites) {
    const { name, label = name } = requisite
    const known = properties[name]
    properties[name] = narrowField(isRecord(known) ? known : { type: 'string', title: label }, requisite)
    if (requisite.required) required.add(name)
  }
  return { ...schema, properties, required: [...required] }
}

/** Values known from the account: the phone used for login is probably the one that pays. */
export function knownRequisites(login: string | undefined): Record<string, string> | undefined {
  return login !== undefined && /^998\d{9}$/.test(login) ? { phone: `+${login}` } : undefined
}
