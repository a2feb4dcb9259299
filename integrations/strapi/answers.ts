import { Type, type Static } from 'typebox'
import type { StoredDocument } from '../../schemas/kinds/index.ts'
import type { Phrase } from '../../schemas/phrase.ts'
import { documentFault, isStoredDocument } from '../../server/content/index.ts'

const row = {
  // Strapi also stores incomplete drafts; whether a row is a document is checked where it is used.
  kind: Type.Unknown(),
  key: Type.Unknown(),
  schemaVersion: Type.Unknown(),
  body: Type.Unknown(),
  savedBy: Type.String(),
  /** Milliseconds since 1970; for a draft, its revision. */
  savedAt: Type.Integer(),
  replaces: Type.Union([Type.String(), Type.Null()]),
  along: Type.Unknown(),
}

const HeldRow = Type.Object(row)
export type HeldRow = Static<typeof HeldRow>

const HeldDraft = Type.Object({
  ...row,
  /** Whether the draft differs from the published version. */
  isChanged: Type.Boolean(),
})

const HeldDocument = Type.Object({
  published: Type.Union([HeldRow, Type.Null()]),
  draft: Type.Union([HeldDraft, Type.Null()]),
})
export type HeldDocument = Static<typeof HeldDocument>

/** All documents in Strapi. */
export const HeldAnswer = Type.Object({
  /** Whether a site has stored its documents in Strapi. */
  isFilled: Type.Boolean(),
  documents: Type.Array(HeldDocument),
})
export type HeldAnswer = Static<typeof HeldAnswer>

const LibraryFile = Type.Object({
  /** Path below Strapi's origin, such as /uploads/summer.png. */
  address: Type.String(),
  name: Type.String(),
  mime: Type.String(),
  alternativeText: Type.String(),
  caption: Type.String(),
  /** Milliseconds since 1970. */
  changedAt: Type.Integer(),
})
export type LibraryFile = Static<typeof LibraryFile>

/** Those of the requested files that exist in Strapi's media library. */
export const PicturesAnswer = Type.Object({ pictures: Type.Array(LibraryFile) })

/** Confirms that the whole publication was written. */
export const PublishAnswer = Type.Object({ isPublished: Type.Literal(true) })

/** Revisions of the saved drafts; null if one of them has changed since it was read. */
export const DraftAnswer = Type.Object({
  revisions: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
})

const bare = ({ kind, key, schemaVersion, body }: HeldRow) => ({ kind, key, schemaVersion, body })

/** Returns the document of a row; null if the row is not a valid document. */
export function documentIn(row: HeldRow): StoredDocument | null {
  const document = bare(row)
  return isStoredDocument(document) ? document : null
}

/** Returns the reason why a row is not a document; null if it is one. */
export const faultOf = (row: HeldRow): Phrase | null => documentFault(bare(row))

/** Returns `kind/key`, even if the row is not a valid document. */
export function nameOf({ kind, key }: HeldRow): string {
  return `${String(kind)}/${String(key)}`
}
