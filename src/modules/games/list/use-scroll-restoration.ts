import { useEffect, useEffectEvent } from 'react'
import { readJson, removeItem, storageKeys, writeJson } from '../../../lib/browser/storage.ts'
import type { GameList } from './use-game-list.ts'

interface Place {
  address: string
  /** Number of loaded pages. */
  size: number
  /** Scroll position in px. */
  top: number
}

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' &&
    value !== null &&
    'address' in value &&
    value.address === window.location.href &&
    'size' in value &&
    typeof value.size === 'number' &&
    'top' in value &&
    typeof value.top === 'number'
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

/**
 * Restores the position in the list after leaving the site or reloading. (Within the site the list is still
 * there.) A player who scrolls before it has loaded is not moved.
 */
export function useScrollRestoration({ size, loadUntil }: Pick<GameList, 'size' | 'loadUntil'>): void {
  const restore = useEffectEvent(async ({ size: wanted, top }: Place) => {
    const before = window.scrollY
    await loadUntil(wanted)
    requestAnimationFrame(() => {
      if (Math.abs(window.scrollY - before) < 50) window.scrollTo(0, top)
    })
  })
  useEffect(() => {
    const place = takeReturn()
    if (place !== undefined) void restore(place)
  }, [])
  useEffect(() => {
    const keep = () => {
      const place: Place = { address: window.location.href, size, top: window.scrollY }
      writeJson('session', storageKeys.listPlace, place)
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [size])
}
