import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { ApiError } from '../../schemas/api/errors.ts'
import { Hit } from '../../schemas/hit.ts'
import { hitPath } from '../../schemas/tracking.ts'
import type { Platform } from '../contracts/platform.ts'

/** A transparent picture of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

function hitOf({ query }: FastifyRequest): Hit {
  const hit = Value.Default(Hit, query)
  if (Value.Check(Hit, hit)) return hit
  throw new ApiError('InvalidParameterException', 'This is no hit')
}

/**
 * The tracking image: reports the source of a visit to the platform. The site always sends the image itself; of
 * the platform's answer it passes on only the cookies.
 */
export function registerHits(app: FastifyInstance, { platform }: { platform: Pick<Platform, 'hit'> }): void {
  app.get(hitPath, { config: { isOpenToOtherSites: false } }, async (request, reply) => {
    const hit = hitOf(request)
    try {
      for (const cookie of await platform.hit(hit, request)) reply.header('set-cookie', cookie)
    } catch (error) {
      request.log.warn({ err: error }, 'the platform did not take a hit')
    }
    return reply.header('cache-control', 'no-store').type('image/gif').send(pixel)
  })
}
