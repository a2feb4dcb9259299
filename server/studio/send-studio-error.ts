import type { FastifyReply } from 'fastify'
import { StudioError, type StudioErrorBody } from '../../schemas/studio/errors.ts'
import { ContentUnavailable } from '../content/index.ts'

/** Sends a StudioError as an answer; rethrows any other error. */
export function sendStudioError(reply: FastifyReply, error: unknown) {
  const rejection =
    error instanceof ContentUnavailable ? new StudioError('Unavailable', error.message) : error
  if (!(rejection instanceof StudioError)) throw error
  const { type, message, data, status } = rejection
  const body: StudioErrorBody = { error: { type, message, ...(data && { data }) } }
  return reply.code(status).send(body)
}
