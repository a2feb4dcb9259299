import { useMemo } from 'react'
import * as storageKeys from '../../src/lib/browser/storage-keys.ts'
import { createStoredValue } from '../../src/lib/browser/stored-value.ts'

const most = 6
const searches = createStoredValue(storageKeys.recentSearches)

function queriesIn(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Searches on this device that led to a game, latest first. The server does not know them. */
export function useRecentSearches(): string[] {
  const stored = searches.use()
  return useMemo(() => queriesIn(stored), [stored])
}

export function keepSearch(query: string): void {
  const wanted = query.trim().slice(0, 100)
  if (wanted === '') return
  const isSame = (other: string) => other.toLocaleLowerCase() === wanted.toLocaleLowerCase()
  const others = queriesIn(searches.get()).filter((other) => !isSame(other))
  searches.set(JSON.stringify([wanted, ...others].slice(0, most)))
}

export const forgetSearches = (): void => searches.set(null)
