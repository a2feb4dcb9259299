import type { LeaderboardItem } from '../../schemas/api/entities/competitions.ts'
import { catalogueOf, type Catalogue, type CatalogueEntry } from '../catalogue/catalogue.ts'
import { payableMultiplier } from '../catalogue/possible-wins.ts'
import { memoizeByCatalogue } from '../catalogue/memoize.ts'
import { one, payoutOf } from '../bets/multipliers.ts'
import { sportsbookGame } from '../sportsbook/sportsbook-game.ts'
import { toAmount } from '../ledger/currencies.ts'
import { seededChoice, seededFraction } from '../seeded-random.ts'
import { toTimestamp } from '../timestamp.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { minorUnits, prizeCurrency } from './prizes.ts'
import { countWins, countWinsIn, realWins, type Win } from './real-wins.ts'
import { seededName, masked } from './public-names.ts'

const minute = 60 * 1000
const periods = { day: 1440 * minute, week: 7 * 1440 * minute, month: 30 * 1440 * minute } as const
/** Interval between simulated wins. */
const interval = 15 * minute
/** Simulated wins are in popular games. */
const popularGames = 60

export interface LeaderboardQuery {
  period: keyof typeof periods
  sort: 'amount' | 'latest'
  offset: number
  count: number
  /** Only wins in this game. */
  sysname?: string | undefined
  /** Null for a guest. */
  playerId: number | null
}

const stakes = [1000, 2000, 5000, 10_000, 25_000, 50_000]

function simulatedWin(number: number, games: readonly CatalogueEntry[]): Win {
  const key = `win:${number}`
  const stake = minorUnits(seededChoice(`stake:${key}`, stakes))
  // Most wins are small; one in a hundred pays a hundredfold or more.
  const wished = Math.floor(140 / (1.003 - seededFraction(`multiplier:${key}`))) * (one / 100)
  const game = seededChoice(`game:${key}`, games)
  const win = payoutOf(stake, payableMultiplier(game, wished))
  return {
    key,
    fakename: seededName(key),
    win,
    stake,
    currency: prizeCurrency,
    worth: win,
    sysname: game.sysname,
    at: Math.floor((number + seededFraction(`at:${key}`)) * interval),
    playerId: null,
  }
}

/** Two months of wins. */
const cachedWins = memoizeByCatalogue<Win>(6000)

function simulatedWins(
  catalogue: Catalogue,
  { from, until, sysname }: { from: number; until: number; sysname?: string | undefined },
): Win[] {
  const games = catalogue.sorted.priority.slice(0, popularGames)
  if (games.length === 0) return []
  const first = Math.floor(from / interval)
  const count = Math.floor(until / interval) - first + 1
  return Array.from({ length: count }, (_win, index) =>
    cachedWins(catalogue, String(first + index), () => simulatedWin(first + index, games)),
  ).filter((win) => win.at >= from && win.at < until && (sysname === undefined || win.sysname === sysname))
}

const latestFirst = (one: Win, other: Win) => other.at - one.at || (one.key < other.key ? 1 : -1)
const largestFirst = (one: Win, other: Win) =>
  one.worth === other.worth ? latestFirst(one, other) : one.worth < other.worth ? 1 : -1

/** The game as content displays it; for one that is no longer available, only the sysname. */
function gameEntity({ bySysname }: Catalogue, sysname: string): LeaderboardItem['game'] {
  const game = bySysname.get(sysname)
  const shown = game ?? (sysname === sportsbookGame.sysname ? sportsbookGame : undefined)
  return {
    sysname,
    name: shown?.name ?? sysname,
    type: game?.type ?? null,
    image_url: null,
    emblem: shown?.emblem ?? null,
    palette: shown?.palette ?? null,
  }
}

/** Wins of players and simulated ones, so that the list is never empty. */
export async function leaderboard(
  sandbox: SandboxContext,
  { period, sort, offset, count, sysname, playerId }: LeaderboardQuery,
): Promise<{ items: LeaderboardItem[]; total: number }> {
  // Round the period to minutes, so that pages of the same list are consistent.
  const until = Math.floor(sandbox.now() / minute) * minute + minute
  const from = until - periods[period]
  const catalogue = await catalogueOf(sandbox)
  const simulated = simulatedWins(catalogue, { from, until: Math.min(until, sandbox.now()), sysname })
  const real = await realWins(sandbox, { from, until, sort, most: offset + count, sysname })
  const played =
    sysname === undefined
      ? await countWins(sandbox, from, until)
      : await countWinsIn(sandbox, { from, until, sysname })
  const total = simulated.length + played
  const wins = [...simulated, ...real]
    .toSorted(sort === 'amount' ? largestFirst : latestFirst)
    .slice(offset, offset + count)
  return {
    total,
    items: wins.map(({ fakename, win, stake, currency, sysname: game, at, playerId: winner }, index) => ({
      position: offset + index + 1,
      fakename: masked(fakename),
      amount: { amount: toAmount(win, currency), currency },
      bet: { amount: toAmount(stake, currency), currency },
      game: gameEntity(catalogue, game),
      won_at: toTimestamp(at),
      is_me: winner !== null && winner === playerId,
    })),
  }
}
