import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toPointer } from '../../../schemas/json-schema.ts'
import type { Period } from '../../../schemas/documents/blocks/period.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { isSamePath } from '../json-path.ts'
import type { OutlineBlock, OutlineList } from './block-tree.ts'
import { useLanguage, useTimestamp } from '../use-language.ts'
import { conditionText } from './condition-text.ts'
import { useReviewPlaces } from '../review/review-places.ts'
import { useOutline } from './outline-context.ts'
import { useBlockKeys } from './use-block-keys.ts'
import { messageIcons } from '../kit/message.tsx'
import styles from './outline.module.css'

/** The previous or next visible row. */
function rowBeside(row: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const rows = [...(row.closest('[role=group]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  return rows[rows.indexOf(row) + step]
}

/** When a block is shown that has its time. */
function PeriodMark({ period: { begins, ends } }: { period: Period }) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const times = {
    ...(begins !== undefined && { begins: moment(begins) }),
    ...(ends !== undefined && { ends: moment(ends) }),
  }
  const key = ends === undefined ? 'shownFrom' : begins === undefined ? 'shownUntil' : 'shownBetween'
  const text = t(`outline.${key}`, times)
  return (
    <span title={text}>
      <Icon name="clock" size={16} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

interface OutlineRowProps {
  block: OutlineBlock
  list: OutlineList
  index: number
  /** The lists of its slots. */
  children: ReactNode
}

/**
 * A block with its slots. Alt and arrow keys move it, Delete removes it, arrow keys move the focus, Enter
 * edits its texts once it is selected.
 */
export function OutlineRow({ block, list, index, children }: OutlineRowProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const outline = useOutline()
  const { dragged, issues, isReadOnly, canDrop, selected, textSection } = outline
  const pressKey = useBlockKeys()
  const [isOver, setIsOver] = useState<'before' | 'behind' | null>(null)
  const isChosen = selected !== null && isSamePath(block.path, selected)
  const count = issues.get(toPointer(block.path)) ?? 0
  const audience = block.when ? conditionText(block.when, t, language) : ''
  const comments = useReviewPlaces().blocks.get(toPointer(block.path)) ?? 0

  function press(event: KeyboardEvent<HTMLElement>) {
    if (pressKey(event, block) || event.altKey) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (step === null) return
    event.preventDefault()
    rowBeside(event.currentTarget, step)?.focus()
  }

  function over(event: DragEvent<HTMLElement>) {
    if (!dragged || !canDrop(dragged, list)) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    setIsOver(event.clientY < top + height / 2 ? 'before' : 'behind')
  }

  return (
    <li>
      <div
        className={classNames(styles.row, isChosen && styles.chosen, isOver && styles[isOver])}
        draggable={!isReadOnly}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', block.id)
          outline.drag(block)
        }}
        onDragEnd={() => outline.drag(null)}
        onDragOver={over}
        onDragLeave={() => setIsOver(null)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(null)
          outline.drop({ list: list.path, index: isOver === 'before' ? index : index + 1 })
        }}
      >
        <button
          type="button"
          data-row={block.path.join('/')}
          className={styles.name}
          aria-current={isChosen ? 'true' : undefined}
          onClick={({ detail }) => {
            // Enter on the selected block; a click has a detail.
            if (isChosen && detail === 0 && !isReadOnly) outline.editText?.(block)
            else outline.select(block.path)
          }}
          onKeyDown={press}
        >
          {!isReadOnly && <span className={styles.grip} aria-hidden="true" />}
          <span className={classNames(styles.names, block.isHidden && styles.hidden)}>
            {block.title === '' ? t('outline.noBlock') : block.title}
            <span className={styles.id}>{block.id}</span>
            {audience !== '' && <span className={styles.audience}>{audience}</span>}
          </span>
          {block.isUnknown && <span className={styles.mark}>{t(`${textSection}.unknown`)}</span>}
          {block.isLocked && (
            <span title={t('outline.isLocked')}>
              <Icon name="lock" size={16} />
              <VisuallyHidden>{t('outline.isLocked')}</VisuallyHidden>
            </span>
          )}
          {block.isHidden && <Icon name="eye-off" size={16} />}
          {block.isHidden && <VisuallyHidden>{t('outline.isHidden')}</VisuallyHidden>}
          {block.isConditional && <Icon name="filter" size={16} />}
          {block.isConditional && audience === '' && (
            <VisuallyHidden>{t('outline.isConditional')}</VisuallyHidden>
          )}
          {block.period && <PeriodMark period={block.period} />}
          {comments > 0 && (
            <span className={styles.comments}>
              <Icon name="chat" size={16} />
              <span aria-hidden="true">{comments}</span>
              <VisuallyHidden>{t('review.commentsHere', { count: comments })}</VisuallyHidden>
            </span>
          )}
          {count > 0 && (
            <span className={styles.issues}>
              <Icon name={messageIcons.warning} size={16} />
              <VisuallyHidden>{t('outline.issues', { count })}</VisuallyHidden>
            </span>
          )}
        </button>
      </div>
      {block.slots.length > 0 && <div className={styles.slots}>{children}</div>}
    </li>
  )
}
