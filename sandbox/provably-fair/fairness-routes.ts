import type { FastifyInstance } from 'fastify'
import { defaultLocale, isLocale } from '../../schemas/locale.ts'
import { registerFrameCalls } from '../frames/frame-calls.ts'
import { readQuery } from '../http/form-data.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { fairnessPage } from './fairness-page.ts'
import { rotateSeeds, viewSeeds } from './seeds.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** API for game pages to show the seeds, and the page where a player verifies outcomes. */
export function registerFairness(scope: FastifyInstance, sandbox: SandboxContext): void {
  registerFrameCalls(scope, sandbox, {
    '/sandbox/fair/seeds': ({ wallet }) => viewSeeds(sandbox, wallet.owner),
    '/sandbox/fair/rotate': ({ wallet }, form) =>
      rotateSeeds(sandbox, wallet.owner, form.get('client_seed') ?? ''),
  })
  scope.get('/sandbox/fairness', (request, reply) => {
    const query = readQuery(request)
    const locale = query.get('locale')
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .send(fairnessPage(isLocale(locale) ? locale : defaultLocale, query))
  })
}
