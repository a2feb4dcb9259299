import { inTransaction } from '../../server/db/transaction.ts'
import { seedSecrets } from '../../sandbox/accounts/secrets.ts'
import { addPlayer, type Player } from '../../sandbox/accounts/players.ts'
import { openControls } from '../../sandbox/console/controls.ts'
import { playWager, type WagerRequest } from '../../sandbox/bets/bets.ts'
import { balancesOf, book, playerOwner, type Booking, type Purse } from '../../sandbox/ledger/ledger.ts'
import { systemRandom } from '../../sandbox/random.ts'
import type { SandboxContext } from '../../sandbox/sandbox-context.ts'
import { openEmptyDatabase } from './empty-sandbox.ts'
import { testTime } from './test-sandbox.ts'

export interface TestContext {
  sandbox: SandboxContext
  /** A player in UZS, of Uzbekistan. */
  player: Player
  /** Moves the clock on, in milliseconds. */
  pass: (time: number) => void
  inBooking: <Result>(work: (booking: Booking) => Promise<Result>) => Promise<Result>
  addPlayer: (changes?: { phone?: string; currency?: string; promoCode?: string }) => Promise<Player>
  /** Gives money from the house. */
  give: (amount: bigint, purse?: Purse, to?: Player) => Promise<void>
  /** Plays a bet whose result is known at once. */
  play: (bet: Partial<WagerRequest> & { stake: bigint; win?: bigint }) => Promise<void>
  balances: (of?: Player) => ReturnType<typeof balancesOf>
  close: () => Promise<void>
}

/** Domain logic without calls: an empty database in memory, a clock, one player. */
export async function openTestContext(): Promise<TestContext> {
  let time = testTime
  let facts = 0
  const { database, close } = await openEmptyDatabase()
  const sandbox: SandboxContext = {
    database,
    now: () => time,
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
  await seedSecrets(sandbox)
  const newPlayer: TestContext['addPlayer'] = ({ phone, currency = 'UZS', promoCode } = {}) => {
    facts += 1
    return addPlayer(
      database,
      {
        phone: phone ?? `99890${1_000_000 + facts}`,
        email: null,
        passwordHash: '',
        birthDate: null,
        currency,
        locale: 'uz',
        promoCode: promoCode ?? null,
      },
      time,
    )
  }
  const player = await newPlayer()
  const inBooking: TestContext['inBooking'] = (work) => inTransaction(database, work)
  return {
    sandbox,
    player,
    pass: (passed) => (time += passed),
    inBooking,
    addPlayer: newPlayer,
    give: (amount, purse = 'main', to = player) => {
      facts += 1
      const { currency } = to
      return inBooking((booking) =>
        book(booking, {
          reference: `gift:${facts}`,
          kind: 'grant',
          at: time,
          postings: [
            { owner: 'house', purse: 'main', currency, amount: -amount },
            { owner: playerOwner(to.id), purse, currency, amount },
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
      await inBooking((booking) => playWager(booking, sandbox, request, win))
    },
    balances: (of = player) => balancesOf(database, playerOwner(of.id), of.currency),
    close,
  }
}
