import type { LoadedData } from '../../schemas/component.ts'
import { addAmounts, compareAmounts, subtractAmounts } from '../../src/lib/amount.ts'
import { dayOf } from '../../src/lib/format/date.ts'
import { outcomeOf } from '../../src/modules/games/index.ts'
import type { load } from './play-diary.load.ts'

export type DiaryBet = LoadedData<(typeof load)['bets']>['items'][number]

/** Play on a day, or of a game. */
export interface DiaryEntry {
  key: string
  /** The latest of its bets. */
  latest: DiaryBet
  count: number
  /** Estimated from the times of the bets. */
  minutes: number
  /** Wins minus stakes of settled bets with the player's own money; null: there are none. */
  net: string | null
}

/** Milliseconds between two bets of the same period of play; the last bet of a period counts as a minute. */
const maxPauseMs = 10 * 60_000
const lastBetMs = 60_000

/** Settled, with the player's own money, in the currency of the newest bet. */
function isCounted(bet: DiaryBet, currency: string | undefined): boolean {
  const isSettled = !['open', 'refunded', 'other'].includes(outcomeOf(bet))
  return isSettled && bet.balance_type === 'main' && bet.bet.currency === currency
}

/** Bets by what `keyOf` says of them, in their order, which is newest first. */
function diaryBy(bets: readonly DiaryBet[], keyOf: (bet: DiaryBet) => string): DiaryEntry[] {
  const entries = new Map<string, DiaryEntry & { ms: number }>()
  const currency = bets[0]?.bet.currency
  let next = Infinity
  for (const bet of bets) {
    const at = Date.parse(bet.created_at)
    const pause = next - at
    next = at
    const key = keyOf(bet)
    const { latest = bet, count = 0, ms = 0, net = null } = entries.get(key) ?? {}
    const played = ms + (pause >= 0 && pause <= maxPauseMs ? pause : lastBetMs)
    entries.set(key, {
      key,
      latest,
      count: count + 1,
      ms: played,
      minutes: Math.max(1, Math.round(played / 60_000)),
      net: isCounted(bet, currency)
        ? addAmounts(net ?? '0', subtractAmounts(bet.win.amount, bet.bet.amount))
        : net,
    })
  }
  return [...entries.values()]
}

/** Days on which the player has played, latest first. */
export function diaryByDay(bets: readonly DiaryBet[], timeZone: string): DiaryEntry[] {
  return diaryBy(bets, (bet) => dayOf(Date.parse(bet.created_at), timeZone))
}

/** Games that the player has played, those with the most time first. */
export function diaryByGame(bets: readonly DiaryBet[]): DiaryEntry[] {
  return diaryBy(bets, ({ game }) => game.sysname).sort((one, other) => other.minutes - one.minutes)
}

/** The largest wins of the player's own money, at most `count`. */
export function bestWins(bets: readonly DiaryBet[], count: number): DiaryBet[] {
  const currency = bets[0]?.bet.currency
  return bets
    .filter((bet) => isCounted(bet, currency) && outcomeOf(bet) === 'won')
    .sort((one, other) => compareAmounts(other.win.amount, one.win.amount))
    .slice(0, count)
}
