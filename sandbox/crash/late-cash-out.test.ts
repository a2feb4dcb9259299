import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import type { Launch } from '../frames/launch.ts'
import { playerOwner } from '../ledger/ledger.ts'
import { systemRandom } from '../random.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { cashOut, placeCrashBet } from './crash-game.ts'
import { bettingTime, crashTimeOf } from './crash-odds.ts'
import { settleDueCrashBets } from './crash-settlement.ts'
import { crashState } from './crash-state.ts'

let context: TestContext
let sandbox: SandboxContext
let launch: Launch

beforeEach(async () => {
  context = await openTestContext()
  // Every flight crashes after ×3.00.
  const draw = Math.ceil(2 ** 32 - (97 * 2 ** 32) / 300)
  sandbox = { ...context.sandbox, random: { ...systemRandom, provablyFair: () => () => draw } }
  const { player, give } = context
  await give(1_000_000n)
  const wallet = { owner: playerOwner(player.id), wallet: 'main', currency: player.currency } as const
  launch = { id: 1, sysname: 'aviora', mode: 'play', gameType: 'fast', player, wallet }
})
afterEach(() => context.close())

const stake = 100_000n

/** Two bets, of which the second is over; in a millisecond the first will be, too. */
async function openLastMoment() {
  await placeCrashBet(sandbox, launch, { key: 'round-0001', panel: 1, stake, autoAt: null })
  const { bets } = await placeCrashBet(sandbox, launch, { key: 'round-0002', panel: 2, stake, autoAt: 150 })
  context.pass(bettingTime + crashTimeOf(300) - 1)
  const [first, second] = bets.map(({ id }) => id)
  if (first === undefined || second === undefined) throw new Error('a bet is missing')
  return { first, second }
}
const results = ({ bets }: Awaited<ReturnType<typeof crashState>>) =>
  bets.map(({ status, cashed_at }) => [status, cashed_at])

test.each([
  ['the sweep', () => settleDueCrashBets(sandbox)],
  ['the page', () => crashState(sandbox, launch)],
])(
  'a cash-out in the last millisecond is paid once although %s ends bets before its turn',
  async (_, end) => {
    const { first } = await openLastMoment()
    // It has to settle the second bet before its own.
    const cashing = cashOut(sandbox, launch, first)
    context.pass(1)
    await Promise.all([cashing, end()])
    expect(results(await crashState(sandbox, launch))).toEqual([
      ['cashed', '3.00'],
      ['cashed', '1.50'],
    ])
    expect((await context.balances()).main).toBe(1_000_000n - 2n * stake + 3n * stake + 150_000n)
  },
)

test('a second cash-out, after the crash, does not take the place of the first', async () => {
  const { first } = await openLastMoment()
  const inTime = cashOut(sandbox, launch, first)
  context.pass(1)
  await Promise.all([inTime, cashOut(sandbox, launch, first)])
  expect(results(await crashState(sandbox, launch))[0]).toEqual(['cashed', '3.00'])
  expect((await context.balances()).main).toBe(1_000_000n - 2n * stake + 3n * stake + 150_000n)
})

test('a cash-out that fails or is of somebody else holds up nothing', async () => {
  const { first } = await openLastMoment()
  const stranger: Launch = { ...launch, wallet: { ...launch.wallet, owner: 'player:0' } }
  const failing = cashOut(sandbox, stranger, first)
  context.pass(1)
  await Promise.all([expect(failing).rejects.toThrow('No such bet'), settleDueCrashBets(sandbox)])
  expect(results(await crashState(sandbox, launch))[0]).toEqual(['crashed', null])
})
