import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { figureDays } from '../../../schemas/studio/results.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { nameOf } from './find-documents.ts'
import type { Selection } from './selection/use-selected.ts'
import { useFigures } from '../results/use-figures.ts'
import { StateMark } from './state-mark.tsx'
import { useDocumentName } from './use-document-name.ts'
import { Stack } from '../kit/layout.tsx'
import styles from './documents.module.css'

export interface KindListProps {
  documents: readonly DocumentSummary[]
  /** Name of the open document. */
  chosen: string | undefined
  /** Selected documents; undefined: the user may not edit. */
  selection: Selection | undefined
}

/** The documents of a kind. */
export function KindList({ documents, chosen, selection }: KindListProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const figures = useFigures()
  const rows = useRef<HTMLUListElement>(null)
  const hasChosen = documents.some((document) => nameOf(document) === chosen)
  // It may have been opened elsewhere, or created.
  useEffect(() => {
    if (hasChosen) rows.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [hasChosen, chosen])
  return (
    <Stack ref={rows} as="ul" gap={4}>
      {documents.map((document) => {
        const seen = document.views ?? 0
        return (
          <li key={document.key} className={styles.row}>
            {selection && (
              <input
                type="checkbox"
                aria-label={t('documents.select', { name: titleOf(document) })}
                checked={selection.selected.has(nameOf(document))}
                onChange={({ nativeEvent }) =>
                  selection.toggle(
                    nameOf(document),
                    nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
                  )
                }
              />
            )}
            <Link
              to={`/documents/${nameOf(document)}`}
              className={styles.document}
              aria-current={chosen === nameOf(document) ? 'page' : undefined}
            >
              <span>
                <span className={styles.title} title={titleOf(document)}>
                  {titleOf(document)}
                </span>
                <Detail document={document} name={titleOf(document)} />
              </span>
              {seen > 0 && (
                <span
                  className={styles.views}
                  title={t('results.listed', { count: figureDays, views: figures.count(seen) })}
                >
                  {figures.short(seen)}
                </span>
              )}
              <StateMark state={document.state} />
            </Link>
          </li>
        )
      })}
    </Stack>
  )
}

/** The address of a page, or the key of a document that is named otherwise. */
function Detail({ document: { route, key }, name }: { document: DocumentSummary; name: string }) {
  const detail = route ?? key
  return detail !== name && <span className={styles.key}>{detail}</span>
}
