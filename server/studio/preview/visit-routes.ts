import type { FastifyInstance, FastifyRequest } from 'fastify'
import script from './visit-script.js?raw'
import { element } from '../../lib/html.ts'
import type { PreviewClaims } from './preview-links.ts'
import { injectFault } from './fault-injection.ts'
import type { Visit, Visits } from './visits.ts'

const scriptPath = '/nfx/preview-visit.js'
const visitPattern = /^[\w-]{22}$/

export interface VisitRoutesOptions {
  visits: Visits
  /** Reads a token; null if it is forged or has expired. */
  readClaims: (token: string) => Promise<PreviewClaims | null>
}

/** Script element of a visit's document, placed before the application. */
export function visitElement({ id }: Visit, token: string): string {
  const query = new URLSearchParams({ visit: id, preview: token })
  return `${element('script', { src: `${scriptPath}?${query.toString()}` })}</script>`
}

/** `auth.login` of `/api/auth/login?v=2.34`; null for other paths. */
function callIn(url: string): string | null {
  return /^\/api\/([\w-]+)\/([\w-]+)(?:\?|$)/.exec(url)?.slice(1).join('.') ?? null
}

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * Gives requests of a visit its cookies, in place of the browser's, and its injected faults. Requests that name
 * an invalid visit get no cookies.
 */
export function registerVisits(app: FastifyInstance, { visits, readClaims }: VisitRoutesOptions): void {
  const served = new WeakMap<FastifyRequest, Visit>()

  async function visitOf(request: FastifyRequest, token: string): Promise<Visit | null> {
    const id = headerOf(request, 'x-preview-visit') ?? ''
    const claims = visitPattern.test(id) ? await readClaims(token) : null
    return claims?.visitor ? visits.find(id, claims.visitor) : null
  }

  app.addHook('onRequest', async (request) => {
    const token = headerOf(request, 'x-preview')
    if (token === undefined) return
    delete request.headers.cookie
    const visit = await visitOf(request, token)
    if (!visit) return
    served.set(request, visit)
    const { header } = visit.cookies
    if (header !== undefined) request.headers.cookie = header
    const call = callIn(request.url)
    if (call !== null) await injectFault(visit.fault, call, 'browser')
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (headerOf(request, 'x-preview') !== undefined) {
      const cookies = [reply.getHeader('set-cookie') ?? []].flat()
      reply.removeHeader('set-cookie')
      const visit = served.get(request)
      for (const cookie of cookies) visit?.cookies.take(String(cookie))
    }
    done()
  })

  app.get(scriptPath, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  )
}
