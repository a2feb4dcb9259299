import { isolate } from '../../../../schemas/formats.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { durationText } from './duration.ts'
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
  const facts = [
    ['fee', isolate(`${Number(method.fee_percent)}%`)],
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
      {instructions !== undefined && <p>{instructions}</p>}
    </div>
  )
}
