import { isKind } from '../../../schemas/kinds/index.ts'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router-dom'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useStudioSession } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { openScreen, useAreas } from './use-areas.ts'

/** The name of the open document, release or page; null: it has none, such as an address that leads nowhere. */
export function useScreenName(): string | null {
  const { t } = useTranslation()
  const { user } = useStudioSession()
  const titleOf = useDocumentName()
  const screen = openScreen(useAreas())
  const { kind, key } = useMatch('/documents/:kind/:key')?.params ?? {}
  const id = useMatch('/releases/:id')?.params.id
  const isInDocuments = useMatch('/documents/*') !== null
  const isAccount = useMatch('/account') !== null
  const documents = useStudioData('documents.list', {})
  // The page of the release has asked for the same.
  const opened = useStudioData('releases.open', id === undefined ? null : { id: Number(id) })
  if (isKind(kind) && key !== undefined) {
    const summary = documents.data?.find((each) => each.kind === kind && each.key === key)
    return titleOf(summary ?? { kind, key })
  }
  if (opened.data) return opened.data.release.name
  if (isAccount) return t('account.title', { name: user.name })
  return screen?.label ?? (isInDocuments ? t('nav.documents') : null)
}
