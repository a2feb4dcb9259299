import { useId } from 'react'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { PlayLimit } from '../../../../schemas/api/entities/responsible.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../../renderer/action-button.tsx'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { useConfig, useFacts, useLocale } from '../../../renderer/render-context.tsx'
import { useBlockData } from '../../../renderer/use-block-data.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { confirmDialog } from '../../dialogs/index.ts'
import { showToast } from '../../toasts/index.ts'
import { AccountCard, Loaded, Problem } from '../account-card.tsx'
import { tellChange, useChanges } from '../changes.ts'
import { done } from '../../../lib/api/done.ts'
import { limitFigures, nextBound, usedPercent } from './limit-figures.ts'
import styles from './limits-card.module.css'
import { formatMoment } from '../../../lib/format/date.ts'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { useTask } from '../../../lib/data/use-task.ts'

interface LimitsCardProps {
  blockId: string
  limits: LoadResult<CallAnswer<'responsible.getlimits'>> | undefined
  /** summary: a few lines with a link to all limits; full: the form that sets them. */
  view: 'summary' | 'full'
}

/** The limits that the player has set, and how much of them is used. */
export function LimitsCard({ blockId, limits: first, view }: LimitsCardProps) {
  const { t } = useTranslation()
  const { features } = useFacts()
  const limits = useBlockData(blockId, 'limits', () => callApi('responsible.getlimits'), first)
  useChanges('limits', limits.retry)
  if (features['responsibleGaming'] !== true) return null
  const isSummary = view === 'summary'
  // As a summary, the card is simply hidden on platforms without the call.
  if (isSummary && limits.error === 'MethodNotFoundException') return null
  return (
    <AccountCard
      id={blockId}
      title={t('profile.limits.title')}
      aside={
        isSummary && (
          <LocalLink to="/profile/responsible-game" className={styles.change}>
            {t('profile.limits.change')}
          </LocalLink>
        )
      }
    >
      {!isSummary && <p className={styles.note}>{t('profile.limits.rule')}</p>}
      <Loaded state={limits} height="160px" absent={<AskSupport />}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p className={styles.note}>{t('profile.limits.none')}</p>
            ) : (
              <ul className={styles.list}>
                {items.map((limit) => (
                  <Limit key={`${limit.kind}-${limit.period}`} limit={limit} canRemove={!isSummary} />
                ))}
              </ul>
            )}
            {isSummary ? (
              <ActionButton
                action={{ type: 'openPopup', popup: 'time-out' }}
                variant="outline"
                icon="pause"
                block
              >
                {t('profile.breaks.timeOut')}
              </ActionButton>
            ) : (
              <div className={styles.actions}>
                <ActionButton
                  action={{ type: 'openPopup', popup: 'money-limit' }}
                  variant="secondary"
                  icon="coin"
                >
                  {t('profile.limits.addMoney')}
                </ActionButton>
                <ActionButton
                  action={{ type: 'openPopup', popup: 'session-limit' }}
                  variant="secondary"
                  icon="clock"
                >
                  {t('profile.limits.addTime')}
                </ActionButton>
              </div>
            )}
          </>
        )}
      </Loaded>
    </AccountCard>
  )
}

/** The platform sets no limits by itself: support does. */
export function AskSupport() {
  const { t } = useTranslation()
  return (
    <div className={styles.actions}>
      <p className={styles.note}>{t('profile.limits.bySupport')}</p>
      <ActionButton action={{ type: 'navigate', to: '/support' }} variant="secondary" icon="chat">
        {t('profile.support')}
      </ActionButton>
    </div>
  )
}

function Limit({ limit, canRemove }: { limit: PlayLimit; canRemove: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const id = useId()
  const { kind, period, next_at } = limit
  const name = t(`profile.limits.names.${kind}.${period}`)
  const { used, bound } = limitFigures(limit, { t, locale })
  const next = nextBound(limit, { t, locale })
  const { run, isPending, problem } = useTask(async () => {
    const isSure = await confirmDialog({
      title: t('profile.limits.removeTitle', { name }),
      text: t('profile.limits.removeText'),
      confirmLabel: t('profile.limits.remove'),
      cancelLabel: t('profile.limits.keep'),
      danger: true,
    })
    if (!isSure) return
    await done(callApi('responsible.removelimit', { kind, period }))
    tellChange('limits')
    showToast({ kind: 'info', title: t('profile.limits.removing') })
  })
  return (
    <li className={styles.limit}>
      <div className={styles.figures}>
        <span id={id} className={styles.name}>
          {name}
        </span>
        <span>{t('profile.limits.used', { used, bound })}</span>
      </div>
      <ProgressBar percent={usedPercent(limit)} labelledBy={id} />
      {next_at !== null && (
        <p className={styles.note}>
          {next === undefined
            ? t('profile.limits.endsAt', { at: formatMoment(next_at, timeZone) })
            : t('profile.limits.nextAt', { at: formatMoment(next_at, timeZone), bound: next })}
        </p>
      )}
      {problem && <Problem>{problem}</Problem>}
      {canRemove && !(next_at !== null && next === undefined) && (
        <Button
          variant="ghost"
          size="s"
          className={styles.remove}
          loading={isPending}
          aria-label={t('profile.limits.removeTitle', { name })}
          onClick={run}
        >
          {t('profile.limits.remove')}
        </Button>
      )}
    </li>
  )
}
