import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** GET requests that change state. */
const changingReads = /^(?:\/api\/auth\/logout|\/cms\/auth\/[^/?]+\/callback)(?:[/?]|$)/

const calls = /^\/(?:api|cms)\//

function changes({ method, url }: FastifyRequest): boolean {
  return calls.test(url) && (!readingMethods.has(method) || changingReads.test(url))
}

/** Whether a page of another origin sent the request. Programs send neither header, and have no cookies. */
export function isCrossSite({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  if (origin === undefined || origin === publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host
}

/** Rejects API calls that another site makes a player's browser send. */
export function rejectCrossSiteCalls(app: FastifyInstance, publicUrl: string) {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRejected = changes(request) && isCrossSite(request, publicUrl)
    done(isRejected ? new ApiError('AccessDeniedException', 'The call comes from another site') : undefined)
  })
}
