import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import type { PlayStatus } from '../../../schemas/api/entities/responsible.ts'
import { serverNow } from '../../../src/lib/data/server-clock.ts'
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

/** Server and browser agree on whether a break is in progress: their clocks differ too little to matter. */
const isAhead = (moment: string | null): moment is string =>
  moment !== null && Date.parse(moment) > serverNow()

function Breaks({ status }: { status: PlayStatus }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const { is_self_excluded, self_excluded_until, time_out_until, session_minutes } = status
  return (
    <>
      {is_self_excluded && (
        <Standing
          text={
            self_excluded_until === null
              ? t('profile.breaks.excludedForGood')
              : t('profile.breaks.excludedUntil', { at: formatMoment(self_excluded_until, timeZone) })
          }
        />
      )}
      {!is_self_excluded && isAhead(time_out_until) && (
        <Standing text={t('profile.breaks.timeOutUntil', { at: formatMoment(time_out_until, timeZone) })} />
      )}
      <div>
        <SettingRow title={t('profile.breaks.session')} hint={t('profile.breaks.sessionHint')}>
          <strong className={styles.time}>{formatMinutes(session_minutes)}</strong>
        </SettingRow>
        <SettingRow title={t('profile.breaks.timeOut')} hint={t('profile.breaks.timeOutHint')}>
          <ActionButton action={{ type: 'openPopup', popup: 'time-out' }} variant="secondary" icon="pause">
            {t('profile.breaks.timeOut')}
          </ActionButton>
        </SettingRow>
        <SettingRow title={t('profile.breaks.exclude')} hint={t('profile.breaks.excludeHint')}>
          <ActionButton action={{ type: 'openPopup', popup: 'self-exclusion' }} variant="dangerQuiet">
            {t('profile.breaks.exclude')}
          </ActionButton>
        </SettingRow>
      </div>
    </>
  )
}

function Standing({ text }: { text: string }) {
  return (
    <p className={styles.standing} role="status">
      <Icon name="pause" />
      {text}
    </p>
  )
}
