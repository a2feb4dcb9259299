import { createContext, use } from 'react'

/** The value whose fields are shown, for fields whose choices depend on others. */
export const FieldsValueContext = createContext<unknown>(undefined)
export const useFieldsValue = () => use(FieldsValueContext)
