import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from './tournament.module.css'

/** The prize of each rank. */
export function PrizeLadder({ tournament: { prizes = [] } }: { tournament: Tournament }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <h2 className={styles.title}>{t('tournament.prizes')}</h2>
      <ul className={styles.ladder}>
        {prizes.map(({ from, to, prize }) => (
          <li key={from}>
            <span className={styles.medal} data-place={from <= 3 && from === to ? from : undefined}>
              <Icon name={from <= 3 && from === to ? 'trophy' : 'gift'} size={16} />
            </span>
            <span className={styles.places}>
              {from === to ? t('tournament.place', { place: from }) : t('tournament.places', { from, to })}
            </span>
            <strong>
              {formatMoney(prize, locale)}
              {from !== to && <span className={styles.each}> {t('tournament.each')}</span>}
            </strong>
          </li>
        ))}
      </ul>
    </>
  )
}
