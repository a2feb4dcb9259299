import { Type, type Static, type TObject, type TSchema } from 'typebox'
import { FactChange } from '../facts.ts'
import { Acceptance, Documents, Name, Revision, SeenDocuments } from '../studio/calls/fields.ts'
import { largestFile } from '../files.ts'
import { mediaLimits } from '../media.ts'
import {
  MediaAlt,
  mediaCalls,
  MediaFocus,
  MediaFolder,
  MediaTags,
  MediaUpload,
} from '../studio/calls/media.ts'
import {
  ContentIssue,
  ContentVersion,
  Document,
  Draft,
  DraftSummary,
  AddedPicture,
  LibraryFileEntry,
  Picture,
  Publication,
  PublishedDocument,
  PublishedSummary,
  SavedDraft,
} from './entities.ts'
import { fileCalls, FileUpload } from '../studio/calls/files.ts'
import { ExportChoice, ImportChoice } from '../studio/calls/imports.ts'
import type { ContentErrorType } from './errors.ts'
import { ExportFile, exportLimits, ImportPreview, ImportResult } from './transfer.ts'
import type { TokenScope } from './scopes.ts'

/** Path of the content API for access tokens. */
export const contentApiPath = '/content/v1'

interface ContentOperation {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Below `contentApiPath`. Names in braces are fields of the input; the others are the query or the JSON body. */
  path: string
  /** Whether the body is a file, and the fields are the query. */
  sendsFile?: true
  /** Bytes of the file; those of a picture by default. */
  maxBytes?: number
  /** Whether the response is a file, and not JSON. */
  answersFile?: true
  scope: TokenScope
  description: string
  input: TObject
  /** `data` of the response. */
  answer: TSchema
  /** Besides those of every operation. */
  errors: readonly ContentErrorType[]
}

const fields = <Fields extends Record<string, TSchema>>(properties: Fields) =>
  Type.Object(properties, { additionalProperties: false })

const Kind = fields({ kind: Type.Optional(Name.kind) })
const MediaAddress = mediaCalls['media.uses'].params.properties.address
const FileAddress = fileCalls['files.uses'].params.properties.address

