import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmptyDatabase } from '../tests/support/empty-sandbox.ts'
import { addPlayer, type Player } from '../accounts/players.ts'
import { Background } from '../background.ts'
import { openControls } from '../console/controls.ts'
import { balancesOf, postEntry, playerOwner } from '../ledger/ledger.ts'
import { systemRandom } from '../random.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { placeBet, playBet, refundBet, settleBet } from './bets.ts'
import type { Wallet } from '../ledger/wallets.ts'

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
    isForDevelopers: true,
    hasPopups: true,
    pushService: null,
    postPush: () => Promise.resolve(201),
    background: new Background((error) => {
      throw error
    }),
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
      birthDate: '1940-01-15',
      currency: 'UZS',
      locale: 'uz',
      promoCode: null,
    },
    0,
  )
})
afterEach(() => own.close())

function transact<Result>(work: (trx: Parameters<typeof placeBet>[0]) => Promise<Result>): Promise<Result> {
  return sandbox.database.transaction().execute(work)
}

const give = (wallet: Wallet, amount: bigint) =>
  transact((trx) =>
    postEntry(trx, {
      reference: `gift:${wallet}`,
      kind: 'grant',
      at: 0,
      postings: [
        { owner: 'house', wallet: 'main', currency: 'UZS', amount: -amount },
        { owner: playerOwner(player.id), wallet, currency: 'UZS', amount },
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
    .select(['status', 'wallet', 'settled_at', sql<string>`cast(win as text)`.as('win')])
    .execute()

describe('a bet', () => {
  test('is staked from own money if that covers it, and wins are paid back into it', async () => {
    await give('main', 100n)
    await give('bonus', 100n)
    await transact((trx) => playBet(trx, sandbox, bet(100n), 30n))
    expect(await balances()).toMatchObject({ main: 30n, bonus: 100n })
    expect(await bets()).toEqual([{ status: 'won', wallet: 'main', settled_at: 5, win: '30' }])
  })

  test.each([
    ['slot', 'bonus', 'betting_bonus'],
    ['sportsbook', 'betting_bonus', 'bonus'],
  ] as const)('on %s falls back to %s as a whole, never to %s', async (gameType, wallet, other) => {
    await give('main', 99n)
    await give(other, 100n)
    const rejected = transact((trx) => playBet(trx, sandbox, bet(100n, gameType), 7n))
    await expect(rejected).rejects.toMatchObject({ type: 'UserNeedDepositException' })
    expect(await bets()).toEqual([])
    await give(wallet, 100n)
    await transact((trx) => playBet(trx, sandbox, bet(100n, gameType), 7n))
    expect(await balances()).toMatchObject({ main: 99n, [wallet]: 7n, [other]: 100n })
  })

  test('of a blocked player is refused', async () => {
    await give('main', 100n)
    await sandbox.database.updateTable('players').set({ is_banned: 1 }).execute()
    const rejected = transact((trx) => placeBet(trx, bet(100n)))
    await expect(rejected).rejects.toMatchObject({ type: 'UserBannedException' })
    expect(await balances()).toMatchObject({ main: 100n })
  })
})

describe('an open bet', () => {
  beforeEach(async () => {
    await give('main', 100n)
    await transact((trx) => placeBet(trx, bet(60n)))
  })

  test('is paid once even if it is settled repeatedly', async () => {
    const settle = () => transact((trx) => settleBet(trx, sandbox, { reference: 'round:1', win: 90n, at: 9 }))
    expect(await settle()).toMatchObject({ stake: 60n, win: 90n, wallet: 'main', gameType: 'slot' })
    expect(await settle()).toBeUndefined()
    expect(await balances()).toMatchObject({ main: 130n })
  })

  test('that is refunded returns the stake once and cannot win afterwards', async () => {
    const refund = () => transact((trx) => refundBet(trx, { reference: 'round:1', at: 9 }))
    expect(await refund()).toBe(true)
    expect(await refund()).toBe(false)
    await transact((trx) => settleBet(trx, sandbox, { reference: 'round:1', win: 90n, at: 9 }))
    expect(await balances()).toMatchObject({ main: 100n })
    expect(await bets()).toMatchObject([{ status: 'refunded', win: '0' }])
  })
})
