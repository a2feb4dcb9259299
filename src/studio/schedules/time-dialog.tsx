import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { toLocalMoment } from '../local-moment.ts'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { Modal } from '../shell/modal.tsx'
import { useAction } from '../use-action.ts'
import { FutureTimeField, readFutureTime } from './future-time-field.tsx'
import styles from '../releases/releases.module.css'

interface TimeDialogProps {
  title: string
  text: string
  verb: string
  /** The time so far; undefined: none yet. */
  at?: string
  onChoose: (at: string) => Promise<void>
  onClose: () => void
}

/** Asks for a moment in the future. */
export function TimeDialog({ title, text, verb, at: before = '', onChoose, onClose }: TimeDialogProps) {
  const { t } = useTranslation()
  const [at, setAt] = useState(() => toLocalMoment(before))
  const { isPending, reason, issues, setReason, run } = useAction(async () => {
    const time = readFutureTime(at)
    if (time === undefined) return t('editor.schedulePast')
    await onChoose(time)
    return undefined
  })

  const form = useInvalidFocus(reason)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    run()
  }

  return (
    <Modal className={styles.dialog} onClose={onClose}>
      {(id, close) => (
        <form ref={form} noValidate className={styles.form} onSubmit={submit}>
          <h2 id={id} className={styles.dialogTitle}>
            {title}
          </h2>
          <p className={styles.hint}>{text}</p>
          <FutureTimeField
            value={at}
            reason={reason}
            onChange={(value) => {
              setAt(value)
              setReason(undefined)
            }}
          />
          {issues.length > 0 && <IssueList issues={issues} />}
          <div className={styles.choices}>
            <Button variant="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isPending}>
              {verb}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
