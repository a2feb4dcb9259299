import { isRecord } from '../../../schemas/is-record.ts'
import { useEffect, useRef, type RefObject } from 'react'

const messageKind = 'marquee.studio'

interface ChosenBlock {
  /** Whether a click selects a block instead of its normal action. */
  chooses: boolean
  /** Id of the selected block in the rendered page. */
  selected: string | null
  /** A block was clicked in the page. */
  onChoose: (blockId: string) => void
}

/** Keeps the selected block of the editor and of the page in the iframe in sync. */
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
