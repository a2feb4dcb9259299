import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageRoles } from '../../../schemas/roles/page-roles.ts'
import type { Locale, LocaleDefinition } from '../../../schemas/locale.ts'
import { readFields } from '../../platform/index.ts'
import { canonicalAddress, readPageUrl } from './page-url.ts'

/** Bytes; the body is one field. */
const bodyLimit = 1024

interface UnsubscribeParts {
  /** Ends the news of the address for which the platform has made a token. */
  unsubscribe: (token: string, locale: Locale) => Promise<unknown>
  gateway: { locales: readonly LocaleDefinition[] }
}

async function isOneClick({ body, headers }: FastifyRequest): Promise<boolean> {
  const fields = await readFields(Buffer.isBuffer(body) ? body : undefined, headers['content-type'])
  return fields.some(([name, value]) => name === 'List-Unsubscribe' && value === 'One-Click')
}

/**
 * Ends the news of an address when the provider of its mailbox sends the link of an e-mail by POST (RFC 8058), without
 * cookies and without a page. E-mails name the specified address, also of a page that has moved.
 */
export function registerOneClickUnsubscribe(
  app: FastifyInstance,
  { unsubscribe, gateway }: UnsubscribeParts,
): void {
  const path = pageRoles.unsubscribe.default
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body),
    )
    for (const url of [path, `/:locale${path}`])
      scope.post<{ Querystring: { token?: unknown } }>(
        url,
        { config: { isOpenToOtherSites: true } },
        async (request, reply) => {
          const codes = gateway.locales.map(({ code }) => code)
          const { token } = request.query
          reply.header('cache-control', 'no-store')
          if (typeof token !== 'string' || !(await isOneClick(request)))
            return reply.redirect(canonicalAddress(request.url, codes) ?? request.url, 303)
          const { locale } = readPageUrl(request.url, codes)
          await unsubscribe(token, locale)
          return reply.type('text/plain; charset=utf-8').send('OK')
        },
      )
    done()
  })
}
