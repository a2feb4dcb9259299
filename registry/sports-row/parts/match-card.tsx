import { useSyncExternalStore } from 'react'
import type { SportEvent } from '../../../schemas/api/entities/sports.ts'
import { formatDate, formatTime } from '../../../src/lib/format/date.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { withQuery } from '../../../src/lib/urls/links.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { hash } from '../../../src/ui/art/covers/cover-random.ts'
import { liveDotClass } from '../../../src/ui/display/live-dot.ts'
import { paletteNames } from '../../../schemas/art.ts'
import { abridgedClass, hiddenClass } from '../../../src/ui/display/visually-hidden.tsx'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import styles from './match-card.module.css'
import type { OddsMoves } from '../use-odds-moves.ts'

const nothing = () => () => {}

interface MatchCardProps {
  event: SportEvent
  /** Page of the sportsbook, without language prefix. */
  page: string
  moves: OddsMoves
}

/** A match: teams, score, and the odds of its outcomes, each a link to the sportsbook. */
export function MatchCard({ event, page, moves }: MatchCardProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const addressOf = (path: string) => localePath(withQuery(page, { path }), locale)
  const sides = `${event.home} – ${event.away}`
  const [homeScore, awayScore] = event.score?.split(':') ?? []
  return (
    <li className={styles.card}>
      <p className={styles.head}>
        <span className={styles.league}>{event.league}</span>
        <Clock event={event} />
      </p>
      <a href={addressOf(event.path)} className={styles.sides}>
        <Side name={event.home} score={homeScore} />
        <Side name={event.away} score={awayScore} />
      </a>
      <div className={styles.odds} role="group" aria-label={t('sports.odds', { sides })}>
        {event.outcomes.map(({ name, odds, path }) => {
          const move = moves.get(path)
          if (odds === null)
            return (
              <button
                key={name}
                type="button"
                disabled
                className={styles.odd}
                aria-label={`${name}: ${t('sports.closed')}`}
              >
                {name}
                <span>—</span>
              </button>
            )
          return (
            <a key={name} href={addressOf(path)} className={styles.odd}>
              {name}
              <strong>
                {move && (
                  <>
                    <span className={styles.move} data-move={move} aria-hidden="true">
                      {move === 'up' ? '▲' : '▼'}
                    </span>
                    <span className={hiddenClass}>{t(`sports.${move}`)} </span>
                  </>
                )}
                {odds}
              </strong>
            </a>
          )
        })}
      </div>
      {event.more_markets !== undefined && event.more_markets > 0 && (
        <a
          href={addressOf(event.path)}
          className={styles.more}
          aria-label={`${t('sports.markets', { count: event.more_markets })}: ${sides}`}
        >
          {t('sports.markets', { count: event.more_markets })}
        </a>
      )}
    </li>
  )
}

function Side({ name, score }: { name: string; score: string | undefined }) {
  return (
    <span
      className={classNames(styles.side, score !== undefined && styles.scored)}
      data-palette={paletteNames[hash(name) % paletteNames.length]}
    >
      {name}
      {score !== undefined && <span className={styles.score}>{score}</span>}
    </span>
  )
}

/** The progress of the match, or its start time. */
function Clock({ event }: { event: SportEvent }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  // The server does not render which day is today, because its HTML may be cached past midnight.
  const today = useSyncExternalStore(
    nothing,
    () => formatDate(Date.now(), timeZone),
    () => undefined,
  )
  if (event.is_live) {
    const minute = event.minute === null ? undefined : `${event.minute}′`
    return (
      <span
        className={`${styles.live} ${liveDotClass} ${abridgedClass}`}
        data-short={minute ?? event.period ?? t('sports.live')}
      >
        {`${t('sports.live')} ${minute ?? event.period ?? ''}`.trimEnd()}
      </span>
    )
  }
  const startsAt = Date.parse(event.starts_at)
  const day = formatDate(startsAt, timeZone)
  return (
    <span className={styles.starts}>
      {`${day === today ? t('sports.today') : day} ${formatTime(startsAt, timeZone)}`}
    </span>
  )
}
