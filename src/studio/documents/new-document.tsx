import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { documentContracts } from '../../../schemas/documents/index.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { callStudio } from '../call-studio.ts'
import { useAction } from '../use-action.ts'
import { useSiteLocale } from '../use-language.ts'
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
  const locale = useSiteLocale()
  const [source, setSource] = useState(documents[0] ? `${documents[0].kind}/${documents[0].key}` : '')
  const [key, setKey] = useState('')
  const original = documents.find((document) => `${document.kind}/${document.key}` === source)

  const { isPending, reason, setReason, run } = useAction(async () => {
    if (!original) return
    const { kind } = original
    if (!keyPattern.test(key)) return t('documents.keyWrong')
    if (documents.some((document) => document.kind === kind && document.key === key))
      return t('documents.keyTaken')
    const { published, draft } = await callStudio('documents.open', { kind, key: original.key })
    const body = (draft?.document ?? published)?.body ?? {}
    const schemaVersion = documentContracts[kind].version
    await callStudio('documents.save', { kind, key, schemaVersion, body, revision: null })
    onMade()
    await navigate(`/documents/${kind}/${key}`)
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    run()
  }

  return (
    <form className={styles.make} noValidate onSubmit={submit}>
      <Field id="new-source" label={t('documents.copyOf')}>
        {(control) => (
          <ControlBox>
            <select {...control} value={source} onChange={({ target }) => setSource(target.value)}>
              {documents.map((document) => (
                <option key={`${document.kind}/${document.key}`} value={`${document.kind}/${document.key}`}>
                  {t(`kinds.${document.kind}`)}: {document.title?.[locale] ?? document.key}
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
