import { Type, type Static, type TObject, type TSchema } from 'typebox'
import { documentContracts, type DocumentKind } from '../../documents/index.ts'
import { accessKinds } from '../access.ts'
import type { Role } from '../roles.ts'

/** `role`: the required role; null: no sign-in required. */
export type StudioCallContracts = Readonly<Record<string, { role: Role | null; params: TObject }>>

export const params = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false })

export const kinds = Object.keys(documentContracts).filter((kind): kind is DocumentKind =>
  Object.hasOwn(documentContracts, kind),
)

/** Fields that name a document. */
export const Name = {
  kind: Type.Enum(kinds, { description: 'Kind of the document' }),
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
