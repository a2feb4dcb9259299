import { inTransaction } from '../../server/contracts/database.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { balanceOf, postEntry, type AccountKey } from '../ledger/ledger.ts'
import { seededChoice } from '../seeded-random.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import {
  gamesOf,
  jackpotDefinitions,
  simulatedDrops,
  pastOf,
  worthOf,
  type JackpotDefinition,
} from './jackpot-levels.ts'
import { prizeCurrency } from './prizes.ts'
import { seededName } from './public-names.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

/** Limit of simulated drops to catch up on after a long downtime. */
const maxDropsAtOnce = 40

/** Account of the contributions since the last drop. A new one is used after each drop. */
export const jackpotAccount = ({ id }: JackpotDefinition, lastDropAt: number): AccountKey => ({
  owner: `jackpot:${id}:${lastDropAt}`,
  wallet: 'main',
  currency: prizeCurrency,
})
export const houseAccount = (currency: string): AccountKey => ({ owner: 'house', wallet: 'main', currency })

/** The row of a jackpot, created on first use with part of its past still to be simulated. */
async function stateOf(trx: DbTransaction, jackpot: JackpotDefinition, at: number) {
  const begin = at - pastOf(jackpot)
  await trx
    .insertInto('jackpots')
    .values({ id: jackpot.id, last_drop_at: begin, simulated_until: begin })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return trx.selectFrom('jackpots').selectAll().where('id', '=', jackpot.id).executeTakeFirstOrThrow()
}

/** Records due drops to simulated winners; the contributions of bets return to the house. */
export async function catchUp(
  trx: DbTransaction,
  sandbox: SandboxContext,
  jackpot: JackpotDefinition,
  at: number,
): Promise<{ lastDropAt: number }> {
  const state = await stateOf(trx, jackpot, at)
  const due = simulatedDrops(jackpot, state.simulated_until, at)
  if (due.length === 0) return { lastDropAt: state.last_drop_at }
  const games = gamesOf(await catalogueOf(sandbox, trx), jackpot.network)
  const kept = due.slice(-maxDropsAtOnce)
  let lastDropAt = due.at(-maxDropsAtOnce - 1)?.at ?? state.last_drop_at
  const account = jackpotAccount(jackpot, state.last_drop_at)
  let contributed = await balanceOf(trx, account)
  if (contributed > 0n)
    await postEntry(trx, {
      reference: `jackpot:${jackpot.id}:${kept[0]?.number ?? 0}`,
      kind: 'jackpot',
      at,
      postings: [
        { ...account, amount: -contributed },
        { ...houseAccount(prizeCurrency), amount: contributed },
      ],
    })
  for (const drop of kept) {
    const key = `${jackpot.id}:${drop.number}`
    const amount = worthOf(jackpot.level, drop.at - lastDropAt, contributed)
    if (games.length > 0)
      await trx
        .insertInto('jackpot_wins')
        .values({
          jackpot_id: jackpot.id,
          player_id: null,
          fakename: seededName(key),
          sysname: seededChoice(key, games).sysname,
          amount,
          won_at: drop.at,
          reference: `made-up:${key}`,
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute()
    contributed = 0n
    lastDropAt = drop.at
  }
  await trx
    .updateTable('jackpots')
    .set({ last_drop_at: lastDropAt, simulated_until: at })
    .where('id', '=', jackpot.id)
    .execute()
  return { lastDropAt }
}

/** Per sandbox, the time range in which no drop is due. */
const quiet = new WeakMap<Database, { from: number; until: number }>()
const lookahead = 24 * 60 * 60 * 1000

/** Brings all jackpots up to date. Cheap while no simulated drop is due. */
export async function settleJackpots(sandbox: SandboxContext): Promise<void> {
  const { database } = sandbox
  const at = sandbox.now()
  const span = quiet.get(database)
  if (span && span.from <= at && at < span.until) return
  await inTransaction(database, async (trx) => {
    for (const jackpot of jackpotDefinitions) await catchUp(trx, sandbox, jackpot, at)
  })
  const next = jackpotDefinitions.flatMap((jackpot) => simulatedDrops(jackpot, at, at + lookahead))
  quiet.set(database, { from: at, until: Math.min(at + lookahead, ...next.map((drop) => drop.at)) })
}
