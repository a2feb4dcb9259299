import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, type Locale } from '../../locale.ts'
import { issueSocialToken } from '../../accounts/login/social.ts'
import { acceptForms, readForm, readQuery } from '../../http/form-data.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { isRussian, returnAddress } from '../return-address.ts'
import { localeOf, sendSimulatorPage } from '../simulator-page.ts'
import { consentPage, errorPage } from './consent-page.ts'
import { isService, peopleOf, type Service } from './people.ts'

interface Login {
  service: Service
  /** Return URL, with the service and the purpose of the login. */
  back: URL
  locale: Locale
}

const purpose = /^[A-Za-z0-9_-]{1,40}$/

/** The login the URL requests, or the error page. */
function readLogin(request: FastifyRequest, publicUrl: URL): Login | { rejected: string } {
  const query = readQuery(request)
  const service = query.get('service')
  const back = returnAddress(query.get('redirect_url') ?? '', publicUrl)
  const locale = localeOf(request, back && isRussian(back) ? 'ru' : defaultLocale)
  if (!back) return { rejected: errorPage('redirect', locale) }
  if (!isService(service)) return { rejected: errorPage('service', locale) }
  back.searchParams.set('service', service)
  const typeAuth = query.get('type_auth') ?? ''
  if (purpose.test(typeAuth)) back.searchParams.set('type_auth', typeAuth)
  return { service, back, locale }
}

/** Redirects to the site with the result, replacing result parameters already present in the URL. */
function goBack(reply: FastifyReply, { back }: Login, outcome: { access_token: string } | { error: string }) {
  for (const name of ['access_token', 'error']) back.searchParams.delete(name)
  for (const [name, value] of Object.entries(outcome)) back.searchParams.set(name, value)
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(back.href, 303)
}

/**
 * The simulated social login provider. `/oauth/init?service=google|telegram|facebook|apple|vk&redirect_url=…` asks who
 * logs in and redirects to the site with `access_token` (for auth.callback) or `error`.
 */
export function registerSocialLogin(scope: FastifyInstance, sandbox: SandboxContext): void {
  const { publicUrl } = sandbox
  acceptForms(scope)

  scope.get('/oauth/init', async (request, reply) => {
    const login = readLogin(request, publicUrl)
    if ('rejected' in login) return sendSimulatorPage(reply, 400, login.rejected)
    return sendSimulatorPage(reply, 200, consentPage(login.service, login.locale, publicUrl.host))
  })

  scope.post('/oauth/init', async (request, reply) => {
    const login = readLogin(request, publicUrl)
    if ('rejected' in login) return sendSimulatorPage(reply, 400, login.rejected)
    const choice = (await readForm(request)).get('person')
    if (choice === 'cancel') return goBack(reply, login, { error: 'access_denied' })
    const person = peopleOf(login.service).find(({ subject }) => subject === choice)
    if (!person) return sendSimulatorPage(reply, 400, errorPage('person', login.locale))
    return goBack(reply, login, { access_token: await issueSocialToken(sandbox, person) })
  })
}
