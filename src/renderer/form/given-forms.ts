import { createContext } from 'react'
import type { ReadyForm } from './load-form.ts'

/** Forms that were loaded before they are rendered, by key of the document. All others load themselves. */
export interface GivenForms {
  get: (formKey: string) => ReadyForm | undefined
}

const none: GivenForms = { get: () => undefined }

export const GivenFormsContext = createContext(none)
