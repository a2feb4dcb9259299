import type { FastifyReply } from 'fastify'
import { StudioError, type StudioErrorBody } from '../../schemas/studio/errors.ts'
import { ContentUnavailable } from '../content/index.ts'
import { isDatabaseFailure } from '../lib/database-failure.ts'

/** Sends a StudioError as an answer; rethrows any other error. */
export function sendStudioError(reply: FastifyReply, error: unknown) {
  const rejection =
    error instanceof ContentUnavailable
      ? new StudioError('Unavailable', error.message)
      : isDatabaseFailure(error)
        ? new StudioError('Unavailable', 'The database of the Studio does not answer')
        : error
  if (!(rejection instanceof StudioError)) throw error
  const { type, message, data, status } = rejection
  const body: StudioErrorBody = { error: { type, message, ...(data && { data }) } }
  return reply.code(status).send(body)
}
