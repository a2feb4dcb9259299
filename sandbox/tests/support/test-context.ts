import { inTransaction } from '../../../server/contracts/database.ts'
import { seedSecrets } from '../../accounts/secrets.ts'
import { addPlayer, type Player } from '../../accounts/players.ts'
import { playBet, type BetRequest } from '../../bets/bets.ts'
import { balancesOf, postEntry, playerOwner } from '../../ledger/ledger.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { contextOf } from './context-of.ts'
import { openEmptyDatabase } from './empty-sandbox.ts'
import { testTime } from './test-sandbox.ts'
import type { DbTransaction } from '../../tables/database.ts'
import type { Wallet } from '../../ledger/wallets.ts'

export interface TestContext {
  sandbox: SandboxContext
  /** A player from Uzbekistan with UZS. */
  player: Player
  /** Advances the clock, in milliseconds. */
  pass: (time: number) => void
  inTransaction: <Result>(work: (trx: DbTransaction) => Promise<Result>) => Promise<Result>
  addPlayer: (changes?: { phone?: string; currency?: string; promoCode?: string }) => Promise<Player>
  /** Transfers money from the house account. */
  give: (amount: bigint, wallet?: Wallet, to?: Player) => Promise<void>
  /** Places a bet that settles at once. */
  play: (bet: Partial<BetRequest> & { stake: bigint; win?: bigint }) => Promise<void>
  balances: (of?: Player) => ReturnType<typeof balancesOf>
  close: () => Promise<void>
}

/** Domain logic without calls: an empty database in memory, a clock, one player. */
export async function openTestContext(): Promise<TestContext> {
  let time = testTime
  let facts = 0
  const { database, close } = await openEmptyDatabase()
  const sandbox: SandboxContext = {
    ...(await contextOf(database, () => time)),
    logError: (error) => {
      throw error
    },
  }
  await seedSecrets(sandbox)
  const newPlayer: TestContext['addPlayer'] = ({ phone, currency = 'UZS', promoCode } = {}) => {
    facts += 1
    return addPlayer(
      database,
      {
        phone: phone ?? `99890${1_000_000 + facts}`,
        email: null,
        passwordHash: '',
        birthDate: '1990-01-15',
        currency,
        locale: 'uz',
        promoCode: promoCode ?? null,
      },
      time,
    )
  }
  const player = await newPlayer()
  const transact: TestContext['inTransaction'] = (work) => inTransaction(database, work)
  return {
    sandbox,
    player,
    pass: (passed) => (time += passed),
    inTransaction: transact,
    addPlayer: newPlayer,
    give: (amount, wallet = 'main', to = player) => {
      facts += 1
      const { currency } = to
      return transact((trx) =>
        postEntry(trx, {
          reference: `gift:${facts}`,
          kind: 'grant',
          at: time,
          postings: [
            { owner: 'house', wallet: 'main', currency, amount: -amount },
            { owner: playerOwner(to.id), wallet, currency, amount },
          ],
        }),
      )
    },
    play: async ({ win = 0n, ...bet }) => {
      facts += 1
      const request = {
        player,
        sysname: 'anor-deluxe',
        gameType: 'slot',
        reference: `bet:${facts}`,
        at: time,
        ...bet,
      }
      await transact((trx) => playBet(trx, sandbox, request, win))
    },
    balances: (of = player) => balancesOf(database, playerOwner(of.id), of.currency),
    close,
  }
}
