import { studioErrors } from '../studio/errors.ts'

/** Error types of the content API, with their HTTP status. Those of the Studio have the same meaning there. */
export const contentErrors = {
  InvalidParameters: studioErrors.InvalidParameters,
  /** The request has no access token. */
  TokenMissing: 401,
  /** Nobody has created this token. */
  TokenUnknown: 401,
  TokenExpired: 401,
  TokenRevoked: 401,
  /** The user of the token was disabled. */
  UserDisabled: 401,
  SecondFactorRequired: studioErrors.SecondFactorRequired,
  /** The token lacks the scope, which `data.scope` names. */
  ScopeMissing: 403,
  NotAllowed: studioErrors.NotAllowed,
  NotFound: studioErrors.NotFound,
  Conflict: studioErrors.Conflict,
  NotApproved: studioErrors.NotApproved,
  /** There are warnings besides the accepted ones; `data.issues` lists all. Nothing was published. */
  WarningsNotAccepted: studioErrors.WarningsNotAccepted,
  /** Nothing was published; `data.issues` says why. */
  NotPublished: 422,
  /** More bytes than the operation accepts. */
  BodyTooLarge: 413,
  FileTooLarge: studioErrors.FileTooLarge,
  FileUnreadable: studioErrors.FileUnreadable,
  FileKnown: studioErrors.FileKnown,
  FileUsed: studioErrors.FileUsed,
  PictureTooLarge: studioErrors.PictureTooLarge,
  PictureKindUnknown: studioErrors.PictureKindUnknown,
  PictureMoves: studioErrors.PictureMoves,
  PictureUnreadable: studioErrors.PictureUnreadable,
  PictureKnown: studioErrors.PictureKnown,
  PictureUsed: studioErrors.PictureUsed,
  ExportUnreadable: studioErrors.ExportUnreadable,
  ExportTooLarge: studioErrors.ExportTooLarge,
  /** The server is importing or exporting content already; nothing was changed. */
  Busy: studioErrors.Busy,
  /** Nothing was imported; `data.issues` says why. */
  NotImported: 422,
  /** `data.retryAfter`: seconds. */
  TooManyRequests: 429,
  Unavailable: studioErrors.Unavailable,
} as const

export type ContentErrorType = keyof typeof contentErrors

export interface ContentErrorBody {
  error: { type: ContentErrorType; message: string; data?: Record<string, unknown> }
}

export function isContentErrorType(value: unknown): value is ContentErrorType {
  return typeof value === 'string' && Object.hasOwn(contentErrors, value)
}

/** Why the content API did not carry out a request. */
export class ContentApiError extends Error {
  override readonly name = 'ContentApiError'
  constructor(
    readonly type: ContentErrorType,
    message: string,
    readonly data?: Record<string, unknown>,
  ) {
    super(message)
  }

  get status(): number {
    return contentErrors[this.type]
  }
}

/** Errors of every operation. */
export const commonErrors = [
  'InvalidParameters',
  'BodyTooLarge',
  'TokenMissing',
  'TokenUnknown',
  'TokenExpired',
  'TokenRevoked',
  'UserDisabled',
  'SecondFactorRequired',
  'ScopeMissing',
  'NotAllowed',
  'TooManyRequests',
  'Unavailable',
] as const satisfies readonly ContentErrorType[]
