import { useRef, type ReactNode } from 'react'
import type { PlayerSession } from '../../../schemas/api/entities/account.ts'
import type { BlockProps } from '../../../schemas/component.ts'
import { formatMoment } from '../../../src/lib/format/date.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import {
  AccountCard,
  AccountRow,
  AccountRows,
  emitChange,
  Loaded,
  Problem,
  useChanges,
  useEndOthers,
  useEndSession,
} from '../../../src/modules/account/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Badge } from '../../../src/ui/display/badge.tsx'
import { deviceName } from '../../../src/lib/device-name.ts'
import { load } from '../sessions.load.ts'
import type { sessions } from '../sessions.schema.ts'
import styles from './sessions-card.module.css'

/** Where the player is logged in. Ends one of the other sessions, or all of them. */
export function SessionsCard(block: BlockProps<typeof sessions, ReactNode>) {
  const { t } = useTranslation()
  const list = useLoad(load, 'sessions', block)
  useChanges('sessions', list.retry)
  if (list.error === 'MethodNotFoundException') return null
  return (
    <AccountCard id={block.id} title={t('profile.sessions.title')}>
      <Loaded state={list} height="220px">
        {({ items }) => <SessionList items={items} onEnded={() => emitChange('sessions')} />}
      </Loaded>
    </AccountCard>
  )
}

interface SessionListProps {
  items: readonly PlayerSession[]
  /** Sessions have ended: the list has changed. */
  onEnded: () => void
}

function SessionList({ items, onEnded }: SessionListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)

  /** The button that was pressed disappears with its session. */
  function finish(title: string) {
    showToast({ kind: 'success', title })
    list.current?.focus({ preventScroll: true })
    onEnded()
  }

  const others = useEndOthers(finish)

  if (items.length === 0) return <p className={styles.note}>{t('profile.sessions.none')}</p>
  return (
    <>
      <p className={styles.note}>{t('profile.sessions.text')}</p>
      <AccountRows ref={list} label={t('profile.sessions.title')}>
        {items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnded={() => finish(t('profile.sessions.ended'))}
          />
        ))}
      </AccountRows>
      {others.problem && <Problem>{others.problem}</Problem>}
      {items.some((session) => !session.is_current) && (
        <Button
          variant="dangerQuiet"
          className={styles.others}
          loading={others.isPending}
          onClick={others.run}
        >
          {t('profile.sessions.endOthers')}
        </Button>
      )}
    </>
  )
}

function SessionRow({ session, onEnded }: { session: PlayerSession; onEnded: () => void }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const { id, user_agent, address, last_used_at, is_current } = session
  const device = deviceName(user_agent) || t('profile.sessions.unknown')
  const end = useEndSession(id, onEnded)
  return (
    <AccountRow
      title={device}
      details={[address, t('profile.sessions.lastUsed', { at: formatMoment(last_used_at, timeZone) })]}
      aside={
        is_current ? (
          <Badge tone="ok">{t('profile.sessions.current')}</Badge>
        ) : (
          <Button
            variant="outline"
            size="s"
            loading={end.isPending}
            aria-label={t('profile.sessions.endOf', { device })}
            onClick={end.run}
          >
            {t('profile.sessions.end')}
          </Button>
        )
      }
    >
      {end.problem !== undefined && <Problem>{end.problem}</Problem>}
    </AccountRow>
  )
}
