import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { documentContracts, type DocumentKind } from '../../../schemas/documents/index.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { callStudio } from '../call-studio.ts'
import { useReason } from '../use-reason.ts'
import styles from './documents.module.css'

interface NewDocumentProps {
  documents: readonly DocumentSummary[]
  onMade: () => void
}

const keyPattern = /^[a-z0-9][A-Za-z0-9._-]{0,79}$/

/** Creates a document as a copy of another one, which serves as an example. */
export function NewDocument({ documents, onMade }: NewDocumentProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reasonOf = useReason()
  const [source, setSource] = useState(documents[0] ? `${documents[0].kind}/${documents[0].key}` : '')
  const [key, setKey] = useState('')
  const [reason, setReason] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const original = documents.find((document) => `${document.kind}/${document.key}` === source)

  async function create(kind: DocumentKind, copied: string) {
    setIsPending(true)
    try {
      const { published, draft } = await callStudio('documents.open', { kind, key: copied })
      const body = (draft?.document ?? published)?.body ?? {}
      const schemaVersion = documentContracts[kind].version
      await callStudio('documents.save', { kind, key, schemaVersion, body, revision: null })
      onMade()
      await navigate(`/documents/${kind}/${key}`)
    } catch (error) {
      setReason(reasonOf(error))
    } finally {
      setIsPending(false)
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!original) return
    if (!keyPattern.test(key)) return setReason(t('documents.keyWrong'))
    if (documents.some((document) => document.kind === original.kind && document.key === key))
      return setReason(t('documents.keyTaken'))
    void create(original.kind, original.key)
  }

  return (
    <form className={styles.make} noValidate onSubmit={submit}>
      <Field id="new-source" label={t('documents.copyOf')}>
        {(control) => (
          <ControlBox>
            <select {...control} value={source} onChange={({ target }) => setSource(target.value)}>
              {documents.map((document) => (
                <option key={`${document.kind}/${document.key}`} value={`${document.kind}/${document.key}`}>
                  {t(`kinds.${document.kind}`)}: {document.title ?? document.key}
                </option>
              ))}
            </select>
          </ControlBox>
        )}
      </Field>
      <Field id="new-key" label={t('documents.key')} hint={t('documents.keyHint')} error={reason} required>
        {(control) => (
          <ControlBox invalid={reason !== undefined}>
            <input
              {...control}
              value={key}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setKey(target.value)
                setReason(undefined)
              }}
            />
          </ControlBox>
        )}
      </Field>
      <Button type="submit" loading={isPending}>
        {t('documents.create')}
      </Button>
    </form>
  )
}
