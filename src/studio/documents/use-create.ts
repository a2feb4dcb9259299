import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type DocumentKind, documentKinds, hasAddress } from '../../../schemas/kinds/index.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { callStudio } from '../call-studio.ts'
import { useAction } from '../use-action.ts'
import { addressOf } from './templates/templates.ts'

/** A document to create. */
interface Wanted {
  kind: DocumentKind
  key: string
  /** Where it will be found, if its kind has addresses. Default: at the address of the key. */
  address?: string
  body: () => Promise<Record<string, unknown>>
}

const keyPattern = /^[a-z0-9][A-Za-z0-9._-]{0,79}$/

/** Saves the first draft of a document and opens it; `reason`: why it cannot. */
export function useCreate(documents: readonly DocumentSummary[], onMade: () => void) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useAction(async ({ kind, key, address = addressOf(key), body }: Wanted) => {
    if (!keyPattern.test(key)) return t('documents.keyWrong')
    if (documents.some((document) => document.kind === kind && document.key === key))
      return t('documents.keyTaken')
    if (hasAddress(kind) && documents.some(({ route }) => route === address))
      return t('documents.addressTaken', { address })
    const schemaVersion = documentKinds[kind].version
    await callStudio('documents.save', { kind, key, schemaVersion, body: await body(), revision: null })
    onMade()
    await navigate(`/documents/${kind}/${key}`)
  })
}
