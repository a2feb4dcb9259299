import fc from 'fast-check'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '../../schemas/api/errors.ts'
import { openEmptyDatabase } from '../tests/support/empty-sandbox.ts'
import { isOnPostgres } from '../../tests/support/setup/test-database.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import { doOnce } from './idempotency.ts'
import { balanceOf, postEntry, InsufficientFundsError, type LedgerEntry } from './ledger.ts'
import type { Database } from '../tables/database.ts'

let database: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, close } = await openEmptyDatabase())
})
afterAll(() => close())

const players = ['player:1', 'player:2', 'player:3'] as const
const account = (owner: string) => ({ owner, wallet: 'main', currency: 'UZS' }) as const

/** A player's request; the same key is sent several times, sometimes with another body. */
const step = fc.record({
  player: fc.constantFrom(...players),
  kind: fc.constantFrom('deposit', 'bet', 'win', 'withdrawal'),
  amount: fc.integer({ min: 1, max: 1000 }),
  key: fc.integer({ min: 1, max: 8 }),
  clicks: fc.integer({ min: 1, max: 3 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const sides = {
  deposit: 'provider:uzcard',
  withdrawal: 'provider:uzcard',
  bet: 'house',
  win: 'house',
} as const
/** Effect on the player's balance. */
const signed = ({ kind, amount }: Step) => BigInt(kind === 'deposit' || kind === 'win' ? amount : -amount)

function entryOf(request: Step, reference: string): LedgerEntry {
  const { player, kind } = request
  return {
    reference,
    kind,
    at: 0,
    postings: [
      { ...account(player), amount: signed(request) },
      { ...account(sides[kind]), amount: -signed(request) },
    ],
  }
}

const Answer = Type.Object({ reference: Type.String() })

interface Done {
  request: Step
  reference: string
}

let run = 0
let references = 0

/** Sends one request; undefined if it was rejected. */
async function ask(request: Step): Promise<Done | undefined> {
  const { player, kind, amount, key } = request
  references += 1
  const reference = `run:${run}:${references}`
  try {
    const answer = await doOnce(
      database,
      { owner: player, key: `${run}:${key}`, call: kind, body: { amount }, secret: 'secret', at: 0 },
      Answer,
      async (trx) => {
        await postEntry(trx, entryOf(request, reference))
        return { reference }
      },
    )
    return { request, reference: answer.reference }
  } catch (error) {
    // Insufficient funds, or a key that belongs to another request; anything else is a bug.
    if (error instanceof InsufficientFundsError || error instanceof ApiError) return undefined
    throw error
  }
}

/** All inconsistencies of the ledger, read in one snapshot. */
async function errors() {
  return inTransaction(database, async (moment) => {
    const { rows: unbalanced } = await sql`
      select entry_id from ledger_postings group by entry_id having sum(amount) <> 0`.execute(moment)
    const { rows: drifting } = await sql`
      select owner from ledger_accounts where may_overdraw = 0 and (balance < 0 or balance <>
        (select coalesce(sum(amount), 0) from ledger_postings where account_id = ledger_accounts.id))
    `.execute(moment)
    return [...unbalanced, ...drifting]
  })
}

const balances = () => Promise.all(players.map((player) => balanceOf(database, account(player))))

test('thousands of concurrent, repeated bets, deposits and withdrawals each run once and lose nothing', async () => {
  let asked = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 25 }),
      fc.scheduler(),
      async (steps, scheduler) => {
        run += 1
        const before = await balances()
        const requests = steps.flatMap((request) => Array.from({ length: request.clicks }, () => request))
        asked += requests.length
        const asking = requests.map((request) =>
          scheduler.schedule(Promise.resolve()).then(() => ask(request)),
        )
        await scheduler.waitFor(Promise.all(asking))
        const done = (await Promise.all(asking)).filter((each) => each !== undefined)

        // Equal answers imply equal requests with the same key.
        const facts = new Map(done.map((each) => [each.reference, each.request]))
        for (const { request, reference } of done)
          expect({ ...request, clicks: 0 }).toEqual({ ...facts.get(reference), clicks: 0 })
        const keys = [...facts.values()].map(({ player, key }) => `${player} ${key}`)
        expect(new Set(keys).size).toBe(keys.length)

        // The balances reflect exactly the acknowledged entries.
        const gained = players.map((player) =>
          [...facts.values()]
            .filter((request) => request.player === player)
            .reduce((sum, request) => sum + signed(request), 0n),
        )
        expect(await balances()).toEqual(before.map((balance, index) => balance + (gained[index] ?? 0n)))
        expect(await errors()).toEqual([])
      },
    ),
    { numRuns: isOnPostgres ? 40 : 80 },
  )
  expect(asked).toBeGreaterThan(1000)
}, 180_000)
