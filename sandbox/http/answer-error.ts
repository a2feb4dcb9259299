import type { FastifyReply } from 'fastify'
import { isDatabaseFailure } from '../../server/contracts/database.ts'
import { PlatformUnreachable } from '../../server/contracts/platform.ts'
import { ApiError, type ApiErrorBody } from '../../schemas/api/errors.ts'
import type { SandboxContext } from '../sandbox-context.ts'

/** Request errors the server detects before a handler runs: too long, cut off or malformed. */
function isBadRequest(error: unknown): error is Error {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}

/** The database of the sandbox does not work. */
export const unavailable = () => new PlatformUnreachable()

/** Maps any error to an API error of the contract. */
export function asApiError(error: unknown, { logError }: Pick<SandboxContext, 'logError'>): ApiError {
  if (error instanceof ApiError) return error
  if (isBadRequest(error)) return new ApiError('InvalidRequestException', error.message)
  logError(error)
  if (isDatabaseFailure(error)) return unavailable()
  return new ApiError('UnknownErrorException', 'Something went wrong')
}

export function answerError(reply: FastifyReply, { type, message, data, status }: ApiError): FastifyReply {
  const body: ApiErrorBody = { error: { type, message, error_data: data } }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
