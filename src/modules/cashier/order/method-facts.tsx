import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { durationText } from './duration.ts'
import styles from './method-facts.module.css'
import type { OfferedMethod, OfferedWithdrawal } from './payment-methods.ts'

/** What a player should know about a payment method before paying. The amount shows its limits. */
export function MethodFacts({ method }: { method: OfferedMethod | OfferedWithdrawal }) {
  const { t } = useTranslation()
  const facts = [
    ['fee', `${Number(method.fee_percent)}%`],
    ['time', durationText(method.processing_time, t)],
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
      {method.instructions !== undefined && <p>{method.instructions}</p>}
    </div>
  )
}
