import { sql } from 'kysely'
import { expect } from 'vitest'
import { inTransaction } from '../../../server/contracts/database.ts'
import type { Player } from '../../accounts/players.ts'
import { playBet } from '../../bets/bets.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import { systemRandom } from '../../random.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { contextOf } from './context-of.ts'
import { startTestSandbox, testTime, type TestSandbox } from './test-sandbox.ts'
import type { DbTransaction } from '../../tables/database.ts'

export interface TestCompetitions extends Omit<TestSandbox, 'pass'> {
  /** Milliseconds since 1970. */
  time: number
  /** Result of the jackpots' random draw; undefined: never won. */
  luck: number | undefined
  context: SandboxContext
  /** Session of a player with money. */
  session: string
  player: (id?: number) => Promise<Player>
  /** Places a bet with the player's own money, in units. */
  bet: (stake: number, win: number, sysname?: string, playerId?: number) => Promise<void>
  inTransaction: <Result>(work: (trx: DbTransaction) => Promise<Result>) => Promise<Result>
  /** Main balance in UZS. */
  balance: (owner: string) => Promise<bigint>
  /** Contributions of bets to a jackpot since its last drop. */
  put: (jackpotId: number) => Promise<bigint>
  /** Sum of all postings of the ledger: always zero. */
  ledgerSum: () => Promise<string>
  /** Answer of a list call; path without `/api/`. */
  page: <Item>(path: string, as?: string) => Promise<Page<Item>>
  /** Invalid fields of a failed call. */
  fieldErrorsOf: (path: string) => Promise<object>
}

interface Page<Item> {
  items: Item[]
  total: number
}

/** A sandbox with its own clock, where bets need no open game. */
export async function startTestCompetitions(): Promise<TestCompetitions> {
  const clock = { time: testTime }
  const sandbox = await startTestSandbox({ now: () => clock.time })
  const database = sandbox.openDatabase()
  const context: SandboxContext = {
    ...(await contextOf(database, () => clock.time)),
    random: { ...systemRandom, integer: (below) => stage.luck ?? below - 1 },
  }
  let bets = 0
  const stage: TestCompetitions = {
    ...sandbox,
    get time() {
      return clock.time
    },
    set time(time) {
      clock.time = time
    },
    luck: undefined,
    context,
    session: await sandbox.login(),
    player: (id = 1) =>
      database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    bet: async (stake, win, sysname = 'anor-deluxe', playerId = 1) => {
      bets += 1
      const request = {
        player: await stage.player(playerId),
        sysname,
        gameType: 'slot',
        stake: BigInt(stake) * 100n,
        reference: `test:${bets}`,
        at: clock.time,
      }
      await stage.inTransaction((trx) => playBet(trx, context, request, BigInt(win) * 100n))
    },
    inTransaction: (work) => inTransaction(database, work),
    balance: (owner) => balanceOf(database, { owner, wallet: 'main', currency: 'UZS' }),
    put: async (jackpotId) => {
      const { last_drop_at } = await database
        .selectFrom('jackpots')
        .select('last_drop_at')
        .where('id', '=', jackpotId)
        .executeTakeFirstOrThrow()
      return stage.balance(`jackpot:${jackpotId}:${last_drop_at}`)
    },
    ledgerSum: async () => {
      const { sum } = await database
        .selectFrom('ledger_postings')
        .select(sql<string>`cast(sum(amount) as text)`.as('sum'))
        .executeTakeFirstOrThrow()
      return sum
    },
    page: async <Item>(path: string, as?: string) => {
      const response = await sandbox.get(`/api/${path}`, as)
      expect(response.body).toContain('"data"')
      return response.json<{ data: Page<Item> }>().data
    },
    fieldErrorsOf: async (path) => {
      const response = await sandbox.get(`/api/${path}`)
      expect(response.statusCode).toBe(422)
      return response.json<{ error: { error_data: object } }>().error.error_data
    },
    close: async () => {
      await database.destroy()
      await sandbox.close()
    },
  }
  return stage
}
