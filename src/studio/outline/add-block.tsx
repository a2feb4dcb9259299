import { useEffect, useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useImmer } from 'use-immer'
import { registry, type RegistryContract } from '../../../registry/index.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { Thumbnail } from '../thumbnails/thumbnail.tsx'
import type { OutlineList } from './block-tree.ts'
import { Dialog } from '../kit/dialog.tsx'
import { SearchBox } from '../kit/field.tsx'
import { Hint } from '../kit/text.tsx'
import styles from './outline.module.css'

interface AddBlockProps {
  /** The target list: only allowed types are offered. */
  list: OutlineList
  /** `continues`: further blocks are chosen before the dialog is closed. */
  onAdd: (contract: RegistryContract, continues: boolean) => void
  /** A block is dragged onto the page; null: no longer. */
  onDrag: (contract: RegistryContract | null) => void
  onCancel: () => void
}

/** What content managers add most comes first. */
const categoryOrder = [
  'content',
  'media',
  'games',
  'money',
  'account',
  'frame',
] as const satisfies readonly RegistryContract['category'][]

/** All block types that a list allows, each with a description: to add at one place, or to drag to another. */
export function AddBlock({ list, onAdd, onDrag, onCancel }: AddBlockProps) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const [query, setQuery] = useState('')
  const [adding, setAdding] = useImmer({ several: false, added: '' })
  const [isDragging, setIsDragging] = useState(false)
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  function startDrag({ dataTransfer }: DragEvent, contract: RegistryContract) {
    dataTransfer.setDragImage(document.createElement('canvas'), 0, 0)
    dataTransfer.setData('text/plain', contract.type)
    dataTransfer.effectAllowed = 'move'
    // Browsers do not start to drag what changes in this event.
    frame.current = requestAnimationFrame(() => {
      setIsDragging(true)
      onDrag(contract)
    })
  }
  function endDrag() {
    // A drag that ends at once has not begun.
    cancelAnimationFrame(frame.current)
    setIsDragging(false)
    onDrag(null)
  }

  function add(contract: RegistryContract) {
    onAdd(contract, adding.several)
    setQuery('')
    setAdding((draft) => void (draft.added = labels.blockOf(contract.type)))
  }

  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = [...registry.values()].filter(({ type, description }) => {
    if (!(list.slot?.allowed?.includes(type) ?? true)) return false
    const text = `${type} ${labels.blockOf(type)} ${labels.helpOf(description)}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
  const categories = categoryOrder.filter((category) =>
    found.some((contract) => contract.category === category),
  )
  // As displayed: Enter adds the first one.
  const offered = categories.flatMap((category) => found.filter((contract) => contract.category === category))
  return (
    <Dialog title={t('outline.add')} size="xl" hasClose isAside={isDragging} onClose={onCancel}>
      {() => (
        <>
          <SearchBox
            label={t('outline.search')}
            hasIcon
            isFirst
            value={query}
            onChange={setQuery}
            onKeyDown={(event) => {
              const [first] = offered
              if (event.key !== 'Enter' || wanted.length === 0 || !first) return
              event.preventDefault()
              add(first)
            }}
          />
          <Hint>{t('outline.dragHint')}</Hint>
          <div className={styles.several}>
            <label>
              <input
                type="checkbox"
                checked={adding.several}
                onChange={({ target }) => setAdding({ several: target.checked, added: '' })}
              />
              {t('outline.several')}
            </label>
            <span role="status">{adding.added && t('outline.added', { name: adding.added })}</span>
          </div>
          <div className={styles.offers}>
            {offered.length === 0 && <p role="status">{t('documents.none')}</p>}
            {categories.map((category) => (
              <section key={category} aria-label={t(`outline.categories.${category}`)}>
                <h3 className={styles.category}>{t(`outline.categories.${category}`)}</h3>
                <ul className={styles.entries}>
                  {offered
                    .filter((contract) => contract.category === category)
                    .map((contract) => (
                      <li
                        key={contract.type}
                        className={styles.card}
                        draggable
                        onDragStart={(event) => startDrag(event, contract)}
                        onDragEnd={endDrag}
                      >
                        <Thumbnail of="block" name={contract.type} isEmpty={contract.startsEmpty} />
                        <button type="button" className={styles.entry} onClick={() => add(contract)}>
                          <strong>{labels.blockOf(contract.type)}</strong>
                          <span>{labels.helpOf(contract.description)}</span>
                        </button>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </Dialog>
  )
}
