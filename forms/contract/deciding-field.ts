import { isRecord } from '../../schemas/is-record.ts'
import type { JsonSchema } from '../../schemas/json-schema.ts'

const fieldOf = (schema: JsonSchema, name: string): unknown => {
  const { properties } = schema
  return isRecord(properties) ? properties[name] : undefined
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isTelling = (field: unknown) => isRecord(field) && ('const' in field || Array.isArray(field['enum']))

const allows = (field: unknown, value: unknown) =>
  isRecord(field) &&
  (Array.isArray(field['enum'])
    ? field['enum'].some((each: unknown) => isSame(each, value))
    : isSame(field['const'], value))

/** The field beside the alternatives whose value decides between them; undefined: the user chooses directly. */
export function decidingField(
  { properties }: JsonSchema,
  alternatives: readonly JsonSchema[],
): string | undefined {
  return Object.keys(isRecord(properties) ? properties : {}).find((name) =>
    alternatives.every((alternative) => isTelling(fieldOf(alternative, name))),
  )
}

/** The index of the alternative that a field decides for; -1: none. */
export const decidedBy = (name: string, alternatives: readonly JsonSchema[], values: unknown): number =>
  alternatives.findIndex(
    (alternative) => isRecord(values) && allows(fieldOf(alternative, name), values[name]),
  )
