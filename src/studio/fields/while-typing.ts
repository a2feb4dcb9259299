import { createContext } from 'react'
import type { FormStore } from '../../../forms/react/form.ts'

/** How the fields of a document keep each key; undefined: what they edit is no document. */
export const WhileTypingContext = createContext<FormStore['whileTyping']>(undefined)
