import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { callStudio } from '../call-studio.ts'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { Modal } from '../shell/modal.tsx'
import { useAction } from '../use-action.ts'
import styles from './releases.module.css'

interface ReleaseFormProps {
  /** Documents of a new release. */
  documents: readonly DocumentName[]
  /** An existing release gets another name. */
  renamed?: { id: number; name: string }
  onClose: () => void
}

/** Names a release: a new one is then opened. */
export function ReleaseForm({ documents, renamed, onClose }: ReleaseFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const [name, setName] = useState(renamed?.name ?? '')
  const { isPending, reason, setReason, run } = useAction(async () => {
    if (name.trim() === '') return t('releases.nameMissing')
    if (renamed) await callStudio('releases.change', { id: renamed.id, name })
    else {
      const { id } = await callStudio('releases.add', {
        name,
        documents: documents.map(({ kind, key }) => ({ kind, key })),
      })
      await navigate(`/releases/${id}`)
    }
    await mutate(() => true)
    onClose()
    return undefined
  })
  const form = useInvalidFocus(reason)
  const title = t(renamed ? 'releases.rename' : 'releases.new')

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
          <Field
            id="release-name"
            label={t('releases.name')}
            hint={t('releases.nameHint')}
            error={reason}
            required
          >
            {(control) => (
              <ControlBox invalid={reason !== undefined}>
                <input
                  {...control}
                  value={name}
                  maxLength={80}
                  autoComplete="off"
                  // React leaves the attribute out, by which an opening dialog chooses what to focus.
                  ref={(input) => input?.setAttribute('autofocus', '')}
                  onChange={({ target }) => {
                    setName(target.value)
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
              {title}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
