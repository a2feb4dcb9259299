import { catalogueOf } from '../catalogue/catalogue.ts'
import { balanceOf, postEntry, playerOwner, type AccountKey, type Posting } from '../ledger/ledger.ts'
import { convert } from '../ledger/rates.ts'
import type { RandomSource } from '../random.ts'
import {
  ceilingOf,
  contributionPerMille,
  jackpotsOfGame,
  levels,
  worthOf,
  type JackpotDefinition,
} from './jackpot-levels.ts'
import { catchUp, houseAccount, jackpotAccount } from './jackpots.ts'
import { minorUnits, prizeCurrency } from './prizes.ts'
import type { SettledBet, BetEffect } from '../bets/settled-bet.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Stake per chance, in minor units. */
const stakePerChance = minorUnits(1000)

/** The house pays a share of the stake into the jackpots of the game's network. */
async function contribute(
  trx: DbTransaction,
  jackpots: ReadonlyMap<JackpotDefinition, number>,
  { reference, at }: SettledBet,
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
  await postEntry(trx, {
    reference: `${reference}:jackpots`,
    kind: 'jackpot',
    at,
    postings: [{ ...houseAccount(prizeCurrency), amount: -sum }, ...postings],
  })
}

/**
 * Whether a stake wins: each full thousand is one chance in `odds`. Once the jackpot has reached its ceiling,
 * a single chance wins.
 */
function isHit({ level }: JackpotDefinition, worth: bigint, stake: bigint, random: RandomSource): boolean {
  const chances = stake / stakePerChance
  if (chances === 0n) return false
  return worth === ceilingOf(level) || BigInt(random.integer(levels[level].odds)) < chances
}

/** Contributions of bets to a jackpot since its last drop, and the resulting payout. */
interface Put {
  account: AccountKey
  contributed: bigint
  amount: bigint
}

async function readPut(
  trx: DbTransaction,
  jackpot: JackpotDefinition,
  lastDropAt: number,
  at: number,
): Promise<Put> {
  const account = jackpotAccount(jackpot, lastDropAt)
  const contributed = await balanceOf(trx, account)
  return { account, contributed, amount: worthOf(jackpot.level, at - lastDropAt, contributed) }
}

/** Pays the whole jackpot to the winning player and resets it. */
async function drop(
  trx: DbTransaction,
  jackpot: JackpotDefinition,
  { player, sysname, currency, reference, at }: SettledBet,
  { account, contributed, amount }: Put,
): Promise<void> {
  const paid = convert(amount, prizeCurrency, currency)
  const postings: Posting[] = [
    { ...account, amount: -contributed },
    { ...houseAccount(prizeCurrency), amount: contributed },
    { ...houseAccount(currency), amount: -paid },
    { owner: playerOwner(player.id), wallet: 'main', currency, amount: paid },
  ]
  const name = `${reference}:jackpot:${jackpot.id}`
  await postEntry(trx, {
    reference: name,
    kind: 'jackpot',
    at,
    postings: postings.filter((posting) => posting.amount !== 0n),
  })
  await trx
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
  await trx.updateTable('jackpots').set({ last_drop_at: at }).where('id', '=', jackpot.id).execute()
}

/** A bet with the player's own money contributes to the jackpots of its game and may win each of them. */
export const playForJackpots: BetEffect = async (trx, sandbox, bet) => {
  if (bet.wallet !== 'main' || bet.stake === 0n) return
  const jackpots = jackpotsOfGame(await catalogueOf(sandbox, trx), bet.sysname)
  if (jackpots.length === 0) return
  const stake = convert(bet.stake, bet.currency, prizeCurrency)
  const lastDrops = new Map<JackpotDefinition, number>()
  for (const jackpot of jackpots)
    lastDrops.set(jackpot, (await catchUp(trx, sandbox, jackpot, bet.at)).lastDropAt)
  await contribute(trx, lastDrops, bet, stake)
  for (const [jackpot, lastDropAt] of lastDrops) {
    const put = await readPut(trx, jackpot, lastDropAt, bet.at)
    if (isHit(jackpot, put.amount, stake, sandbox.random)) await drop(trx, jackpot, bet, put)
  }
}
