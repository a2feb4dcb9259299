import { say, type Phrase } from '../phrase.ts'

/** Error types of the Studio's calls, with their HTTP status. */
export const studioErrors = {
  /** The call does not exist. */
  UnknownCall: 404,
  /** Invalid parameters; `data` names the first of them. */
  InvalidParameters: 422,
  NotSignedIn: 401,
  /** Login or password is wrong; the answer does not reveal which. */
  WrongCredentials: 401,
  /** The password is correct, but does not suffice; `data`: whether the user has an `app` and a `passkey`. */
  SecondFactorNeeded: 401,
  /** The code of the second factor is wrong or was used already. */
  WrongCode: 401,
  /** The passkey is unknown, or its answer does not fit. */
  WrongPasskey: 401,
  /** The user has to sign in with single sign-on. */
  SingleSignOnRequired: 403,
  /** The user must set up a second factor before anything else. */
  SecondFactorRequired: 403,
  /** A new password that attackers try first. */
  PasswordTooCommon: 422,
  /** `data.retryAfter`: seconds. */
  TooManyAttempts: 429,
  /** The role does not allow it. */
  NotAllowed: 403,
  NotFound: 404,
  /** Another document has this key or address. */
  NameTaken: 409,
  /** Another user has changed the document in the meantime; `data` has its current state. */
  Conflict: 409,
  /** Required approvals are missing; `data.documents` names the documents. */
  NotApproved: 409,
  /** There are warnings that the caller has not seen; `data.issues` lists all. Nothing was published or scheduled. */
  WarningsNotAccepted: 409,
  /** Nothing was scheduled or moved; `data.issues` says why. */
  NotScheduled: 422,
  /** A file with too many bytes or pixels. */
  PictureTooLarge: 413,
  /** A file format that the library does not accept. */
  PictureKindUnknown: 415,
  /** A picture with several frames. */
  PictureMoves: 415,
  /** A file that is damaged or not a picture. */
  PictureUnreadable: 422,
  /** The library already has the same file; `data.item` is its entry. */
  PictureKnown: 409,
  /** A picture would have too many tags; `data.pictures` has their addresses. Nothing has changed. */
  TooManyTags: 422,
  /** The path of a folder would have too many names; `data.folder` is the path. Nothing has changed. */
  FolderTooDeep: 422,
  /** Documents use the picture; `data.uses` lists them. */
  PictureUsed: 409,
  /** A font, sound or file to download that is too large. */
  FileTooLarge: 413,
  /** A file that is damaged, or none that the library accepts. */
  FileUnreadable: 422,
  /** The library already has the same file; `data.item` is its entry. */
  FileKnown: 409,
  /** Documents use the file; `data.uses` lists them. */
  FileUsed: 409,
  /** A file with the content of a site that cannot be imported; `data.file` names the wrong part. */
  ExportUnreadable: 422,
  /** More content than fits into one file. */
  ExportTooLarge: 413,
  /** The server is importing or exporting content already; nothing was changed. */
  Busy: 503,
  /** Another site does not answer, or rejects the request. */
  SiteUnreachable: 502,
  /** The content store or another part of the server is unavailable; nothing was changed. */
  Unavailable: 503,
} as const

export type StudioErrorType = keyof typeof studioErrors

export interface StudioErrorBody {
  /** `message` is in English, `phrase` the same in translatable form. */
  error: { type: StudioErrorType; message: string; phrase: Phrase; data?: Record<string, unknown> }
}

export class StudioError extends Error {
  override readonly name = 'StudioError'
  constructor(
    readonly type: StudioErrorType,
    /** Why, in translatable form. */
    readonly phrase: Phrase,
    readonly data?: Record<string, unknown>,
  ) {
    super(say(phrase))
  }

  get status(): number {
    return studioErrors[this.type]
  }
}

export function isStudioErrorType(value: unknown): value is StudioErrorType {
  return typeof value === 'string' && Object.hasOwn(studioErrors, value)
}
