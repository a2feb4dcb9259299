import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPageUrl } from './failures.ts'

/** Whether a request came to the origin of the frames. */
export function isFramesHost({ host }: Pick<FastifyRequest, 'host'>, framesOrigin: string): boolean {
  return host.toLowerCase() === new URL(framesOrigin).host
}

/**
 * Keeps players away from the origin on which code of others runs: no session is read or opened there, and whoever
 * opens a page there is led to the site.
 */
export function redirectPlayers(app: FastifyInstance, framesOrigin: string, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFramesHost(request, framesOrigin)) return
    delete request.headers.cookie
    if (isPageUrl(request.url) || /^\/studio(?:[/?]|$)/.test(request.url))
      return reply.header('cache-control', 'no-store').redirect(`${publicUrl}${request.url}`, 302)
  })
  app.addHook('onSend', async (request, reply) => {
    if (isFramesHost(request, framesOrigin)) reply.removeHeader('set-cookie')
  })
}
