import { formatMoney } from '../../../lib/format/money.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { useLocale } from '../../../renderer/render-context.tsx'
import { durationText } from './duration.ts'
import styles from './method-facts.module.css'
import type { OfferedMethod, OfferedWithdrawal } from './payment-methods.ts'

/** What a player should know about a payment method before paying. */
export function MethodFacts({ method }: { method: OfferedMethod | OfferedWithdrawal }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { min, max, currency, instructions } = method
  const money = (amount: string) => formatMoney({ amount, currency }, locale)
  const facts = [
    ['fee', `${Number(method.fee_percent)}%`],
    ['time', durationText(method.processing_time, t)],
    ['limits', `${money(min)} – ${money(max)}`],
  ] as const
  return (
    <div className={styles.about}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`cashier.facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {instructions !== undefined && <p>{instructions}</p>}
    </div>
  )
}
