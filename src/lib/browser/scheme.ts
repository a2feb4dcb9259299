import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import { writeItem } from './storage.ts'
import * as storageKeys from './storage-keys.ts'

export const schemes = ['dark', 'light'] as const
/** Colours on a dark or on a light ground; the boot script applies the chosen one before the first paint. */
export type Scheme = (typeof schemes)[number]

/** The choice made on this page; undefined before there is one, while the document has that of the boot script. */
export const chosen = createStore<Scheme | undefined>(() => undefined)

/** The scheme that the page displays. */
export function shownScheme(): Scheme {
  return document.documentElement.dataset.scheme === 'light' ? 'light' : 'dark'
}

/** Displays the page in this scheme, now and on later visits. */
export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme
  writeItem('local', storageKeys.scheme, scheme)
  chosen.setState(scheme)
}

/** The displayed scheme; the server renders the site's own, since it does not know the player's. */
export function useScheme(siteScheme: Scheme): Scheme {
  return useSyncExternalStore(chosen.subscribe, shownScheme, () => siteScheme)
}
