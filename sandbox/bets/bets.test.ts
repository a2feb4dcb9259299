import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../tests/support/empty-sandbox.ts'
import { addPlayer, type Player } from '../accounts/players.ts'
import { openControls } from '../console/controls.ts'
import { balancesOf, book, playerOwner, type Purse } from '../ledger/ledger.ts'
import { systemRandom } from '../random.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { placeWager, playWager, refundWager, settleWager } from './bets.ts'

let own: Awaited<ReturnType<typeof openEmptyDatabase>>
let sandbox: SandboxContext
let player: Player
beforeEach(async () => {
  own = await openEmptyDatabase()
  const { database } = own
  sandbox = {
    database,
    now: () => 0,
    random: systemRandom,
    controls: await openControls(database, () => Promise.resolve()),
    publicUrl: new URL('http://localhost'),
    framesOrigin: 'http://localhost',
    passwordCost: 2,
    isConsoleOpen: false,
    hasPopups: true,
    logError: (error) => {
      throw error
    },
  }
  player = await addPlayer(
    sandbox.database,
    {
      phone: '998900000001',
      email: null,
      passwordHash: '',
      birthDate: null,
      currency: 'UZS',
      locale: 'uz',
      promoCode: null,
    },
    0,
  )
})
afterEach(() => own.close())

function transact<Result>(
  work: (booking: Parameters<typeof placeWager>[0]) => Promise<Result>,
): Promise<Result> {
  return sandbox.database.transaction().execute(work)
}

const give = (purse: Purse, amount: bigint) =>
  transact((booking) =>
    book(booking, {
      reference: `gift:${purse}`,
      kind: 'grant',
      at: 0,
      postings: [
        { owner: 'house', purse: 'main', currency: 'UZS', amount: -amount },
        { owner: playerOwner(player.id), purse, currency: 'UZS', amount },
      ],
    }),
  )
const balances = () => balancesOf(sandbox.database, playerOwner(player.id), 'UZS')
const bet = (stake: bigint, gameType = 'slot') => ({
  player,
  sysname: 'anor-deluxe',
  gameType,
  stake,
  reference: 'round:1',
  at: 5,
})
const bets = () =>
  sandbox.database
    .selectFrom('bets')
    .select(['status', 'purse', 'settled_at', sql<string>`cast(win as text)`.as('win')])
    .execute()

describe('a bet', () => {
  test('is staked from own money while that covers it, and wins return there', async () => {
    await give('main', 100n)
    await give('bonus', 100n)
    await transact((booking) => playWager(booking, sandbox, bet(100n), 30n))
    expect(await balances()).toMatchObject({ main: 30n, bonus: 100n })
    expect(await bets()).toEqual([{ status: 'won', purse: 'main', settled_at: 5, win: '30' }])
  })

  test.each([
    ['slot', 'bonus', 'betting_bonus'],
    ['sportsbook', 'betting_bonus', 'bonus'],
  ] as const)('on %s falls back to %s as a whole, never to %s', async (gameType, purse, other) => {
    await give('main', 99n)
    await give(other, 100n)
    const refused = transact((booking) => playWager(booking, sandbox, bet(100n, gameType), 7n))
    await expect(refused).rejects.toMatchObject({ type: 'UserNeedDepositException' })
    expect(await bets()).toEqual([])
    await give(purse, 100n)
    await transact((booking) => playWager(booking, sandbox, bet(100n, gameType), 7n))
    expect(await balances()).toMatchObject({ main: 99n, [purse]: 7n, [other]: 100n })
  })

  test('of a blocked player is refused', async () => {
    await give('main', 100n)
    await sandbox.database.updateTable('players').set({ is_banned: 1 }).execute()
    const refused = transact((booking) => placeWager(booking, bet(100n)))
    await expect(refused).rejects.toMatchObject({ type: 'UserBannedException' })
    expect(await balances()).toMatchObject({ main: 100n })
  })

  test('without stake moves the win only', async () => {
    await transact((booking) => playWager(booking, sandbox, { ...bet(0n), purse: 'bonus' }, 40n))
    expect(await balances()).toMatchObject({ main: 0n, bonus: 40n })
  })
})

describe('an open bet', () => {
  beforeEach(async () => {
    await give('main', 100n)
    await transact((booking) => placeWager(booking, bet(60n)))
  })

  test('is paid once, however often it is settled', async () => {
    const settle = () =>
      transact((booking) => settleWager(booking, sandbox, { reference: 'round:1', win: 90n, at: 9 }))
    expect(await settle()).toMatchObject({ stake: 60n, win: 90n, purse: 'main', gameType: 'slot' })
    expect(await settle()).toBeUndefined()
    expect(await balances()).toMatchObject({ main: 130n })
  })

  test('that is lost moves no money', async () => {
    await transact((booking) => settleWager(booking, sandbox, { reference: 'round:1', win: 0n, at: 9 }))
    expect(await balances()).toMatchObject({ main: 40n })
    expect(await bets()).toMatchObject([{ status: 'lost', settled_at: 9 }])
  })

  test('that is refunded gives the stake back, once, and cannot win after', async () => {
    const refund = () => transact((booking) => refundWager(booking, { reference: 'round:1', at: 9 }))
    expect(await refund()).toBe(true)
    expect(await refund()).toBe(false)
    await transact((booking) => settleWager(booking, sandbox, { reference: 'round:1', win: 90n, at: 9 }))
    expect(await balances()).toMatchObject({ main: 100n })
    expect(await bets()).toMatchObject([{ status: 'refunded', win: '0' }])
  })
})
