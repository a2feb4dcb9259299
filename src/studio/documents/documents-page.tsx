import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { EditorPage } from '../editor/editor-page.tsx'
import { isKind } from './find-documents.ts'
import styles from './documents.module.css'

/** The open document; without one, how to open one from the list beside it. */
export function DocumentsPage() {
  const { t } = useTranslation()
  const { kind, name } = useParams()
  return (
    <main className={styles.main}>
      {isKind(kind) && name !== undefined ? (
        <EditorPage key={`${kind}/${name}`} kind={kind} name={name} />
      ) : (
        <EmptyState emblem="star" title={t('documents.choose')} text={t('documents.chooseText')} />
      )}
    </main>
  )
}
