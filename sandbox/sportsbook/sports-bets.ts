import { sql } from 'kysely'
import type { Locale } from '../../schemas/locale.ts'
import { inTransaction } from '../../server/db/transaction.ts'
import type { Launch } from '../frames/launch.ts'
import { stakeFrom } from '../bets/launch-bet.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balanceOf } from '../ledger/ledger.ts'
import type { Wallet } from '../ledger/wallets.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { cashOutValue } from './cash-out.ts'
import { detailOf, readSelections, readStake, winOf, type Selection } from './betslip.ts'
import { matchView, oddsText, openMatches, outcomeName } from './match-view.ts'
import { isOutcome, marketOf } from './odds.ts'
import { findMatch } from './schedule.ts'
import { evaluateSelections } from './selection-results.ts'
import { dayFairness } from './sports-fairness.ts'
import { settleDueSportsBets } from './sports-settlement.ts'
import type { Database, DbTransaction } from '../tables/database.ts'

const shownBets = 20

export const slipKinds = ['express', 'singles'] as const
export type SlipKind = (typeof slipKinds)[number]

export interface BetslipForm {
  /** Chosen by the page: a repeated slip is placed once. */
  key: string
  /** Of each bet. */
  stake: string
  selections: string
  kind: SlipKind
}

/** Places one bet on all selections (express) or one on each of them (singles); a repeated slip is placed once. */
export async function placeSportsBet(
  sandbox: SandboxContext,
  launch: Launch,
  { key, stake: stakeText, selections: selectionsText, kind }: BetslipForm,
): Promise<void> {
  const { owner, currency } = launch.wallet
  const stake = readStake(stakeText, currency)
  const reference = `sport:${owner}:${key}`
  await inTransaction(
    sandbox.database,
    async (trx) => {
      const earlier = await trx
        .selectFrom('sports_bets')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirst()
      if (earlier) return
      const selections = await readSelections(trx, sandbox, selectionsText)
      const bets = kind === 'singles' ? selections.map((selection) => [selection]) : [selections]
      let wallet: Wallet | undefined
      for (const [index, bet] of bets.entries())
        // All bets of a slip use the wallet of the first: the others must not fall back to bonus money.
        wallet = await placeBet(trx, launch, {
          selections: bet,
          stake,
          reference: index === 0 ? reference : `${reference}:${index}`,
          at: sandbox.now(),
          ...(wallet && { wallet }),
        })
    },
    owner,
  )
}

interface PlacedBet {
  selections: readonly Selection[]
  stake: bigint
  reference: string
  at: number
  /** Wallet to bet from; by default chosen by the balances. */
  wallet?: Wallet
}

/** Returns the wallet that paid the stake. */
async function placeBet(
  trx: DbTransaction,
  launch: Launch,
  { selections, ...bet }: PlacedBet,
): Promise<Wallet> {
  const { stake, reference, at } = bet
  const account = await stakeFrom(trx, launch, { ...bet, detail: detailOf(selections) })
  const { id } = await trx
    .insertInto('sports_bets')
    .values({
      ...account,
      reference,
      mode: launch.mode,
      stake,
      win: 0n,
      status: 'open',
      placed_at: at,
      settled_at: null,
      due_at: Math.min(...selections.map(({ match }) => match.startsAt)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { match, outcome, odds } of selections)
    await trx
      .insertInto('sports_selections')
      .values({ bet_id: id, event_id: match.id, market: marketOf(outcome), outcome, odds })
      .execute()
  return account.wallet
}

async function selectionViews(database: Database, betId: number, locale: Locale) {
  const rows = await database
    .selectFrom('sports_selections')
    .selectAll()
    .where('bet_id', '=', betId)
    .execute()
  return rows.flatMap(({ event_id, outcome, odds }) => {
    const match = findMatch(event_id)
    if (!match || !isOutcome(outcome)) return []
    const sides = `${match.home[locale]} – ${match.away[locale]}`
    return [{ sides, outcome: outcomeName(match, outcome, locale), odds: oddsText(odds), hundredths: odds }]
  })
}

/** Latest bets of the launch's player. */
async function betViews(sandbox: SandboxContext, { wallet, mode }: Launch, locale: Locale) {
  const { database } = sandbox
  const bets = await database
    .selectFrom('sports_bets')
    .selectAll()
    .select([sql<string>`cast(stake as text)`.as('stake'), sql<string>`cast(win as text)`.as('win')])
    .where('owner', '=', wallet.owner)
    .where('mode', '=', mode)
    .orderBy('id', 'desc')
    .limit(shownBets)
    .execute()
  return Promise.all(
    bets.map(async ({ id, status, stake, win, currency, placed_at }) => {
      const selections = await selectionViews(database, id, locale)
      const possible = winOf(
        BigInt(stake),
        selections.map(({ hundredths }) => hundredths),
      )
      const value =
        status === 'open'
          ? cashOutValue(BigInt(stake), await evaluateSelections(database, sandbox, id))
          : null
      return {
        id,
        status,
        placed_at,
        stake: toAmount(BigInt(stake), currency),
        win: toAmount(BigInt(win), currency),
        possible_win: toAmount(possible, currency),
        /** What the bet can be cashed out for now; null if it cannot. */
        cash_out: value === null ? null : toAmount(value, currency),
        selections: selections.map(({ sides, outcome, odds }) => ({ sides, outcome, odds })),
      }
    }),
  )
}

/** State displayed by the sportsbook page. */
export async function sportsbookState(sandbox: SandboxContext, launch: Launch, locale: Locale) {
  await settleDueSportsBets(sandbox, launch.wallet.owner)
  const { wallet } = launch
  return {
    now: sandbox.now(),
    balance: toAmount(await balanceOf(sandbox.database, wallet), wallet.currency),
    matches: (await openMatches(sandbox)).map((open) => matchView(open, locale)),
    bets: await betViews(sandbox, launch, locale),
    fairness: await dayFairness(sandbox),
  }
}
