import { useSyncExternalStore } from 'react'

/** What Chromium lets a page do with its wish to be installed; other browsers have no such event. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}

/** prompt: the browser asks when it is told to; byHand: the reader does it in the browser's menu; no: not here. */
export type InstallWay = 'prompt' | 'byHand' | 'no'

let kept: InstallEvent | undefined
const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

/** Runs as an app already. */
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

/** Safari on phones installs, but has no event for it. */
const isAppleDevice = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** How the site can be put on the home screen of this device. */
export function installWay(): InstallWay {
  const way = kept !== undefined ? 'prompt' : isAppleDevice() ? 'byHand' : 'no'
  return way !== 'no' && isInstalled() ? 'no' : way
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Is told when that changes. */
export const onInstallWay = subscribe

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, installWay, () => 'no')

/** Keeps the browser's own question back until it is asked at a good moment. */
export function keepInstallPrompt(): () => void {
  function keep(event: Event) {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    kept = event
    tell()
  }
  function forget() {
    kept = undefined
    tell()
  }
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', forget)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', forget)
    forget()
  }
}

/** Has the browser ask; it may be asked once only. */
export async function install(): Promise<void> {
  const event = kept
  if (event === undefined) return
  kept = undefined
  tell()
  await event.prompt()
}
