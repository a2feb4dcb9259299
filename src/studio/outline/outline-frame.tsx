import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import type { JsonPath } from '../json-path.ts'
import { useRememberedSwitch } from '../use-remembered-switch.ts'
import { BlockMenu } from './block-menu.tsx'
import { findBlock, positionOfBlock, type OutlineList } from './block-tree.ts'
import { FoldButton } from './fold-button.tsx'
import { OutlineListView } from './outline-list.tsx'
import { OutlineRows } from './outline-rows.tsx'
import { OutlineContext, type OutlineActions } from './outline-context.ts'
import styles from './outline.module.css'

/** The row to focus after the next render; a new object triggers a new focus. */
export interface FocusedRow {
  row: JsonPath | 'document'
}

interface OutlineFrameProps {
  lists: readonly OutlineList[]
  actions: OutlineActions
  /** The label of the document itself. */
  documentName: string
  onDocument: () => void
  /** Announces the last change to screen readers. */
  message: string
  focused: FocusedRow | null
  /** Beside the name of what is selected. */
  comments: ReactNode
  children?: ReactNode
}

/**
 * The rows of an outline under a row for the document itself. They are folded away beside the fields of a block, which
 * begin at the top, and shown while none is selected; a choice of the user is remembered for both.
 */
export function OutlineFrame({
  lists,
  actions,
  documentName,
  onDocument,
  message,
  focused,
  comments,
  children,
}: OutlineFrameProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  const fold = useRef<HTMLButtonElement>(null)
  const { selected, textSection, isReadOnly } = actions
  const chosen = selected ? findBlock(lists, selected) : undefined
  const position = chosen && positionOfBlock(lists, chosen)
  const { isOn: isFolded, toggle } = useRememberedSwitch(
    storageKeys.foldedOutline,
    chosen ? 'block' : 'document',
    chosen !== undefined,
  )
  useEffect(() => {
    // A tool on the canvas and the menu keep the focus, unless they are of no use any more.
    if (focused === null || document.activeElement?.matches('[data-canvas] :enabled, [data-commands] *'))
      return
    const key = focused.row === 'document' ? '' : focused.row.join('/')
    const row = panel.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
    const target = row ?? fold.current
    target?.focus()
  }, [focused])
  return (
    <OutlineContext value={actions}>
      <div ref={panel} className={styles.panel}>
        <FoldButton
          ref={fold}
          lists={lists}
          block={chosen}
          documentName={documentName}
          isFolded={isFolded}
          onToggle={toggle}
        />
        {!isFolded && (
          <OutlineRows label={t(`${textSection}.title`)} selected={selected} next={() => fold.current}>
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
          </OutlineRows>
        )}
        <VisuallyHidden>
          <span role="status">{message}</span>
        </VisuallyHidden>
      </div>
      <div className={styles.head}>
        <h2 className={styles.title}>{chosen ? chosen.title || chosen.id : documentName}</h2>
        {comments}
        {chosen && position && !isReadOnly && (
          <span data-commands="">
            <BlockMenu block={chosen} list={position.list} index={position.index} />
          </span>
        )}
      </div>
      {children}
    </OutlineContext>
  )
}
