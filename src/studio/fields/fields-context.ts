import { createContext, use } from 'react'
import type { JsonPath } from '../json-path.ts'

/** Shared state of the fields of one value. */
export interface FieldsContextValue {
  /** The field to focus: collapsed rows on the way open. A new object triggers a new jump. */
  target: { path: JsonPath } | null
}

export const FieldsContext = createContext<FieldsContextValue>({ target: null })
export const useFieldsContext = () => use(FieldsContext)
