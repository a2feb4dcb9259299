import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, cashierOf, emptyLogin, makeReady, payIn, sound } from '../tests/support/cashier.ts'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { findByLogin } from '../accounts/players.ts'
import { toMinorUnits } from '../ledger/currencies.ts'
import { balanceOf, holdOwner } from '../ledger/ledger.ts'
import { readTransactions } from './transactions.ts'
import type { Database } from '../tables/database.ts'

let sandbox: TestSandbox
let database: Database
let cashier: ReturnType<typeof cashierOf>
let playerId = 0
/** Number of steps so far: each intent has one key. */
let keys = 0
beforeAll(async () => {
  sandbox = await startTestSandbox()
  database = sandbox.openDatabase()
  cashier = cashierOf(sandbox, await sandbox.login(emptyLogin))
  playerId = (await findByLogin(database, emptyLogin.login))?.id ?? 0
  await makeReady(sandbox)
  await payIn(sandbox, cashier, '500000')
})
afterAll(async () => {
  await database.destroy()
  await sandbox.close()
})

const main = { wallet: 'main', currency: 'UZS' } as const

let launch = ''

/** Launches a game in its own session. */
async function openGame(): Promise<void> {
  const session = await sandbox.login(emptyLogin)
  cashier = cashierOf(sandbox, session, `run-${keys}`)
  const { body } = await sandbox.get('/platform/game/olmos-saltanati/play', session)
  launch = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
}

type Step =
  | { kind: 'deposit' | 'withdraw'; thousands: number; clicks: number }
  | { kind: 'bet' | 'cancel' | 'pass' | 'read'; clicks: number }

const clicks = fc.integer({ min: 1, max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deposit' as const, 'withdraw' as const),
    thousands: fc.integer({ min: 50, max: 400 }),
    clicks,
  }),
  fc.record({
    kind: fc.constantFrom('bet' as const, 'cancel' as const, 'pass' as const, 'read' as const),
    clicks,
  }),
)

/** Performs one step several times concurrently. */
async function act(each: Step): Promise<unknown> {
  keys += 1
  const key = `step-${keys}`
  const times = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: each.clicks }, work))
  switch (each.kind) {
    case 'deposit': {
      const { data } = await cashier.deposit(`${each.thousands}000`)
      return times(() => sandbox.post(data?.url ?? '', { decision: 'pay' }))
    }
    case 'withdraw':
      return times(() => cashier.withdraw(`${each.thousands}000`, { key }))
    case 'bet':
      return times(() =>
        sandbox.post('/sandbox/slot/spin', { token: launch, round: key.padEnd(12, '-'), stake: '50000.00' }),
      )
    case 'cancel': {
      const open = (await cashier.history('&type=withdrawal&statuses=pending'))[0]
      return open && times(() => cashier.cancel(open.id))
    }
    case 'pass':
      return sandbox.pass(30_000)
    case 'read':
      return times(() => cashier.history())
  }
}

/** Expected own and held money according to payments and bets, in minor units. */
async function owed(): Promise<{ own: bigint; held: bigint; bets: number }> {
  const all = await readTransactions(database, { playerId }, { offset: 0, count: 100_000 })
  const sum = (type: 'deposit' | 'withdrawal', status: string) =>
    all
      .filter((payment) => payment.type === type && payment.status === status)
      .reduce((total, { amount }) => total + amount, 0n)
  const played = await database
    .selectFrom('bets')
    .select([sql<string>`cast(stake as text)`.as('stake'), sql<string>`cast(win as text)`.as('win')])
    .where('player_id', '=', playerId)
    .where('wallet', '=', 'main')
    .execute()
  const lost = played.reduce((total, { stake, win }) => total + BigInt(stake) - BigInt(win), 0n)
  const held = sum('withdrawal', 'pending')
  return {
    own: sum('deposit', 'success') - sum('withdrawal', 'success') - held - lost,
    held,
    bets: played.length,
  }
}

test('concurrent deposits, callbacks, withdrawals, cancellations and bets in any order neither lose nor create money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      // A new day resets the daily limit for each run.
      sandbox.pass(25 * 60 * 60 * 1000)
      await openGame()
      await Promise.all(steps.map(act))
      const { own, held } = await owed()
      expect(toMinorUnits(await cashier.balance(), 'UZS')).toBe(own)
      expect(await balanceOf(database, { owner: holdOwner(playerId), ...main })).toBe(held)
      expect(await audit(sandbox)).toEqual(sound)
    }),
    { numRuns: 25 },
  )
  expect((await owed()).bets).toBeGreaterThan(0)
  expect(sandbox.errors).toEqual([])
}, 120_000)
