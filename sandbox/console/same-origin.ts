import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Whether the request is a navigation from a page of the console itself. Non-browser clients send none of
 * these headers.
 */
function isSameOrigin({ method, headers }: FastifyRequest): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  const destination = headers['sec-fetch-dest']
  // Scripts of any page, even same-origin ones, must not read the console.
  if (destination !== undefined && destination !== 'document') return false
  if (method === 'GET' || method === 'HEAD') return true
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

/** Rejects requests that another page triggers in a developer's browser. */
export function requireSameOrigin(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (isSameOrigin(request)) return
    return reply
      .code(403)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('The console is used from its own pages only.\n')
  })
}
