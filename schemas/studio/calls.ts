import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { Type, type Static, type TObject, type TSchema } from 'typebox'
import { documentContracts, type DocumentKind, type StoredDocument } from '../documents/index.ts'
import type { DocumentIssue } from '../issue.ts'
import type {
  AddedPasskey,
  AuditEntry,
  DiscardedDraft,
  DocumentSummary,
  DocumentUse,
  DocumentUses,
  DocumentVersion,
  MediaItem,
  OpenDocument,
  FactorSecret,
  PreviewLink,
  RecoveryCodes,
  PublishAnswer,
  Renamed,
  SavedDraft,
  Schedule,
  StudioPasskey,
  StudioSession,
  StudioSettings,
  StudioSessionInfo,
  StudioUser,
} from './answers.ts'
import { PreviewVisitor, type PreviewStates } from './preview.ts'
import { mediaAddressPattern } from '../media.ts'
import { roles, type Role } from './roles.ts'

const kinds = Object.keys(documentContracts).filter((kind): kind is DocumentKind =>
  Object.hasOwn(documentContracts, kind),
)

const params = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false })

const Name = {
  kind: Type.Enum(kinds, { description: 'Kind of the document' }),
  key: Type.String({ pattern: '^[a-z0-9][A-Za-z0-9._-]{0,79}$', description: 'Key of the document' }),
}
export const DocumentName = Type.Object(Name, { additionalProperties: false })
const Documents = Type.Array(DocumentName, { minItems: 1, maxItems: 500 })
/** `revision`: that of the draft the caller has seen; null without one. A draft with another revision is not published. */
const SeenDocument = Type.Object(
  { ...Name, revision: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])) },
  { additionalProperties: false },
)
export type SeenDocument = Static<typeof SeenDocument>
const SeenDocuments = Type.Array(SeenDocument, { minItems: 1, maxItems: 500 })
const Timestamp = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?Z$',
  description: 'ISO 8601 in UTC',
})
const Login = Type.String({ pattern: '^[A-Za-z0-9._@+-]{3,80}$', description: 'Login of a Studio user' })
const Password = Type.String({ minLength: 12, maxLength: 200, description: 'At least 12 characters' })

const OwnPassword = Type.String({ maxLength: 200, description: 'Current password of the caller' })

/** Binary values of WebAuthn, in base64url. */
const CredentialId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$', description: 'Id of a passkey' })
const Binary = Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 })
const PasskeyName = Type.String({ pattern: '\\S', maxLength: 80, description: 'Name of a passkey' })

const MediaAddress = Type.String({ pattern: mediaAddressPattern, description: 'Address of a picture' })
const AltText = Type.String({ pattern: '\\S', maxLength: 200, description: 'What the picture shows' })
/** Alternative text of a picture in each language. */
export const MediaAlt = Type.Object({ uz: AltText, ru: AltText }, { additionalProperties: false })

/**
 * An upload to the media library: `POST /studio/media` with the file as body and these fields as query.
 * Requires the role editor and returns the picture's entry in the library.
 */
export const MediaUpload = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, description: 'File name' }),
  altUz: AltText,
  altRu: AltText,
})

/**
 * Every call of the Studio: `POST /studio/api/{name}` with its parameters as JSON. `role`: the required role;
 * null: no sign-in required.
 */
