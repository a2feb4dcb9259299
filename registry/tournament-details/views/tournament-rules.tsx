import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from './tournament.module.css'

/** How points are earned, who may take part, and the full rules. */
export function TournamentRules({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { restrictions, extra, description, reset_on_cashout: isReset } = tournament
  const facts = [
    ...(extra ? [extra.points_rule] : []),
    ...(restrictions
      ? [t('tournament.rule.minBet', { amount: formatMoney(restrictions.min_bet, locale) })]
      : []),
    ...(restrictions?.is_deposit_required ? [t('tournament.rule.deposit')] : []),
    ...(restrictions?.is_verified_only ? [t('tournament.rule.verified')] : []),
    ...(restrictions ? [t('tournament.rule.currencies', { list: restrictions.currencies.join(', ') })] : []),
    t(isReset ? 'tournament.rule.reset' : 'tournament.rule.kept'),
  ]
  const paragraphs = description.rules.split(/\n{2,}/).filter((text) => text.trim() !== '')
  return (
    <>
      <h2 className={styles.title}>{t('tournament.rules')}</h2>
      {description.text !== '' && <p className={styles.text}>{description.text}</p>}
      <ul className={styles.rules}>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" size={18} />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      {paragraphs.length > 0 && (
        <details className={styles.full}>
          <summary>{t('tournament.fullRules')}</summary>
          {paragraphs.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </details>
      )}
    </>
  )
}
