import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import type { CmsErrorBody } from '../../schemas/cms/accounts.ts'

function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (!(error instanceof Error) || !(status < 500)) return undefined
  return new ApiError('InvalidRequestException', error.message)
}

/** Sends errors in the format of the content service, without revealing the cause of a failure. */
export function answerCmsErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const known = asApiError(error)
    if (!known) request.log.error(error)
    const { type, message, data, status } =
      known ?? new ApiError('InternalServerErrorException', 'The server failed')
    const body: CmsErrorBody = { data: null, error: { status, name: type, message, details: data } }
    return reply.code(status).header('cache-control', 'no-store').send(body)
  })
}
