import { formatDate, formatTime } from '../../src/lib/format/date.ts'
import { toCsv } from '../../src/lib/format/csv.ts'
import { saveFile } from '../../src/lib/browser/save-file.ts'
import type { Translate } from '../../src/lib/i18n/plain-i18n.ts'
import type { SiteConfig } from '../../schemas/compiled.ts'
import type { Locale } from '../../schemas/locale.ts'
import {
  describeItem,
  loadHistory,
  type HistoryItem,
  type HistoryTab,
} from '../../src/modules/cashier/index.ts'

const pageSize = 100
/** A longer history would take too many calls; the newest entries are in the file. */
export const mostRows = 2000

export interface HistoryTexts {
  t: Translate
  locale: Locale
  config: Pick<SiteConfig, 'cashier' | 'site'>
}

async function loadAll(
  tab: HistoryTab,
  status: string | null,
): Promise<{ items: HistoryItem[]; isCut: boolean }> {
  const all = new Map<number, HistoryItem>()
  let isCut = false
  for (let offset = 0; offset < mostRows; offset += pageSize) {
    const { items, total } = await loadHistory(tab, { offset, count: pageSize, status })
    // An entry that appears meanwhile moves others to the next page.
    for (const item of items) all.set(item.id, item)
    isCut = items.length > 0 && offset + pageSize < total
    if (!isCut) break
  }
  return { items: [...all.values()], isCut }
}

function rowOf(item: HistoryItem, texts: HistoryTexts): string[] {
  const { title, detail, at, amount, direction, status, statusText } = describeItem(item, texts)
  const { timeZone } = texts.config.site
  return [
    title,
    detail,
    at === undefined ? '' : `${formatDate(at, timeZone)} ${formatTime(at, timeZone)}`,
    String(item.id),
    `${direction === 'out' ? '-' : ''}${amount.amount}`,
    amount.currency,
    statusText ?? texts.t(`cashier.history.status.${status}`),
  ]
}

/** Saves the entries of a tab, of one status or all, as a table. Returns whether older ones are missing in it. */
export async function saveHistory(
  tab: HistoryTab,
  status: string | null,
  texts: HistoryTexts,
): Promise<boolean> {
  const { t } = texts
  const head = ['operation', 'detail', 'date', 'number', 'amount', 'currency', 'status'].map((name) =>
    t(`cashier.history.column.${name}`),
  )
  const { items, isCut } = await loadAll(tab, status)
  const rows = items.map((item) => rowOf(item, texts))
  saveFile(`${tab}.csv`, 'text/csv;charset=utf-8', toCsv([head, ...rows]))
  return isCut
}
