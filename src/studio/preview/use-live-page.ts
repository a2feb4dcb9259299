import { useEffect, useRef, useState, type RefObject } from 'react'
import { MessageFromPage, type MessageToPage } from '../../../schemas/studio/canvas-messages.ts'
import { listenTo, sendTo } from '../../lib/browser/canvas-channel.ts'
import type { CanvasStore, WantedText } from './canvas/canvas-store.ts'

interface LivePage {
  /** Receives the displayed blocks. */
  canvas: CanvasStore
  /** The page shows other drafts when it changes. */
  version: string
  /** Whether a click selects a block instead of its normal action. */
  isChoosing: boolean
  /** Id of the selected block in the rendered page. */
  selected: string | null
  /** A block was clicked in the page. */
  onChoose: (blockId: string) => void
  /** A text was double-clicked in the page. */
  onEditText: (wanted: WantedText) => void
}

/**
 * Keeps the page in the iframe up to date: drafts appear in it without a new document, and its selected block is
 * that of the editor. Returns how often the document has to be loaded again, because the page could not do that.
 */
export function useLivePage(
  frame: RefObject<HTMLIFrameElement | null>,
  { canvas, version, isChoosing, selected, onChoose, onEditText }: LivePage,
): number {
  const [reloads, setReloads] = useState(0)
  /** The window of the page that takes messages. */
  const ready = useRef<Window | null>(null)
  const sent = useRef(version)
  const latest = useRef({ isChoosing, selected, onChoose, onEditText })
  useEffect(() => {
    latest.current = { isChoosing, selected, onChoose, onEditText }
  })

  useEffect(() => {
    const select = () => {
      const { selected: block, isChoosing: chooses } = latest.current
      sendTo<MessageToPage>(frame.current?.contentWindow, { type: 'select', block, isChoosing: chooses })
    }
    select()
    return listenTo(
      () => frame.current?.contentWindow,
      MessageFromPage,
      (message) => {
        if (message.type === 'ready') {
          ready.current = frame.current?.contentWindow ?? null
          canvas.setState({
            scroll: (by) => sendTo<MessageToPage>(frame.current?.contentWindow, { type: 'scroll', by }),
            findTexts: (block, keys) =>
              sendTo<MessageToPage>(frame.current?.contentWindow, {
                type: 'findTexts',
                block,
                keys: [...keys],
              }),
          })
          select()
        } else if (message.type === 'chosen') latest.current.onChoose(message.block)
        else if (message.type === 'shortcut') {
          const { key, code, shiftKey } = message
          window.dispatchEvent(
            new KeyboardEvent('keydown', { key, code, shiftKey, ctrlKey: code === 'KeyK', cancelable: true }),
          )
        } else if (message.type === 'dragged') canvas.setState({ draggedInPage: message.block })
        else if (message.type === 'textChosen')
          latest.current.onEditText({ block: message.block, at: { x: message.x, y: message.y } })
        else if (message.type === 'texts')
          canvas.setState({ found: { block: message.block, texts: message.texts } })
        else if (message.type === 'blocks')
          canvas.setState({ blocks: message.blocks, hovered: message.hovered })
        else if (message.isShown) canvas.setState(({ refreshes }) => ({ refreshes: refreshes + 1 }))
        else setReloads((count) => count + 1)
      },
    )
  }, [frame, canvas, isChoosing, selected])

  useEffect(() => {
    if (sent.current === version) return
    sent.current = version
    const page = frame.current?.contentWindow
    if (page && page === ready.current) sendTo<MessageToPage>(page, { type: 'refresh', version })
    else setReloads((count) => count + 1)
  }, [frame, version])

  return reloads
}
