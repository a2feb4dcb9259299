import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { EditorPage } from '../editor/editor-page.tsx'
import { isKind } from './is-kind.ts'
import { DocumentTree } from './document-tree.tsx'
import styles from './documents.module.css'

/** The list of documents on the left, the selected one next to it. */
export function DocumentsPage() {
  const { t } = useTranslation()
  const { kind, name } = useParams()
  const open = isKind(kind) && name !== undefined ? { kind, name } : undefined
  const key = open && `${open.kind}/${open.name}`
  return (
    <div className={styles.split} data-open={open !== undefined || undefined}>
      <DocumentTree chosen={key} />
      <main className={styles.main}>
        {open !== undefined ? (
          <EditorPage key={key} {...open} />
        ) : (
          <EmptyState emblem="star" title={t('documents.choose')} text={t('documents.chooseText')} />
        )}
      </main>
    </div>
  )
}
