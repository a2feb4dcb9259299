import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPageUrl } from './failures.ts'

/** Whether a request was sent to the origin of third-party documents. */
export function isFramesHost({ host }: Pick<FastifyRequest, 'host'>, framesOrigin: string): boolean {
  return host.toLowerCase() === new URL(framesOrigin).host
}

/**
 * Separates players from the origin that runs third-party code: sessions are neither read nor opened there, and
 * pages redirect to the site.
 */
export function redirectPlayers(app: FastifyInstance, framesOrigin: string, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFramesHost(request, framesOrigin)) return
    delete request.headers.cookie
    if (isPageUrl(request.url) || /^\/studio(?:[/?]|$)/.test(request.url))
      return reply.header('cache-control', 'no-store').redirect(`${publicUrl}${request.url}`, 302)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isFramesHost(request, framesOrigin)) reply.removeHeader('set-cookie')
    done()
  })
}
