import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'

/** What Chromium lets a page do with its wish to be installed; other browsers have no such event. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}

/** prompt: the browser asks when it is told to; byHand: the reader does it in the browser's menu; no: not here. */
export type InstallWay = 'prompt' | 'byHand' | 'no'

/** The browser's own question, held back until a good time to ask it. */
const heldPrompt = createStore<{ event?: InstallEvent }>(() => ({}))

const hold = (event: InstallEvent) => heldPrompt.setState({ event }, true)
const release = () => heldPrompt.setState({}, true)

/** Runs as an app already. */
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

/** Safari on phones installs, but has no event for it. */
const isAppleDevice = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** How the site can be put on the home screen of this device. */
export function installWay(): InstallWay {
  const way = heldPrompt.getState().event !== undefined ? 'prompt' : isAppleDevice() ? 'byHand' : 'no'
  return way !== 'no' && isInstalled() ? 'no' : way
}

/** Calls the listener when `installWay` may have changed. */
export const onInstallWay = (listener: () => void): (() => void) => heldPrompt.subscribe(listener)

export const useInstallWay = (): InstallWay => useSyncExternalStore(onInstallWay, installWay, () => 'no')

/** Holds the browser's own question back, so that the site asks it at a good time. */
export function keepInstallPrompt(): () => void {
  function keep(event: Event) {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    hold(event)
  }
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', release)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', release)
    release()
  }
}

/** Makes the browser ask its question; it does so only once for each event. */
export async function install(): Promise<void> {
  const { event } = heldPrompt.getState()
  if (event === undefined) return
  release()
  await event.prompt()
}
