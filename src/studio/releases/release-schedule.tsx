import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { Modal } from '../shell/modal.tsx'
import { useAction } from '../use-action.ts'
import styles from './releases.module.css'

interface ReleaseScheduleProps {
  onSchedule: (at: string) => Promise<void>
  onClose: () => void
}

/** Asks when a release is published. */
export function ReleaseSchedule({ onSchedule, onClose }: ReleaseScheduleProps) {
  const { t } = useTranslation()
  const [at, setAt] = useState('')
  const { isPending, reason, setReason, run } = useAction(async () => {
    const time = new Date(at)
    if (Number.isNaN(time.getTime()) || time <= new Date()) return t('editor.schedulePast')
    await onSchedule(time.toISOString())
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
            {t('editor.schedule')}
          </h2>
          <p className={styles.hint}>{t('releases.pinned')}</p>
          <Field id="release-at" label={t('editor.scheduleAt')} error={reason} required>
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
            <Button variant="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isPending}>
              {t('editor.scheduleAdd')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
