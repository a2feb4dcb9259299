import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '../../schemas/api/errors.ts'
import { Type } from 'typebox'
import { openEmptyDatabase } from '../tests/support/empty-sandbox.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import { doOnce } from './idempotency.ts'
import { balanceOf, balancesOf, postEntry, InsufficientFundsError, type AccountKey } from './ledger.ts'
import type { Database } from '../tables/database.ts'

let database: Database
let close: () => Promise<void>
beforeEach(async () => {
  ;({ database, close } = await openEmptyDatabase())
})
afterEach(() => close())

const main = (owner: string): AccountKey => ({ owner, wallet: 'main', currency: 'UZS' })

function move(reference: string, from: string, to: string, amount: bigint): Promise<void> {
  return inTransaction(database, (trx) =>
    postEntry(trx, {
      reference,
      kind: 'deposit',
      at: 0,
      postings: [
        { ...main(from), amount: -amount },
        { ...main(to), amount },
      ],
    }),
  )
}

async function sumOfPostings(): Promise<bigint> {
  const { rows } = await sql<{ sum: string | null }>`
    select cast(sum(amount) as text) as sum from ledger_postings`.execute(database)
  return BigInt(rows[0]?.sum ?? 0)
}

async function postings(): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ledger_postings`.execute(
    database,
  )
  return Number(rows[0]?.total)
}

describe('a money movement', () => {
  test('consists of two postings that cancel out, and updates both balances', async () => {
    await move('deposit:1', 'provider:uzcard', 'player:1', 50_000_000n)
    expect(await balanceOf(database, main('player:1'))).toBe(50_000_000n)
    expect(await balanceOf(database, main('provider:uzcard'))).toBe(-50_000_000n)
    expect(await postings()).toBe(2)
    expect(await sumOfPostings()).toBe(0n)
  })

  test("never makes a player's balance negative, and leaves nothing behind if rejected", async () => {
    await move('deposit:1', 'provider:uzcard', 'player:1', 100n)
    await expect(move('bet:1', 'player:1', 'house', 101n)).rejects.toThrow(InsufficientFundsError)
    expect(await balanceOf(database, main('player:1'))).toBe(100n)
    expect(await balanceOf(database, main('house'))).toBe(0n)
    expect(await postings()).toBe(2)
  })

  test('is posted once per reference', async () => {
    await move('deposit:1', 'provider:uzcard', 'player:1', 100n)
    await expect(move('deposit:1', 'provider:uzcard', 'player:1', 100n)).rejects.toThrow(/unique/i)
    expect(await balanceOf(database, main('player:1'))).toBe(100n)
  })

  test('must balance in each currency', async () => {
    const unbalanced = inTransaction(database, (trx) =>
      postEntry(trx, {
        reference: 'odd',
        kind: 'grant',
        at: 0,
        postings: [
          { ...main('house'), amount: -100n },
          { ...main('player:1'), currency: 'USD', amount: 100n },
        ],
      }),
    )
    await expect(unbalanced).rejects.toThrow(RangeError)
    expect(await postings()).toBe(0)
  })

  test('keeps amounts that a float would round', async () => {
    const amount = 2n ** 60n + 1n
    await move('deposit:1', 'provider:uzcard', 'player:1', amount)
    expect((await balancesOf(database, 'player:1', 'UZS')).main).toBe(amount)
  })
})

describe('an idempotent request', () => {
  const Answer = Type.Object({ number: Type.Integer() })
  let works = 0
  const request = (key: string | undefined, body: unknown, call = 'cashbacks.payout') =>
    doOnce(database, { owner: 'player:1', key, call, body, secret: 'secret', at: 0 }, Answer, () => {
      works += 1
      return Promise.resolve({ number: works })
    })
  beforeEach(() => (works = 0))

  test('runs once, and repetitions return the first answer', async () => {
    const answers = await Promise.all([
      request('a', { sum: 1 }),
      request('a', { sum: 1 }),
      request('a', { sum: 1 }),
    ])
    expect(answers).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }])
    expect(works).toBe(1)
  })

  test('is rejected with the key of another request', async () => {
    await request('a', { sum: 1 })
    await expect(request('a', { sum: 2 })).rejects.toMatchObject({ type: 'InvalidRequestException' })
    const elsewhere = request('a', { sum: 1 }, 'loyalty.buyproduct')
    await expect(elsewhere).rejects.toMatchObject({ type: 'InvalidRequestException' })
  })

  test('is answered from the store, and its key rejects others, if an earlier build has stored it', async () => {
    const body_hash = createHash('sha256')
      .update(JSON.stringify({ call: 'cashbacks.payout', input: { sum: 1 } }))
      .digest('hex')
    await database
      .insertInto('idempotent_requests')
      .values({ owner: 'player:1', key: 'a', body_hash, answer: '{"number":7}', at: 0 })
      .execute()
    expect(await request('a', { sum: 1 })).toEqual({ number: 7 })
    await expect(request('a', { sum: 2 })).rejects.toMatchObject({ type: 'InvalidRequestException' })
    expect(works).toBe(0)
  })

  test.each([undefined, '', 'k'.repeat(201)])('requires a key of valid length (%s)', async (key) => {
    await expect(request(key, {})).rejects.toMatchObject({ type: 'InvalidRequestException' })
  })

  test('can be retried after a failure', async () => {
    const rejected = doOnce(
      database,
      { owner: 'player:1', key: 'a', call: 'a.b', body: {}, secret: 'secret', at: 0 },
      Answer,
      () => Promise.reject(new ApiError('BillingUnavailableException', 'closed')),
    )
    await expect(rejected).rejects.toMatchObject({ type: 'BillingUnavailableException' })
    expect(await request('a', {})).toEqual({ number: 1 })
  })
})
