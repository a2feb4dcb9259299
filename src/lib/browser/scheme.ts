import { useSyncExternalStore } from 'react'
import { storageKeys, writeItem } from './storage.ts'

export const schemes = ['dark', 'light'] as const
/** Colours on dark or on light ground; boot.js sets the one that was chosen before the first paint. */
export type Scheme = (typeof schemes)[number]

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The scheme that the page shows. */
export function shownScheme(): Scheme {
  return document.documentElement.dataset.scheme === 'light' ? 'light' : 'dark'
}

/** Shows the page in this scheme, now and at later visits. */
export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme
  writeItem('local', storageKeys.scheme, scheme)
  for (const listener of listeners) listener()
}

/** The scheme that is shown; the server knows only the site's own. */
export function useScheme(siteScheme: Scheme): Scheme {
  return useSyncExternalStore(subscribe, shownScheme, () => siteScheme)
}
