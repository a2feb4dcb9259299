import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { documentContracts, type DocumentKind } from '../../../schemas/documents/index.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { EditorPage } from '../editor/editor-page.tsx'
import { DocumentTree } from './document-tree.tsx'
import styles from './documents.module.css'

function isKind(value: string | undefined): value is DocumentKind {
  return value !== undefined && Object.hasOwn(documentContracts, value)
}

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
