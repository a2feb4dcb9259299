import type { FastifyInstance } from 'fastify'

const framedCall = /^\/(?:api|cms|nfx)\/[^?]*\?(?:.*&)?_non_strict=1(?:&|$)/

/** Whether a page in an iframe sent the request: it says so by a query parameter. */
export const isFramedCall = (url: string): boolean => framedCall.test(url)

/**
 * A page in an iframe of another site, such as the mini-app in a web messenger, cannot use SameSite cookies. It
 * gets partitioned ones: a separate cookie for each embedding site.
 */
export function partitionFramedCookies(app: FastifyInstance, publicUrl: string): void {
  // Browsers accept partitioned cookies over https only.
  if (!publicUrl.startsWith('https:')) return
  app.addHook('onSend', (request, reply, _payload, done) => {
    const cookies = reply.getHeader('set-cookie')
    if (cookies !== undefined && isFramedCall(request.url)) {
      const framed = [cookies]
        .flat()
        .map((cookie) => String(cookie).replace(/; SameSite=Lax/i, '; SameSite=None; Partitioned'))
      reply.removeHeader('set-cookie')
      reply.header('set-cookie', framed)
    }
    done()
  })
}
