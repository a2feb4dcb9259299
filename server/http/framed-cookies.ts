import type { FastifyInstance } from 'fastify'

/** The query parameter by which a page says that it runs in an iframe. */
const framedCall = /^\/(?:api|cms)\/[^?]*\?(?:.*&)?_non_strict=1(?:&|$)/

/**
 * A page in an iframe of another site, such as the mini-app in a web messenger, cannot use SameSite cookies. It
 * gets partitioned ones: a separate cookie for each embedding site.
 */
export function partitionFramedCookies(app: FastifyInstance, publicUrl: string): void {
  // Browsers accept partitioned cookies over https only.
  if (!publicUrl.startsWith('https:')) return
  app.addHook('onSend', async (request, reply) => {
    const cookies = reply.getHeader('set-cookie')
    if (cookies === undefined || !framedCall.test(request.url)) return
    const framed = [cookies]
      .flat()
      .map((cookie) => String(cookie).replace(/; SameSite=Lax/i, '; SameSite=None; Partitioned'))
    reply.removeHeader('set-cookie')
    reply.header('set-cookie', framed)
  })
}
