import { ApiError, isApiErrorType } from '../../../schemas/api/errors.ts'
import { isRecord } from '../../../schemas/is-record.ts'

/** The error body of the content service, or a substitute if there was no answer. */
export type CmsErrorBody = Readonly<Record<string, unknown>>

/** An error of the content service, with the server's error body. */
export class CmsError extends Error {
  override readonly name = 'CmsError'
  constructor(
    readonly body: CmsErrorBody,
    readonly statusCode: number,
    options?: ErrorOptions,
  ) {
    super(messageOf(body), options)
  }
}

function messageOf({ message, error }: CmsErrorBody): string {
  if (typeof message === 'string') return message
  const inner = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return typeof inner === 'string' ? inner : ''
}

/** Substitute for a missing error body. */
export function unknownCmsError(message: string, cause?: unknown): CmsError {
  const body = { error: 'UnknownError', message, statusCode: 500 }
  return new CmsError(body, 500, cause === undefined ? undefined : { cause })
}

/** The platform's error that the content service has passed on; undefined: the error is of another origin. */
export function platformErrorOf({ body, message, statusCode }: CmsError): ApiError | undefined {
  const { error } = body
  if (!isRecord(error) || !isApiErrorType(error['name'])) return undefined
  return new ApiError(error['name'], message, isRecord(error['details']) ? error['details'] : {}, statusCode)
}
