import type { FastifyInstance } from 'fastify'
import { defaultLocale, isLocale, type Locale } from '../../locale.ts'
import { acceptForms, readForm } from '../../http/form-data.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { isRussian, returnAddress } from '../return-address.ts'
import { localeOf, sendSimulatorPage } from '../simulator-page.ts'
import { launchFragment, launchKinds, messengerUsers } from './launch.ts'
import { messengerPage } from './messenger-page.ts'

/** Characters that Telegram allows in `startapp`. */
const startParamPattern = /^[\w-]{0,64}$/

/** The site URL in the language of the messenger's user. */
function inLanguage(address: URL, language: Locale): URL {
  if (language === 'ru' && !isRussian(address))
    address.pathname = address.pathname === '/' ? '/ru' : `/ru${address.pathname}`
  return address
}

/** The simulated messenger: opens the site as a mini-app, with launch data signed as Telegram signs them. */
export function registerMessenger(scope: FastifyInstance, sandbox: SandboxContext): void {
  acceptForms(scope)

  scope.get('/sandbox/messenger', async (request, reply) =>
    sendSimulatorPage(reply, 200, messengerPage(localeOf(request))),
  )

  scope.post('/sandbox/messenger', async (request, reply) => {
    const locale = localeOf(request)
    const form = await readForm(request)
    const user = messengerUsers.find(({ id }) => String(id) === form.get('user'))
    if (!user) return sendSimulatorPage(reply, 400, messengerPage(locale, 'user'))
    const address = returnAddress(form.get('path') ?? '/', sandbox.publicUrl)
    if (!address) return sendSimulatorPage(reply, 400, messengerPage(locale, 'path'))
    const startParam = form.get('start_param') ?? ''
    if (!startParamPattern.test(startParam))
      return sendSimulatorPage(reply, 400, messengerPage(locale, 'start'))
    const wanted = form.get('language')
    const language = isLocale(wanted) ? wanted : defaultLocale
    const kind = launchKinds.find((each) => each === form.get('kind')) ?? 'good'
    const target = inLanguage(address, language)
    target.hash = await launchFragment(sandbox, {
      user: { ...user, language_code: language },
      startParam,
      kind,
    })
    return reply.header('cache-control', 'no-store').redirect(target.href, 303)
  })
}
