import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readItem, removeItem, writeItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import type { JsonPath } from '../json-path.ts'
import { findBlock, type OutlineList } from './block-tree.ts'
import { OutlineListView } from './outline-list.tsx'
import { OutlineContext, type OutlineActions } from './outline-context.ts'
import { StudioIcon } from '../shell/studio-icon.tsx'
import styles from './outline.module.css'

/** The row to focus after the next render; a new object triggers a new focus. */
export interface FocusedRow {
  row: JsonPath | 'document'
}

/** Space below the tools that were scrolled into view, in pixels. */
const toolSpace = 8

interface OutlineFrameProps {
  lists: readonly OutlineList[]
  actions: OutlineActions
  /** The label of the document itself. */
  documentName: string
  onDocument: () => void
  /** Announces the last change to screen readers. */
  message: string
  focused: FocusedRow | null
  children?: ReactNode
}

/** Whether the rows are folded away, so that the fields begin at the top; remembered in this browser. */
function useFolded() {
  const [isFolded, setFolded] = useState(() => readItem('local', storageKeys.foldedOutline) !== null)
  return {
    isFolded,
    toggle: () => {
      setFolded(!isFolded)
      if (isFolded) removeItem('local', storageKeys.foldedOutline)
      else writeItem('local', storageKeys.foldedOutline, '1')
    },
  }
}

/** The rows of an outline under a row for the document itself; they can be folded away. */
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
  const { isFolded, toggle } = useFolded()
  useEffect(() => {
    // A tool on the canvas keeps the focus, unless it is of no use any more.
    if (focused === null || document.activeElement?.matches('[data-canvas] :enabled')) return
    const key = focused.row === 'document' ? '' : focused.row.join('/')
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus()
  }, [focused])
  const { selected, textSection } = actions
  useEffect(() => {
    // The list scrolls by itself; the tools of the chosen row must not be below its edge.
    const list = tree.current
    const tools = list?.querySelector('[role=toolbar]')
    if (!list || !tools) return
    const hidden = tools.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
    if (hidden > 0) list.scrollTop += hidden + toolSpace
  }, [selected])
  const chosen = selected && findBlock(lists, selected)
  return (
    <OutlineContext value={actions}>
      <div className={styles.panel}>
        <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={toggle}>
          <StudioIcon name={isFolded ? 'chevron-right' : 'chevron-down'} size={16} />
          {t(`${textSection}.title`)}
          {isFolded && <span className={styles.current}>{chosen?.title ?? documentName}</span>}
        </button>
        {!isFolded && (
          <div ref={tree} className={styles.outline} role="group" aria-label={t(`${textSection}.title`)}>
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
          </div>
        )}
        <VisuallyHidden>
          <span role="status">{message}</span>
        </VisuallyHidden>
      </div>
      {children}
    </OutlineContext>
  )
}
