import type { FastifyInstance } from 'fastify'

/** The query key by which a page says that it is shown in a frame. */
const framedCall = /^\/(?:api|cms)\/[^?]*\?(?:.*&)?_non_strict=1(?:&|$)/

/**
 * A page in a frame of another site, such as the mini-app inside a messenger of the web, keeps no cookie that is
 * for this site's own pages only. It gets one of its own for each site around it, which no other site can use.
 */
export function partitionFramedCookies(app: FastifyInstance, publicUrl: string): void {
  // Browsers take such cookies over https only.
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
