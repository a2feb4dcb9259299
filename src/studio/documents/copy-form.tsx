import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { callStudio } from '../call-studio.ts'
import { nameOf } from './find-documents.ts'
import { KeyField } from './key-field.tsx'
import { useCreate } from './use-create.ts'
import { useDocumentName } from './use-document-name.ts'
import { ActionForm } from '../kit/action-form.tsx'
import { SelectField } from '../kit/field.tsx'

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

  function create() {
    const original = documents.find((document) => nameOf(document) === source)
    if (!original) return
    const { kind } = original
    /** Only the original has the role. */
    const body = async () => {
      const read = await callStudio('documents.read', { kind, key: original.key })
      const { role: _role, ...copied } = read?.body ?? {}
      return copied
    }
    run({ kind, key, body })
  }

  return (
    <ActionForm action={{ isPending, reason, run: create }} verb={t('documents.create')} isReasonAtField>
      <SelectField
        label={t('documents.copyOf')}
        value={source}
        options={documents.map((document) => ({
          value: nameOf(document),
          label: `${t(`kinds.${document.kind}`)}: ${titleOf(document)}`,
        }))}
        onChange={setSource}
      />
      <KeyField
        value={key}
        reason={reason}
        onChange={(next) => {
          setKey(next)
          setReason(undefined)
        }}
      />
    </ActionForm>
  )
}
