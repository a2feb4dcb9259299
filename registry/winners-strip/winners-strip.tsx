import { useRef, useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { formatTime } from '../../src/lib/format/date.ts'
import { formatMoney } from '../../src/lib/format/money.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { gamePath, useCover } from '../../src/modules/games/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig, useLocale } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import { CoverPicture, coverAttributes, titledAttributes } from '../../src/ui/art/covers/cover.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import { liveDotClass } from '../../src/ui/display/live-dot.ts'
import { useReached, useScrolledBefore } from '../../src/ui/hooks/use-reached.ts'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { winKey, type ShownWin } from './line-up.ts'
import { useLineUp } from './use-line-up.ts'
import { load } from './winners-strip.load.ts'
import type { winnersStrip } from './winners-strip.schema.ts'
import styles from './winners-strip.module.css'

const refreshSeconds = 60
/** Wins in the HTML: one more than the widest strip shows. The others follow once it is reached. */
const firstWins = 10
const none: readonly ShownWin[] = []
/** Placeholders while the wins load: as many as the widest strip shows. */
const skeletons = Array.from({ length: 9 }, (_, index) => index)

export function WinnersStrip(block: BlockProps<typeof winnersStrip, ReactNode>) {
  const { id, props } = block
  const { t } = useTranslation()
  const winners = useLoad(load, 'winners', block, { refreshSeconds })
  const [isStopped, setStopped] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const wins = useLineUp(strip, winners.data?.items ?? none, isStopped, props.winSeconds)
  const { isReached, reach } = useReached()
  useScrolledBefore(strip, reach)
  const hasFailed = winners.data === undefined && winners.error !== undefined

  return (
    <section
      className={styles.winners}
      aria-labelledby={`${id}-title`}
      aria-busy={winners.data === undefined}
    >
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={`${styles.title} ${liveDotClass}`}>
          {props.title}
        </h2>
        <p className={styles.subtitle}>{t('winners.live')}</p>
        {wins.length > 0 && (
          <button
            type="button"
            className={styles.pause}
            aria-label={t(isStopped ? 'winners.play' : 'winners.pause')}
            onClick={() => setStopped(!isStopped)}
          >
            <Icon name={isStopped ? 'play' : 'pause'} size={18} />
          </button>
        )}
      </header>
      {hasFailed && (
        <div role="alert" className={styles.message}>
          {t('winners.error')}
          <Button variant="secondary" size="s" icon="refresh" onClick={winners.retry}>
            {t('errors.retry')}
          </Button>
        </div>
      )}
      {winners.data !== undefined && wins.length === 0 && (
        <p className={styles.message}>{t('winners.empty')}</p>
      )}
      {!hasFailed && (winners.data === undefined || wins.length > 0) && (
        <div ref={strip} className={styles.strip} onPointerEnter={reach} onFocus={reach}>
          <ul className={styles.list}>
            {winners.data === undefined &&
              skeletons.map((index) => (
                <li key={index}>
                  <Skeleton className={styles.waiting} />
                </li>
              ))}
            {(isReached ? wins : wins.slice(0, firstWins)).map((win) => (
              <li key={winKey(win)}>
                <Win win={win} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Win({ win: { game, amount, fakename, won_at } }: { win: ShownWin }) {
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const cover = useCover(game)
  const titled = titledAttributes(cover, styles.win)
  const content = (
    <>
      {cover && (
        <span {...coverAttributes(styles.cover)}>
          <CoverPicture art={cover} eager={false} size="row" alt="" />
        </span>
      )}
      {game.name}
      <span className={styles.amount}>{formatMoney(amount, locale)}</span>
      <span className={styles.who}>{`${fakename} · ${formatTime(Date.parse(won_at), timeZone)}`}</span>
    </>
  )
  // Games outside the lobby, such as sports, have no page of their own.
  if (game.type === null) return <span {...titled}>{content}</span>
  return (
    <LocalLink to={gamePath(game.sysname)} {...titled}>
      {content}
    </LocalLink>
  )
}