/** Every operation of the content API. Routes, OpenAPI document and client are made from it. */
export const contentOperations = {
  'documents.list': {
    method: 'GET',
    path: '/documents',
    scope: 'published:read',
    description:
      'List the published documents, all or of one kind, or those that changed since a content version, with or without their bodies',
    input: fields({
      ...Kind.properties,
      since: Type.Optional(
        Type.Integer({
          minimum: 0,
          description:
            'Content version that the client has: only documents that were published or removed after it',
        }),
      ),
      bodies: Type.Optional(
        Type.Boolean({ description: 'With the body of each document. Default: without' }),
      ),
      locale: Type.Optional(
        Type.String({
          description:
            'Language of the texts in the bodies, as players see them; those of forms stay in all languages. Default: all languages',
        }),
      ),
    }),
    answer: Type.Object({
      contentVersion: ContentVersion,
      documents: Type.Array(PublishedSummary, { description: 'In the order of kind and key' }),
      removed: Type.Optional(
        Type.Array(fields(Name), {
          description:
            'With `since`: documents that the site had at some time since then and does not have any more',
        }),
      ),
    }),
    errors: [],
  },
  'documents.read': {
    method: 'GET',
    path: '/documents/{kind}/{key}',
    scope: 'published:read',
    description: 'Read a document as it was published last',
    input: fields(Name),
    answer: PublishedDocument,
    errors: ['NotFound'],
  },
  'drafts.list': {
    method: 'GET',
    path: '/drafts',
    scope: 'drafts:read',
    description: 'List the drafts, all or of one kind',
    input: Kind,
    answer: Type.Array(DraftSummary),
    errors: [],
  },
  'drafts.read': {
    method: 'GET',
    path: '/drafts/{kind}/{key}',
    scope: 'drafts:read',
    description: 'Read the draft of a document',
    input: fields(Name),
    answer: Draft,
    errors: ['NotFound'],
  },
  'drafts.save': {
    method: 'PUT',
    path: '/drafts/{kind}/{key}',
    scope: 'drafts:write',
    description:
      'Save a draft. Fails with Conflict if somebody saved the draft after the revision that the request names',
    input: fields({
      ...Document.properties,
      revision: Type.Union([...Revision.anyOf], {
        description: 'Revision of the draft that was edited; null if the document has no draft',
      }),
    }),
    answer: SavedDraft,
    errors: ['Conflict'],
  },
  'drafts.discard': {
    method: 'DELETE',
    path: '/drafts/{kind}/{key}',
    scope: 'drafts:write',
    description:
      'Discard the draft of a document; the published version stays. The Studio can restore it for some days',
    input: fields({
      ...Name,
      revision: Type.Integer({ minimum: 1, description: 'Revision of the draft that is discarded' }),
    }),
    answer: Type.Object({ isDiscarded: Type.Literal(true, { description: 'Always true' }) }),
    errors: ['NotFound', 'Conflict'],
  },
  'drafts.check': {
    method: 'POST',
    path: '/check',
    scope: 'drafts:read',
    description:
      'Return the issues that publishing these drafts would report, and the facts that it would change: amounts, hosts, consents and others. Publishes nothing',
    input: fields({ documents: Documents }),
    answer: Type.Object({ issues: Type.Array(ContentIssue), facts: Type.Array(FactChange) }),
    errors: ['NotFound'],
  },
  'drafts.publish': {
    method: 'POST',
    path: '/publish',
    scope: 'publish',
    description:
      'Publish drafts, all or none, with the checks and the required approvals of the Studio. Drafts that a renaming changed are published together. Warnings do not prevent it, unless `accepted` lists the warnings that may remain; the audit log keeps their codes and the reason',
    input: fields({ documents: SeenDocuments, accepted: Type.Optional(Acceptance) }),
    answer: Publication,
    errors: ['NotFound', 'Conflict', 'NotApproved', 'WarningsNotAccepted', 'NotPublished'],
  },
  'documents.remove': {
    method: 'POST',
    path: '/remove',
    scope: 'publish',
    description:
      'Remove documents from the site, all or none, with the checks and the required approvals of the Studio, whose archive can restore them',
    input: fields({ documents: Documents }),
    answer: Publication,
    errors: ['NotPublished'],
  },
  'files.list': {
    method: 'GET',
    path: '/files',
    scope: 'published:read',
    description: 'List the fonts, sounds and files to download of the media library, newest first',
    input: fields({}),
    answer: Type.Array(LibraryFileEntry),
    errors: [],
  },
  'files.add': {
    method: 'POST',
    path: '/files',
    sendsFile: true,
    maxBytes: largestFile,
    scope: 'media:write',
    description:
      'Add a font, a sound or a file to download to the media library. The body is the file; its content says what it is',
    input: fields(FileUpload.properties),
    answer: LibraryFileEntry,
    errors: ['FileTooLarge', 'FileUnreadable', 'FileKnown'],
  },
  'files.remove': {
    method: 'DELETE',
    path: '/files',
    scope: 'media:write',
    description: 'Remove a font, a sound or a file to download that no draft and no published document uses',
    input: fields({ address: FileAddress }),
    answer: Type.Object({ isRemoved: Type.Literal(true, { description: 'Always true' }) }),
    errors: ['NotFound', 'FileUsed'],
  },
  'media.list': {
    method: 'GET',
    path: '/media',
    scope: 'published:read',
    description: 'List the pictures of the media library, newest first',
    input: fields({}),
    answer: Type.Array(Picture),
    errors: [],
  },
  'media.add': {
    method: 'POST',
    path: '/media',
    sendsFile: true,
    scope: 'media:write',
    description:
      'Add a picture to the media library. The body is the file. Texts in added languages follow with `media.describe`',
    input: fields(MediaUpload.properties),
    answer: AddedPicture,
    errors: ['PictureTooLarge', 'PictureKindUnknown', 'PictureMoves', 'PictureUnreadable', 'PictureKnown'],
  },
  'media.describe': {
    method: 'PUT',
    path: '/media/alt',
    scope: 'media:write',
    description:
      'Set the alternative text of a picture, and its focal point if one is sent; players get them with the next publication. Folder and tags, if they are sent, order the library',
    input: fields({
      address: MediaAddress,
      alt: MediaAlt,
      focus: Type.Optional(MediaFocus),
      folder: Type.Optional(MediaFolder),
      tags: Type.Optional(MediaTags),
    }),
    answer: Picture,
    errors: ['NotFound'],
  },
  'media.remove': {
    method: 'DELETE',
    path: '/media',
    scope: 'media:write',
    description: 'Remove a picture that no draft and no published document uses',
    input: fields({ address: MediaAddress }),
    answer: Type.Object({ isRemoved: Type.Literal(true, { description: 'Always true' }) }),
    errors: ['NotFound', 'PictureUsed'],
  },
  'site.export': {
    method: 'POST',
    path: '/export',
    answersFile: true,
    scope: 'published:read',
    description:
      'Export published documents with the pictures that they use, all or the named ones. The response is a ZIP file that `imports.add` of another site reads',
    input: fields(ExportChoice),
    answer: ExportFile,
    errors: ['NotFound', 'ExportTooLarge', 'Busy'],
  },
  'imports.add': {
    method: 'POST',
    path: '/imports',
    sendsFile: true,
    maxBytes: exportLimits.bytes,
    scope: 'publish',
    description:
      'Compare an exported file with this site and keep it for a day, in place of the last one of the user. Changes nothing on the site. The body is the file',
    input: fields({}),
    answer: ImportPreview,
    errors: ['ExportUnreadable', 'Busy'],
  },
  'imports.apply': {
    method: 'POST',
    path: '/imports/{id}',
    scope: 'publish',
    description:
      'Save chosen documents of an import as drafts, in a release if it is named, and remove chosen ones from the site, with the checks of the Studio. Everything is checked before anything is saved; a removal that fails afterwards is reported. Fails with Conflict if something has changed since the comparison',
    input: fields(ImportChoice),
    answer: ImportResult,
    errors: ['NotFound', 'Conflict', 'NotImported', 'ExportUnreadable', 'Busy'],
  },
  'schemas.read': {
    method: 'GET',
    path: '/schemas/{kind}',
    scope: 'published:read',
    description:
      'Read the JSON Schemas (draft 7) of a kind of document, with the blocks that the site has. Only settings have several, one for each document',
    input: fields({ kind: Name.kind }),
    answer: Type.Array(Type.Record(Type.String(), Type.Unknown(), { description: 'A JSON Schema' })),
    errors: [],
  },
} as const satisfies Readonly<Record<string, ContentOperation>>

export type ContentOperationName = keyof typeof contentOperations
export type ContentInput<Name extends ContentOperationName> = Static<
  (typeof contentOperations)[Name]['input']
>
export type ContentAnswer<Name extends ContentOperationName> = Static<
  (typeof contentOperations)[Name]['answer']
>

export const contentOperationNames = Object.keys(contentOperations).filter(isContentOperation)

function isContentOperation(name: string): name is ContentOperationName {
  return Object.hasOwn(contentOperations, name)
}

/** The operation without the types of its input and answer. */
export const contentOperation = (name: ContentOperationName): ContentOperation => contentOperations[name]

/** Bytes of the largest file that an operation accepts. */
export const maxFileBytes = ({ maxBytes }: Pick<ContentOperation, 'maxBytes'>): number =>
  maxBytes ?? mediaLimits.bytes

/** Fields of the input that are part of the path. */
export const pathFields = ({ path }: Pick<ContentOperation, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))

/** Whether the fields besides those of the path are sent as a JSON body. */
export const sendsJson = ({ method, sendsFile }: Pick<ContentOperation, 'method' | 'sendsFile'>): boolean =>
  (method === 'PUT' || method === 'POST') && sendsFile !== true
