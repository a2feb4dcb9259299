import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import styles from './start.module.css'

const maxShown = 5

interface DocumentLinksProps {
  documents: readonly Pick<DocumentSummary, 'kind' | 'key' | 'title'>[]
}

/** Links to the first of these documents, in a sentence. */
export function DocumentLinks({ documents }: DocumentLinksProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  return (
    <>
      {documents.slice(0, maxShown).map((document, index) => (
        <span key={nameOf(document)}>
          {index > 0 && ', '}
          <Link to={`/documents/${nameOf(document)}`} className={styles.link}>
            {titleOf(document)}
          </Link>
        </span>
      ))}
      {documents.length > maxShown && ` ${t('start.more', { count: documents.length - maxShown })}`}
    </>
  )
}
