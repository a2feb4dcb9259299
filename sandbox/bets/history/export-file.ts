import type { GameHistoryItem } from '../../../schemas/api/entities/games.ts'
import type { Locale } from '../../locale.ts'
import { toAmount, toMinorUnits } from '../../ledger/currencies.ts'
import { texts } from '../../pages/texts.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { readHistory, type HistoryQuery } from './history.ts'

const rowsAtOnce = 500

/** A CSV cell. An apostrophe keeps spreadsheets from evaluating the value as a formula. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

type Row = Pick<GameHistoryItem, 'bet' | 'win' | 'status'>

/** What the bet brought back in minor units: its win, or the stake that was returned. Null while it is open. */
function payoutOf({ bet, win, status }: Row): bigint | null {
  if (status === 'open') return null
  return toMinorUnits((status === 'refunded' ? bet : win).amount, bet.currency) ?? null
}

/** Less than the stake is no win, and exactly the stake is none either. */
function outcomeOf({ status }: Row, stake: bigint, payout: bigint | null) {
  if (status !== 'won' || payout === null || payout > stake) return status
  return payout === stake ? 'refunded' : 'partial'
}

function row(item: GameHistoryItem, locale: Locale): string {
  const { statuses, balances } = texts[locale].historyExport
  const { currency } = item.bet
  const stake = toMinorUnits(item.bet.amount, currency) ?? 0n
  const payout = payoutOf(item)
  const amount = (minorUnits: bigint | null) => (minorUnits === null ? '' : toAmount(minorUnits, currency))
  return line([
    String(item.id),
    item.created_at,
    item.settled_at ?? '',
    item.game.name,
    item.provider,
    item.details ?? '',
    item.bet.amount,
    amount(payout),
    amount(payout === null ? null : payout - stake),
    currency,
    balances[item.balance_type],
    statuses[outcomeOf(item, stake, payout)],
  ])
}

/** Streams the history as CSV, newest first. The byte order mark tells spreadsheets the encoding. */
export async function* exportFile(
  sandbox: SandboxContext,
  locale: Locale,
  query: HistoryQuery,
): AsyncGenerator<string> {
  yield `\uFEFF${line(Object.values(texts[locale].historyExport.columns))}`
  let before: number | undefined
  for (;;) {
    const items = await readHistory(sandbox, locale, { ...query, before }, { count: rowsAtOnce, offset: 0 })
    if (items.length > 0) yield items.map((item) => row(item, locale)).join('')
    if (items.length < rowsAtOnce) return
    before = items.at(-1)?.id
  }
}
