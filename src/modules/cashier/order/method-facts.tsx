import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { methodTerms } from './method-terms.ts'
import styles from './method-facts.module.css'
import type { OfferedMethod, OfferedWithdrawal } from './payment-methods.ts'

interface MethodFactsProps {
  method: Pick<OfferedMethod | OfferedWithdrawal, 'fee_percent' | 'processing_time'>
  /** What the player does to pay; those of a method are about deposits. */
  instructions?: string | undefined
}

/** What a player should know about a payment method before paying. The amount shows its limits. */
export function MethodFacts({ method, instructions }: MethodFactsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.about}>
      <dl className={styles.facts}>
        {methodTerms(method, t).map(({ name, value }) => (
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
