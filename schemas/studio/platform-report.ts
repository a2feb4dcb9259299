import type { CallName } from '../api/calls.ts'
import type { DocumentReference } from './answers.ts'
import type { Localized } from '../documents/localized.ts'

/** A call that the platform lacks, and what the site therefore does not show. */
export interface MissingCall {
  call: CallName
  /** adapter: declared missing; platform: it answered that there is no such call. */
  by: 'adapter' | 'platform'
  /** Types of the blocks that are not shown. Empty: no published document has one. */
  blocks: string[]
  /** Published documents with such a block. */
  documents: (DocumentReference & { title?: Localized<string> })[]
}

/** What an operator should know of the platform behind the site. */
export interface PlatformReport {
  /** What is wrong with its settings, or with the connection over which it pushes; null: nothing. */
  fault: string | null
  missing: MissingCall[]
  /** Payment methods that it offers and the content does not describe. */
  methods: { use: 'deposit' | 'withdrawal'; sysname: string; name?: string }[]
  /** Origins of its pictures, and of its games, that pages do not allow. */
  imageHosts: string[]
  frameHosts: string[]
}
