import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { Schedule } from '../../../schemas/studio/releases.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { documentNamed } from '../documents/find-documents.ts'
import { useListedName } from '../documents/use-listed-name.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { useMay } from '../session/use-session.ts'
import { useTimestamp } from '../use-language.ts'
import { stateTones } from '../releases/state-tones.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { PublishSheet } from '../publishing/publish-sheet.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useScheduleTitle } from './use-schedule-title.ts'
import { useScheduleCheck } from './use-schedule-check.ts'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { TextLink } from '../kit/text.tsx'

/** Scheduled publications and removals, with their results. */
export function SchedulesPage() {
  const { t } = useTranslation()
  const moment = useTimestamp()
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

  const propsOf = (schedule: Schedule) => ({
    schedule,
    failing: check.failing(schedule.id),
    onCancel: () => cancel(schedule.id),
    onMove: () => setMoving(schedule),
    onRenew: () => setRenewing(schedule),
  })
  const columns: Column<Schedule>[] = [
    { title: t('schedules.what'), cell: (schedule) => <Subject {...propsOf(schedule)} /> },
    {
      title: t('schedules.when'),
      cell: ({ at, until }) =>
        until === undefined ? moment(at) : t('schedules.period', { time: moment(at), end: moment(until) }),
    },
    { title: t('schedules.who'), cell: ({ by }) => by },
    { title: t('schedules.state'), cell: (schedule) => <State {...propsOf(schedule)} /> },
  ]

  return (
    <ListPage
      title={t('schedules.title')}
      reason={reason}
      reading={schedules}
      none={{ title: t('schedules.none'), text: t('schedules.noneText') }}
      below={
        <>
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
        </>
      }
    >
      {(list) => <DataTable columns={columns} items={list} keyOf={({ id }) => id} />}
    </ListPage>
  )
}

interface PartProps {
  schedule: Schedule
  /** Why it could not be carried out as things are now. */
  failing: readonly DocumentIssue[]
  onCancel: () => void
  onMove: () => void
  /** Schedules the current drafts in place of those pinned. */
  onRenew: () => void
}

/** What is published or removed, and what stands in its way. */
function Subject({ schedule, failing, onRenew }: PartProps) {
  const { t } = useTranslation()
  const nameOf = useListedName()
  const mayChange = useMay('publisher')
  const { id, action, issues, edited, name: release } = schedule
  const name = useScheduleTitle()(schedule)
  return (
    <>
      {release === undefined ? name : <TextLink to={`/releases/${id}`}>{name}</TextLink>}
      {edited.length > 0 && (
        <p>
          {t('schedules.edited', { documents: edited.map(nameOf).join(', ') })}{' '}
          {mayChange && (
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
      {issues.length > 0 && (
        <>
          {schedule.state === 'done' && <p>{t('schedules.endSkipped')}</p>}
          <IssueList issues={issues} />
        </>
      )}
    </>
  )
}

function State({ schedule, failing, onCancel, onMove }: PartProps) {
  const { t } = useTranslation()
  const mayChange = useMay('publisher')
  const { state } = schedule
  const name = useScheduleTitle()(schedule)
  return (
    <>
      {failing.length > 0 ? (
        <Badge tone="error">{t('schedules.failing')}</Badge>
      ) : (
        <Badge tone={stateTones[state]}>{t(`schedules.states.${state}`)}</Badge>
      )}
      {state === 'done' && schedule.until !== undefined && mayChange && (
        <Button variant="ghost" size="s" aria-label={`${t('schedules.keep')}: ${name}`} onClick={onCancel}>
          {t('schedules.keep')}
        </Button>
      )}
      {state === 'waiting' && mayChange && (
        <>
          <Button variant="ghost" size="s" aria-label={`${t('schedules.move')}: ${name}`} onClick={onMove}>
            {t('schedules.move')}
          </Button>
          <Button
            variant="ghost"
            size="s"
            aria-label={`${t('schedules.cancel')}: ${name}`}
            onClick={onCancel}
          >
            {t('schedules.cancel')}
          </Button>
        </>
      )}
    </>
  )
}
