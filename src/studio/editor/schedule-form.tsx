import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { callStudio } from '../call-studio.ts'
import { useScheduledText } from '../schedules/use-scheduled-text.ts'
import { useSiteTimeZone } from '../site-time-zone.ts'
import {
  EndTimeField,
  FutureTimeField,
  readEndTime,
  readFutureTime,
} from '../schedules/future-time-field.tsx'
import { IssueList } from './checks/issue-list.tsx'
import { useAction } from '../use-action.ts'
import { useReason } from '../use-reason.ts'
import { PublishReview, ReasonField } from '../publishing/publish-review.tsx'
import { usePublishReview } from '../publishing/use-publish-review.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { SelectField } from '../kit/field.tsx'
import { Hint } from '../kit/text.tsx'

interface ScheduleFormProps {
  document: DocumentName
  /** Whether there is a draft to publish. */
  mayPublishDraft: boolean
  /** Saves pending changes; null if that fails. */
  settle: () => Promise<{ revision: number | null } | null>
  onDone: (text: string) => void
  onCancel: () => void
}

/** Schedules the publication or removal of documents. */
export function ScheduleForm({ document, mayPublishDraft, settle, onDone, onCancel }: ScheduleFormProps) {
  const { t } = useTranslation()
  const scheduledText = useScheduledText()
  const reasonOf = useReason()
  const [action, setAction] = useState<'publish' | 'archive'>(mayPublishDraft ? 'publish' : 'archive')
  const timeZone = useSiteTimeZone()
  const [at, setAt] = useState('')
  const [until, setUntil] = useState('')
  const [untilReason, setUntilReason] = useState<string>()
  const review = usePublishReview(action === 'publish' ? { documents: [document] } : null)
  const count = review.warnings.length
  const canSubmit = action === 'archive' || (review.isReady && !review.hasErrors)
  const scheduling = useAction(
    async () => {
      const time = readFutureTime(at, timeZone)
      if (time === undefined) return t('editor.schedulePast')
      const end = action === 'publish' ? readEndTime(until, time, timeZone) : null
      if (end === undefined) {
        setUntilReason(t('schedules.untilPast'))
        return undefined
      }
      const seen = action === 'publish' ? await settle() : {}
      if (!seen) return t('editor.scheduleNotSaved')
      const documents = [{ ...document, ...seen }]
      const accepted = action === 'publish' ? { accepted: review.accepted } : {}
      const added = await callStudio('schedules.add', {
        action,
        documents,
        at: time,
        ...(end !== null && { until: end }),
        ...accepted,
      })
      onDone(scheduledText(added))
      return undefined
    },
    (error) => {
      if (error instanceof StudioError && error.type === 'WarningsNotAccepted') void review.check.mutate()
      return reasonOf(error)
    },
  )

  return (
    <FormDialog
      title={t('editor.schedule')}
      action={scheduling}
      verb={
        action === 'publish' && review.hasErrors
          ? undefined
          : count > 0
            ? t('publishing.schedule.withWarnings', { count })
            : t('editor.scheduleAdd')
      }
      isBlocked={!canSubmit}
      isReasonAtField
      onClose={onCancel}
    >
      <SelectField
        label={t('editor.scheduleAction')}
        value={action}
        options={[
          ...(mayPublishDraft ? [{ value: 'publish', label: t('editor.schedulePublish') } as const] : []),
          { value: 'archive', label: t('editor.scheduleArchive') },
        ]}
        onChange={setAction}
      />
      {action === 'publish' && (
        <>
          <Hint>{t('editor.schedulePinned')}</Hint>
          <PublishReview review={review} onLeave={onCancel} />
        </>
      )}
      <FutureTimeField
        value={at}
        reason={scheduling.reason}
        onChange={(value) => {
          setAt(value)
          scheduling.setReason(undefined)
        }}
      />
      {action === 'publish' && (
        <EndTimeField
          value={until}
          reason={untilReason}
          onChange={(value) => {
            setUntil(value)
            setUntilReason(undefined)
          }}
        />
      )}
      {scheduling.issues.length > 0 && <IssueList issues={scheduling.issues} />}
      {action === 'publish' && <ReasonField review={review} />}
    </FormDialog>
  )
}
