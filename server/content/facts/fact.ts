import type { FactKind } from '../../../schemas/facts.ts'
import type { Locale } from '../../../schemas/locale.ts'

/** Something that a document states, as a value that can be compared. */
export interface Fact {
  kind: FactKind
  /** JSON pointer. Of a text: without its language. */
  path: string
  /** Of texts. */
  locale?: Locale
  /** Parsed, the same in every language and spelling. */
  value: string
  /** As people read it. */
  shown: string
  /** Tells apart facts of the same path, such as the minimum and the maximum of a field. */
  aspect?: string
}
