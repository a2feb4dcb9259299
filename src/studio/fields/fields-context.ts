import { createContext, use } from 'react'
import type { JsonPath } from '../json-path.ts'

/** Shared state of the fields of one value. */
export interface FieldsContextValue {
  /** The field to focus: collapsed rows on the way open. A new object triggers a new jump. */
  target: { path: JsonPath } | null
  /** Fields of the value that are edited elsewhere. */
  omitted: readonly string[]
}

export const FieldsContext = createContext<FieldsContextValue>({ target: null, omitted: [] })
export const useFieldsContext = () => use(FieldsContext)
