/** Why a call of the Studio was refused, with the HTTP status of each. */
export const studioErrors = {
  /** There is no such call. */
  UnknownCall: 404,
  /** Parameters that the call does not take; `data` names the first of them. */
  InvalidParameters: 422,
  NotSignedIn: 401,
  /** Login or password is wrong; which of them is not said. */
  WrongCredentials: 401,
  /** `data.retryAfter`: seconds. */
  TooManyAttempts: 429,
  /** The role does not allow it. */
  NotAllowed: 403,
  NotFound: 404,
  /** Another document has this name or address. */
  NameTaken: 409,
  /** Somebody else changed it in the meantime; `data` holds what stands there now. */
  Conflict: 409,
  /** A file with too many bytes or pixels. */
  PictureTooLarge: 413,
  /** A file of a kind that the library does not take. */
  PictureKindUnknown: 415,
  /** A picture with several frames. */
  PictureMoves: 415,
  /** A file that is damaged, or no picture. */
  PictureUnreadable: 422,
  /** The same file is in the library; `data.item` is what it is there. */
  PictureKnown: 409,
  /** Documents show the picture; `data.uses` says where. */
  PictureUsed: 409,
  /** The content store is away; nothing was changed. */
  Unavailable: 503,
} as const

export type StudioErrorType = keyof typeof studioErrors

export interface StudioErrorBody {
  error: { type: StudioErrorType; message: string; data?: Record<string, unknown> }
}

export class StudioError extends Error {
  override readonly name = 'StudioError'
  constructor(
    readonly type: StudioErrorType,
    message: string,
    readonly data?: Record<string, unknown>,
  ) {
    super(message)
  }

  get status(): number {
    return studioErrors[this.type]
  }
}

export function isStudioErrorType(value: unknown): value is StudioErrorType {
  return typeof value === 'string' && Object.hasOwn(studioErrors, value)
}
