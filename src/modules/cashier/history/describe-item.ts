import type { Money } from '../../../../schemas/api/entities/fields.ts'
import type { SiteConfig } from '../../../../schemas/compiled.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { formatDate } from '../../../lib/format/date.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import type { Translate } from '../../../lib/i18n/plain-i18n.ts'
import type { IconName } from '../../../ui/art/icon.tsx'
import { methodName } from '../order/payment-methods.ts'
import { timeOf, type HistoryItem } from './history-pages.ts'

/** An entry of the history, described for the player. */
export interface Description {
  icon: IconName
  title: string
  detail: string
  /** Milliseconds since 1970; undefined if nothing has happened yet. */
  at: number | undefined
  amount: Money
  /** Its effect on the balance. */
  direction: 'in' | 'out'
  /** It was cancelled or failed, so no money moved. */
  isVoid: boolean
  status: string
  statusText?: string
  /** Shown when the entry is expanded. */
  facts: string[]
}

interface Surroundings {
  t: Translate
  locale: Locale
  config: Pick<SiteConfig, 'cashier' | 'site'>
}

const lostStates: readonly string[] = ['fail', 'cancel', 'expired', 'removed']

export function describeItem(item: HistoryItem, { t, locale, config }: Surroundings): Description {
  const { status } = item.source
  const isVoid = lostStates.includes(status)
  const until = (moment: string | null) =>
    moment === null
      ? []
      : [t('cashier.history.until', { date: formatDate(Date.parse(moment), config.site.timeZone) })]
  switch (item.kind) {
    case 'deposit':
    case 'withdrawal': {
      const { method, requisites, amount } = item.source
      const name = methodName(config.cashier, method)
      const ending = Object.values(requisites)
        .find((value) => /\d{4}$/.test(value))
        ?.slice(-4)
      return {
        icon: item.kind === 'deposit' ? 'plus' : 'arrow-right',
        title: t(`cashier.history.kind.${item.kind}`),
        detail: ending === undefined ? name : `${name} ··${ending}`,
        at: timeOf(item),
        amount,
        direction: item.kind === 'deposit' ? 'in' : 'out',
        isVoid,
        status,
        facts: [],
      }
    }
    case 'bonuses': {
      const { description, granted, expires_at: expires } = item.source
      const { wager_done: done, wager_required: required } = item.source
      return {
        icon: 'gift',
        title: t('cashier.history.kind.bonuses'),
        detail: description.name,
        at: timeOf(item),
        amount: granted,
        direction: 'in',
        isVoid,
        status,
        facts: [
          description.text,
          t('cashier.history.wagered', {
            done: formatMoney(done, locale),
            required: formatMoney(required, locale),
          }),
          ...until(expires),
        ],
      }
    }
    case 'cashbacks': {
      const { description, amount, receiving_expired_at: expires, losses } = item.source
      const texts: Readonly<Record<string, string>> = {
        pending: t('cashier.history.cashbackPending'),
        active: t('cashier.history.cashbackActive'),
      }
      const statusText = texts[status]
      return {
        icon: 'coin',
        title: t('cashier.history.kind.cashbacks'),
        detail: description.name,
        at: timeOf(item),
        amount,
        direction: 'in',
        isVoid,
        status,
        ...(statusText !== undefined && { statusText }),
        facts: [
          description.text,
          ...(losses ? [t('cashier.history.losses', { amount: formatMoney(losses, locale) })] : []),
          ...until(expires),
        ],
      }
    }
  }
}
