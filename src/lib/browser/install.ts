import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import { boot } from './boot.ts'
import { logProblem } from '../log.ts'

/** Chromium's event for the install prompt; other browsers do not have it. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}

/**
 * prompt: the browser can show its prompt; byHand: the user installs through the browser's menu; no: not
 * available.
 */
export type InstallWay = 'prompt' | 'byHand' | 'no'

/** The browser's own prompt, deferred until the site shows it. */
const heldPrompt = createStore<{ event?: InstallEvent }>(() => ({}))

const hold = (event: InstallEvent) => heldPrompt.setState({ event }, true)
const release = () => heldPrompt.setState({}, true)

/** Runs as an installed app. */
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

/** Safari on iOS can install, but has no event for it. */
const isAppleDevice = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** How the site can be installed on this device. */
export function installWay(): InstallWay {
  const way = heldPrompt.getState().event !== undefined ? 'prompt' : isAppleDevice() ? 'byHand' : 'no'
  return way !== 'no' && isInstalled() ? 'no' : way
}

/** Calls the listener when `installWay` may have changed. */
export const onInstallWay = (listener: () => void): (() => void) => heldPrompt.subscribe(listener)

export const useInstallWay = (): InstallWay => useSyncExternalStore(onInstallWay, installWay, () => 'no')

/** Prevents the browser's own prompt, so that the site can show it later. */
export function keepInstallPrompt(): () => void {
  function keep(event: Event | undefined) {
    if (event === undefined || !isInstallEvent(event)) return
    event.preventDefault()
    hold(event)
  }
  keep(boot()?.installPrompt())
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', release)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', release)
    release()
  }
}

/** Shows the browser's prompt; possible only once per event. */
async function install(): Promise<void> {
  const { event } = heldPrompt.getState()
  if (event === undefined) return
  release()
  await event.prompt()
}

/** Shows the browser's prompt after a click. */
export const askToInstall = () =>
  void install().catch((error: unknown) => logProblem('the app could not be installed', error))
