import type { PlayStatus } from '../../../../schemas/api/entities/responsible.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { serverNow } from '../../../lib/data/server-clock.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../../renderer/action-button.tsx'
import { useConfig, useFacts } from '../../../renderer/render-context.tsx'
import { useBlockData } from '../../../renderer/use-block-data.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { AccountCard, Loaded } from '../account-card.tsx'
import styles from './breaks-card.module.css'
import { useChanges } from '../changes.ts'
import { formatMinutes } from './limit-figures.ts'
import { AskSupport } from './limits-card.tsx'
import { formatMoment } from '../../../lib/format/date.ts'
import { SettingRow } from '../preferences/setting-row.tsx'

interface BreaksCardProps {
  blockId: string
  status: LoadResult<PlayStatus> | undefined
}

/** Session time, a break and self-exclusion. Each popup explains the consequence before it asks. */
export function BreaksCard({ blockId, status: first }: BreaksCardProps) {
  const { t } = useTranslation()
  const { features } = useFacts()
  const status = useBlockData(blockId, 'status', () => callApi('responsible.getstatus'), first)
  useChanges('breaks', status.retry)
  if (features['responsibleGaming'] !== true) return null
  return (
    <AccountCard id={blockId} title={t('profile.breaks.title')}>
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
