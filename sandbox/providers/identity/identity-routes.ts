import type { FastifyInstance, FastifyReply } from 'fastify'
import { defaultLocale, isLocale } from '../../locale.ts'
import { acceptForms, readForm } from '../../http/form-data.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { localeOf, sendSimulatorPage } from '../simulator-page.ts'
import { advance, findCheck, readAdvance, type Check } from './checks.ts'
import { identityPage, unknownCheckPage } from './identity-page.ts'

interface CheckRoute {
  Params: { token: string }
}

const localeOfCheck = ({ locale }: Check) => (isLocale(locale) ? locale : defaultLocale)

/** The simulated identity check. The token in its URL grants access: in an iframe it has no cookie. */
export function registerIdentity(scope: FastifyInstance, sandbox: SandboxContext): void {
  const { publicUrl, framesOrigin } = sandbox
  const policy = { ancestors: ["'self'", publicUrl.origin, framesOrigin], hasScript: true }
  const send = (reply: FastifyReply, status: number, page: string) =>
    sendSimulatorPage(reply, status, page, policy)
  acceptForms(scope)

  scope.get<CheckRoute>('/sandbox/identity/:token', async (request, reply) => {
    const check = await findCheck(sandbox, request.params.token)
    if (!check) return send(reply, 404, unknownCheckPage(localeOf(request), publicUrl.origin))
    return send(reply, 200, identityPage(check.step, localeOfCheck(check), publicUrl.origin))
  })

  // The page is in a sandboxed iframe, which has no origin.
  scope.post<CheckRoute>(
    '/sandbox/identity/:token',
    { config: { isOpenToOtherSites: true } },
    async (request, reply) => {
      const { token } = request.params
      const check = await findCheck(sandbox, token)
      if (!check) return send(reply, 404, unknownCheckPage(localeOf(request), publicUrl.origin))
      const step = readAdvance(await readForm(request))
      if (!step) return send(reply, 400, identityPage(check.step, localeOfCheck(check), publicUrl.origin))
      await advance(sandbox, check, step)
      return reply.header('cache-control', 'no-store').redirect(`/sandbox/identity/${token}`, 303)
    },
  )
}
