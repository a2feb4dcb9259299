import { Type } from 'typebox'
import type { DocumentReference } from '../answers.ts'
import type { BatchAnswer, FieldReading } from '../batches.ts'
import { call, Documents, Name, params, Revision, type StudioCallContracts } from './fields.ts'

const Field = Type.Array(Type.String({ minLength: 1, maxLength: 80 }), {
  minItems: 1,
  maxItems: 8,
  description: 'Names of the fields that lead to it',
})
const most = { minItems: 1, maxItems: 500 } as const

/**
 * Changes of several drafts, all or none. Each fails with Conflict if somebody else has changed one of the documents
 * since the caller saw it; `data.documents` names those.
 */
export const batchCalls = {
  /** The value of a field in each of these documents, drafts included. */
  'documents.values': {
    role: 'viewer',
    params: params({ documents: Documents, field: Field }),
    changes: 'nothing',
  },
  /** Gives a field of these documents the same value. Nothing changes if that would prevent a publication. */
  'documents.change': call({
    role: 'editor',
    params: params({
      documents: Type.Array(
        Type.Object({ ...Name, revision: Revision }, { additionalProperties: false }),
        most,
      ),
      field: Field,
      /** Without a value the field is removed. */
      value: Type.Optional(Type.Unknown()),
    }),
    changes: ({ documents }) => documents,
  }),
  /**
   * Changes the addresses of pages, all links to them and, with `redirects`, redirects their published addresses.
   * Nothing changes if that would prevent a publication.
   */
  'documents.move': call({
    role: 'editor',
    params: params({
      pages: Type.Array(
        Type.Object(
          {
            key: Name.key,
            revision: Revision,
            to: Type.String({ pattern: '^/[A-Za-z0-9/_:-]*$', maxLength: 200, description: 'New address' }),
          },
          { additionalProperties: false },
        ),
        most,
      ),
      redirects: Type.Boolean(),
    }),
    changes: ({ pages }) => pages.map(({ key }) => ({ kind: 'page', key })),
  }),
  /** Discards several drafts; the published versions stay. */
  'drafts.discard': call({
    role: 'editor',
    params: params({
      documents: Type.Array(
        Type.Object({ ...Name, revision: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
        most,
      ),
    }),
    changes: ({ documents }) => documents,
  }),
  /** Takes back one of these changes: its documents have the drafts that they had before. */
  'drafts.takeBack': call({
    role: 'editor',
    params: params({ batch: Type.Integer() }),
    changes: ({ batch }) => [{ batch }],
  }),
} as const satisfies StudioCallContracts

export interface BatchAnswers {
  'documents.values': FieldReading[]
  'documents.change': BatchAnswer
  'documents.move': BatchAnswer
  'drafts.discard': BatchAnswer
  'drafts.takeBack': DocumentReference[]
}
