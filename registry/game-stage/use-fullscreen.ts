import { useSyncExternalStore, type RefObject } from 'react'

function onFullscreenChange(callback: () => void) {
  document.addEventListener('fullscreenchange', callback)
  return () => document.removeEventListener('fullscreenchange', callback)
}

/** Shows an element on the whole screen and takes it back. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    onFullscreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  )
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen()
    // A browser may refuse; then the page stays as it is.
    change?.catch(() => undefined)
  }
  return { isOn, toggle }
}
