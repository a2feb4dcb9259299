import type { ReactNode } from 'react'
import type { Money } from '../../schemas/api/entities/fields.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { wholeTimes } from '../../src/lib/amount.ts'
import { formatMoney } from '../../src/lib/format/money.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useLocale } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './game-wins.load.ts'
import type { gameWins } from './game-wins.schema.ts'
import styles from './game-wins.module.css'

/** How many times the stake was won, rounded down; undefined if unknown or less than once. */
function timesOf(win: Money, bet: Money): string | undefined {
  if (win.currency !== bet.currency) return undefined
  const times = wholeTimes(win.amount, bet.amount) ?? 0n
  return times < 1n ? undefined : formatNumber(String(times))
}

export function GameWins(block: BlockProps<typeof gameWins, ReactNode>) {
  const { id, props, params } = block
  const { t } = useTranslation()
  const locale = useLocale()
  const answer = useLoad(load, 'wins', block)
  // A platform that does not know the parameter lists the wins of all games.
  const wins = answer.data?.items.filter(({ game }) => game.sysname === params['sysname'])
  return (
    <section className={styles.wins} aria-labelledby={`${id}-title`} aria-busy={answer.isLoading}>
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {props.title}
        </h2>
        <p className={styles.note}>{t('games.gameWins.period')}</p>
      </header>
      {wins === undefined && answer.error === undefined && <Skeleton className={styles.skeleton} />}
      {wins === undefined && answer.error !== undefined && (
        <p role="alert" className={styles.note}>
          {t('games.gameWins.failed')}{' '}
          <Button variant="secondary" size="s" icon="refresh" onClick={answer.retry}>
            {t('games.retry')}
          </Button>
        </p>
      )}
      {wins?.length === 0 && <p className={styles.note}>{t('games.gameWins.empty')}</p>}
      {wins !== undefined && wins.length > 0 && (
        <>
          <ol role="list" className={styles.list}>
            {wins.map(({ fakename, amount, bet, won_at: wonAt }) => {
              const times = timesOf(amount, bet)
              return (
                <li key={`${wonAt}:${fakename}:${amount.amount}`}>
                  <span className={styles.name}>{fakename}</span>
                  <strong className={styles.amount}>{formatMoney(amount, locale)}</strong>
                  <span className={styles.times}>
                    {times !== undefined && t('games.gameWins.multiplier', { times })}
                  </span>
                </li>
              )
            })}
          </ol>
          <p className={styles.note}>{t('games.gameWins.note')}</p>
        </>
      )}
    </section>
  )
}
