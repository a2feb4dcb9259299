import type { FastifyReply } from 'fastify'
import { ApiError } from '../../../schemas/api/errors.ts'
import {
  ContentApiError,
  isContentErrorType,
  type ContentErrorBody,
} from '../../../schemas/content-api/errors.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { ContentUnavailable } from '../../content/index.ts'
import { isDatabaseFailure } from '../../lib/database-failure.ts'

/** The error as the content API reports it; null if it is an error of the server. */
function contentErrorOf(error: unknown): ContentApiError | null {
  if (error instanceof ContentApiError) return error
  if (error instanceof StudioError)
    return new ContentApiError(
      isContentErrorType(error.type) ? error.type : 'Conflict',
      error.message,
      error.data,
    )
  if (error instanceof ApiError)
    return new ContentApiError(error.status === 403 ? 'NotAllowed' : 'InvalidParameters', error.message)
  if (error instanceof ContentUnavailable)
    return new ContentApiError('Unavailable', 'The content store is unavailable, nothing was changed')
  if (isDatabaseFailure(error))
    return new ContentApiError('Unavailable', 'The database of the Studio does not answer')
  const code = isRecord(error) ? error['code'] : undefined
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ContentApiError('BodyTooLarge', 'The body has more bytes than the operation accepts')
  if (typeof code === 'string' && code.startsWith('FST_ERR_CTP_'))
    return new ContentApiError('InvalidParameters', 'The body has another type than the operation expects')
  if (error instanceof SyntaxError)
    return new ContentApiError('InvalidParameters', 'The body is not valid JSON')
  return null
}

/** Sends an error of the content API; rethrows errors of the server. */
export function sendContentError(reply: FastifyReply, error: unknown) {
  const rejection = contentErrorOf(error)
  if (!rejection) throw error
  const { type, message, data, status } = rejection
  if (status === 401)
    reply.header('www-authenticate', type === 'TokenMissing' ? 'Bearer' : 'Bearer error="invalid_token"')
  const retryAfter = data?.['retryAfter']
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  const body: ContentErrorBody = { error: { type, message, ...(data && { data }) } }
  return reply.code(status).send(body)
}
