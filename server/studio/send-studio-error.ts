import type { FastifyReply } from 'fastify'
import type { StudioUser } from '../../schemas/studio/answers.ts'
import { StudioError, type StudioErrorBody, type StudioErrorType } from '../../schemas/studio/errors.ts'
import { phrase } from '../../schemas/phrase.ts'
import { ContentUnavailable } from '../content/index.ts'
import { isDatabaseFailure } from '../lib/database-failure.ts'

/** Errors of users who try what they may not do, and of strangers who guess. */
const logged: ReadonlySet<StudioErrorType> = new Set([
  'NotAllowed',
  'SecondFactorRequired',
  'TooManyAttempts',
  'WrongCode',
  'WrongCredentials',
  'WrongPasskey',
])

/**
 * Sends a StudioError as an answer, and logs it if it is a matter of security; rethrows any other error. `user`: the
 * sender, if signed in.
 */
export function sendStudioError(reply: FastifyReply, error: unknown, user?: StudioUser) {
  const rejection =
    error instanceof ContentUnavailable
      ? new StudioError(
          'Unavailable',
          phrase`The content store is unavailable, nothing was changed: ${error.message}`,
        )
      : isDatabaseFailure(error)
        ? new StudioError('Unavailable', phrase`The database of the Studio does not answer`)
        : error
  if (!(rejection instanceof StudioError)) throw error
  const { type, message, phrase: text, data, status } = rejection
  if (logged.has(type)) {
    const { url, ip, log } = reply.request
    log.warn(
      { type, path: url.split('?')[0], user: user?.id ?? null, ip },
      'a request of the Studio was rejected',
    )
  }
  const body: StudioErrorBody = { error: { type, message, phrase: text, ...(data && { data }) } }
  return reply.code(status).send(body)
}
