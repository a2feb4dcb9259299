import type { EntityId } from '../../schemas/api/entity-id.ts'
import { formatDate, formatTime } from '../../src/lib/format/date.ts'
import { toCsv } from '../../src/lib/format/csv.ts'
import { saveFile } from '../../src/lib/browser/save-file.ts'
import type { Translate } from '../../src/lib/i18n/plain-i18n.ts'
import type { SiteConfig } from '../../schemas/compiled.ts'
import type { Locale } from '../../schemas/locale.ts'
import {
  type DayRange,
  describeItem,
  loadAllHistory,
  loadHistory,
  maxEntries,
  type HistoryItem,
  type HistoryTab,
} from '../../src/modules/cashier/index.ts'

const pageSize = 100
export interface HistoryTexts {
  t: Translate
  locale: Locale
  config: Pick<SiteConfig, 'cashier' | 'site'>
}

async function loadAll(
  tab: HistoryTab,
  status: string | null,
): Promise<{ items: HistoryItem[]; isCut: boolean }> {
  const all = new Map<EntityId, HistoryItem>()
  let isCut = false
  for (let offset = 0; offset < maxEntries; offset += pageSize) {
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

function save(name: string, items: readonly HistoryItem[], texts: HistoryTexts): void {
  const { t } = texts
  const head = ['operation', 'detail', 'date', 'number', 'amount', 'currency', 'status'].map((name) =>
    t(`cashier.history.column.${name}`),
  )
  const rows = items.map((item) => rowOf(item, texts))
  saveFile(`${name}.csv`, new Blob([toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' }))
}

/** Saves the entries of a tab, of one status or all, as a table. Returns whether older ones are missing in it. */
export async function saveHistory(
  tab: HistoryTab,
  status: string | null,
  texts: HistoryTexts,
): Promise<boolean> {
  const { items, isCut } = await loadAll(tab, status)
  save(tab, items, texts)
  return isCut
}

/** Saves the entries of all kinds on these days. Returns whether older ones are missing. */
export async function saveAllHistory(days: DayRange, texts: HistoryTexts): Promise<boolean> {
  const { timeZone } = texts.config.site
  const { items, total, isCut } = await loadAllHistory({ offset: 0, count: maxEntries, days, timeZone })
  save('history', items, texts)
  return isCut || total > items.length
}
