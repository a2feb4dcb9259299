import type { Notification } from '../../schemas/api/entities/notifications.ts'
import type { NotificationKind } from '../../schemas/api/notification-kinds.ts'
import type { Locale } from '../locale.ts'
import { currencyName } from '../frames/frame-document.ts'
import { toAmount } from '../ledger/currencies.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { localOffset } from '../responsible/periods.ts'
import type { Player } from '../accounts/players.ts'
import type { Database } from '../tables/database.ts'

/** What a notification says, in one language. */
export type NotificationTexts = Pick<Notification, 'title' | 'text' | 'actions'>

/** Something to notify the player about. Its texts are only made for the page that is requested. */
export interface Occurrence {
  id: string
  kind: NotificationKind
  /** Milliseconds since 1970. */
  at: number
  describe: (locale: Locale) => NotificationTexts | Promise<NotificationTexts>
}

export interface SourceQuery {
  player: Player
  /** Older occurrences are left out; milliseconds since 1970. */
  since: number
  now: number
}

/** Finds what happened to a player in the tables of one part of the sandbox. */
export type Source = (database: Database, query: SourceQuery) => Promise<Occurrence[]>

/** Replaces the names in braces: `fill('{amount} paid', { amount: '5' })`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** "500,000 soʻm", which does not wrap. */
export function moneyText(amount: bigint, currency: string, locale: Locale): string {
  return `${formatAmount(toAmount(amount, currency))}\u00a0${currencyName(currency, locale)}`
}

/** dd.mm.yyyy h:mm in the players' time zone. */
export function momentText(at: number): string {
  const local = new Date(at + localOffset).toISOString()
  const [year = '', month = '', day = ''] = local.slice(0, 10).split('-')
  return `${day}.${month}.${year} ${Number(local.slice(11, 13))}${local.slice(13, 16)}`
}
