import type { GameHistoryItem } from '../../../schemas/api/entities/games.ts'
import type { Locale } from '../../../schemas/locale.ts'
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

function row(item: GameHistoryItem, locale: Locale): string {
  const { statuses, balances } = texts[locale].historyExport
  return line([
    String(item.id),
    item.created_at,
    item.settled_at ?? '',
    item.game.name,
    item.provider,
    item.details ?? '',
    item.bet.amount,
    item.win.amount,
    item.bet.currency,
    balances[item.balance_type],
    statuses[item.status],
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
