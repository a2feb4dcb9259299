import { Type, type Static } from 'typebox'
import type { StoredDocument } from '../../../schemas/documents/index.ts'
import type { Phrase } from '../../../schemas/phrase.ts'
import { documentFault, isStoredDocument } from '../model/contracts.ts'

const row = {
  // Strapi keeps drafts that lack what they need: what is no document is found where it is used.
  kind: Type.Unknown(),
  key: Type.Unknown(),
  schemaVersion: Type.Unknown(),
  body: Type.Unknown(),
  savedBy: Type.String(),
  /** Milliseconds since 1970; of a draft its revision. */
  savedAt: Type.Integer(),
  replaces: Type.Union([Type.String(), Type.Null()]),
  along: Type.Unknown(),
}

const HeldRow = Type.Object(row)
export type HeldRow = Static<typeof HeldRow>

const HeldDraft = Type.Object({
  ...row,
  /** It says something else than what is published. */
  isChanged: Type.Boolean(),
})

const HeldDocument = Type.Object({
  published: Type.Union([HeldRow, Type.Null()]),
  draft: Type.Union([HeldDraft, Type.Null()]),
})
export type HeldDocument = Static<typeof HeldDocument>

/** Every document that Strapi holds. */
export const HeldAnswer = Type.Object({
  /** Whether a site has put its documents there. */
  isFilled: Type.Boolean(),
  documents: Type.Array(HeldDocument),
})
export type HeldAnswer = Static<typeof HeldAnswer>

const LibraryFile = Type.Object({
  /** Below its origin, such as /uploads/summer.png. */
  address: Type.String(),
  name: Type.String(),
  mime: Type.String(),
  alternativeText: Type.String(),
  caption: Type.String(),
  /** Milliseconds since 1970. */
  changedAt: Type.Integer(),
})
export type LibraryFile = Static<typeof LibraryFile>

/** Of the files that were asked for, those that its media library has. */
export const PicturesAnswer = Type.Object({ pictures: Type.Array(LibraryFile) })

/** All of a publication is there. */
export const PublishAnswer = Type.Object({ isPublished: Type.Literal(true) })

/** Revisions of the drafts that were saved; null where one of them is another than the one that was seen. */
export const DraftAnswer = Type.Object({
  revisions: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
})

const bare = ({ kind, key, schemaVersion, body }: HeldRow) => ({ kind, key, schemaVersion, body })

/** The document of a row; null where it is none. */
export function documentIn(row: HeldRow): StoredDocument | null {
  const document = bare(row)
  return isStoredDocument(document) ? document : null
}

/** Why a row is no document; null where it is one. */
export const faultOf = (row: HeldRow): Phrase | null => documentFault(bare(row))

/** `kind/key`, whatever they are. */
export function nameOf({ kind, key }: HeldRow): string {
  return `${String(kind)}/${String(key)}`
}
