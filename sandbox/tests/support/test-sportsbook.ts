import { systemRandom, type RandomSource } from '../../random.ts'
import { startTestSandbox } from './test-sandbox.ts'

/** Nothing happens in any match: football ends 0:0. */
export const nothing: RandomSource = { ...systemRandom, provablyFair: () => (below) => below - 1 }
/** In every football match the home side scores in these minutes, and nobody otherwise. */
export const homeGoals = (minutes: readonly number[]): RandomSource => ({
  ...nothing,
  provablyFair: () => {
    let draws = 0
    return (below) => {
      // Each minute asks for a goal of the home side, then for one of the other.
      const minute = draws / 2 + 1
      draws += 1
      return minutes.includes(minute) ? 0 : below - 1
    }
  },
})
export const hour = 3_600_000

export interface MatchView {
  id: string
  sport: string
  starts_at: number
  is_live: boolean
  score: string | null
  minute: number | null
  period: string | null
  /** By market and outcome, such as `result/x`. */
  odds: Record<string, string>
  names: Record<string, string>
  more_markets: number
  markets: { title: string; group: string; rows: { key: string; name: string }[][] }[]
}
export interface SportsbookState {
  now: number
  balance: string
  matches: MatchView[]
  bets: {
    id: number
    cash_out: string | null
    status: string
    win: string
    stake: string
    possible_win: string
    total_odds: string
    selections: { sides: string; odds: string; is_returned: boolean }[]
  }[]
  fairness: { day: string; seed_hash: string; finished_day: string; finished_seed: string }
}

/** A selection of the bet slip, such as `result/x`, at the odds that are displayed. */
export function pick({ id, odds }: MatchView, key: string) {
  const [market = '', outcome = ''] = key.split('/')
  return { event: id, market, outcome, odds: odds[key] ?? '' }
}

function fail(message: string): never {
  throw new Error(message)
}

/** The sportsbook, opened by a player who is logged in. */
export async function startTestSportsbook({ random = nothing } = {}) {
  const sandbox = await startTestSandbox({ random })
  const session = await sandbox.login()
  let token = ''
  async function open(mode = 'play', { isGuest = false } = {}) {
    const { body } = await sandbox.get(`/platform/game/sportsbook/${mode}`, isGuest ? undefined : session)
    token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
  }
  const state = async (locale = 'uz', view: Record<string, string> = {}) =>
    (await sandbox.post('/sandbox/sportsbook/state', { token, locale, ...view })).json<{
      data: SportsbookState
    }>().data
  await open()
  return {
    sandbox,
    session,
    token: () => token,
    /** Opens the sportsbook again: a launch expires. */
    open,
    state,
    bet: (
      selections: unknown,
      stake = '10000',
      { round = 'slip-0001', kind = 'express', accept = 'better' } = {},
    ) =>
      sandbox.post('/sandbox/sportsbook/bet', {
        token,
        round,
        stake,
        selections: JSON.stringify(selections),
        kind,
        accept,
      }),
    /** The player's main balance. */
    async main() {
      const answer = await sandbox.get('/api/account/getBalance', session)
      return answer.json<{ data: { balance_main: { amount: string } } }>().data.balance_main.amount
    },
    /** The next two football matches with all their markets, and others with their result only. */
    async football() {
      const isNext = ({ sport, is_live }: MatchView) => sport === 'football' && !is_live
      const next = (await state()).matches.filter(isNext)
      const whole = await Promise.all(next.slice(0, 2).map(({ id }) => state('uz', { event: id })))
      return next.map(
        ({ id }, index) =>
          whole[index]?.matches.find((match) => match.id === id) ?? next[index] ?? fail(`no match ${id}`),
      )
    },
  }
}

export type TestSportsbook = Awaited<ReturnType<typeof startTestSportsbook>>
