import { createContext, use } from 'react'
import type { JsonPath } from '../json-path.ts'

/** What the fields of one value share. */
export interface FieldsContextValue {
  /** A finding or a search leads there: rows on the way open by themselves. Another object, another jump. */
  target: { path: JsonPath } | null
}

export const FieldsContext = createContext<FieldsContextValue>({ target: null })
export const useFieldsContext = () => use(FieldsContext)