export const studioCalls = {
  'session.get': { role: null, params: params({}) },
  'session.open': {
    role: null,
    params: params({
      login: Type.String({ maxLength: 80 }),
      password: Type.String({ maxLength: 200 }),
      code: Type.Optional(
        Type.String({ maxLength: 40, description: 'Code of the second factor, or a recovery code' }),
      ),
    }),
  },
  /** Starts a sign-in with a passkey, without login and password. */
  'session.beginWithPasskey': { role: null, params: params({}) },
  'session.openWithPasskey': {
    role: null,
    params: params({
      id: CredentialId,
      clientDataJSON: Binary,
      authenticatorData: Binary,
      signature: Binary,
    }),
  },
  'session.close': { role: null, params: params({}) },
  'session.changePassword': {
    role: 'viewer',
    params: params({ password: Type.String({ maxLength: 200 }), newPassword: Password }),
  },
  /** Where the caller is signed in. */
  'session.list': { role: 'viewer', params: params({}) },
  /** Ends one of the caller's other sessions, or all of them. */
  'session.endOthers': {
    role: 'viewer',
    params: params({ id: Type.Optional(Type.String({ maxLength: 16 })) }),
  },

  /** Starts the setup of a second factor. */
  'factor.begin': { role: 'viewer', params: params({ password: OwnPassword }) },
  /** Ends the setup with a code of the app, and returns recovery codes. */
  'factor.confirm': { role: 'viewer', params: params({ code: Type.String({ maxLength: 40 }) }) },
  'factor.renewCodes': { role: 'viewer', params: params({ password: OwnPassword }) },
  'factor.remove': { role: 'viewer', params: params({ password: OwnPassword }) },

  'passkeys.list': { role: 'viewer', params: params({}) },
  /** Starts adding a passkey. */
  'passkeys.begin': { role: 'viewer', params: params({ password: OwnPassword }) },
  /** Stores the passkey that the browser has made, and returns recovery codes with the first second factor. */
  'passkeys.add': {
    role: 'viewer',
    params: params({
      name: PasskeyName,
      id: CredentialId,
      clientDataJSON: Binary,
      attestationObject: Binary,
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 8 })),
    }),
  },
  'passkeys.rename': { role: 'viewer', params: params({ id: CredentialId, name: PasskeyName }) },
  'passkeys.remove': { role: 'viewer', params: params({ id: CredentialId, password: OwnPassword }) },

  'documents.list': { role: 'viewer', params: params({}) },
  /** Also shows other users that the document is open. */
  'documents.open': { role: 'viewer', params: params(Name) },
  /**
   * Returns the draft, otherwise the published version; null without either. Does not mark the document as
   * open.
   */
  'documents.read': { role: 'viewer', params: params(Name) },
  /** Saves a draft. `revision`: that of the edited draft; null without one. */
  'documents.save': {
    role: 'editor',
    params: params({
      ...Name,
      schemaVersion: Type.Integer({ minimum: 1 }),
      body: Type.Record(Type.String(), Type.Unknown()),
      revision: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    }),
  },
  /** Discards the draft; the published version stays. */
  'documents.discard': {
    role: 'editor',
    params: params({ ...Name, revision: Type.Integer({ minimum: 1 }) }),
  },
  /** Drafts that were discarded within two weeks. */
  'drafts.discarded': { role: 'viewer', params: params({}) },
  /** Makes a discarded draft the draft of its document again, unless that has another one. */
  'drafts.restore': { role: 'editor', params: params({ id: Type.Integer() }) },
  /** Returns how a document can be renamed, and all references to it. */
  'documents.uses': { role: 'viewer', params: params(Name) },
  /**
   * Changes the address of a page or the key of another document. References to it are updated, and the old
   * address of a page is redirected.
   */
  'documents.rename': {
    role: 'editor',
    params: params({
      ...Name,
      to: Type.String({
        pattern: '^(/[A-Za-z0-9/_:-]*|[a-z0-9][A-Za-z0-9._-]{0,79})$',
        maxLength: 200,
        description: 'New address of a page, or new key',
      }),
      revision: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    }),
  },
  /** Documents published in the content service that players do not see, with the reasons. */
  'documents.refused': { role: 'viewer', params: params({}) },
  /** Returns the issues that publishing these drafts would report. */
  'documents.check': { role: 'viewer', params: params({ documents: Documents }) },
  /** Publishes the drafts, all or none; none if one of them has changed since the caller saw it. */
  'documents.publish': { role: 'publisher', params: params({ documents: SeenDocuments }) },
  /** Removes documents from the site; their history is kept. */
  'documents.archive': { role: 'publisher', params: params({ documents: Documents }) },

  'history.list': { role: 'viewer', params: params(Name) },
  'history.read': {
    role: 'viewer',
    params: params({ ...Name, contentVersion: Type.Integer({ minimum: 1 }) }),
  },

  'schedules.list': { role: 'viewer', params: params({}) },
  /** A publication publishes the drafts as they are now, without later edits. */
  'schedules.add': {
    role: 'publisher',
    params: params({ action: Type.Enum(['publish', 'archive']), documents: SeenDocuments, at: Timestamp }),
  },
  /** Replaces the drafts of a waiting publication by the current ones. */
  'schedules.renew': {
    role: 'publisher',
    params: params({ id: Type.Integer(), documents: SeenDocuments }),
  },
  'schedules.cancel': { role: 'publisher', params: params({ id: Type.Integer() }) },

  /**
   * Creates a link that shows the saved drafts to anyone who has it. It ends when its maker loses access, one that is
   * not shared also with the session.
   */
  'preview.link': {
    role: 'viewer',
    params: params({
      path: Type.String({
        pattern: '^/',
        maxLength: 400,
        description: 'Path of a page, with language prefix',
      }),
      documents: Type.Optional(
        Type.Array(DocumentName, { maxItems: 500, description: 'Default: all drafts' }),
      ),
      visitor: Type.Optional(PreviewVisitor),
      minutes: Type.Integer({ minimum: 5, maximum: 60 * 24 * 30 }),
      isShared: Type.Optional(
        Type.Boolean({ description: 'Shows the drafts as they are now, without later edits' }),
      ),
    }),
  },
  /** Returns the visitors and platform faults available for previews. */
  'preview.states': { role: 'viewer', params: params({}) },

  /** The pictures of the media library, newest first. */
  'media.list': { role: 'viewer', params: params({}) },
  /** Returns where a picture is used, in drafts and in published documents. */
  'media.uses': { role: 'viewer', params: params({ address: MediaAddress }) },
  /** Sets the alternative text of a picture; players get it with the next publication. */
  'media.describe': { role: 'editor', params: params({ address: MediaAddress, alt: MediaAlt }) },
  /** Fails while a document uses the picture. */
  'media.remove': { role: 'editor', params: params({ address: MediaAddress }) },

  'users.list': { role: 'admin', params: params({}) },
  'users.add': {
    role: 'admin',
    params: params({
      login: Login,
      name: Type.String({ minLength: 1, maxLength: 80 }),
      role: Type.Enum([...roles]),
      password: Password,
    }),
  },
  'users.change': {
    role: 'admin',
    params: params({
      id: Type.Integer(),
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
      role: Type.Optional(Type.Enum([...roles])),
      isActive: Type.Optional(Type.Boolean()),
      password: Type.Optional(Password),
    }),
  },
  /** Removes the second factor of a user who has lost it. */
  'users.resetFactor': { role: 'admin', params: params({ id: Type.Integer() }) },
  'settings.get': { role: 'admin', params: params({}) },
  'settings.change': { role: 'admin', params: params({ requireSecondFactor: Type.Boolean() }) },
  'audit.list': { role: 'admin', params: params({ before: Type.Optional(Type.Integer()) }) },
} as const satisfies Record<string, { role: Role | null; params: TObject }>

