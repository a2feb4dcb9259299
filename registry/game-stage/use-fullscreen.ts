import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { isInMessenger } from '../../src/lib/urls/messenger.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'

function onFullscreenChange(callback: () => void) {
  document.addEventListener('fullscreenchange', callback)
  return () => document.removeEventListener('fullscreenchange', callback)
}

const never = () => () => undefined

/** Whether the settings offer full screen in the current display mode. */
function useIsOffered(): boolean {
  const { fullscreen = 'all' } = useConfig().games
  const isMessenger = useSyncExternalStore(never, isInMessenger, () => false)
  return fullscreen === 'all' || fullscreen === (isMessenger ? 'telegram' : 'product')
}

export interface Fullscreen {
  isOffered: boolean
  isOn: boolean
  /** Full screen is on, and the page must enlarge the element because the browser cannot. */
  isMadeByPage: boolean
  toggle: () => void
}

/** Shows an element full-screen and restores it. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const isOffered = useIsOffered()
  const [isMadeByPage, setIsMadeByPage] = useState(false)
  const isMadeByBrowser = useSyncExternalStore(
    onFullscreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  )

  useEffect(() => {
    if (!isMadeByPage) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsMadeByPage(false)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isMadeByPage])

  function toggle() {
    // On iPhones only videos can be full-screen.
    if (isMadeByPage || !document.fullscreenEnabled) return setIsMadeByPage(!isMadeByPage)
    const change = isMadeByBrowser ? document.exitFullscreen() : element.current?.requestFullscreen()
    // A browser may reject; the page then stays as it is.
    change?.catch(() => undefined)
  }
  return { isOffered, isOn: isMadeByBrowser || isMadeByPage, isMadeByPage, toggle }
}
