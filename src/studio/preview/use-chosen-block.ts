import { useEffect, useRef, type RefObject } from 'react'
import { isRecord } from '../../../schemas/forms/json-schema.ts'

const messageKind = 'marquee.studio'

interface ChosenBlock {
  /** Whether a click chooses a block, instead of doing what it does for players. */
  chooses: boolean
  /** The block that is chosen, as the page calls it. */
  selected: string | null
  /** A block was clicked in the page. */
  onChoose: (blockId: string) => void
}

/** Tells the page in the frame which block is chosen, and hears from it which one was clicked. */
export function useChosenBlock(
  frame: RefObject<HTMLIFrameElement | null>,
  { chooses, selected, onChoose }: ChosenBlock,
): void {
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  useEffect(() => {
    const tell = () =>
      frame.current?.contentWindow?.postMessage(
        { kind: messageKind, chooses, select: selected },
        location.origin,
      )
    tell()
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow
      if (!page || source !== page || origin !== location.origin) return
      if (!isRecord(data) || data['kind'] !== messageKind) return
      if (data['ready'] === true) tell()
      if (typeof data['selected'] === 'string') choose.current(data['selected'])
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, chooses, selected])
}
