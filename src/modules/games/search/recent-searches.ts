import { useMemo, useSyncExternalStore } from 'react'
import { readItem, removeItem, storageKeys, writeJson } from '../../../lib/browser/storage.ts'

const most = 6
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const kept = () => readItem('local', storageKeys.recentSearches)

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
  const stored = useSyncExternalStore(subscribe, kept, () => null)
  return useMemo(() => queriesIn(stored), [stored])
}

export function keepSearch(query: string): void {
  const wanted = query.trim().slice(0, 100)
  if (wanted === '') return
  const isSame = (other: string) => other.toLocaleLowerCase() === wanted.toLocaleLowerCase()
  const others = queriesIn(kept()).filter((other) => !isSame(other))
  writeJson('local', storageKeys.recentSearches, [wanted, ...others].slice(0, most))
  for (const listener of listeners) listener()
}

export function forgetSearches(): void {
  removeItem('local', storageKeys.recentSearches)
  for (const listener of listeners) listener()
}
