import { useRef, type ReactNode } from 'react'
import type { PlayerLogin } from '../../../schemas/api/entities/account.ts'
import type { BlockProps } from '../../../schemas/component.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { deviceName } from '../../../src/lib/device-name.ts'
import { formatMoment } from '../../../src/lib/format/date.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import {
  AccountCard,
  AccountRow,
  AccountRows,
  emitChange,
  Problem,
  useChanges,
  useEndOthers,
  useEndSession,
} from '../../../src/modules/account/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { useLoadedList } from '../../../src/renderer/use-loaded-list.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { Button, buttonClass } from '../../../src/ui/controls/button.tsx'
import { Badge } from '../../../src/ui/display/badge.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { load } from '../login-history.load.ts'
import type { loginHistory } from '../login-history.schema.ts'
import styles from './logins-card.module.css'

/** Logins and failed attempts; an unknown one leads to what the player can do about it. */
export function LoginsCard(block: BlockProps<typeof loginHistory, ReactNode>) {
  const { t } = useTranslation()
  const rows = useRef<HTMLUListElement>(null)
  const list = useLoadedList(load, 'logins', block, { keyField: 'id' })
  useChanges('sessions', () => void list.refresh())
  const { logins: answer } = block.data
  if (answer?.status === 'error' && answer.error === 'MethodNotFoundException') return null
  const { items = [], hasMore, loadMore } = list
  // Not what is loaded: failed attempts may push the login to a later page.
  const hasUnknown = unknownSessionsOf(list.pages.at(-1)) > 0
  const isComplete = list.items !== undefined && list.loaded >= list.size

  /** The button that was clicked disappears with its session. */
  function finish(title: string) {
    showToast({ kind: 'success', title })
    rows.current?.focus({ preventScroll: true })
    emitChange('sessions')
  }

  return (
    <AccountCard id={block.id} title={t('profile.logins.title')}>
      {hasUnknown ? (
        <UnknownDevice passwordTo={block.props.passwordTo} onEnded={finish} />
      ) : (
        items.length > 0 && (
          <p className={styles.note}>
            {t('profile.logins.note')} <PasswordLink to={block.props.passwordTo} />
          </p>
        )
      )}
      {items.length > 0 && (
        <AccountRows ref={rows} label={t('profile.logins.title')}>
          {items.map((login) => (
            <LoginRow key={login.id} login={login} onEnded={() => finish(t('profile.sessions.ended'))} />
          ))}
        </AccountRows>
      )}
      {!isComplete && !list.hasFailed && <Skeleton height="160px" />}
      {!isComplete && list.hasFailed && (
        <ErrorState
          title={t('profile.loadFailed.title')}
          text={t('profile.loadFailed.text')}
          retryLabel={t('errors.retry')}
          onRetry={loadMore}
        />
      )}
      {isComplete && items.length === 0 && <p className={styles.note}>{t('profile.logins.none')}</p>}
      {isComplete && items.length > 0 && (
        <p className={styles.foot}>
          {hasMore ? (
            <Button variant="secondary" size="s" onClick={loadMore}>
              {t('profile.logins.more')}
            </Button>
          ) : (
            <span className={styles.note} role="status">
              {t('profile.logins.end')}
            </span>
          )}
        </p>
      )}
    </AccountCard>
  )
}

/** The count that comes with each page of the list. */
function unknownSessionsOf(page: unknown): number {
  return isRecord(page) && typeof page['unknown_sessions'] === 'number' ? page['unknown_sessions'] : 0
}

function PasswordLink({ to }: { to: string | undefined }) {
  const { t } = useTranslation()
  return to !== undefined && <LocalLink to={to}>{t('profile.logins.changePassword')}</LocalLink>
}

/** What a player can do about a login that somebody else may have made. */
function UnknownDevice({
  passwordTo,
  onEnded,
}: {
  passwordTo: string | undefined
  onEnded: (title: string) => void
}) {
  const { t } = useTranslation()
  const end = useEndOthers(onEnded)
  return (
    <div className={styles.warning}>
      <Icon name="alert" />
      <p>{t('profile.logins.unknownDevice')}</p>
      <p className={styles.ways}>
        <Button variant="outline" size="s" loading={end.isPending} onClick={end.run}>
          {t('profile.sessions.endOthers')}
        </Button>
        {passwordTo !== undefined && (
          <LocalLink to={passwordTo} className={buttonClass({ variant: 'outline', size: 's' })}>
            {t('profile.logins.changePassword')}
          </LocalLink>
        )}
      </p>
      {end.problem && <Problem>{end.problem}</Problem>}
    </div>
  )
}

function LoginRow({ login, onEnded }: { login: PlayerLogin; onEnded: () => void }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const { created_at, user_agent, address, place, method, is_successful, is_known_device } = login
  const device = deviceName(user_agent) || t('profile.sessions.unknown')
  const where = [place, address].filter((part) => part !== null && part !== '').join(' · ')
  return (
    <AccountRow
      title={device}
      details={[
        where,
        <>
          <time dateTime={created_at}>{formatMoment(created_at, timeZone)}</time>
          {' · '}
          {t(`profile.logins.method.${method}`)}
        </>,
      ]}
      aside={
        <>
          {!is_known_device && <Badge tone="warn">{t('profile.logins.newDevice')}</Badge>}
          <Badge tone={is_successful ? 'ok' : 'error'}>
            {t(is_successful ? 'profile.logins.success' : 'profile.logins.failure')}
          </Badge>
          {login.is_current && <Badge tone="neutral">{t('profile.sessions.current')}</Badge>}
          {login.session_id !== null && !login.is_current && (
            <EndSession id={login.session_id} device={device} onEnded={onEnded} />
          )}
        </>
      }
    />
  )
}

function EndSession({ id, device, onEnded }: { id: string; device: string; onEnded: () => void }) {
  const { t } = useTranslation()
  const end = useEndSession(id, onEnded)
  return (
    <>
      <Button
        variant="outline"
        size="s"
        loading={end.isPending}
        aria-label={t('profile.sessions.endOf', { device })}
        onClick={end.run}
      >
        {t('profile.sessions.end')}
      </Button>
      {end.problem && <Problem>{end.problem}</Problem>}
    </>
  )
}
