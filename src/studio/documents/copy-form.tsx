import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { callStudio } from '../call-studio.ts'
import { nameOf } from './find-documents.ts'
import { hasAddress } from '../../../schemas/kinds/index.ts'
import { useSiteLocale } from '../use-language.ts'
import { hasTitle } from './has-title.ts'
import { KeyField } from './key-field.tsx'
import { freeKeyLike, nameFrom } from './key-from.ts'
import { addressOf } from './templates/templates.ts'
import { withTitle } from './templates/with-title.ts'
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

/**
 * Creates a document as a copy of another one, with its unpublished edits. Where documents have titles, the name of the
 * copy is one, and its key follows from it.
 */
export function CopyForm({ documents, source: initial, onMade }: CopyFormProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const names = documents.map(nameOf)
  const [source, setSource] = useState(names.find((name) => name === initial) ?? names[0] ?? '')
  const original = documents.find((document) => nameOf(document) === source)
  /** null: the suggestion. */
  const [typed, setTyped] = useState<string | null>(null)
  const locale = useSiteLocale()
  const { isPending, reason, setReason, run } = useCreate(documents, onMade)

  if (!original) return null
  const { kind, key: originalKey } = original
  const isName = hasAddress(kind) || hasTitle(kind)
  const suggestion = isName
    ? t('documents.copyName', { name: titleOf(original) })
    : freeKeyLike(`${original.key}-copy`, kind, documents)
  const text = typed ?? suggestion
  const { key, title } = isName ? nameFrom(text) : { key: text, title: undefined }

  function create() {
    /** Only the original has the role. */
    const body = async () => {
      const read = await callStudio('documents.read', { kind, key: originalKey })
      const { role: _role, ...copied } = read?.body ?? {}
      return title === undefined ? copied : withTitle(copied, title, locale)
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
        onChange={(next) => {
          setSource(next)
          setTyped(null)
        }}
      />
      <KeyField
        value={text}
        label={isName ? t('documents.pageName') : undefined}
        hint={
          isName
            ? t(hasAddress(kind) ? 'documents.addressWillBe' : 'documents.nameHint', {
                address: addressOf(key),
              })
            : undefined
        }
        isName={isName}
        reason={reason}
        onChange={(next) => {
          setTyped(next)
          setReason(undefined)
        }}
      />
    </ActionForm>
  )
}
