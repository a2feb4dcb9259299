import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { isInMessenger } from '../../src/lib/urls/messenger.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'

function onFullscreenChange(callback: () => void) {
  document.addEventListener('fullscreenchange', callback)
  return () => document.removeEventListener('fullscreenchange', callback)
}

const never = () => () => undefined

/** Whether the settings let games fill the screen where the site runs now. */
function useIsOffered(): boolean {
  const { fullscreen = 'all' } = useConfig().games
  const isMessenger = useSyncExternalStore(never, isInMessenger, () => false)
  return fullscreen === 'all' || fullscreen === (isMessenger ? 'telegram' : 'product')
}

export interface Fullscreen {
  isOffered: boolean
  isOn: boolean
  /** It is on, and the page has to make the element fill the window: the browser cannot. */
  isMadeByPage: boolean
  toggle: () => void
}

/** Shows an element on the whole screen and takes it back. */
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
    // Phones of one maker let nothing but films fill the screen.
    if (isMadeByPage || !document.fullscreenEnabled) return setIsMadeByPage(!isMadeByPage)
    const change = isMadeByBrowser ? document.exitFullscreen() : element.current?.requestFullscreen()
    // A browser may refuse; then the page stays as it is.
    change?.catch(() => undefined)
  }
  return { isOffered, isOn: isMadeByBrowser || isMadeByPage, isMadeByPage, toggle }
}
