import { useRef, type PointerEvent, type RefObject } from 'react'

/** Distance in px after which releasing closes the dialog. */
const threshold = 96

/** Handlers for the grip of a bottom sheet: it follows the finger and, when released, closes or springs back. */
export function useSwipeDown(panel: RefObject<HTMLElement | null>, onSwipe: () => void) {
  const start = useRef<number | null>(null)

  function distance(event: PointerEvent): number {
    return start.current === null ? 0 : Math.max(0, event.clientY - start.current)
  }
  function place(value: string) {
    panel.current?.style.setProperty('translate', value)
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch') return
      start.current = event.clientY
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) place(`0 ${distance(event)}px`)
    },
    onPointerUp(event: PointerEvent) {
      const far = distance(event) > threshold
      start.current = null
      if (far) onSwipe()
      else place('none')
    },
    onPointerCancel() {
      start.current = null
      place('none')
    },
  }
}
