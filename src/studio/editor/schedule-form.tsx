import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { callStudio } from '../call-studio.ts'
import { useTimestamp } from '../use-language.ts'
import { useReason } from '../use-reason.ts'
import styles from './editor.module.css'

interface ScheduleFormProps {
  documents: DocumentName[]
  /** Whether there is a draft to publish. */
  mayPublishDraft: boolean
  onDone: (text: string) => void
  onCancel: () => void
}

/** Schedules the publication or removal of documents. */
export function ScheduleForm({ documents, mayPublishDraft, onDone, onCancel }: ScheduleFormProps) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const reasonOf = useReason()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [action, setAction] = useState<'publish' | 'archive'>(mayPublishDraft ? 'publish' : 'archive')
  const [at, setAt] = useState('')
  const [reason, setReason] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const time = new Date(at)
    if (Number.isNaN(time.getTime()) || time <= new Date()) return setReason(t('editor.schedulePast'))
    setIsPending(true)
    try {
      const added = await callStudio('schedules.add', { action, documents, at: time.toISOString() })
      onDone(t('editor.scheduled', { time: moment(added.at) }))
    } catch (error) {
      setReason(reasonOf(error))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onCancel}>
      <form noValidate className={styles.schedule} onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{t('editor.schedule')}</h2>
        <Field id="schedule-action" label={t('editor.scheduleAction')}>
          {(control) => (
            <ControlBox>
              <select
                {...control}
                value={action}
                onChange={({ target }) => setAction(target.value === 'publish' ? 'publish' : 'archive')}
              >
                {mayPublishDraft && <option value="publish">{t('editor.schedulePublish')}</option>}
                <option value="archive">{t('editor.scheduleArchive')}</option>
              </select>
            </ControlBox>
          )}
        </Field>
        <Field id="schedule-at" label={t('editor.scheduleAt')} error={reason} required>
          {(control) => (
            <ControlBox invalid={reason !== undefined}>
              <input
                {...control}
                type="datetime-local"
                value={at}
                onChange={({ target }) => {
                  setAt(target.value)
                  setReason(undefined)
                }}
              />
            </ControlBox>
          )}
        </Field>
        <div className={styles.choices}>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('editor.scheduleAdd')}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
