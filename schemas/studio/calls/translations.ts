import { Type } from 'typebox'
import { localePattern, type SiteLanguage } from '../../locale.ts'
import type { TranslationCounts } from '../overview.ts'
import {
  translationMarks,
  translationStates,
  type ImportPreview,
  type ImportResult,
  type TranslationExport,
  type TranslationUnit,
  type Translations,
} from '../translations.ts'
import { call, DocumentName, Name, params, type StudioCallContracts } from './fields.ts'

const Language = Type.String({ pattern: localePattern, description: 'Language that is translated into' })

/** Characters of the largest file; several thousand texts have a third of it. */
export const maxXliffLength = 2_000_000

const Xliff = Type.String({
  minLength: 1,
  maxLength: maxXliffLength,
  description: 'A file in the format XLIFF 1.2 that was exported here',
})

/** The texts of the site in each of its languages, and files for translators. */
export const translationCalls = {
  /** The languages of the site as it will be published, in the order of the switch. */
  'translations.languages': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** How complete each language is, drafts included. */
  'translations.counts': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** Every text with its source and state. */
  'translations.list': { role: 'viewer', params: params({ locale: Language }), changes: 'nothing' },
  /**
   * Sets the state of a text, or takes it back. Fails with Conflict if one of the two texts is no longer as the caller
   * has seen it; `data.unit` has the current ones.
   */
  'translations.mark': call({
    role: 'editor',
    params: params({
      ...Name,
      locale: Language,
      path: Type.String({ pattern: '^/', maxLength: 1000, description: 'JSON pointer to the translation' }),
      source: Type.String({ maxLength: 200_000, description: 'The source text that the caller has seen' }),
      target: Type.String({ maxLength: 200_000, description: 'The translation that the caller has seen' }),
      mark: Type.Union([Type.Enum([...translationMarks]), Type.Null()]),
    }),
    changes: (name) => [name],
  }),
  /** Returns a file with texts for a translation agency. */
  'translations.export': {
    role: 'viewer',
    params: params({
      locale: Language,
      states: Type.Array(Type.Enum([...translationStates]), {
        minItems: 1,
        maxItems: translationStates.length,
        uniqueItems: true,
        description: 'Texts in these states',
      }),
      documents: Type.Optional(
        Type.Array(DocumentName, { minItems: 1, maxItems: 500, description: 'Default: all' }),
      ),
    }),
    changes: 'nothing',
  },
  /** Returns what an import would do, and changes nothing. */
  'translations.checkImport': { role: 'editor', params: params({ xliff: Xliff }), changes: 'nothing' },
  /**
   * Saves the texts of a file as drafts, all or none. Fails with Conflict if the result would differ from the one that
   * the caller has seen.
   */
  'translations.import': {
    role: 'editor',
    params: params({
      xliff: Xliff,
      fingerprint: Type.String({ maxLength: 100, description: 'Of the result that the caller has seen' }),
      withOutdated: Type.Boolean({
        description: 'Also saves texts whose source has changed since the export; they stay outdated',
      }),
    }),
    changes: 'drafts',
  },
} as const satisfies StudioCallContracts

export interface TranslationAnswers {
  'translations.languages': SiteLanguage[]
  'translations.counts': TranslationCounts[]
  'translations.list': Translations
  'translations.mark': TranslationUnit
  'translations.export': TranslationExport
  'translations.checkImport': ImportPreview
  'translations.import': ImportResult
}
