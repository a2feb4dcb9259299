import { Type } from 'typebox'
import type { ImportAnswer, ImportOutcome } from '../imports.ts'
import { call, DocumentName, Documents, params, type StudioCallContracts } from './fields.ts'

const Id = Type.Integer({ description: 'Id of an import' })

/** What to take from an import. */
export const ImportChoice = {
  id: Id,
  fingerprint: Type.String({
    maxLength: 100,
    description: 'Of the changes that the caller has seen; Conflict if they differ by now',
  }),
  documents: Type.Array(DocumentName, {
    minItems: 1,
    maxItems: 5000,
    description: 'Documents to import; those that are removed there are removed from this site',
  }),
  release: Type.Union([Type.String({ pattern: '\\S', maxLength: 80 }), Type.Null()], {
    description: 'Name of a new release with the imported documents; null: drafts only',
  }),
}

/** Documents to export; undefined: all published ones. */
export const ExportChoice = { documents: Type.Optional(Documents) }

/**
 * Content of another site, from a file (`POST /studio/imports`) or from its address. It is kept for a day, so that it
 * can be looked at before some of it is imported.
 */
export const importCalls = {
  /** Reads the content of another site. The token is used once and not stored. */
  'imports.pull': {
    role: 'admin',
    params: params({
      url: Type.String({ pattern: '^https?://\\S+$', maxLength: 300, description: 'Address of the site' }),
      token: Type.String({ pattern: '^\\S+$', maxLength: 200, description: 'An access token of that site' }),
    }),
    changes: 'own',
  },
  /** What an import of the caller would change. */
  'imports.open': { role: 'publisher', params: params({ id: Id }), changes: 'nothing' },
  /**
   * Saves the chosen documents as drafts and removes the chosen ones from the site. Everything is checked before anything
   * is saved; a removal that fails afterwards is reported.
   */
  'imports.apply': call({
    role: 'publisher',
    params: params(ImportChoice),
    changes: ({ documents }) => documents,
  }),
} as const satisfies StudioCallContracts

export interface ImportAnswers {
  'imports.pull': ImportAnswer
  'imports.open': ImportAnswer
  'imports.apply': ImportOutcome
}
