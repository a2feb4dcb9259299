import type { FastifyInstance } from 'fastify'
import { defaultLocale, isLocale } from '../locale.ts'
import { registerFrameCalls } from '../frames/frame-calls.ts'
import { readQuery } from '../http/form-data.ts'
import { findFlight, seedsOf } from '../crash/crash-flight.ts'
import { simulatorOf } from '../catalogue/simulator-of.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { commitmentOf } from './draw.ts'
import { fairnessPage, type SharedRound } from './fairness-page.ts'
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

/** Games whose rounds all players share. */
async function sharedGames({ database }: SandboxContext) {
  const games = await database
    .selectFrom('games')
    .select(['sysname', 'name', 'type'])
    .orderBy('id')
    .where('type', '=', 'fast')
    .execute()
  return games.filter((game) => simulatorOf(game) === 'crash')
}

/** The shared round that the query names; null if there is no such round. */
async function readSharedRound(
  sandbox: SandboxContext,
  query: ReadonlyMap<string, string>,
): Promise<SharedRound | null | undefined> {
  const game = query.get('game')
  const number = query.get('round')?.trim() ?? ''
  if (game === undefined) return undefined
  const flight = /^\d{1,9}$/.test(number) && (await findFlight(sandbox.database, game, Number(number)))
  if (!flight) return null
  const isOver = flight.ends_at <= sandbox.now()
  return { hash: commitmentOf(flight.server_seed), seeds: isOver ? seedsOf(flight) : null }
}

/** API for game pages to show the seeds, and the page where a player verifies outcomes. */
export function registerFairness(scope: FastifyInstance, sandbox: SandboxContext): void {
  registerFrameCalls(scope, sandbox, {
    '/sandbox/fair/seeds': ({ wallet }) => viewSeeds(sandbox, wallet.owner),
    '/sandbox/fair/rotate': ({ wallet }, form) =>
      rotateSeeds(sandbox, wallet.owner, form.get('client_seed') ?? ''),
  })
  scope.get('/sandbox/fairness', async (request, reply) => {
    const query = readQuery(request)
    const locale = query.get('locale')
    const shared = { games: await sharedGames(sandbox), round: await readSharedRound(sandbox, query) }
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .send(fairnessPage(isLocale(locale) ? locale : defaultLocale, query, shared))
  })
}
