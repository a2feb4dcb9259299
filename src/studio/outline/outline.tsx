import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegistryContract } from '../../../registry/index.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { isSamePath, valueAt, type JsonPath } from '../json-path.ts'
import { AddBlock } from './add-block.tsx'
import {
  addBlock,
  canShare,
  copyBlock,
  canDrop,
  detachSection,
  sectionFrom,
  shareBlock,
  isOwnPosition,
  moveBlock,
  canTest,
  offeredBlock,
  moveTarget,
  removeBlock,
  testBlock,
  toggleHidden,
  toggleLock,
  type BlockChange,
  type Direction,
  type BlockPosition,
} from './block-changes.ts'
import { Value } from 'typebox/value'
import { Section } from '../../../schemas/documents/section.ts'
import { section as sectionKind } from '../../../schemas/kinds/section.ts'
import { callStudio } from '../call-studio.ts'
import { ShareForm } from './share-form.tsx'
import { useMay } from '../session/use-session.ts'
import { allBlocks, type OutlineBlock, type OutlineList } from './block-tree.ts'
import type { OutlineActions } from './outline-context.ts'
import { OutlineFrame, type FocusedRow } from './outline-frame.tsx'

interface OutlineProps {
  body: Record<string, unknown>
  lists: readonly OutlineList[]
  /** null: the document itself. */
  selected: JsonPath | null
  onSelect: (path: JsonPath | null) => void
  /** The document was changed; `path`: the block that is selected then. */
  onChange: (body: unknown, path: JsonPath | null) => void
  /** Number of issues per block, by the JSON pointer of its path. */
  issues: ReadonlyMap<string, number>
  isReadOnly: boolean
  /** The label of the document itself. */
  documentName: string
  /** The contract of the block that shows a section; undefined: the document cannot show any. */
  sharedSection?: RegistryContract | undefined
  /** The contract of A/B tests; undefined: the document cannot have any. */
  experiment?: RegistryContract | undefined
  /** Edits the texts of a block on the canvas. */
  onEditText: (block: OutlineBlock) => void
  /** Beside the name of what is selected. */
  comments?: ReactNode
  /** Other views of the blocks with the same actions. */
  children?: ReactNode
}

/**
 * The outline of a document: blocks are selected, added, moved, copied, hidden and removed by buttons, keys
 * or drag and drop.
 */
export function Outline({
  body,
  lists,
  selected,
  onSelect,
  onChange,
  issues,
  isReadOnly,
  documentName,
  sharedSection,
  experiment,
  onEditText,
  comments,
  children,
}: OutlineProps) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const mayLock = useMay('admin')
  const [adding, setAdding] = useState<{ list: OutlineList; place: BlockPosition } | null>(null)
  const [dragged, setDragged] = useState<OutlineBlock | null>(null)
  const [message, setMessage] = useState('')
  const [sharing, setSharing] = useState<OutlineBlock | null>(null)
  const [focused, setFocused] = useState<FocusedRow | null>(null)

  function apply({ body: next, path }: BlockChange, said: string) {
    setFocused({ row: path })
    setMessage(said)
    onChange(next, path)
  }
  function move(block: OutlineBlock, place: BlockPosition) {
    const moved = isOwnPosition(block, place) ? null : moveBlock(body, block.path, place)
    if (moved) apply(moved, t('outline.moved', { name: block.title, place: Number(moved.path.at(-1)) + 1 }))
  }
  function add({ contract, title }: OutlineBlock, place: BlockPosition, continues = false) {
    const list = lists.find(({ path }) => isSamePath(path, place.list))
    const hasRoom = list && list.blocks.length + 1 < (list.slot?.maxItems ?? Infinity)
    setAdding(continues && hasRoom ? { list, place: { ...place, index: place.index + 1 } } : null)
    if (contract) apply(addBlock(body, lists, place, contract), t('outline.added', { name: title }))
  }
  async function detach(block: OutlineBlock) {
    const use = valueAt(body, [...block.path, 'props', 'section'])
    const read = await callStudio('documents.read', { kind: sectionKind.name, key: String(use) })
    const blocks = Value.Check(Section, read?.body) ? read.body.blocks : []
    const detached = detachSection(body, lists, block, blocks)
    if (detached && blocks.length > 0) apply(detached, t('outline.detached', { name: block.title }))
    else setMessage(t('outline.notDetached'))
  }
  const offered = (contract: RegistryContract) => offeredBlock(contract, labels.blockOf(contract.type))
  const actions: OutlineActions = {
    textSection: 'outline',
    directions: ['up', 'down', 'out', 'in'],
    canDrop,
    selected,
    dragged,
    issues,
    isReadOnly,
    select: onSelect,
    drag: setDragged,
    drop(place) {
      if (dragged && adding) add(dragged, place)
      else if (dragged) move(dragged, place)
      setDragged(null)
    },
    canMove: (block, direction: Direction) => moveTarget(direction, block, lists) !== null,
    move(block, direction) {
      const place = moveTarget(direction, block, lists)
      if (place) move(block, place)
    },
    editText: onEditText,
    copy: (block) => apply(copyBlock(body, lists, block.path), t('outline.copied', { name: block.title })),
    ...(experiment && {
      canTest: (block, list) => canTest(block, list, lists),
      test: (block) =>
        apply(testBlock(body, lists, block, experiment), t('outline.tested', { name: block.title })),
    }),
    ...(sharedSection && {
      canShare,
      share: setSharing,
      detach: (block: OutlineBlock) => void detach(block),
    }),
    toggle(block) {
      setFocused({ row: block.path })
      onChange(toggleHidden(body, block), block.path)
    },
    ...(mayLock && {
      toggleLock(block: OutlineBlock) {
        setFocused({ row: block.path })
        onChange(toggleLock(body, block), block.path)
      },
    }),
    remove(block) {
      const blocks = allBlocks(lists)
      const before = blocks[blocks.indexOf(block) - 1]
      setFocused({ row: before?.path ?? 'document' })
      setMessage(t('outline.removed', { name: block.title }))
      onChange(removeBlock(body, block.path), before?.path ?? null)
    },
    add: (list, index) => setAdding({ list, place: { list: list.path, index } }),
  }

  return (
    <OutlineFrame
      lists={lists}
      actions={actions}
      documentName={documentName}
      onDocument={() => onSelect(null)}
      message={message}
      focused={focused}
      comments={comments}
    >
      {children}
      {sharing && sharedSection && (
        <ShareForm
          title={sharing.title}
          bodyFor={(name) => sectionFrom(body, sharing, name)}
          onShared={(section) => {
            setSharing(null)
            apply(shareBlock(body, lists, sharing, section, sharedSection), t('outline.shared'))
          }}
          onClose={() => setSharing(null)}
        />
      )}
      {adding && (
        <AddBlock
          list={adding.list}
          onAdd={(contract, continues) => add(offered(contract), adding.place, continues)}
          onDrag={(contract) => setDragged(contract && offered(contract))}
          onCancel={() => setAdding(null)}
        />
      )}
    </OutlineFrame>
  )
}
