import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import {
  MessageFromPage,
  type BlockBox,
  type MessageToPage,
} from '../../../../schemas/studio/canvas-messages.ts'
import { listenTo, sendTo } from '../../../lib/browser/canvas-channel.ts'

export interface ComparedPageState {
  frame: RefObject<HTMLIFrameElement | null>
  /** The displayed blocks, in pixels of the page; null: the page has not reported them. */
  boxes: readonly BlockBox[] | null
  /** Scrolls the page to a block, now or as soon as the page takes messages. */
  reveal: (block: string) => void
}

/** A page in an iframe that reports its blocks and scrolls to them. */
export function useComparedPage(): ComparedPageState {
  const frame = useRef<HTMLIFrameElement>(null)
  const [boxes, setBoxes] = useState<readonly BlockBox[] | null>(null)
  const wanted = useRef<string | null>(null)

  const send = useCallback(() => {
    if (wanted.current === null) return
    sendTo<MessageToPage>(frame.current?.contentWindow, { type: 'reveal', block: wanted.current })
  }, [])
  useEffect(
    () =>
      listenTo(
        () => frame.current?.contentWindow,
        MessageFromPage,
        (message) => {
          if (message.type === 'ready') send()
          else if (message.type === 'blocks') setBoxes(message.blocks)
        },
      ),
    [send],
  )
  const reveal = useCallback(
    (block: string) => {
      wanted.current = block
      send()
    },
    [send],
  )
  return { frame, boxes, reveal }
}
