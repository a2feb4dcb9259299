import { catalogueOf } from '../catalogue/catalogue.ts'
import type { SettledWager, WagerEffect } from '../bets/bet-effects.ts'
import {
  balanceOf,
  book,
  playerOwner,
  type AccountKey,
  type Booking,
  type Posting,
} from '../ledger/ledger.ts'
import { convert } from '../ledger/rates.ts'
import type { RandomSource } from '../random.ts'
import {
  ceilingOf,
  contributionPerMille,
  jackpotsOf,
  levels,
  worthOf,
  type JackpotDefinition,
} from './jackpot-levels.ts'
import { catchUp, houseAccount, jackpotAccount } from './jackpots.ts'
import { minorUnits, prizeCurrency } from './prizes.ts'

/** Minor units of a stake that make one chance. */
const stakeOfChance = minorUnits(1000)

/** The house puts a part of the stake into the jackpots of the game's network. */
async function contribute(
  booking: Booking,
  jackpots: ReadonlyMap<JackpotDefinition, number>,
  { reference, at }: SettledWager,
  stake: bigint,
): Promise<void> {
  const total = (stake * contributionPerMille) / 1000n
  const postings: Posting[] = [...jackpots]
    .map(([jackpot, lastDropAt]) => ({
      ...jackpotAccount(jackpot, lastDropAt),
      amount: (total * levels[jackpot.level].share) / 100n,
    }))
    .filter(({ amount }) => amount > 0n)
  if (postings.length === 0) return
  const sum = postings.reduce((all, { amount }) => all + amount, 0n)
  await book(booking, {
    reference: `${reference}:jackpots`,
    kind: 'jackpot',
    at,
    postings: [{ ...houseAccount(prizeCurrency), amount: -sum }, ...postings],
  })
}

/**
 * Whether a stake wins: each full thousand of it is one chance in `odds`, and a chance is all that it needs
 * where the jackpot has reached its ceiling.
 */
function isHit({ level }: JackpotDefinition, worth: bigint, stake: bigint, random: RandomSource): boolean {
  const chances = stake / stakeOfChance
  if (chances === 0n) return false
  return worth === ceilingOf(level) || BigInt(random.integer(levels[level].odds)) < chances
}

/** What bets have put into a jackpot since its last drop, and what it pays with that. */
interface Put {
  account: AccountKey
  contributed: bigint
  amount: bigint
}

async function readPut(
  booking: Booking,
  jackpot: JackpotDefinition,
  lastDropAt: number,
  at: number,
): Promise<Put> {
  const account = jackpotAccount(jackpot, lastDropAt)
  const contributed = await balanceOf(booking, account)
  return { account, contributed, amount: worthOf(jackpot.level, at - lastDropAt, contributed) }
}

/** Pays the whole jackpot to the player who won it, and lets it begin anew. */
async function drop(
  booking: Booking,
  jackpot: JackpotDefinition,
  { player, sysname, currency, reference, at }: SettledWager,
  { account, contributed, amount }: Put,
): Promise<void> {
  const paid = convert(amount, prizeCurrency, currency)
  const postings: Posting[] = [
    { ...account, amount: -contributed },
    { ...houseAccount(prizeCurrency), amount: contributed },
    { ...houseAccount(currency), amount: -paid },
    { owner: playerOwner(player.id), purse: 'main', currency, amount: paid },
  ]
  const name = `${reference}:jackpot:${jackpot.id}`
  await book(booking, {
    reference: name,
    kind: 'jackpot',
    at,
    postings: postings.filter((posting) => posting.amount !== 0n),
  })
  await booking
    .insertInto('jackpot_wins')
    .values({
      jackpot_id: jackpot.id,
      player_id: player.id,
      fakename: player.fakename,
      sysname,
      amount,
      won_at: at,
      reference: name,
    })
    .execute()
  await booking.updateTable('jackpots').set({ last_drop_at: at }).where('id', '=', jackpot.id).execute()
}

/** A bet of the player's own money feeds the jackpots of its game, and may win each of them. */
export const playForJackpots: WagerEffect = async (booking, sandbox, wager) => {
  if (wager.purse !== 'main' || wager.stake === 0n) return
  const jackpots = jackpotsOf(await catalogueOf(sandbox, booking), wager.sysname)
  if (jackpots.length === 0) return
  const stake = convert(wager.stake, wager.currency, prizeCurrency)
  const lastDrops = new Map<JackpotDefinition, number>()
  for (const jackpot of jackpots)
    lastDrops.set(jackpot, (await catchUp(booking, sandbox, jackpot, wager.at)).lastDropAt)
  await contribute(booking, lastDrops, wager, stake)
  for (const [jackpot, lastDropAt] of lastDrops) {
    const put = await readPut(booking, jackpot, lastDropAt, wager.at)
    if (isHit(jackpot, put.amount, stake, sandbox.random)) await drop(booking, jackpot, wager, put)
  }
}
