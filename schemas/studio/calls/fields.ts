import { Type, type Static, type TObject, type TSchema } from 'typebox'
import { kindNames } from '../../kinds/index.ts'
import { accessKinds } from '../access.ts'
import type { Role } from '../roles.ts'

/** What a call changes: a document, or something that has documents or an owner. Its kinds and owner decide who may. */
export type Target =
  | DocumentName
  | { schedule: number }
  | { release: number }
  /** A publication. */
  | { contentVersion: number }
  /** A change of several drafts. */
  | { batch: number }
  /** A discarded draft. */
  | { discarded: number }
  /** A run of an A/B test. */
  | { run: string }
  /** Comments. */
  | { thread: number }

/**
 * What a call changes, and therefore who may make it. nothing: it reads. own: what belongs to the caller, such as the
 * account, comments and decisions. site: what has no owner and no documents; the role alone decides. drafts: of documents
 * that the call finds itself, each of which is checked when its draft is saved. A function: these targets.
 */
export type Changes<Params> = 'nothing' | 'own' | 'site' | 'drafts' | ((params: Params) => readonly Target[])

export interface CallContract<Params extends TObject> {
  /** The required role; null: no sign-in required. */
  role: Role | null
  params: Params
  changes: Changes<Static<Params>>
}

/** A call that names what it changes in its parameters. */
export const call = <const Needed extends Role | null, Params extends TObject>(
  contract: CallContract<Params> & { role: Needed },
) => contract

export type StudioCallContracts = Readonly<
  Record<string, Pick<CallContract<TObject>, 'role' | 'params'> & { changes: Changes<never> }>
>

export const params = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false })

/** Fields that name a document. */
export const Name = {
  kind: Type.Enum(kindNames, { description: 'Kind of the document' }),
  key: Type.String({ pattern: '^[a-z0-9][A-Za-z0-9._-]{0,79}$', description: 'Key of the document' }),
}
export const DocumentName = Type.Object(Name, { additionalProperties: false })
export type DocumentName = Static<typeof DocumentName>
export const Documents = Type.Array(DocumentName, { minItems: 1, maxItems: 500 })

/** Of the draft that the caller has seen; null without one. */
export const Revision = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])

/** A draft with another revision is not published. */
const SeenDocument = Type.Object(
  { ...Name, revision: Type.Optional(Revision) },
  { additionalProperties: false },
)
export type SeenDocument = Static<typeof SeenDocument>
export const SeenDocuments = Type.Array(SeenDocument, { minItems: 1, maxItems: 500 })

/** A warning, as an issue names it. */
const AcceptedWarning = Type.Object(
  { document: Type.String(), path: Type.String(), code: Type.String() },
  { additionalProperties: false },
)
export type AcceptedWarning = Static<typeof AcceptedWarning>

/** The warnings in spite of which the caller publishes, and why. With others, nothing is published. */
export const Acceptance = Type.Object(
  {
    warnings: Type.Array(AcceptedWarning, { maxItems: 5000 }),
    reason: Type.Optional(Type.String({ maxLength: 500, description: 'Kept in the audit log' })),
  },
  { additionalProperties: false },
)
export type Acceptance = Static<typeof Acceptance>

export const Timestamp = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?Z$',
  description: 'ISO 8601 in UTC',
})

/** What does not end. Default: the second factor. */
export const Keep = Type.Array(Type.Enum([...accessKinds]), {
  uniqueItems: true,
  description: 'What does not end',
})

export const Password = Type.String({ minLength: 12, maxLength: 200, description: 'At least 12 characters' })
