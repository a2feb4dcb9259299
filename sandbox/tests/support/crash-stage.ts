import { systemRandom } from '../../random.ts'
import { richLogin, startTestSandbox, type TestSandbox } from './test-sandbox.ts'

const range = 2 ** 32
/** The draw that makes a flight crash at this multiplier, in hundredths. */
const drawOf = (crashAt: number) => Math.ceil(range - (97 * range) / crashAt)

export interface CrashBetView {
  id: number
  flight: number
  panel: number
  status: string
  stake: string
  win: string
  cashed_at: string | null
}

interface FlightView {
  number: number
  opens_at: number
  starts_at: number
  ends_at: number | null
  crash_at: string | null
  hash: string
  server_seed: string | null
}

export interface CrashState {
  now: number
  balance: string
  earlier: { number: number; crash_at: string }[]
  flight: FlightView
  next: { number: number; hash: string }
  bets: CrashBetView[]
  all: { count: number; items: { name: string; is_own: boolean; stake: string; cashed_at: string | null }[] }
}

export const tokenIn = (page: string) => /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(page)?.[1] ?? ''

/** A player at a crash game. */
export async function enterCrash(
  sandbox: TestSandbox,
  { path = 'aviora/play', login = richLogin }: { path?: string; login?: typeof richLogin } = {},
) {
  const session = await sandbox.login(login)
  const open = async () => tokenIn((await sandbox.get(`/platform/game/${path}`, session)).body)
  let token = await open()
  const send = (call: string, fields: Record<string, string> = {}) =>
    sandbox.post(`/sandbox/crash/${call}`, { token, ...fields })
  const stateAfter = async (answer: ReturnType<typeof send>) =>
    (await answer).json<{ data: CrashState }>().data
  const bet = (fields: Record<string, string> = {}) =>
    send('bet', { round: 'round-0001', stake: '5000.00', ...fields })
  return {
    token: () => token,
    reopen: async () => (token = await open()),
    send,
    bet,
    /** Places a bet and returns it. */
    place: async (fields: Record<string, string> = {}) => {
      const placed = (await stateAfter(bet(fields))).bets.at(-1)
      if (!placed) throw new Error('no bet was placed')
      return placed
    },
    cashOut: (id: number) => send('cash-out', { id: String(id) }),
    cancel: (id: number) => send('cancel', { id: String(id) }),
    state: () => stateAfter(send('state')),
    stateAfter,
    /** Own money of the player. */
    main: async () => {
      const answer = await sandbox.get('/api/account/getBalance', session)
      return answer.json<{ data: { balance_main: { amount: string } } }>().data.balance_main.amount
    },
    history: async () => {
      const answer = await sandbox.get('/api/games/getHistory', session)
      return answer.json<{ data: { items: Record<string, unknown>[] } }>().data.items
    },
  }
}

/** A sandbox whose flights crash where the test decides. */
export async function openCrashStage() {
  const stage = { crashAt: 300 }
  const sandbox = await startTestSandbox({
    random: { ...systemRandom, provablyFair: () => () => drawOf(stage.crashAt) },
  })
  return {
    sandbox,
    /** Sets where flights that are created from now on crash, in hundredths. */
    crashAt: (hundredths: number) => (stage.crashAt = hundredths),
  }
}
