import { Type } from 'typebox'
import { fileKinds } from '../files.ts'
import { localePattern } from '../locale.ts'
import { Name } from '../studio/calls/fields.ts'
import { MediaFocus } from '../studio/calls/media.ts'

const Version = Type.Integer({ description: 'Number of publications of this document' })
export const ContentVersion = Type.Integer({ description: 'Version of the whole site' })
const Time = Type.String({ description: 'Time in ISO 8601' })

export const Document = Type.Object(
  {
    ...Name,
    schemaVersion: Type.Integer({ minimum: 1, description: 'Version of the contract that the body follows' }),
    body: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Content of the document; `schemas.read` returns its contract',
    }),
  },
  { description: 'A document' },
)

export const PublishedDocument = Type.Object(
  { ...Document.properties, version: Version },
  { description: 'A document as it was published last' },
)

export const PublishedSummary = Type.Object(
  {
    ...Name,
    version: Version,
    route: Type.Optional(Type.String({ description: 'Route of a page' })),
    schemaVersion: Type.Optional(Document.properties.schemaVersion),
    body: Type.Optional(Document.properties.body),
  },
  { description: 'A published document, without its content unless that was asked for' },
)

const saved = {
  revision: Type.Integer({ minimum: 1, description: 'Number of saves; the next save names it' }),
  savedAt: Time,
}

export const SavedDraft = Type.Object(saved, { description: 'A draft that was stored' })

export const DraftSummary = Type.Object(
  {
    ...Name,
    ...saved,
    savedBy: Type.String({ description: 'Name of the user' }),
    isPublished: Type.Boolean({ description: 'Whether the site has the document already' }),
  },
  { description: 'A draft without its content' },
)

export const Draft = Type.Object(
  { document: Document, ...saved, savedBy: Type.String({ description: 'Name of the user' }) },
  { description: 'Unpublished changes of a document' },
)

export const ContentIssue = Type.Object(
  {
    document: Type.String({ description: '`kind/key` of the document' }),
    path: Type.String({ description: 'JSON pointer to the invalid value; empty: the document as a whole' }),
    code: Type.String({ description: 'Name of the check, which does not change' }),
    message: Type.String({ description: 'Reason in English' }),
    severity: Type.Enum(['error', 'warning'], {
      description: 'An error prevents publication, a warning does not',
    }),
    hint: Type.Optional(Type.String({ description: 'How to fix it' })),
  },
  { description: 'What publishing reports about a document' },
)

export const Publication = Type.Object(
  {
    contentVersion: ContentVersion,
    isUnchanged: Type.Boolean({ description: 'Whether the site was like this already' }),
    issues: Type.Array(ContentIssue, { description: 'Warnings' }),
  },
  { description: 'A publication of the site' },
)

export const Picture = Type.Object(
  {
    address: Type.String({ description: 'Address by which documents refer to it' }),
    name: Type.String({ description: 'Name of the uploaded file' }),
    width: Type.Integer({ description: 'Pixels' }),
    height: Type.Integer({ description: 'Pixels' }),
    size: Type.Integer({ description: 'Bytes' }),
    alt: Type.Object(
      {
        uz: Type.String({ description: 'In Uzbek' }),
        ru: Type.String({ description: 'In Russian' }),
      },
      {
        patternProperties: { [localePattern]: Type.String() },
        description: 'Alternative text, also in added languages',
      },
    ),
    focus: MediaFocus,
    folder: Type.String({ description: 'Folder in the library, such as `Banners/Autumn`; empty: the top' }),
    tags: Type.Array(Type.String(), { description: 'Words by which the picture is found' }),
    uploadedAt: Time,
    uploadedBy: Type.String({ description: 'Name of the user' }),
  },
  { description: 'A picture of the media library' },
)

/** A file of the media library that is no picture. */
export const LibraryFileEntry = Type.Object(
  {
    address: Type.String({ description: 'Address by which documents refer to it' }),
    kind: Type.Enum([...fileKinds], { description: 'What it is; document: a file that visitors download' }),
    name: Type.String({ description: 'Name of the uploaded file' }),
    size: Type.Integer({ description: 'Bytes' }),
    licence: Type.String({ description: 'Who allows the site to use it' }),
    uploadedAt: Time,
    uploadedBy: Type.String({ description: 'Name of the user' }),
  },
  { description: 'A font, sound or file to download of the media library' },
)

export const AddedPicture = Type.Object(
  {
    ...Picture.properties,
    removed: Type.Array(Type.String(), {
      description:
        'What was removed from a drawing because it runs, loads or embeds something, as it was written; shortened',
    }),
  },
  { description: 'A picture that has just been added' },
)
