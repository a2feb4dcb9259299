import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import type { JsonPath } from '../json-path.ts'
import { findBlock, type OutlineList } from './block-tree.ts'
import { OutlineListView } from './outline-list.tsx'
import { OutlineContext, type OutlineActions } from './outline-context.ts'
import styles from './outline.module.css'

/** The row that takes the focus once it is drawn; another object, another time. */
export interface FocusedRow {
  row: JsonPath | 'document'
}

interface OutlineFrameProps {
  lists: readonly OutlineList[]
  actions: OutlineActions
  /** What the document itself is called. */
  documentName: string
  onDocument: () => void
  /** What was done, for screen readers. */
  message: string
  focused: FocusedRow | null
  children?: ReactNode
}

/** The rows of an outline under the document that they are of. */
export function OutlineFrame({
  lists,
  actions,
  documentName,
  onDocument,
  message,
  focused,
  children,
}: OutlineFrameProps) {
  const { t } = useTranslation()
  const tree = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused === null) return
    const key = focused.row === 'document' ? '' : focused.row.join('/')
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus()
  }, [focused])
  const { selected, words } = actions
  const chosen = selected && findBlock(lists, selected)
  return (
    <OutlineContext value={actions}>
      <div ref={tree} className={styles.outline} role="group" aria-label={t(`${words}.title`)}>
        <button
          type="button"
          data-row=""
          className={styles.document}
          aria-current={chosen ? undefined : 'true'}
          onClick={onDocument}
        >
          {documentName}
        </button>
        {lists.map((list) => (
          <OutlineListView key={list.name} list={list} isNamed={lists.length > 1} />
        ))}
        <VisuallyHidden>
          <span role="status">{message}</span>
        </VisuallyHidden>
      </div>
      {children}
    </OutlineContext>
  )
}
