import { systemRandom, type RandomSource } from '../../../sandbox/random.ts'
import { startTestSandbox } from './test-sandbox.ts'

/** Nothing happens in any match: football ends 0:0. */
const nothing: RandomSource = { ...systemRandom, provablyFair: () => (below) => below - 1 }
export const hour = 3_600_000

export interface MatchView {
  id: string
  sport: string
  starts_at: number
  is_live: boolean
  score: string | null
  minute: number | null
  odds: Record<string, string>
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
    selections: { sides: string }[]
  }[]
  fairness: { day: string; seed_hash: string; finished_day: string; finished_seed: string }
}

/** A selection of the bet slip, at the odds that are displayed. */
export const pick = ({ id, odds }: MatchView, outcome: string) => ({
  event: id,
  outcome,
  odds: odds[outcome] ?? '',
})

/** The sportsbook, opened by a player who is logged in. */
export async function startTestSportsbook() {
  const sandbox = await startTestSandbox({ random: nothing })
  const session = await sandbox.login()
  let token = ''
  async function open(mode = 'play', { isGuest = false } = {}) {
    const { body } = await sandbox.get(`/platform/game/sportsbook/${mode}`, isGuest ? undefined : session)
    token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
  }
  const state = async (locale = 'uz') =>
    (await sandbox.post('/sandbox/sportsbook/state', { token, locale })).json<{ data: SportsbookState }>()
      .data
  await open()
  return {
    sandbox,
    session,
    token: () => token,
    /** Opens the sportsbook again: a launch expires. */
    open,
    state,
    bet: (selections: unknown, stake = '10000', { round = 'slip-0001', kind = 'express' } = {}) =>
      sandbox.post('/sandbox/sportsbook/bet', {
        token,
        round,
        stake,
        selections: JSON.stringify(selections),
        kind,
      }),
    /** The player's main balance. */
    async main() {
      const answer = await sandbox.get('/api/account/getBalance', session)
      return answer.json<{ data: { balance_main: { amount: string } } }>().data.balance_main.amount
    },
    /** Upcoming football matches, soonest first. */
    football: async () =>
      (await state()).matches.filter(({ sport, is_live }) => sport === 'football' && !is_live),
  }
}

export type TestSportsbook = Awaited<ReturnType<typeof startTestSportsbook>>
