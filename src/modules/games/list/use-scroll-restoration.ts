import { useEffect, useEffectEvent, useRef } from 'react'
import { scrollToBottomOffset } from '../../../lib/constants.ts'
import { readJson, removeItem, writeJson } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import type { GameList } from './use-game-list.ts'

interface Place {
  address: string
  /** Number of loaded pages. */
  size: number
  /** Scroll position in px. */
  top: number
  /** The end of the page was visible: it is shown again, however long the page is now. */
  isAtEnd: boolean
}

const pageHeight = () => document.documentElement.scrollHeight
/** Fractions of a pixel are lost when scrolling. */
const isAtEnd = () => window.scrollY + window.innerHeight >= pageHeight() - 2

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' &&
    value !== null &&
    'address' in value &&
    value.address === window.location.href &&
    'size' in value &&
    typeof value.size === 'number' &&
    'top' in value &&
    typeof value.top === 'number' &&
    'isAtEnd' in value &&
    typeof value.isAtEnd === 'boolean'
  )
}

/** The browser came back to this address or reloaded it, and has not shown a list since. */
function takeReturn(): Place | undefined {
  const place = readJson('session', storageKeys.listPlace)
  removeItem('session', storageKeys.listPlace)
  if (!isPlace(place) || place.size < 2) return undefined
  const [entry] = performance.getEntriesByType('navigation')
  const hasReturned = entry !== undefined && 'type' in entry && entry.type !== 'navigate'
  return hasReturned ? place : undefined
}

const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Watches for input that scrolls. The browser's own restoration scrolls as well, as far as the page reaches. */
function watchInput() {
  const watch = new AbortController()
  for (const name of inputs)
    window.addEventListener(name, () => watch.abort(), {
      capture: true,
      passive: true,
      signal: watch.signal,
    })
  return watch
}

/**
 * Restores the position in the list after leaving the site or reloading. (Within the site the list is still
 * there.) A player who scrolls before it has loaded is not moved.
 */
export function useScrollRestoration({
  size,
  loaded,
  hasMore,
  loadUntil,
}: Pick<GameList, 'size' | 'loaded' | 'hasMore' | 'loadUntil'>): void {
  const pending = useRef<{ place: Place; input: AbortController }>(undefined)
  const begin = useEffectEvent((place: Place) => {
    pending.current = { place, input: watchInput() }
    void loadUntil(place.size)
  })
  useEffect(() => {
    const place = takeReturn()
    if (place !== undefined) begin(place)
  }, [])
  // The page has its height once the list is rendered.
  useEffect(() => {
    if (pending.current === undefined || (hasMore && loaded < pending.current.place.size)) return
    const { place, input } = pending.current
    pending.current = undefined
    requestAnimationFrame(() => {
      if (!input.signal.aborted)
        window.scrollTo(0, place.isAtEnd ? pageHeight() + scrollToBottomOffset : place.top)
      input.abort()
    })
  }, [loaded, hasMore])
  useEffect(() => {
    const keep = () => {
      const place: Place = {
        address: window.location.href,
        size,
        top: window.scrollY,
        isAtEnd: isAtEnd(),
      }
      writeJson('session', storageKeys.listPlace, place)
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [size])
}
