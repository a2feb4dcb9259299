import { useRef, useState, type CSSProperties, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { BlockBox } from '../../../../schemas/studio/canvas-messages.ts'
import type { OutlineBlock, OutlineList } from '../../outline/block-tree.ts'
import { useOutline } from '../../outline/outline-context.ts'
import type { CanvasStore } from './canvas-store.ts'
import { dropPlaceAt, scrollAt, type DropPlace } from './drop-place.ts'
import styles from './canvas.module.css'

interface DropZoneProps {
  canvas: CanvasStore
  lists: readonly OutlineList[]
  dragged: OutlineBlock
  boxOf: (block: OutlineBlock) => BlockBox | undefined
}

/** Covers the page while a block is dragged, and shows where it would be dropped. */
export function DropZone({ canvas, lists, dragged, boxOf }: DropZoneProps) {
  const { scale, height, scroll } = useStore(canvas)
  const { t } = useTranslation()
  const { drop } = useOutline()
  /** In pixels of the canvas. */
  const [pointer, setPointer] = useState<{ x: number; y: number } | null>(null)
  const scrolledAt = useRef<number | null>(null)
  const place = pointer && dropPlaceAt(lists, dragged, boxOf, { x: pointer.x / scale, y: pointer.y / scale })
  const isRejected = place?.isFull === true
  const box = boxOf(dragged)

  function over(event: DragEvent<HTMLElement>) {
    event.preventDefault()
    event.dataTransfer.dropEffect = isRejected ? 'none' : 'move'
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const y = event.clientY - top
    setPointer({ x: event.clientX - left, y })
    // Browsers repeat this event while the pointer rests.
    const shown = Math.min(height, innerHeight - top)
    const by = scrollAt(y, shown, event.timeStamp - (scrolledAt.current ?? event.timeStamp))
    scrolledAt.current = event.timeStamp
    if (by !== 0) scroll?.(by / scale)
  }
  function leave() {
    setPointer(null)
    scrolledAt.current = null
  }

  return (
    <div
      className={styles.dropZone}
      data-drop-zone
      onDragOver={over}
      onDragLeave={leave}
      onDrop={(event) => {
        event.preventDefault()
        if (place && !isRejected) drop({ list: place.list.path, index: place.index })
      }}
    >
      {box && (
        <span
          className={styles.dragged}
          style={{
            left: box.left * scale,
            top: box.top * scale,
            width: box.width * scale,
            height: box.height * scale,
          }}
        />
      )}
      {place && !isRejected && (
        <span className={styles.dropLine} style={lineStyle(place, scale)} data-drop-line>
          {place.list.path.length > 1 && <span className={styles.dropName}>{place.list.title}</span>}
        </span>
      )}
      {pointer && (
        <span
          className={styles.carried}
          data-rejected={isRejected || undefined}
          style={{ left: pointer.x, top: pointer.y }}
        >
          {isRejected
            ? t('canvas.full', { name: place.list.title, count: place.list.slot?.maxItems ?? 0 })
            : dragged.title || dragged.id}
        </span>
      )}
    </div>
  )
}

/** In pixels of the canvas. */
const thickness = 4

function lineStyle({ line: { from, to } }: DropPlace, scale: number): CSSProperties {
  return {
    left: from.x * scale - thickness / 2,
    top: from.y * scale - thickness / 2,
    width: (to.x - from.x) * scale + thickness,
    height: (to.y - from.y) * scale + thickness,
  }
}
