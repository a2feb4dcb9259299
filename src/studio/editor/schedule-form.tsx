import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { SelectBox } from '../fields/select-box.tsx'
import { callStudio } from '../call-studio.ts'
import { useTimestamp } from '../use-language.ts'
import { Modal } from '../shell/modal.tsx'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { FutureTimeField, readFutureTime } from '../schedules/future-time-field.tsx'
import { IssueList } from './checks/issue-list.tsx'
import { useAction } from '../use-action.ts'
import { useReason } from '../use-reason.ts'
import { PublishReview, ReasonField } from '../publishing/publish-review.tsx'
import { usePublishReview } from '../publishing/use-publish-review.ts'
import styles from './editor.module.css'

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
  const moment = useTimestamp()
  const reasonOf = useReason()
  const [action, setAction] = useState<'publish' | 'archive'>(mayPublishDraft ? 'publish' : 'archive')
  const [at, setAt] = useState('')
  const review = usePublishReview(action === 'publish' ? { documents: [document] } : null)
  const count = review.warnings.length
  const canSubmit = action === 'archive' || (review.isReady && !review.hasErrors)
  const { isPending, reason, issues, setReason, run } = useAction(
    async () => {
      const time = readFutureTime(at)
      if (time === undefined) return t('editor.schedulePast')
      const seen = action === 'publish' ? await settle() : {}
      if (!seen) return t('editor.scheduleNotSaved')
      const documents = [{ ...document, ...seen }]
      const accepted = action === 'publish' ? { accepted: review.accepted } : {}
      const added = await callStudio('schedules.add', { action, documents, at: time, ...accepted })
      onDone(t('editor.scheduled', { time: moment(added.at) }))
      return undefined
    },
    (error) => {
      if (error instanceof StudioError && error.type === 'WarningsNotAccepted') void review.check.mutate()
      return reasonOf(error)
    },
  )

  const form = useInvalidFocus(reason)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (canSubmit) run()
  }

  return (
    <Modal className={styles.dialog} onClose={onCancel}>
      {(id, close) => (
        <form ref={form} noValidate className={styles.schedule} onSubmit={submit}>
          <h2 id={id}>{t('editor.schedule')}</h2>
          <Field id="schedule-action" label={t('editor.scheduleAction')}>
            {(control) => (
              <SelectBox>
                <select
                  {...control}
                  value={action}
                  onChange={({ target }) => setAction(target.value === 'publish' ? 'publish' : 'archive')}
                >
                  {mayPublishDraft && <option value="publish">{t('editor.schedulePublish')}</option>}
                  <option value="archive">{t('editor.scheduleArchive')}</option>
                </select>
              </SelectBox>
            )}
          </Field>
          {action === 'publish' && (
            <>
              <p className={styles.hint}>{t('editor.schedulePinned')}</p>
              <PublishReview review={review} onLeave={onCancel} />
            </>
          )}
          <FutureTimeField
            value={at}
            reason={reason}
            onChange={(value) => {
              setAt(value)
              setReason(undefined)
            }}
          />
          {issues.length > 0 && <IssueList issues={issues} />}
          {action === 'publish' && <ReasonField review={review} />}
          <div className={styles.choices}>
            <Button variant="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            {!(action === 'publish' && review.hasErrors) && (
              <Button type="submit" loading={isPending || !canSubmit}>
                {count > 0 ? t('publishing.schedule.withWarnings', { count }) : t('editor.scheduleAdd')}
              </Button>
            )}
          </div>
        </form>
      )}
    </Modal>
  )
}