export type StudioCallName = keyof typeof studioCalls
export type StudioParams<Name extends StudioCallName> = Static<(typeof studioCalls)[Name]['params']>
export type DocumentName = Static<typeof DocumentName>

/** Result of each call, sent as `{"data": …}`. */
export interface StudioAnswers {
  'session.get': StudioSession
  'session.open': StudioSession
  'session.beginWithPasskey': PublicKeyCredentialRequestOptionsJSON
  'session.openWithPasskey': StudioSession
  'session.close': StudioSession
  'session.changePassword': StudioSession
  /** Last used first. */
  'session.list': StudioSessionInfo[]
  'session.endOthers': StudioSessionInfo[]
  'factor.begin': FactorSecret
  'factor.confirm': RecoveryCodes
  'factor.renewCodes': RecoveryCodes
  'factor.remove': StudioSession
  /** Oldest first. */
  'passkeys.list': StudioPasskey[]
  'passkeys.begin': PublicKeyCredentialCreationOptionsJSON
  'passkeys.add': AddedPasskey
  'passkeys.rename': StudioPasskey[]
  'passkeys.remove': StudioPasskey[]
  'documents.list': DocumentSummary[]
  'documents.open': OpenDocument
  'documents.read': StoredDocument | null
  'documents.save': SavedDraft
  'documents.discard': OpenDocument
  /** Newest first. */
  'drafts.discarded': DiscardedDraft[]
  'drafts.restore': DocumentName
  'documents.uses': DocumentUses
  'documents.rename': Renamed
  'documents.refused': DocumentIssue[]
  'documents.check': DocumentIssue[]
  'documents.publish': PublishAnswer
  'documents.archive': PublishAnswer
  /** Newest first. */
  'history.list': DocumentVersion[]
  'history.read': StoredDocument
  /** Future ones first, followed by the latest past ones. */
  'schedules.list': Schedule[]
  'schedules.add': Schedule
  'schedules.renew': Schedule[]
  'schedules.cancel': Schedule[]
  'preview.link': PreviewLink
  'preview.states': PreviewStates
  'media.list': MediaItem[]
  'media.uses': DocumentUse[]
  'media.describe': MediaItem[]
  'media.remove': MediaItem[]
  'users.list': StudioUser[]
  'users.add': StudioUser
  'users.change': StudioUser
  'users.resetFactor': StudioUser[]
  'settings.get': StudioSettings
  'settings.change': StudioSettings
  /** Newest first, 100 at a time; `before`: id of the oldest one seen. */
  'audit.list': AuditEntry[]
}

export type StudioAnswer<Name extends StudioCallName> = StudioAnswers[Name]
