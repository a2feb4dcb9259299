import { useId } from 'react'
import { formatMoment } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { formatTimeLeft } from '../../../src/lib/format/time-left.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { Emblem } from '../../../src/ui/art/emblem.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { FullTerms } from '../../../src/ui/display/full-terms.tsx'
import { ProgressBar } from '../../../src/ui/display/progress-bar.tsx'
import { StatusBadge } from '../../../src/ui/display/status-badge.tsx'
import { TimeLeft } from '../../../src/ui/display/time-left.tsx'
import { BonusActions } from './bonus-actions.tsx'
import type { AnyBonus } from '../bonus-calls.ts'
import styles from './bonus-card.module.css'
import { wageringOf } from '../wagering.ts'

const emblems = { casino: 'gift', betting: 'ball' } as const

/** States that are not final. */
const openStates: readonly AnyBonus['status'][] = ['available', 'active', 'paused']

interface BonusCardProps {
  bonus: AnyBonus
  /** Its button is the main action of the list. */
  isFirst: boolean
  /** The server's state differs from what is displayed. */
  onChanged: () => Promise<void>
}

/** A bonus: its reward, wagering progress, deadline, terms and actions. */
export function BonusCard({ bonus, isFirst, onChanged }: BonusCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const { type, status, description } = bonus
  const isOpen = openStates.includes(status)
  return (
    <article className={styles.card} data-over={!isOpen || undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <Emblem name={emblems[type]} size={56} className={styles.emblem} />
        <div className={styles.texts}>
          <h3 id={id} className={styles.name}>
            {description.name}
          </h3>
          <p className={styles.text}>{description.text}</p>
        </div>
        <StatusBadge status={status} text={t(`bonuses.status.${status}`)} />
      </div>
      {isOpen ? <Open bonus={bonus} onChanged={onChanged} /> : <Over bonus={bonus} />}
      {description.terms !== '' && <FullTerms title={t('bonuses.terms')} text={description.terms} />}
      {isOpen && <BonusActions bonus={bonus} isMain={isFirst} onChanged={onChanged} />}
    </article>
  )
}

/** A bonus that can still become the player's own money. */
function Open({ bonus, onChanged }: Pick<BonusCardProps, 'bonus' | 'onChanged'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <p className={styles.amount}>
        <span className={styles.figure}>{formatMoney(bonus.amount, locale)}</span>
        <span className={styles.label}>{t(`bonuses.amount.${bonus.status}`)}</span>
      </p>
      <Wagering bonus={bonus} />
      <Terms bonus={bonus} onChanged={onChanged} />
    </>
  )
}

/** A bonus that has ended: its amount, progress and outcome. */
function Over({ bonus }: { bonus: AnyBonus }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { status, granted, wager_done: done, wager_required: required } = bonus
  return (
    <p className={styles.plain}>
      {t('bonuses.over.granted', { amount: formatMoney(granted, locale) })}{' '}
      {wageringOf(bonus) !== null &&
        t('bonuses.over.staked', {
          done: formatMoney(done, locale),
          required: formatMoney(required, locale),
        })}{' '}
      {t(`bonuses.over.${status}`)}
    </p>
  )
}

/** Wagering progress as a bar and as text. */
function Wagering({ bonus }: { bonus: AnyBonus }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const wagering = wageringOf(bonus)
  if (wagering === null) return <p className={styles.plain}>{t('bonuses.wagering.none')}</p>
  const { percent, left } = wagering
  const required = formatMoney(bonus.wager_required, locale)
  if (bonus.status === 'available')
    return <p className={styles.plain}>{t('bonuses.wagering.ahead', { required })}</p>
  return (
    <div className={styles.wagering}>
      <p id={id} className={styles.progress}>
        <span>{t('bonuses.wagering.done', { done: formatMoney(bonus.wager_done, locale), required })}</span>
        <span className={styles.percent}>{t('bonuses.wagering.percent', { percent })}</span>
      </p>
      <ProgressBar percent={percent} labelledBy={id} />
      <p className={styles.plain}>{t('bonuses.wagering.left', { left: formatMoney(left, locale) })}</p>
    </div>
  )
}

/** Which bets count, and the deadline. */
function Terms({ bonus, onChanged }: Pick<BonusCardProps, 'bonus' | 'onChanged'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const { expires_at: expires, status } = bonus
  const maxBet = bonus.type === 'casino' ? (bonus.max_bet ?? null) : null
  return (
    <ul className={styles.terms}>
      {maxBet !== null && (
        <li>
          <Icon name="coin" size={16} />
          {t('bonuses.maxBet', { amount: formatMoney(maxBet, locale) })}
        </li>
      )}
      {bonus.type === 'betting' && (
        <li>
          <Icon name="chart" size={16} />
          {t('bonuses.minOdds', { odds: bonus.min_odds })}
        </li>
      )}
      {expires !== null && (
        <li>
          <Icon name="clock" size={16} />
          <span>
            {t(`bonuses.until.${status === 'available' ? 'activate' : 'wager'}`, {
              at: formatMoment(expires, timeZone),
            })}{' '}
            <TimeLeft
              end={Date.parse(expires)}
              text={(left) => t('bonuses.timeLeft', { time: formatTimeLeft(left, t) })}
              over={t('bonuses.timeOver')}
              onEnd={() => void onChanged()}
            />
          </span>
        </li>
      )}
    </ul>
  )
}
