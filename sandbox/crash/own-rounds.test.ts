import { expect, test } from 'vitest'
import { openTestContext } from '../tests/support/test-context.ts'
import { placeBet } from '../bets/bets.ts'
import { playerOwner } from '../ledger/ledger.ts'
import { settleOwnRounds } from './own-rounds.ts'

test('a round from before shared flights ends by the clock, and is refunded if nobody could cash it out', async () => {
  const { sandbox, player, give, pass, balances, inTransaction, close } = await openTestContext()
  const { database, now } = sandbox
  await give(1000n)
  const { id: seeds } = await database
    .insertInto('provably_fair_seeds')
    .values({
      owner: playerOwner(player.id),
      server_seed: 's',
      client_seed: 'c',
      next_nonce: 3,
      created_at: now(),
      revealed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fly = async (autoAt: number | null, nonce: number) => {
    const { id } = await database
      .insertInto('crash_rounds')
      .values({
        owner: playerOwner(player.id),
        sysname: 'aviora',
        mode: 'play',
        key: `round-${nonce}`,
        wallet: 'main',
        currency: 'UZS',
        stake: 100n,
        win: 0n,
        auto_at: autoAt,
        crash_at: 200,
        status: 'flying',
        cashed_at: null,
        started_at: now(),
        due_at: now() + 5000,
        seeds_id: seeds,
        nonce,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const bet = { player, sysname: 'aviora', gameType: 'fast', stake: 100n, at: now() }
    await inTransaction((trx) => placeBet(trx, { ...bet, reference: `crash:${id}` }))
  }
  await fly(150, 0)
  await fly(300, 1)
  await fly(null, 2)
  pass(4999)
  await settleOwnRounds(sandbox)
  expect((await balances()).main).toBe(700n)
  pass(1)
  await settleOwnRounds(sandbox)
  await settleOwnRounds(sandbox)
  expect((await balances()).main).toBe(950n)
  const bets = await database.selectFrom('bets').select('status').orderBy('id').execute()
  expect(bets.map(({ status }) => status)).toEqual(['won', 'lost', 'refunded'])
  await close()
})
