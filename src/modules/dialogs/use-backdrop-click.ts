import { useRef, type MouseEvent, type PointerEvent } from 'react'

/**
 * Handlers for an element whose own surface is a backdrop. Only a click that started there counts: selecting
 * text in a field and releasing outside must not close anything.
 */
export function useBackdropClick(onClick: () => void) {
  const began = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      began.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent) {
      if (began.current && event.target === event.currentTarget) onClick()
      began.current = false
    },
  }
}
