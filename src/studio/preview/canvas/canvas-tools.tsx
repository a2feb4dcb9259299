import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Icon } from '../../../ui/art/icon.tsx'
import {
  allBlocks,
  findBlock,
  positionOfBlock,
  type OutlineBlock,
  type OutlineList,
} from '../../outline/block-tree.ts'
import { BlockToolbar } from '../../outline/block-toolbar.tsx'
import { useOutline } from '../../outline/outline-context.ts'
import type { Canvas, CanvasStore } from './canvas-store.ts'
import { DropZone } from './drop-zone.tsx'
import { buttonCentre, buttonMiddle, gapsAround, type Gap } from './gaps.ts'
import { useGraceTime } from '../use-grace-time.ts'
import type { EditedDocument } from '../../editor/use-document.ts'
import { TextEditing } from '../text-editing/text-editing.tsx'
import styles from './canvas.module.css'

interface CanvasToolsProps {
  canvas: CanvasStore
  lists: readonly OutlineList[]
  /** The id that a block of the document has in the rendered page. */
  idInPage: (id: string) => string
  body: Record<string, unknown> | null
  edit: EditedDocument['edit']
}

/** Height of the toolbar, and the space that it leaves for the button on the edge of its block, in pixels. */
const toolbarHeight = 46
const edgeSpace = 36

/** Position of the toolbar of a block on a canvas: above the block if there is room, else below, else inside. */
function toolbarTop(top: number, bottom: number, height: number): number {
  const above = top - toolbarHeight - edgeSpace
  if (above >= 0) return above
  const below = bottom + edgeSpace
  if (below + toolbarHeight <= height) return below
  return top >= 0 ? top + edgeSpace : 0
}

const keyOf = ({ list, index }: Pick<Gap, 'list' | 'index'>) => `${list.path.join('/')}:${index}`

/** Tools above the previewed page: a toolbar at the selected block, and buttons that add a block between others. */
export function CanvasTools({ canvas, lists, idInPage, body, edit }: CanvasToolsProps) {
  const { layer, scale, height, view, blocks, hovered, draggedInPage } = useStore(canvas)
  const { isReadOnly, selected, dragged, drag } = useOutline()
  const dragInPage = useEffectEvent((id: string | null) =>
    drag(allBlocks(lists).find((block) => idInPage(block.id) === id) ?? null),
  )
  useEffect(() => dragInPage(draggedInPage), [draggedInPage])
  if (!layer || isReadOnly) return null

  const boxes = new Map(blocks.map((box) => [box.id, box]))
  const boxOf = ({ id }: OutlineBlock) => boxes.get(idInPage(id))
  const chosen = selected && findBlock(lists, selected)
  const pointed = allBlocks(lists).find(({ id }) => idInPage(id) === hovered)
  const between = pointed ?? chosen
  const gaps = between ? gapsAround(lists, between, boxOf) : []
  const visible = gaps.flatMap((gap) => {
    const x = buttonMiddle(gap, scale, view)
    return x === null || gap.y * scale < 0 || gap.y * scale > height ? [] : [{ gap, x }]
  })
  const box = chosen && boxOf(chosen)
  const position = chosen && positionOfBlock(lists, chosen)
  const isInView = box && (box.top + box.height) * scale > 0 && box.top * scale < height
  const empty = lists.filter((list) => list.blocks.length === 0)

  return createPortal(
    <>
      {box && position && isInView && (
        <SelectedTools
          key={chosen.id}
          block={chosen}
          view={view}
          indent={Math.max(0, box.left * scale - view.left)}
          top={toolbarTop(box.top * scale, (box.top + box.height) * scale, height)}
        >
          <BlockToolbar block={chosen} list={position.list} index={position.index} />
        </SelectedTools>
      )}
      {visible.map(({ gap, x }) => (
        <AddButton key={keyOf(gap)} gap={gap} x={x} y={buttonCentre(gap, scale, height)} />
      ))}
      {dragged && <DropZone {...{ canvas, lists, dragged, boxOf }} />}
      <TextEditing {...{ canvas, lists, idInPage, body, edit }} />
      {empty.length === lists.length && empty[0] && (
        <FirstBlock list={empty[0]} x={view.left + view.width / 2} />
      )}
    </>,
    layer,
  )
}

interface SelectedToolsProps {
  block: OutlineBlock
  view: Canvas['view']
  /** Of the toolbar within the view; less if there is no room for it. */
  indent: number
  top: number
  children: ReactNode
}

/** The name of the selected block with its tools. */
function SelectedTools({ block, view, indent, top, children }: SelectedToolsProps) {
  const isNew = useGraceTime()
  return (
    <div className={styles.toolbarLine} style={{ ...view, top }}>
      <span className={styles.indent} style={{ flexBasis: indent }} />
      <div className={styles.toolbar} data-new={isNew ? '' : undefined}>
        <DragHandle block={block} />
        {children}
      </div>
    </div>
  )
}

/** The name of the selected block: the mouse drags the block by it. Keys have the buttons beside it. */
function DragHandle({ block }: { block: OutlineBlock }) {
  const { t } = useTranslation()
  const { drag } = useOutline()
  return (
    <span
      className={styles.name}
      title={t('canvas.drag')}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setDragImage(document.createElement('canvas'), 0, 0)
        dataTransfer.setData('text/plain', block.id)
        dataTransfer.effectAllowed = 'move'
        drag(block)
      }}
      onDragEnd={() => drag(null)}
    >
      <span className={styles.grip} aria-hidden="true" />
      <span className={styles.title}>{block.title || block.id}</span>
    </span>
  )
}

function AddButton({ gap: { list, index, block, side }, x, y }: { gap: Gap; x: number; y: number }) {
  const { t } = useTranslation()
  const { add } = useOutline()
  return (
    <button
      type="button"
      className={styles.add}
      style={{ left: x, top: y }}
      aria-label={t(side === 'above' ? 'canvas.addAbove' : 'canvas.addBelow', {
        name: block.title || block.id,
      })}
      onClick={() => add(list, index)}
    >
      <Icon name="plus" size={16} />
      {t('outline.add')}
    </button>
  )
}

/** In a document without blocks. */
function FirstBlock({ list, x }: { list: OutlineList; x: number }) {
  const { t } = useTranslation()
  const { add } = useOutline()
  return (
    <button type="button" className={styles.first} style={{ left: x }} onClick={() => add(list, 0)}>
      <Icon name="plus" size={20} />
      {t('outline.add')}
    </button>
  )
}
