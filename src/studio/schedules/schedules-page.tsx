import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { Schedule } from '../../../schemas/studio/releases.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { callStudio } from '../call-studio.ts'
import { documentNamed } from '../documents/find-documents.ts'
import { useListedName } from '../documents/use-listed-name.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { Loaded } from '../loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useTimestamp } from '../use-language.ts'
import { stateTones } from '../releases/state-tones.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { PublishSheet } from '../publishing/publish-sheet.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useScheduleTitle } from './use-schedule-title.ts'
import { useScheduleCheck } from './use-schedule-check.ts'
import styles from '../shell/shell.module.css'

/** Scheduled publications and removals, with their results. */
export function SchedulesPage() {
  const { t } = useTranslation()
  const schedules = useStudioData('schedules.list', {}, 20)
  const check = useScheduleCheck(60)
  const [moving, setMoving] = useState<Schedule | null>(null)

  async function show(list: Schedule[]) {
    await schedules.mutate(list, false)
    await check.mutate()
  }

  const [renewing, setRenewing] = useState<Schedule | null>(null)
  const { reason, run: cancel } = useAction(async (id: number) => {
    await show(await callStudio('schedules.cancel', { id }))
  })

  return (
    <main data-part="" className={styles.page} tabIndex={0}>
      <h1 className={styles.title}>{t('schedules.title')}</h1>
      {reason && <p role="alert">{reason}</p>}
      <Loaded reading={schedules} waiting={<Skeleton height="200px" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState emblem="star" title={t('schedules.none')} text={t('schedules.noneText')} />
          ) : (
            <table className={classNames(styles.table, styles.rows)}>
              <thead>
                <tr>
                  <th scope="col">{t('schedules.what')}</th>
                  <th scope="col">{t('schedules.when')}</th>
                  <th scope="col">{t('schedules.who')}</th>
                  <th scope="col">{t('schedules.state')}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((schedule) => (
                  <Row
                    key={schedule.id}
                    schedule={schedule}
                    failing={check.failing(schedule.id)}
                    onCancel={() => cancel(schedule.id)}
                    onMove={() => setMoving(schedule)}
                    onRenew={() => setRenewing(schedule)}
                  />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
      {renewing && (
        <PublishSheet
          subject={{ documents: renewing.documents.flatMap((name) => documentNamed(name) ?? []) }}
          verb="renew"
          onConfirm={async (accepted) => {
            const { id, edited } = renewing
            await show(await callStudio('schedules.renew', { id, documents: edited, accepted }))
            setRenewing(null)
            return undefined
          }}
          onClose={() => setRenewing(null)}
        />
      )}
      {moving && (
        <MoveDialog
          {...moving}
          onClose={() => setMoving(null)}
          onMoved={async (_at, list) => {
            setMoving(null)
            await show(list)
          }}
        />
      )}
    </main>
  )
}

interface RowProps {
  schedule: Schedule
  /** Why it could not be carried out as things are now. */
  failing: readonly DocumentIssue[]
  onCancel: () => void
  onMove: () => void
  /** Schedules the current drafts in place of those pinned. */
  onRenew: () => void
}

function Row({ schedule, failing, onCancel, onMove, onRenew }: RowProps) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const nameOf = useListedName()
  const mayCancel = useMay('publisher')
  const { id, action, at, by, state, issues, edited, name: release } = schedule
  const name = useScheduleTitle()(schedule)
  return (
    <tr>
      <td>
        {release === undefined ? (
          name
        ) : (
          <Link to={`/releases/${id}`} className={styles.textLink ?? ''}>
            {name}
          </Link>
        )}
        {edited.length > 0 && (
          <p>
            {t('schedules.edited', { documents: edited.map(nameOf).join(', ') })}{' '}
            {mayCancel && (
              <Button
                variant="ghost"
                size="s"
                aria-label={`${t('schedules.renew')}: ${name}`}
                onClick={onRenew}
              >
                {t('schedules.renew')}
              </Button>
            )}
          </p>
        )}
        {failing.length > 0 && (
          <div role="group" aria-label={t('schedules.failing')}>
            <p>{t(`schedules.failingText.${action}`)}</p>
            <IssueList issues={failing} />
          </div>
        )}
        {issues.length > 0 && <IssueList issues={issues} />}
      </td>
      <td>{moment(at)}</td>
      <td>{by}</td>
      <td>
        {failing.length > 0 ? (
          <Badge tone="error">{t('schedules.failing')}</Badge>
        ) : (
          <Badge tone={stateTones[state]}>{t(`schedules.states.${state}`)}</Badge>
        )}
        {state === 'waiting' && mayCancel && (
          <Button variant="ghost" size="s" aria-label={`${t('schedules.move')}: ${name}`} onClick={onMove}>
            {t('schedules.move')}
          </Button>
        )}
        {state === 'waiting' && mayCancel && (
          <Button
            variant="ghost"
            size="s"
            aria-label={`${t('schedules.cancel')}: ${name}`}
            onClick={onCancel}
          >
            {t('schedules.cancel')}
          </Button>
        )}
      </td>
    </tr>
  )
}
