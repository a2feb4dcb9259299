import { sql, type Selectable } from 'kysely'
import type { Locale } from '../locale.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import type { Launch } from '../frames/launch.ts'
import { stakeFrom } from '../bets/launch-bet.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balanceOf } from '../ledger/ledger.ts'
import type { Wallet } from '../ledger/wallets.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { cashOutValue } from './cash-out.ts'
import {
  detailOf,
  maxSelections,
  readSelections,
  readStake,
  totalOddsText,
  winOf,
  type OddsRule,
  type Selection,
  type SlipKind,
} from './betslip.ts'
import { selectionName } from './markets/market-names.ts'
import { matchView, oddsText, openMatches, whenAndScore } from './match-view.ts'
import { daySeed, progressOf } from './progress.ts'
import { evaluateSelections, returnedOdds, storedChoice } from './selection-results.ts'
import { dayFairness } from './sports-fairness.ts'
import { settleDueSportsBets } from './sports-settlement.ts'
import type { DbTransaction } from '../tables/database.ts'
import type { SportsBetTable } from '../tables/sportsbook.ts'

const shownBets = 20

export interface BetslipForm {
  /** Chosen by the page: a repeated slip is placed once. */
  key: string
  /** Of each bet. */
  stake: string
  selections: string
  kind: SlipKind
  accept: OddsRule
}

/** Places one bet on all selections (express) or one on each of them (singles); a repeated slip is placed once. Returns their ids. */
export async function placeSportsBet(
  sandbox: SandboxContext,
  launch: Launch,
  { key, stake: stakeText, selections: selectionsText, kind, accept }: BetslipForm,
): Promise<number[]> {
  const { owner, currency } = launch.wallet
  const stake = readStake(stakeText, currency)
  const reference = `sport:${owner}:${key}`
  return inTransaction(
    sandbox.database,
    async (trx) => {
      const earlier = await trx
        .selectFrom('sports_bets')
        .select('id')
        .where(
          'reference',
          'in',
          Array.from({ length: maxSelections }, (_bet, index) => referenceOf(reference, index)),
        )
        .execute()
      if (earlier.length > 0) return earlier.map(({ id }) => id)
      const selections = await readSelections(trx, sandbox, { text: selectionsText, kind, accept })
      const bets = kind === 'singles' ? selections.map((selection) => [selection]) : [selections]
      const ids: number[] = []
      let wallet: Wallet | undefined
      for (const [index, bet] of bets.entries()) {
        // All bets of a slip use the wallet of the first: the others must not fall back to bonus money.
        const placed = await placeBet(trx, launch, {
          selections: bet,
          stake,
          reference: referenceOf(reference, index),
          at: sandbox.now(),
          ...(wallet && { wallet }),
        })
        wallet = placed.wallet
        ids.push(placed.id)
      }
      return ids
    },
    owner,
  )
}

/** References of the bets of a slip: the first has the one of the slip. */
const referenceOf = (reference: string, index: number) => (index === 0 ? reference : `${reference}:${index}`)

interface PlacedBet {
  selections: readonly Selection[]
  stake: bigint
  reference: string
  at: number
  /** Wallet to bet from; by default chosen by the balances. */
  wallet?: Wallet
}

/** Returns the bet's id and the wallet that paid the stake. */
async function placeBet(
  trx: DbTransaction,
  launch: Launch,
  { selections, ...bet }: PlacedBet,
): Promise<{ id: number; wallet: Wallet }> {
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
  for (const { match, market, outcome, odds } of selections)
    await trx
      .insertInto('sports_selections')
      .values({ bet_id: id, event_id: match.id, market: market.id, outcome, odds })
      .execute()
  return { id, wallet: account.wallet }
}

/**
 * Selections of a bet as the player sees them. A bet is paid by the odds that count: those of a returned selection are
 * 1.00. Selections that this version does not know are left out.
 */
async function selectionViews(
  sandbox: SandboxContext,
  { id, status }: Pick<Selectable<SportsBetTable>, 'id' | 'status'>,
  locale: Locale,
) {
  const rows = await sandbox.database
    .selectFrom('sports_selections')
    .selectAll()
    .where('bet_id', '=', id)
    .execute()
  const known = rows.flatMap((row) => {
    const stored = storedChoice(row)
    return stored ? [{ ...stored, placedOdds: row.odds }] : []
  })
  const isEvaluated =
    known.length === rows.length && (status === 'open' || (status === 'won' && known.length > 1))
  const results = isEvaluated ? await evaluateSelections(sandbox.database, sandbox, id) : null
  const at = sandbox.now()
  const seeds = new Map<string, string>()
  for (const { match } of known)
    if (!seeds.has(match.day)) seeds.set(match.day, await daySeed(sandbox.database, sandbox, match.day))
  const shown = (results ?? known).map((selection) => {
    const isReturned = status === 'refunded' || ('result' in selection && selection.result === 'returned')
    const { match, choice, placedOdds } = selection
    const progress = progressOf(match, seeds.get(match.day) ?? '', at, sandbox)
    return {
      hundredths: isReturned ? returnedOdds : placedOdds,
      view: {
        sides: `${match.home[locale]} – ${match.away[locale]}`,
        outcome: selectionName(match, choice, locale),
        odds: oddsText(placedOdds),
        is_returned: isReturned,
        ...whenAndScore({ match, progress }, locale),
        is_over: progress.isOver,
      },
    }
  })
  return { results, odds: shown.map(({ hundredths }) => hundredths), views: shown.map(({ view }) => view) }
}

/** Latest bets of the launch's player. */
async function betViews(
  sandbox: SandboxContext,
  { wallet, mode }: Pick<Launch, 'wallet' | 'mode'>,
  locale: Locale,
) {
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
      const { results, odds, views } = await selectionViews(sandbox, { id, status }, locale)
      const possible = winOf(BigInt(stake), odds)
      const value = status === 'open' && results ? cashOutValue(BigInt(stake), results) : null
      return {
        id,
        status,
        placed_at,
        stake: toAmount(BigInt(stake), currency),
        win: toAmount(BigInt(win), currency),
        possible_win: toAmount(possible, currency),
        total_odds: totalOddsText(odds),
        /** What the bet can be cashed out for now; null if it cannot. */
        cash_out: value === null ? null : toAmount(value, currency),
        selections: views,
      }
    }),
  )
}

/** What a page shows beside the list of matches. */
export interface PageView {
  /** The match that is shown with all its markets. */
  event?: string | undefined
  /** Selections of the slip, such as `total:2.5/over`, by match. */
  keys?: ReadonlyMap<string, readonly string[]>
}

/** State displayed by the sportsbook page. */
export async function sportsbookState(
  sandbox: SandboxContext,
  launch: Pick<Launch, 'wallet' | 'mode'>,
  locale: Locale,
  { event, keys }: PageView = {},
) {
  await settleDueSportsBets(sandbox, launch.wallet.owner)
  const { wallet } = launch
  return {
    now: sandbox.now(),
    balance: toAmount(await balanceOf(sandbox.database, wallet), wallet.currency),
    matches: (await openMatches(sandbox)).map((open) =>
      matchView(open, locale, {
        isWhole: open.match.id === event,
        keys: keys?.get(open.match.id) ?? [],
      }),
    ),
    bets: await betViews(sandbox, launch, locale),
    fairness: await dayFairness(sandbox),
  }
}
