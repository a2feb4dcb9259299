import { isInternalPath } from '../../../lib/urls/links.ts'
import type { AppContext } from '../../app-context.ts'
import { isServerPath } from '../../navigation/server-paths.ts'

const messageType = 'checkIframe'

/** The requested path; undefined for all other messages. */
function wantedPath(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (!('type' in data) || data.type !== messageType) return undefined
  if (!('pathname' in data) || typeof data.pathname !== 'string') return undefined
  const { pathname } = data
  return isInternalPath(pathname) && !isServerPath(pathname) ? pathname : undefined
}

/** Reading the location of a cross-origin window throws. */
function isSiteWindow(other: Window): boolean {
  try {
    return other.location.origin === window.location.origin
  } catch {
    return false
  }
}

function isFrameHere(source: MessageEventSource | null): boolean {
  return (
    source !== null && [...document.querySelectorAll('iframe')].some((one) => one.contentWindow === source)
  )
}

/**
 * A page of the site inside our own iframe, such as the end of a payment, asks the page around it to navigate
 * there instead. Messages are exchanged only within this origin.
 */
export function iframeMessagesEffect({ navigate }: AppContext): () => void {
  const { origin, pathname } = window.location
  if (window.parent !== window && isSiteWindow(window.parent))
    window.parent.postMessage({ type: messageType, pathname }, origin)

  function listen({ origin: sender, source, data }: MessageEvent<unknown>) {
    if (sender !== origin || !isFrameHere(source)) return
    const path = wantedPath(data)
    if (path !== undefined) void navigate(path)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
