import { Type, type Static } from 'typebox'
import { fileAddressPattern, fileKinds } from '../files.ts'
import { localePattern } from '../locale.ts'
import { mediaAddressPattern } from '../media.ts'
import { Name } from '../studio/calls/fields.ts'
import { MediaFocus, MediaFolder, MediaTags } from '../studio/calls/media.ts'
import { ContentIssue, Document } from './entities.ts'

/** Format of a file with the content of a site, in its manifest. */
export const exportFormat = 'marquee-content'
/** 2: may contain fonts, sounds and files to download. Files without them have version 1, which older builds read. */
export const exportFormatVersion = 2

/** Limits of a file with the content of a site. */
export const exportLimits = {
  /** Bytes of the file. */
  bytes: 64 * 1024 * 1024,
  /** Bytes of everything in it, unpacked. */
  unpackedBytes: 128 * 1024 * 1024,
  /** Bytes of one document. */
  documentBytes: 4 * 1024 * 1024,
  files: 20_000,
} as const

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the file' })
const Alt = Type.Object(
  {
    uz: Type.String({ maxLength: 200, description: 'In Uzbek' }),
    ru: Type.String({ maxLength: 200, description: 'In Russian' }),
  },
  {
    patternProperties: { [localePattern]: Type.String({ maxLength: 200 }) },
    description: 'Alternative text, also in added languages',
  },
)
const Address = Type.String({
  pattern: mediaAddressPattern,
  description: 'Address by which documents refer to it',
})
const PlainName = Type.Object(Name, { additionalProperties: false, description: 'Name of a document' })

/** Where and when content was exported. */
export const ExportSource = Type.Object(
  {
    url: Type.String({ maxLength: 300, description: 'Address of the site' }),
    contentVersion: Type.Integer({ minimum: 0, description: 'Version of the whole site' }),
    exportedAt: Type.String({ maxLength: 40, description: 'Time in ISO 8601' }),
  },
  { description: 'Where and when content was exported' },
)
export type ExportSource = Static<typeof ExportSource>

/** `manifest.json` of an export: lists every other file in it. */
export const ExportManifest = Type.Object({
  format: Type.Literal(exportFormat),
  formatVersion: Type.Integer({ minimum: 1 }),
  source: ExportSource,
  /** Whether it has all documents of the site, so that others can be removed. */
  isWhole: Type.Boolean(),
  documents: Type.Array(Type.Object({ ...Name, schemaVersion: Type.Integer({ minimum: 1 }), sha256: Hash }), {
    maxItems: exportLimits.files,
  }),
  /** Documents that the site once had and has removed. */
  removed: Type.Array(Type.Object(Name), { maxItems: exportLimits.files }),
  pictures: Type.Array(
    Type.Object({
      address: Address,
      name: Type.String({ minLength: 1, maxLength: 200 }),
      alt: Alt,
      /** Missing in exports of earlier builds. */
      focus: Type.Optional(MediaFocus),
      folder: Type.Optional(MediaFolder),
      tags: Type.Optional(MediaTags),
      sha256: Hash,
    }),
    { maxItems: exportLimits.files },
  ),
  /** Other files of the media library. */
  files: Type.Optional(
    Type.Array(
      Type.Object({
        address: Type.String({ pattern: fileAddressPattern }),
        name: Type.String({ minLength: 1, maxLength: 200 }),
        licence: Type.String({ maxLength: 300 }),
        sha256: Hash,
      }),
      { maxItems: exportLimits.files },
    ),
  ),
})
export type ExportManifest = Static<typeof ExportManifest>

const Nullable = <Schema extends typeof Document>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description })

export const ImportChange = Type.Object(
  {
    ...Name,
    title: Type.Optional(
      Type.Object(
        { uz: Type.String({ description: 'In Uzbek' }), ru: Type.String({ description: 'In Russian' }) },
        { description: 'Name for readers' },
      ),
    ),
    change: Type.Enum(['new', 'changed', 'removed'], {
      description: 'removed: this site has the document and the other one does not',
    }),
    before: Nullable(Document, 'As published here; null if it is not'),
    after: Nullable(Document, 'As imported; null if it is removed'),
    wasRemovedThere: Type.Boolean({
      description: 'Whether the other site once had the document and has removed it',
    }),
    draft: Type.Union(
      [
        Type.Object({
          revision: Type.Integer({ description: 'Number of saves' }),
          savedAt: Type.String({ description: 'Time in ISO 8601' }),
          savedBy: Type.String({ description: 'Name of the user' }),
          isSame: Type.Boolean({ description: 'Whether it has the imported content already' }),
        }),
        Type.Null(),
      ],
      { description: 'The draft here, which the import replaces; null without one' },
    ),
    issues: Type.Array(ContentIssue, { description: 'What publishing the imported document would report' }),
  },
  { description: 'A document that differs between two sites' },
)

export const ImportPicture = Type.Object(
  {
    address: Address,
    name: Type.String({ description: 'Name of the file' }),
    alt: Alt,
    state: Type.Enum(['new', 'unused'], {
      description:
        'new: this site does not have it. unused: this site has it, and no document of either site uses it',
    }),
  },
  { description: 'A picture that differs between two sites' },
)

export const ImportFile = Type.Object(
  {
    address: Type.String({
      pattern: fileAddressPattern,
      description: 'Address by which documents refer to it',
    }),
    name: Type.String({ description: 'Name of the file' }),
    kind: Type.Enum([...fileKinds], { description: 'What it is' }),
    licence: Type.String({ description: 'Who allows the site to use it' }),
    state: Type.Enum(['new', 'unused'], {
      description:
        'new: this site does not have it. unused: this site has it, and no document of either site uses it',
    }),
  },
  { description: 'A font, sound or file to download that differs between two sites' },
)

export const ImportPreview = Type.Object(
  {
    id: Type.Integer({ description: 'Names the import for a day' }),
    source: ExportSource,
    isWhole: Type.Boolean({ description: 'Whether the file has all documents of the other site' }),
    fingerprint: Type.String({ description: 'Of these changes; `imports.apply` sends it back' }),
    changes: Type.Array(ImportChange, { description: 'Documents that differ, by name' }),
    unchanged: Type.Integer({ description: 'Number of documents that are the same' }),
    pictures: Type.Array(ImportPicture, { description: 'Pictures that differ' }),
    files: Type.Array(ImportFile, { description: 'Fonts, sounds and files to download that differ' }),
  },
  { description: 'What an import would change; nothing is changed yet' },
)

export const ImportResult = Type.Object(
  {
    drafts: Type.Array(PlainName, { description: 'Documents that are drafts now' }),
    removed: Type.Array(PlainName, { description: 'Documents that were removed from the site' }),
    pictures: Type.Integer({ description: 'Number of pictures that were added' }),
    release: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Id of the release with the drafts; null without one',
    }),
    issues: Type.Array(ContentIssue, { description: 'Warnings; errors if removing failed afterwards' }),
  },
  { description: 'What an import has changed' },
)

/** The part of a `Blob` that browsers and servers share. */
export interface FileContent {
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** A file in the format ZIP. */
export const ExportFile = Type.Unsafe<FileContent>({
  type: 'string',
  format: 'binary',
  description: 'The file',
})
