import type { Locale } from '../locale.ts'
import { texts } from '../pages/texts.ts'
import { readTransactions, type StoredTransaction } from '../payments/transactions.ts'
import { fill, moneyText, type NotificationTexts, type Source } from './source.ts'

/** The latest payments that can lead to a notification. */
const most = 100

const methodName = (method: string, locale: Locale) =>
  new Map(Object.entries(texts[locale].notifications.methods)).get(method) ?? method

function outcome(payment: StoredTransaction, locale: Locale): NotificationTexts {
  const { id, type, status, amount, fee, currency, method, fail_reason } = payment
  const { notifications: say, payment: page } = texts[locale]
  const show = (sum: bigint) => moneyText(sum, currency, locale)
  const isDeposit = type === 'deposit'
  if (status === 'fail') {
    if (isDeposit)
      return {
        title: fill(say.depositFailed.title, { amount: show(amount) }),
        text: page.failReasons[fail_reason ?? 'declined'],
        actions: [{ label: say.depositFailed.action, link: '/cashier/deposit' }],
      }
    return {
      title: fill(say.withdrawalFailed.title, { amount: show(amount) }),
      text: say.withdrawalFailed.text,
      actions: [{ label: say.withdrawalFailed.action, link: `/cashier/history?tab=withdrawal&open=${id}` }],
    }
  }
  const { title, free, withFee } = isDeposit ? say.deposited : say.withdrawn
  return {
    title: fill(title, { amount: show(isDeposit ? amount - fee : amount) }),
    text: fill(fee === 0n ? free : withFee, { method: methodName(method, locale), fee: show(fee) }),
    actions: [{ label: say.receipt, link: `/cashier/receipt?transaction=${id}` }],
  }
}

/** Deposits and withdrawals that succeeded or failed. What players cancel themselves is no news to them. */
export const payments: Source = async (database, { player, since }) => {
  const ended = await readTransactions(
    database,
    { playerId: player.id, statuses: ['success', 'fail'] },
    { offset: 0, count: most },
  )
  return ended
    .filter(({ updated_at }) => updated_at >= since)
    .map((payment) => ({
      id: `payment:${payment.id}`,
      kind: 'money',
      at: payment.updated_at,
      describe: (locale) => outcome(payment, locale),
    }))
}
