import { useId, useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { minus, withSign } from '../../schemas/formats.ts'
import { wholeTimes } from '../../src/lib/amount.ts'
import { formatDate, formatMoment, formatTime } from '../../src/lib/format/date.ts'
import { formatMoney } from '../../src/lib/format/money.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import {
  AccountCard,
  AccountRow,
  AccountRows,
  ForPlayers,
  formatMinutes,
} from '../../src/modules/account/index.ts'
import { useConfig, useFacts, useLocale } from '../../src/renderer/render-context.tsx'
import { useLoadedList } from '../../src/renderer/use-loaded-list.ts'
import { Tabs } from '../../src/ui/controls/tabs.tsx'
import { VisuallyHidden } from '../../src/ui/display/visually-hidden.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { ListEnd } from '../../src/ui/states/list-end.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { bestWins, diaryByDay, diaryByGame, type DiaryBet, type DiaryEntry } from './diary.ts'
import { load } from './play-diary.load.ts'
import type { playDiary } from './play-diary.schema.ts'
import styles from './play-diary.module.css'

type DiaryProps = BlockProps<typeof playDiary, ReactNode>

const views = ['days', 'games', 'wins'] as const
type View = (typeof views)[number]

/** Pages of bets that a player asks for at a time: one is a few minutes at a slot. */
const pagesAtOnce = 5
const shownWins = 5

export function PlayDiary(block: DiaryProps) {
  return (
    <ForPlayers>
      <Diary {...block} />
    </ForPlayers>
  )
}

/** The player's own history, added up from the bets loaded so far. */
function Diary(block: DiaryProps) {
  const { t } = useTranslation()
  const panel = useId()
  const { isOnBreak = false } = useFacts()
  const { timeZone } = useConfig().site
  const [view, setView] = useState<View>('days')
  const list = useLoadedList(load, 'bets', block, { keyField: 'id' })
  const { items: bets = [], hasMore, isLoading, hasFailed, loaded } = list
  const oldest = bets.at(-1)
  return (
    <AccountCard id={block.id} title={t('play.diary.title')}>
      {oldest !== undefined && (
        <>
          <Tabs
            label={t('play.diary.view')}
            value={view}
            onChange={setView}
            stretch
            tabs={views
              // Nobody is reminded of wins who has decided to rest.
              .filter((value) => value !== 'wins' || !isOnBreak)
              .map((value) => ({ value, label: t(`play.diary.views.${value}`), controls: panel }))}
          />
          <div id={panel} role="tabpanel" aria-label={t(`play.diary.views.${view}`)} className={styles.panel}>
            {view === 'days' && <Days bets={bets} isCut={hasMore} />}
            {view === 'games' && <Games bets={bets} />}
            {view === 'wins' && <Wins bets={bets} />}
          </div>
        </>
      )}
      {isLoading && (
        <div className={styles.panel} role="status" aria-label={t('bets.loading')}>
          <Skeleton height="64px" />
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
      {hasFailed && (
        <ErrorState
          title={t('cashier.history.error.title')}
          text={t('bets.errorText')}
          retryLabel={t('errors.retry')}
          onRetry={() => void list.refresh()}
        />
      )}
      {!isLoading && !hasFailed && oldest === undefined && (
        <EmptyState emblem="dice" title={t('bets.empty.title')} text={t('bets.empty.text')} />
      )}
      {!isLoading && !hasFailed && oldest !== undefined && (
        <ListEnd
          text={
            hasMore
              ? t('play.diary.from', { at: formatMoment(oldest.created_at, timeZone) })
              : t('cashier.history.end')
          }
          more={
            hasMore
              ? {
                  label: t('play.diary.more'),
                  onClick: () => void list.loadUntil(loaded + pagesAtOnce),
                }
              : undefined
          }
        />
      )}
    </AccountCard>
  )
}

/** `isCut`: bets before the oldest one are not loaded, so its day may be longer. */
function Days({ bets, isCut }: { bets: readonly DiaryBet[]; isCut: boolean }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const days = diaryByDay(bets, timeZone)
  const oldest = Date.parse(bets.at(-1)?.created_at ?? '')
  return (
    <>
      <AccountRows label={t('play.diary.views.days')}>
        {days.map((day) => (
          <Row
            key={day.key}
            entry={day}
            title={formatDate(Date.parse(day.latest.created_at), timeZone)}
            note={
              isCut && day === days.at(-1)
                ? t('play.diary.since', { time: formatTime(oldest, timeZone) })
                : undefined
            }
          />
        ))}
      </AccountRows>
      <p className={styles.note}>{t('play.diary.note')}</p>
    </>
  )
}

function Games({ bets }: { bets: readonly DiaryBet[] }) {
  const { t } = useTranslation()
  return (
    <>
      <AccountRows label={t('play.diary.views.games')}>
        {diaryByGame(bets).map((game) => (
          <Row key={game.key} entry={game} title={game.latest.game.name} />
        ))}
      </AccountRows>
      <p className={styles.note}>{t('play.diary.note')}</p>
    </>
  )
}

function Row({ entry, title, note }: { entry: DiaryEntry; title: string; note?: string | undefined }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { minutes, count, net, latest } = entry
  const { currency } = latest.bet
  const figures = [
    note,
    t('play.diary.time', { time: formatMinutes(minutes) }),
    t('play.diary.bets', { count, number: formatNumber(count) }),
  ]
  return (
    <AccountRow
      title={title}
      details={[figures.filter((part) => part !== undefined).join(' · ')]}
      aside={
        net !== null && (
          <span className={styles.net}>
            <VisuallyHidden>{t('bets.total.net')}: </VisuallyHidden>
            {signed(net, (amount) => formatMoney({ amount, currency }, locale))}
          </span>
        )
      }
    />
  )
}

/** An amount with its sign, which is what a result is about. */
function signed(amount: string, format: (amount: string) => string): string {
  const size = amount.replace('-', '')
  if (!/[1-9]/.test(size)) return format(size)
  return withSign(amount === size ? '+' : minus, format(size))
}

function Wins({ bets }: { bets: readonly DiaryBet[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const wins = bestWins(bets, shownWins)
  if (wins.length === 0) return <p className={styles.note}>{t('play.diary.noWins')}</p>
  return (
    <>
      <AccountRows label={t('play.diary.views.wins')}>
        {wins.map(({ id, game, bet, win, created_at: at }) => {
          const times = wholeTimes(win.amount, bet.amount)
          const multiplier =
            times !== undefined && t('games.gameWins.multiplier', { times: formatNumber(times) })
          return (
            <AccountRow
              key={id}
              title={game.name}
              details={[[formatMoment(at, timeZone), multiplier].filter(Boolean).join(' · ')]}
              aside={<span className={styles.net}>{formatMoney(win, locale)}</span>}
            />
          )
        })}
      </AccountRows>
      <p className={styles.note}>{t('games.gameWins.note')}</p>
    </>
  )
}
