import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { SelectBox } from '../fields/select-box.tsx'
import { callStudio } from '../call-studio.ts'
import { nameOf } from './find-documents.ts'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { KeyField } from './key-field.tsx'
import { useCreate } from './use-create.ts'
import { useDocumentName } from './use-document-name.ts'
import styles from './new-document.module.css'

interface CopyFormProps {
  documents: readonly DocumentSummary[]
  /** `kind/key` of the document to begin with. */
  source?: string | undefined
  onMade: () => void
}

/** Creates a document as a copy of another one, with its unpublished edits. */
export function CopyForm({ documents, source: initial, onMade }: CopyFormProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const names = documents.map(nameOf)
  const [source, setSource] = useState(names.find((name) => name === initial) ?? names[0] ?? '')
  const [key, setKey] = useState('')
  const { isPending, reason, setReason, run } = useCreate(documents, onMade)
  const form = useInvalidFocus(reason)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const original = documents.find((document) => nameOf(document) === source)
    if (!original) return
    const { kind } = original
    const body = async () => (await callStudio('documents.read', { kind, key: original.key }))?.body ?? {}
    run({ kind, key, body })
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field id="new-source" label={t('documents.copyOf')}>
        {(control) => (
          <SelectBox>
            <select {...control} value={source} onChange={({ target }) => setSource(target.value)}>
              {documents.map((document) => (
                <option key={nameOf(document)} value={nameOf(document)}>
                  {t(`kinds.${document.kind}`)}: {titleOf(document)}
                </option>
              ))}
            </select>
          </SelectBox>
        )}
      </Field>
      <KeyField
        value={key}
        reason={reason}
        onChange={(next) => {
          setKey(next)
          setReason(undefined)
        }}
      />
      <Button type="submit" loading={isPending}>
        {t('documents.create')}
      </Button>
    </form>
  )
}
