import type { Phrase } from '../../schemas/phrase.ts'

/** A combination of conditions and alternatives that a user can reach, with values that can be sent. */
export interface ProvedState {
  /** Outcomes of the conditions and alternatives; none in a form without any. */
  branches: readonly Phrase[]
  values: unknown
}

/** What publishing found out about filling in a form. */
export interface FormProof {
  states: readonly ProvedState[]
  /** States for which no values were found; the issues of the form name the reasons. */
  unproved: readonly (readonly Phrase[])[]
  /** Whether these are all states; there are others if the form has too many, or proving took too long. */
  isComplete: boolean
  /** Number of steps that each state was filled in through, one after another; 0: the form has none. */
  steps: number
}
