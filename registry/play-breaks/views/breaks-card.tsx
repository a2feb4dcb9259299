import { openRole } from '../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import type { PlayStatus } from '../../../schemas/api/entities/responsible.ts'
import { serverNow } from '../../../src/lib/data/server-clock.ts'
import type { Translate } from '../../../src/lib/i18n/plain-i18n.ts'
import { breakOf, type PlayBreak } from '../../../src/lib/play-break.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { useConfig, useFacts } from '../../../src/renderer/render-context.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import {
  AskSupport,
  AccountCard,
  Loaded,
  SettingRow,
  formatMinutes,
  useChanges,
} from '../../../src/modules/account/index.ts'
import styles from './breaks-card.module.css'
import { formatMoment } from '../../../src/lib/format/date.ts'
import { load } from '../play-breaks.load.ts'
import type { playBreaks } from '../play-breaks.schema.ts'

/** Session time, a break and self-exclusion. Each popup explains the consequence before it asks. */
export function BreaksCard(block: BlockProps<typeof playBreaks, ReactNode>) {
  const { t } = useTranslation()
  const { features } = useFacts()
  const status = useLoad(load, 'status', block)
  useChanges('breaks', status.retry)
  if (features['responsibleGaming'] !== true) return null
  return (
    <AccountCard id={block.id} title={t('profile.breaks.title')}>
      <Loaded state={status} height="200px" absent={<AskSupport />}>
        {(known) => <Breaks status={known} />}
      </Loaded>
    </AccountCard>
  )
}

function Breaks({ status }: { status: PlayStatus }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  // Server and browser agree on whether a break is in progress: their clocks differ too little to matter.
  const pause = breakOf(status, serverNow())
  return (
    <>
      {pause && <Standing text={textOf(pause, timeZone, t)} />}
      <div>
        <SettingRow title={t('profile.breaks.session')} hint={t('profile.breaks.sessionHint')}>
          <strong className={styles.time}>{formatMinutes(status.session_minutes)}</strong>
        </SettingRow>
        {pause?.kind !== 'excluded' && (
          <SettingRow title={t('profile.breaks.timeOut')} hint={t('profile.breaks.timeOutHint')}>
            <ActionButton action={openRole('time-out')} variant="secondary" icon="pause">
              {t('profile.breaks.timeOut')}
            </ActionButton>
          </SettingRow>
        )}
        {pause?.until !== null && (
          <SettingRow title={t('profile.breaks.exclude')} hint={t('profile.breaks.excludeHint')}>
            <ActionButton action={openRole('self-exclusion')} variant="dangerQuiet">
              {t('profile.breaks.exclude')}
            </ActionButton>
          </SettingRow>
        )}
      </div>
    </>
  )
}

function textOf({ kind, until }: PlayBreak, timeZone: string, t: Translate): string {
  if (until === null) return t('profile.breaks.excludedForGood')
  const at = formatMoment(until, timeZone)
  return kind === 'excluded'
    ? t('profile.breaks.excludedUntil', { at })
    : t('profile.breaks.timeOutUntil', { at })
}

function Standing({ text }: { text: string }) {
  return (
    <p className={styles.standing} role="status">
      <Icon name="pause" />
      {text}
    </p>
  )
}
