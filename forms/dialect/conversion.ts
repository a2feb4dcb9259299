import type { JsonSchema } from '../../schemas/json-schema.ts'
import type { Draft } from './drafts.ts'

export interface Options {
  draft: Draft
  /** The form uses `unevaluatedProperties` or `unevaluatedItems`. */
  isEvaluated: boolean
  /** Those that the converted subschemas refer to, by name. */
  definitions: () => JsonSchema
}

export const without = (schema: JsonSchema, ...keywords: readonly string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)))

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Converts some keywords of one schema, whose subschemas are already converted. */
export type Convert = (schema: JsonSchema, options: Options) => JsonSchema
