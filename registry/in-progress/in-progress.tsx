import type { ReactNode } from 'react'
import type { Transaction } from '../../schemas/api/entities/cashier.ts'
import { gameTypes, type GameHistoryItem } from '../../schemas/api/entities/games.ts'
import type { Cashback } from '../../schemas/api/entities/rewards.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { urlOf } from '../../schemas/roles/role-table.ts'
import { formatMoment } from '../../src/lib/format/date.ts'
import { formatMoney } from '../../src/lib/format/money.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { withQuery } from '../../src/lib/urls/links.ts'
import { AccountCard, AccountRow, AccountRows, ForPlayers } from '../../src/modules/account/index.ts'
import { describeItem } from '../../src/modules/cashier/index.ts'
import { gamePath } from '../../src/modules/games/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig, useFacts, useLocale } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { buttonClass } from '../../src/ui/controls/button-class.ts'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './in-progress.load.ts'
import type { inProgress } from './in-progress.schema.ts'
import styles from './in-progress.module.css'

type InProgressProps = BlockProps<typeof inProgress, ReactNode>

export function InProgress(block: InProgressProps) {
  return (
    <ForPlayers>
      <Unfinished {...block} />
    </ForPlayers>
  )
}

/** Each list is shown as soon as it is there; those that failed are requested again together. */
function Unfinished(block: InProgressProps) {
  const { t } = useTranslation()
  const bets = useLoad(load, 'bets', block)
  const payments = useLoad(load, 'payments', block)
  const cashbacks = useLoad(load, 'cashbacks', block)
  const lists = [bets, payments, cashbacks].filter(({ error }) => error !== 'MethodNotFoundException')
  if (lists.length === 0) return null

  // A platform that does not know the parameter lists all of them.
  const openBets = bets.data?.items.filter(({ status }) => status === 'open') ?? []
  const pending = payments.data?.items.filter(({ status }) => status === 'pending') ?? []
  const coming =
    cashbacks.data?.items.filter(({ status }) => status === 'pending' || status === 'active') ?? []
  const count = openBets.length + pending.length + coming.length
  const missing = lists.filter(({ data }) => data === undefined)
  const failed = missing.filter(({ error }) => error !== undefined)
  return (
    <AccountCard id={block.id} title={t('play.open.title')}>
      {count > 0 && (
        <AccountRows label={t('play.open.title')}>
          {openBets.map((bet) => (
            <Bet key={`bet-${bet.id}`} bet={bet} />
          ))}
          {pending.map((payment) => (
            <Payment key={`payment-${payment.id}`} payment={payment} />
          ))}
          {coming.map((cashback) => (
            <Coming key={`cashback-${cashback.id}`} cashback={cashback} />
          ))}
        </AccountRows>
      )}
      {failed.length > 0 ? (
        <ErrorState
          title={t('profile.loadFailed.title')}
          text={t('profile.loadFailed.text')}
          retryLabel={t('errors.retry')}
          onRetry={() => failed.forEach(({ retry }) => retry())}
        />
      ) : (
        missing.length > 0 && <Skeleton height="72px" />
      )}
      {count === 0 && missing.length === 0 && <p className={styles.note}>{t('play.open.none')}</p>}
    </AccountCard>
  )
}

const isGame = (type: string): boolean => gameTypes.some((known) => known === type)

function Bet({ bet }: { bet: GameHistoryItem }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const { isOnBreak } = useFacts()
  const { game, details, created_at: at } = bet
  return (
    <AccountRow
      title={game.name}
      details={[
        details,
        `${t('bets.stake', { amount: formatMoney(bet.bet, locale) })} · ${formatMoment(at, timeZone)}`,
      ]}
      aside={
        isOnBreak ? (
          // Games and sports are closed meanwhile.
          <Way to={urlOf('bet-history')} text={t('play.open.show')} name={details ?? game.name} />
        ) : isGame(bet.game_type) ? (
          <Way to={gamePath(game.sysname)} text={t('play.open.resume')} name={game.name} />
        ) : (
          <Way to={urlOf('betting')} text={t('play.open.show')} name={details ?? game.name} />
        )
      }
    />
  )
}

function Payment({ payment }: { payment: Transaction }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const config = useConfig()
  const { id, type, created_at: at } = payment
  const { title, detail, amount } = describeItem({ kind: type, id, source: payment }, { t, locale, config })
  const name = `${title} ${formatMoney(amount, locale)}`
  const to =
    type === 'deposit'
      ? withQuery(urlOf('receipt'), { transaction: String(id) })
      : withQuery(urlOf('cashier-history'), { tab: type, open: String(id) })
  return (
    <AccountRow
      title={name}
      details={[detail, `${t('cashier.history.status.pending')} · ${formatMoment(at, config.site.timeZone)}`]}
      aside={<Way to={to} text={t('play.open.show')} name={name} />}
    />
  )
}

function Coming({ cashback }: { cashback: Cashback }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const config = useConfig()
  const { id, status, end_date: end, receiving_expired_at: until } = cashback
  const { title, detail, amount } = describeItem(
    { kind: 'cashbacks', id, source: cashback },
    { t, locale, config },
  )
  const name = `${title} ${formatMoney(amount, locale)}`
  const at = (moment: string) => formatMoment(moment, config.site.timeZone)
  return (
    <AccountRow
      title={name}
      details={[
        detail,
        status === 'pending'
          ? t('cashback.growsUntil', { at: at(end) })
          : until !== null && t('cashback.receiveUntil', { at: at(until) }),
      ]}
      aside={<Way to={urlOf('cashback')} text={t('play.open.show')} name={name} />}
    />
  )
}

/** A link to the page on which it goes on, named after it: the texts of the links are the same. */
function Way({ to, text, name }: { to: string; text: string; name: string }) {
  return (
    <LocalLink
      to={to}
      className={buttonClass({ variant: 'secondary', size: 's' })}
      aria-label={`${text}: ${name}`}
    >
      {text}
    </LocalLink>
  )
}
