import { useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/styles/class-names.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { OutlineList } from './block-tree.ts'
import { OutlineRow } from './outline-row.tsx'
import { useOutline } from './outline-context.ts'
import styles from './outline.module.css'

/** The blocks of a document or slot, with a button to add one. */
export function OutlineListView({ list, isNamed }: { list: OutlineList; isNamed: boolean }) {
  const { t } = useTranslation()
  const { add, dragged, drop, canDrop, isReadOnly, textSection } = useOutline()
  const { blocks, slot, title } = list
  const [isOver, setIsOver] = useState(false)
  const isFull = blocks.length >= (slot?.maxItems ?? Infinity)
  const called = isNamed ? t(`${textSection}.addTo`, { name: title }) : t(`${textSection}.add`)

  function over(event: DragEvent) {
    if (!dragged || !canDrop(dragged, list)) return
    event.preventDefault()
    event.stopPropagation()
    setIsOver(true)
  }

  return (
    <div>
      {isNamed && (
        <p className={styles.slot}>
          {title}
          {!slot && <span className={styles.mark}>{t('outline.unknownSlot')}</span>}
        </p>
      )}
      {blocks.length > 0 && (
        <ol>
          {blocks.map((block, index) => (
            <OutlineRow
              key={`${block.id}:${block.id === '' ? index : ''}`}
              block={block}
              list={list}
              index={index}
            >
              {block.slots.map((inner) => (
                <OutlineListView key={inner.name} list={inner} isNamed />
              ))}
            </OutlineRow>
          ))}
        </ol>
      )}
      {!isReadOnly && slot && (
        <button
          type="button"
          className={classNames(styles.add, isOver && styles.over)}
          aria-label={called}
          disabled={isFull}
          onClick={() => add(list, blocks.length)}
          onDragOver={over}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setIsOver(false)
            drop({ list: list.path, index: blocks.length })
          }}
        >
          <Icon name="plus" size={16} />
          {isFull ? t('outline.full', { most: slot.maxItems }) : t(`${textSection}.add`)}
        </button>
      )}
    </div>
  )
}
