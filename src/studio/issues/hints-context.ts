import { createContext, use } from 'react'
import type { DocumentIssue } from '../../../schemas/issue.ts'

/** What style lists say of the texts of the open document. */
export interface Hints {
  hints: readonly DocumentIssue[]
  /** undefined: the user may not edit. */
  dismiss: ((hint: DocumentIssue) => Promise<void>) | undefined
}

export const HintsContext = createContext<Hints>({ hints: [], dismiss: undefined })
export const useHints = () => use(HintsContext)
