/** What the search for values finds. */
import type { Phrase } from '../../schemas/phrase.ts'
import type { Failure } from './scalars.ts'
import type { Branch, Path } from './worlds.ts'

/** Values for one combination. */
export interface Filled {
  value: unknown
  branches: readonly Branch[]
}

/** A combination that the user can reach and for which no values were found. */
export interface Trap {
  path: Path
  branches: readonly Branch[]
  reason: Phrase
  /** The schema that makes it impossible, and its keyword; undefined: it only could not be proved. */
  schema?: unknown
  keyword?: string
}

export interface Solution {
  filled: readonly Filled[]
  traps: readonly Trap[]
  /** Optional fields that cannot be filled in. */
  unfillable: readonly Trap[]
  /** Whether all combinations were tried. */
  isComplete: boolean
}

/** Values for each combination of one part of a form, or why there are none. */
export interface Solved {
  filled: readonly Filled[]
  failure?: Failure & { path: Path }
}
