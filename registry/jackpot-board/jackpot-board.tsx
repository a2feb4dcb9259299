import type { CSSProperties, ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { formatDate } from '../../src/lib/format/date.ts'
import { currencyLabel, formatMoney, fullness, moneyParts, wholeUnits } from '../../src/lib/format/money.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { liveDotClass } from '../../src/ui/display/live-dot.ts'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../src/ui/display/visually-hidden.tsx'
import { classNames } from '../../src/ui/styles/class-names.ts'
import { FlapCounter } from './parts/flap-counter.tsx'
import { load } from './jackpot-board.load.ts'
import type { jackpotBoard } from './jackpot-board.schema.ts'
import styles from './jackpot-board.module.css'
import { byLevel, type ShownJackpot } from './levels.ts'

const refreshSeconds = 20

export function JackpotBoard(block: BlockProps<typeof jackpotBoard, ReactNode>) {
  const { id, props } = block
  const { t } = useTranslation()
  const jackpots = useLoad(load, 'jackpots', block, {
    refreshSeconds,
  })
  const [largest, ...others] = byLevel(jackpots.data?.items ?? [])
  const isEmpty = jackpots.data !== undefined && largest === undefined
  const hasFailed = jackpots.data === undefined && jackpots.error !== undefined
  return (
    <section className={styles.board} aria-labelledby={`${id}-title`} aria-busy={jackpots.data === undefined}>
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {props.title ?? largest?.name ?? t('games.tags.jackpot')}
        </h2>
        {largest !== undefined && (
          <span className={`${styles.growing} ${liveDotClass}`}>{t('jackpots.growing')}</span>
        )}
      </header>
      {hasFailed && (
        <ErrorState
          title={t('jackpots.error.title')}
          text={t('jackpots.error.text')}
          retryLabel={t('errors.retry')}
          onRetry={jackpots.retry}
        />
      )}
      {isEmpty && (
        <EmptyState emblem="coins" title={t('jackpots.empty.title')} text={t('jackpots.empty.text')} />
      )}
      {largest !== undefined && <Largest jackpot={largest} />}
      {largest === undefined && !isEmpty && !hasFailed && <BoardSkeleton />}
      {others.length > 0 && (
        <ul className={styles.levels}>
          {others.map((jackpot) => (
            <Level key={jackpot.level} jackpot={jackpot} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Largest({ jackpot: { amount, ceiling } }: { jackpot: ShownJackpot }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const whole = wholeUnits(amount)
  const { before, figure } = moneyParts(whole, locale)
  return (
    <div className={styles.largest}>
      <VisuallyHidden>{formatMoney(whole, locale)}</VisuallyHidden>
      <FlapCounter text={before.trim() + figure} />
      <p
        className={styles.note}
        data-currency={before === '' ? currencyLabel(amount.currency, locale) : undefined}
      >
        {ceiling && t('jackpots.ceiling', { amount: moneyParts(ceiling, locale).figure })}
      </p>
    </div>
  )
}

function Level({ jackpot: { level, amount, ceiling, last_win } }: { jackpot: ShownJackpot }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const fill: CSSProperties = { '--fill': ceiling ? fullness(amount, ceiling) : undefined }
  return (
    <li
      className={classNames(styles.level, ceiling !== null && styles.limited)}
      style={fill}
      data-level={level}
    >
      <span className={styles.name}>{t(`jackpots.levels.${level}`)}</span>
      <span className={styles.amount}>{moneyParts(wholeUnits(amount), locale).figure}</span>
      <span className={styles.details}>
        {ceiling && t('jackpots.until', { amount: moneyParts(ceiling, locale).figure })}
        {last_win && (
          <span>
            {t('jackpots.last', {
              name: last_win.fakename,
              date: formatDate(Date.parse(last_win.won_at), timeZone),
            })}
          </span>
        )}
      </span>
    </li>
  )
}

function BoardSkeleton() {
  return (
    <>
      <div className={styles.largest}>
        <Skeleton className={styles.waitingCounter} />
        <p className={styles.note}>
          <Skeleton shape="text" width="14em" />
        </p>
      </div>
      <Skeleton className={styles.waitingLevels} />
    </>
  )
}
