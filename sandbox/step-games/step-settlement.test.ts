import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import type { Launch } from '../frames/launch.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { systemRandom, type RandomSource } from '../random.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { makeMove, startRound } from './play-steps.ts'
import { abandonedAfter, settleAbandonedRounds } from './step-settlement.ts'

/** Mines are in the cells 0, 1 and 2; both hands of blackjack get the cards of `deck`. */
const deck = [10, 6, 10, 10, 10]
const random: RandomSource = {
  ...systemRandom,
  provablyFair: () => {
    const left = deck.map((rank) => rank - 1)
    return (below) => (below === 52 ? (left.shift() ?? 0) : 0)
  },
}
let context: TestContext
let sandbox: SandboxContext

beforeEach(async () => {
  context = await openTestContext()
  sandbox = { ...context.sandbox, random }
  await context.give(1_000_000n)
})
afterEach(() => context.close())

const launch = (sysname: string, mode: 'play' | 'demo' = 'play'): Launch => ({
  id: 1,
  sysname,
  mode,
  gameType: 'fast',
  player: mode === 'play' ? context.player : null,
  wallet: { owner: `player:${context.player.id}`, wallet: mode === 'play' ? 'main' : 'fun', currency: 'UZS' },
})
const start = (game: Launch, simulator: 'mines' | 'blackjack') =>
  startRound(sandbox, game, {
    simulator,
    key: 'round-0001',
    stake: 500_000n,
    options: simulator === 'mines' ? { mines: 3 } : {},
  })
const roundOf = async () =>
  context.sandbox.database.selectFrom('step_rounds').select(['status', 'moves']).executeTakeFirstOrThrow()
const betOf = async () =>
  context.sandbox.database.selectFrom('bets').select('status').executeTakeFirstOrThrow()

test('an abandoned round pays what was reached, once, and not a moment too early', async () => {
  const game = launch('mines-royal')
  const { round } = await start(game, 'mines')
  await makeMove(sandbox, game, { id: round?.id ?? 0, step: 0, move: 24 })
  context.pass(abandonedAfter)
  await settleAbandonedRounds(sandbox)
  expect(await roundOf()).toMatchObject({ status: 'open' })
  context.pass(1)
  await Promise.all([settleAbandonedRounds(sandbox), settleAbandonedRounds(sandbox)])
  await settleAbandonedRounds(sandbox)
  expect(await roundOf()).toEqual({ status: 'over', moves: '[24,"take"]' })
  expect((await context.balances()).main).toBe(1_000_000n - 500_000n + 551_100n)
})

test('an abandoned round without a move is refunded and counts as no bet', async () => {
  await start(launch('mines-royal'), 'mines')
  context.pass(abandonedAfter + 1)
  await settleAbandonedRounds(sandbox)
  expect(await roundOf()).toMatchObject({ status: 'refunded' })
  expect(await betOf()).toEqual({ status: 'refunded' })
  expect((await context.balances()).main).toBe(1_000_000n)
})

test('an abandoned round of a demo returns play money', async () => {
  const game = launch('mines-royal', 'demo')
  await context.give(500_000n, 'fun')
  await start(game, 'mines')
  context.pass(abandonedAfter + 1)
  await settleAbandonedRounds(sandbox)
  expect(await balanceOf(sandbox.database, game.wallet)).toBe(500_000n)
})

test('an abandoned hand of blackjack stands', async () => {
  await start(launch('blackjack-21'), 'blackjack')
  context.pass(abandonedAfter + 1)
  await settleAbandonedRounds(sandbox)
  // Twenty against sixteen and ten.
  expect(await roundOf()).toEqual({ status: 'over', moves: '["stand"]' })
  expect((await context.balances()).main).toBe(1_500_000n)
})
