import { useEffect, useEffectEvent } from 'react'
import { readJson, removeItem, storageKeys, writeJson } from '../../../lib/browser/storage.ts'
import type { PagedGames } from './use-paged-games.ts'

interface Place {
  address: string
  /** Pages that were there. */
  size: number
  /** How far the page was scrolled, in px. */
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

/** The browser came back to this address, or loaded it again, and has not shown a list since. */
function takeReturn(): Place | undefined {
  const place = readJson('session', storageKeys.listPlace)
  removeItem('session', storageKeys.listPlace)
  if (!isPlace(place) || place.size < 2) return undefined
  const [entry] = performance.getEntriesByType('navigation')
  const hasReturned = entry !== undefined && 'type' in entry && entry.type !== 'navigate'
  return hasReturned ? place : undefined
}

/**
 * Who leaves the site from the middle of a list, or reloads it there, finds the place again. (Within the site
 * the list is still there.) Whoever scrolls before it has come is left where he is.
 */
export function useKeptPlace({ size, loadUntil }: Pick<PagedGames, 'size' | 'loadUntil'>): void {
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
