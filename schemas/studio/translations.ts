import type { StoredDocument } from '../kinds/index.ts'
import type { Localized } from '../documents/localized.ts'
import type { Phrase } from '../phrase.ts'
import type { Locale } from '../locale.ts'
import type { DocumentReference } from './answers.ts'

/**
 * missing: there is no text in the language. outdated: the source has changed since the text was translated.
 * needs-work: a user has marked it. done: translated. checked: a user has confirmed that it fits the source.
 */
export const translationStates = ['missing', 'outdated', 'needs-work', 'done', 'checked'] as const
export type TranslationStateName = (typeof translationStates)[number]

/** States in which somebody has to do something. */
export const openTranslationStates: readonly TranslationStateName[] = ['missing', 'outdated', 'needs-work']

/** What users set themselves. It holds for exactly the two texts that they have seen. */
export const translationMarks = ['needs-work', 'checked'] as const
export type TranslationMark = (typeof translationMarks)[number]

/** How a text is written; markup as in `schemas/documents/localized.ts`. */
export type TextFormat = 'plain' | 'inline-text' | 'rich-text'

/** A text in the source language and in the one that is translated into. */
export interface TranslationUnit {
  /** JSON pointer to the translation in the body of its document, in the newest version of the contract. */
  path: string
  /** Name of the place, which stays the same when entries of lists change their order. */
  place: string
  source: string
  /** Empty: missing. */
  target: string
  format: TextFormat
  /** Characters of the longest text; undefined: as long as needed. */
  maxLength?: number
  state: TranslationStateName
}

export interface TranslatedDocument extends DocumentReference {
  title?: Localized<string>
  units: TranslationUnit[]
}

/** Every text of the site in one language, as it will be published. */
export interface Translations {
  locale: Locale
  /** The language that is translated from: the default one, or for its own texts another one. */
  source: Locale
  documents: TranslatedDocument[]
}

/** A file for a translation agency. */
export interface TranslationExport {
  /** File name. */
  name: string
  /** XLIFF 1.2. */
  xliff: string
  /** Number of texts in it. */
  count: number
}

/** A text that a file contains. */
export interface ImportedText extends DocumentReference {
  title?: Localized<string>
  /** Name of the place, as in the file. */
  place: string
  /** The source text, as it is now; empty if the place does not exist any more. */
  source: string
  /** The text as it is in the document. */
  before: string
  /** The text in the file. */
  after: string
}

/** What an import would do. Texts that are in the document already are counted only. */
export interface ImportPreview {
  locale: Locale
  /** Texts that are saved as drafts. */
  changes: (ImportedText & { warning?: Phrase })[]
  /** Texts whose source has changed since the export. They are saved only if the caller wants it. */
  outdated: (ImportedText & { sourceBefore: string })[]
  /** Texts that are not saved. */
  invalid: (ImportedText & { reason: Phrase })[]
  unchanged: number
  /** Texts that the file leaves empty. */
  untranslated: number
  /** Names this result, so that what is saved is what was shown. */
  fingerprint: string
}

/** `documents`: drafts that the import has saved. */
export interface ImportResult {
  count: number
  documents: ImportedDocument[]
}

/** A document whose draft an import has saved. */
export interface ImportedDocument extends DocumentReference {
  revision: number
  /** The draft before the import; null: there was none. */
  before: Pick<StoredDocument, 'schemaVersion' | 'body'> | null
}
