import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Schedule } from '../../../schemas/studio/releases.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { callStudio } from '../call-studio.ts'
import { useListedName } from '../documents/use-listed-name.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { Loaded } from '../loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useTimestamp } from '../use-language.ts'
import { stateTones } from '../releases/state-tones.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { MoveDialog } from './move-dialog.tsx'
import styles from '../shell/shell.module.css'

/** Scheduled publications and removals, with their results. */
export function SchedulesPage() {
  const { t } = useTranslation()
  const schedules = useStudioData('schedules.list', {}, 20)
  const [moving, setMoving] = useState<Schedule | null>(null)

  const renewal = useAction(async ({ id, edited }: Schedule) => {
    await schedules.mutate(await callStudio('schedules.renew', { id, documents: edited }), false)
  })
  const { reason = renewal.reason, run: cancel } = useAction(async (id: number) => {
    await schedules.mutate(await callStudio('schedules.cancel', { id }), false)
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
                    onCancel={() => cancel(schedule.id)}
                    onMove={() => setMoving(schedule)}
                    onRenew={() => renewal.run(schedule)}
                  />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
      {moving && (
        <MoveDialog
          {...moving}
          onClose={() => setMoving(null)}
          onMoved={async (_at, list) => {
            setMoving(null)
            await schedules.mutate(list, false)
          }}
        />
      )}
    </main>
  )
}

interface RowProps {
  schedule: Schedule
  onCancel: () => void
  onMove: () => void
  /** Schedules the current drafts in place of those pinned. */
  onRenew: () => void
}

function Row({ schedule, onCancel, onMove, onRenew }: RowProps) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const nameOf = useListedName()
  const mayCancel = useMay('publisher')
  const { id, action, documents, at, by, state, issues, edited, name: release } = schedule
  const list = documents.map(nameOf).join(', ')
  const name =
    release === undefined
      ? t(`schedules.${action}`, { documents: list })
      : t('schedules.release', { name: release, documents: list })
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
        {issues.length > 0 && <IssueList issues={issues} />}
      </td>
      <td>{moment(at)}</td>
      <td>{by}</td>
      <td>
        <Badge tone={stateTones[state]}>{t(`schedules.states.${state}`)}</Badge>
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
