import { openRole, urlOf } from '../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import { useId } from 'react'
import type { PlayLimit } from '../../../schemas/api/entities/responsible.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useConfig, useFacts, useLocale } from '../../../src/renderer/render-context.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { confirmDialog } from '../../../src/modules/dialogs/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import {
  AskSupport,
  AccountCard,
  Loaded,
  Problem,
  limitFigures,
  nextBound,
  emitChange,
  useChanges,
  usedPercent,
} from '../../../src/modules/account/index.ts'
import styles from './limits-card.module.css'
import { formatMoment } from '../../../src/lib/format/date.ts'
import { ProgressBar } from '../../../src/ui/display/progress-bar.tsx'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { load } from '../play-limits.load.ts'
import type { playLimits } from '../play-limits.schema.ts'

/** The limits that the player has set, and how much of them is used. */
export function LimitsCard(block: BlockProps<typeof playLimits, ReactNode>) {
  const { t } = useTranslation()
  const { features, isOnBreak } = useFacts()
  const limits = useLoad(load, 'limits', block)
  useChanges('limits', limits.retry)
  if (features['responsibleGaming'] !== true) return null
  const isSummary = block.props.view === 'summary'
  // Optional in a summary: a platform without limits is not an error.
  if (isSummary && limits.error === 'MethodNotFoundException') return null
  return (
    <AccountCard
      id={block.id}
      title={t('profile.limits.title')}
      aside={
        isSummary && (
          <LocalLink to={urlOf('limits')} className={styles.change}>
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
            {isSummary && !isOnBreak && (
              <ActionButton action={openRole('time-out')} variant="outline" icon="pause" block>
                {t('profile.breaks.timeOut')}
              </ActionButton>
            )}
            {!isSummary && (
              <div className={styles.actions}>
                <ActionButton action={openRole('money-limit')} variant="secondary" icon="coin">
                  {t('profile.limits.addMoney')}
                </ActionButton>
                <ActionButton action={openRole('session-limit')} variant="secondary" icon="clock">
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
    await callApi('responsible.removelimit', { kind, period })
    emitChange('limits')
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
      <ProgressBar percent={usedPercent(limit)} labelledBy={id} isLimit />
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
