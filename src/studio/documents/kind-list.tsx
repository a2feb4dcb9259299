import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DocumentKind } from '../../../schemas/documents/index.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { kindIcons } from './kind-icons.ts'
import { nameOf } from './kind-groups.ts'
import { StateMark } from './state-mark.tsx'
import { useDocumentName } from './use-document-name.ts'
import styles from './documents.module.css'

interface KindListProps {
  kind: DocumentKind
  documents: readonly DocumentSummary[]
  /** Name of the open document. */
  chosen: string | undefined
  isOpen: boolean
  onToggle: () => void
  /** Drafts chosen for publication; undefined: the user may not publish. */
  selection: { selected: ReadonlySet<string>; toggle: (name: string) => void } | undefined
}

/** The documents of a kind, below its name. */
export function KindList({ kind, documents, chosen, isOpen, onToggle, selection }: KindListProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  return (
    <details className={styles.kind} open={isOpen}>
      <summary
        onClick={(event) => {
          // The list is opened by the state, so that it can be remembered.
          event.preventDefault()
          onToggle()
        }}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
        <Icon name={kindIcons[kind]} size={16} />
        <span className={styles.kindName}>{t(`kinds.${kind}`)}</span>
        <span className={styles.count}>{documents.length}</span>
      </summary>
      <ul>
        {documents.map((document) => (
          <li key={document.key} className={styles.row}>
            {selection && document.state !== 'published' && (
              <input
                type="checkbox"
                aria-label={t('documents.select', { name: titleOf(document) })}
                checked={selection.selected.has(nameOf(document))}
                onChange={() => selection.toggle(nameOf(document))}
              />
            )}
            <Link
              to={`/documents/${nameOf(document)}`}
              className={styles.document}
              aria-current={chosen === nameOf(document) ? 'page' : undefined}
            >
              <span>
                {titleOf(document)}
                <Detail document={document} name={titleOf(document)} />
              </span>
              <StateMark state={document.state} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The address of a page, or the key of a document that is named otherwise. */
function Detail({ document: { route, key }, name }: { document: DocumentSummary; name: string }) {
  const detail = route ?? key
  return detail !== name && <span className={styles.key}>{detail}</span>
}
