import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { defaultLocale, isLocale } from '../../locale.ts'
import { findSession, hashToken } from '../../accounts/login/sessions.ts'
import type { SessionCookie } from '../../http/session-cookie.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { exportFile } from './export-file.ts'
import { findExport } from './history-exports.ts'

/** Serves a player's history export. Everyone but the player who requested it gets a 404. */
export function registerExports(
  scope: FastifyInstance,
  sandbox: SandboxContext,
  cookie: SessionCookie,
): void {
  scope.get<{ Params: { token: string } }>('/sandbox/exports/:token', async ({ headers, params }, reply) => {
    const token = cookie.read(headers.cookie)
    const session =
      token === undefined ? undefined : await findSession(sandbox.database, hashToken(token), sandbox.now())
    const found = session && (await findExport(sandbox, params.token, session.player.id))
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff')
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('404')
    const query = { playerId: found.player_id, from: found.placed_from, until: found.placed_until }
    const locale = isLocale(found.locale) ? found.locale : defaultLocale
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="history-${found.id}.csv"`)
      .send(Readable.from(exportFile(sandbox, locale, query)))
  })
}
