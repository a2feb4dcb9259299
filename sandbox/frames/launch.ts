import { inTransaction } from '../../server/contracts/database.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { assertMayPlay } from '../accounts/restrictions.ts'
import { findSession, hashToken, type Session } from '../accounts/login/sessions.ts'
import { defaultCurrency } from '../ledger/currencies.ts'
import { balanceOf, postEntry, playerOwner, type AccountKey } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { smallestStakeIn, usualStakeIn } from '../bets/stakes.ts'
import { isCustomGame } from '../catalogue/custom-games.ts'
import { frameTestGame } from '../frame-test/frame-test-game.ts'
import { sportsbookGame } from '../sportsbook/sportsbook-game.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

/** A launch expires after this time without use. */
export const launchTtlMs = 30 * 60 * 1000

/** Number of rounds at the default stake a demo balance covers; it is refilled when it runs out. */
const demoRounds = 200n

const walletOf = { play: 'main', demo: 'fun' } as const

export interface Launch {
  id: number
  sysname: string
  mode: 'play' | 'demo'
  /** Game type. */
  gameType: string
  /** The betting player; null in a demo. */
  player: Player | null
  /** The default account; a real-money bet may fall back to another wallet. */
  wallet: AccountKey
}

export interface LaunchRequest {
  game: LaunchableGame
  mode: 'play' | 'demo'
  session: Session | undefined
}

async function fillDemoWallet(
  trx: DbTransaction,
  wallet: AccountKey,
  launchId: number,
  at: number,
): Promise<void> {
  const balance = await balanceOf(trx, wallet)
  if (balance >= smallestStakeIn(wallet.currency)) return
  const amount = demoRounds * usualStakeIn(wallet.currency) - balance
  await postEntry(trx, {
    reference: `demo:${launchId}`,
    kind: 'grant',
    at,
    postings: [
      { ...wallet, owner: 'house', amount: -amount },
      { ...wallet, amount },
    ],
  })
}

/**
 * Launches a game. Its page has no cookie and uses a token, which is valid for this game and session only and
 * expires with the session. Real-money play is rejected during a break; a demo is not.
 */
export async function launchGame(
  { database, now, random }: SandboxContext,
  { game, mode, session }: LaunchRequest,
): Promise<{ token: string; wallet: AccountKey }> {
  const token = random.token()
  const at = now()
  const currency = session?.player.currency ?? defaultCurrency
  const owner = session ? playerOwner(session.player.id) : `guest:${random.token()}`
  const wallet: AccountKey = { owner, wallet: walletOf[mode], currency }
  await inTransaction(database, async (trx) => {
    if (session && mode === 'play') await assertMayPlay(trx, session.player, at)
    const { id } = await trx
      .insertInto('launches')
      .values({
        token_hash: hashToken(token),
        sysname: game.sysname,
        game_type: game.type,
        mode,
        owner,
        currency,
        session_hash: session?.hash ?? null,
        expires_at: at + launchTtlMs,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (mode === 'demo') await fillDemoWallet(trx, wallet, id, at)
  })
  return { token, wallet }
}

/** The launch of a token, while it and its session are valid; each use extends it. */
export async function findLaunch({ database, now }: SandboxContext, token: string): Promise<Launch> {
  const at = now()
  const launch = await database
    .updateTable('launches')
    .set({ expires_at: at + launchTtlMs })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()
  if (!launch) throw new ApiError('AuthorizationException', 'The game must be opened again')
  const { id, sysname, game_type: gameType, mode, owner, currency } = launch
  let session: Session | undefined
  if (launch.session_hash !== null) {
    session = await findSession(database, launch.session_hash, at)
    if (!session) throw new ApiError('AuthorizationException', 'The session has ended')
    if (session.player.is_banned) throw new ApiError('UserBannedException', 'This account is blocked')
  }
  // A launch bets in the currency that it was opened with, also if the account's has changed since.
  const player = mode === 'play' && session ? { ...session.player, currency } : null
  return { id, sysname, mode, gameType, player, wallet: { owner, wallet: walletOf[mode], currency } }
}

export interface LaunchableGame {
  id: number
  sysname: string
  name: string
  /** Game type, or `sportsbook`. */
  type: string
  emblem: string | null
  palette: string | null
  hasDemo: boolean
}

/** Finds the game of an iframe URL: a game made for this site only by its id, any other by its sysname. */
export async function findGame(
  database: Database,
  game: { sysname: string } | { id: number },
): Promise<LaunchableGame | undefined> {
  const special = [sportsbookGame, frameTestGame].find(
    ({ sysname }) => 'sysname' in game && game.sysname === sysname,
  )
  if (special) return special
  const query = database
    .selectFrom('games')
    .select(['id', 'sysname', 'name', 'type', 'emblem', 'palette', 'has_demo'])
  const row = await (
    'id' in game ? query.where('id', '=', game.id) : query.where('sysname', '=', game.sysname)
  ).executeTakeFirst()
  if (!row || isCustomGame(row) !== 'id' in game) return undefined
  const { has_demo, ...found } = row
  return { ...found, hasDemo: has_demo === 1 }
}
