import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { toPointer } from '../../../../schemas/json-schema.ts'
import type { BlockBox } from '../../../../schemas/studio/canvas-messages.ts'
import { propsOf, setProp } from '../../fields/block-props.ts'
import { valueAt } from '../../json-path.ts'
import type { EditedDocument } from '../../editor/use-document.ts'
import { allBlocks, type OutlineBlock, type OutlineList } from '../../outline/block-tree.ts'
import type { CanvasStore, FoundTexts, WantedText } from '../canvas/canvas-store.ts'
import { blockTexts } from './block-texts.ts'
import { boxAt, matchTexts, type EditableText, type TextMatches } from './match-texts.ts'

/** Why a text cannot be edited where it is displayed. */
export type NotEditable = 'data' | 'ambiguous' | 'none'

/** A message at a position of the page. */
export interface TextNotice {
  reason: NotEditable
  /** null: about the whole block. */
  at: WantedText['at']
}

interface TextEditingOptions {
  canvas: CanvasStore
  lists: readonly OutlineList[]
  /** The id that a block of the document has in the rendered page. */
  idInPage: (id: string) => string
  body: Record<string, unknown> | null
  edit: EditedDocument['edit']
}

/** A text that was stored, while the page still displays the earlier one. */
interface StoredText {
  edited: EditableText
  text: string
  block: string
  position: string
  /** How often the page had shown newer drafts. */
  refreshes: number
}

/** What is to be done in a block: edit the text that was asked for, or the one that is being edited. */
interface Task {
  wanted: WantedText
  /** Pointer to the edited text in the props; null: the page has not answered yet. */
  pointer: string | null
}

const pointerOf = ({ text }: EditableText) => toPointer(text.path)

/** Changes when the page scrolls or the block moves. */
const positionOf = (blocks: readonly BlockBox[], block: string | undefined) => {
  const box = blocks.find(({ id }) => id === block)
  return box ? `${box.top} ${box.left}` : ''
}

/** The text that was asked for, or why there is none. */
function choose({ editable, ambiguous }: TextMatches, at: WantedText['at']): EditableText | NotEditable {
  if (!at) return editable[0] ?? 'none'
  const text = boxAt(editable, ({ displayed }) => displayed, at)
  return text ?? (boxAt(ambiguous, (place) => place, at) ? 'ambiguous' : 'data')
}

/** The text that is edited on the canvas. */
export function useTextEditing({ canvas, lists, idInPage, body, edit }: TextEditingOptions) {
  const { wanted, found, findTexts, blocks, refreshes, locale } = useStore(canvas)
  const [task, setTask] = useState<Task | null>(null)
  const [known, setKnown] = useState<WantedText | null>(wanted)
  const [seen, setSeen] = useState<FoundTexts | null>(found)
  const [matches, setMatches] = useState<readonly EditableText[]>([])
  const [notice, setNotice] = useState<(TextNotice & { position: string }) | null>(null)
  const [stored, setStored] = useState<StoredText | null>(null)
  const opener = useRef<Element | null>(null)
  const isLeaving = useRef(false)
  /** When typing began: it is one step of the history, however long it takes. */
  const session = useRef<number>(undefined)
  /** How often the page had shown newer drafts when the text was changed last. */
  const refreshesBefore = useRef(refreshes)

  if (wanted !== known) {
    setKnown(wanted)
    setNotice(null)
    if (wanted) setTask({ wanted, pointer: null })
  }
  const block: OutlineBlock | undefined =
    task !== null ? allBlocks(lists).find(({ id }) => idInPage(id) === task.wanted.block) : undefined
  const texts = useMemo(() => {
    const props = block && propsOf(valueAt(body, block.path), block)
    return block && props ? blockTexts(block.contract?.props, props, locale) : []
  }, [block, body, locale])

  useEffect(() => {
    if (wanted) opener.current = document.activeElement
  }, [wanted])
  // Not before the editor has disappeared: it hides the tools that may have opened it.
  useEffect(() => {
    if (task === null && isLeaving.current && opener.current instanceof HTMLElement) opener.current.focus()
    isLeaving.current = false
  }, [task])
  // Again whenever something has moved, so that the editor stays at its text.
  const pageId = task?.wanted.block
  useEffect(() => {
    if (pageId !== undefined) findTexts?.(pageId, [...new Set(texts.map(({ key }) => key))])
  }, [pageId, texts, findTexts, blocks, refreshes])

  if (found !== seen) {
    setSeen(found)
    if (found && task && found.block === task.wanted.block) {
      const next = matchTexts(texts, found.texts)
      // The edited text stays where it was if the page no longer displays it, such as after another slide has appeared.
      const edited = matches.find((each) => pointerOf(each) === task.pointer)
      const isGone = edited && !next.editable.some((each) => pointerOf(each) === task.pointer)
      setMatches(isGone ? [...next.editable, edited] : next.editable)
      if (task.pointer === null) {
        const chosen = choose(next, task.wanted.at)
        if (typeof chosen !== 'string') setTask({ ...task, pointer: pointerOf(chosen) })
        else {
          setNotice({ reason: chosen, at: task.wanted.at, position: positionOf(blocks, found.block) })
          setTask(null)
        }
      }
    }
  }

  const current = task?.pointer != null ? matches.find((each) => pointerOf(each) === task.pointer) : undefined

  function store(text: string, { text: { path } }: EditableText, target: OutlineBlock) {
    const before = propsOf(valueAt(body, target.path), target)
    if (valueAt(before, path) === text) return
    session.current ??= Date.now()
    refreshesBefore.current = refreshes
    const place = toPointer([...target.path, 'props', ...path])
    edit((draft) => setProp(draft, target, path, text), place, session.current)
  }
  return {
    editing: block && current ? { ...current, block } : null,
    /** Until the page displays it itself, or has moved. */
    stored:
      stored && stored.refreshes === refreshes && stored.position === positionOf(blocks, stored.block)
        ? stored
        : null,
    /** Gone once something has moved. */
    notice: notice && notice.position === positionOf(blocks, wanted?.block) ? notice : null,
    /** A text that was emptied is not saved before the end: the page might not be displayed without it. */
    type: (text: string) => {
      if (block && current && text !== '') store(text, current, block)
    },
    /** Saves the text and ends. `step`: continues with the next or previous text. */
    end: (text: string, step: -1 | 0 | 1 = 0) => {
      if (!block || !current) return
      store(text, current, block)
      session.current = undefined
      if (text !== current.text.text) {
        const id = idInPage(block.id)
        const [position, shown] = [positionOf(blocks, id), refreshesBefore.current]
        setStored({ edited: current, text, block: id, position, refreshes: shown })
      }
      const next = step === 0 ? undefined : matches[matches.indexOf(current) + step]
      if (next && task) return setTask({ ...task, pointer: pointerOf(next) })
      setTask(null)
      canvas.setState({ wanted: null })
    },
    /** Returns the focus to where editing began, unless it continues with another text. */
    leave: () => {
      isLeaving.current = true
    },
  }
}
