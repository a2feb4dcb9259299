import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from './offer-view.module.css'

/** The conditions of an offer as a list, and the rules in the platform's own text. */
export function OfferRules({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { methods } = useConfig().cashier
  const { action, params } = offer.trigger
  const nameOf = (sysname: string) => methods.find((method) => method.sysname === sysname)?.name ?? sysname
  const least = params.min_amount
  const facts = [
    t(`offers.rule.${action}`),
    ...(least && (action === 'deposit' || action === 'bet')
      ? [t(`offers.rule.least.${action}`, { amount: formatMoney(least, locale) })]
      : []),
    ...(params.exclude_methods.length > 0
      ? [t('offers.rule.without', { methods: params.exclude_methods.map(nameOf).join(', ') })]
      : []),
  ]
  const paragraphs = offer.description.rules.split(/\n{2,}/).filter((text) => text.trim() !== '')
  return (
    <>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" size={18} />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      {paragraphs.map((text, index) => (
        <p key={index} className={styles.paragraph}>
          {text}
        </p>
      ))}
    </>
  )
}
