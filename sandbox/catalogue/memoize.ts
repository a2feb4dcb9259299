import { LRUCache } from 'lru-cache'
import type { Catalogue } from './catalogue.ts'

/**
 * Memoizes values derived from a catalogue, which never changes: the `max` values used last for each catalogue.
 * Callers share the values and must not modify them.
 */
export function memoizeByCatalogue<Value extends object>(max: number) {
  const caches = new WeakMap<Catalogue, LRUCache<string, Value>>()
  return (catalogue: Catalogue, key: string, compute: () => Value): Value => {
    const cache = caches.get(catalogue) ?? new LRUCache<string, Value>({ max })
    caches.set(catalogue, cache)
    const cached = cache.get(key)
    if (cached) return cached
    const value = compute()
    cache.set(key, value)
    return value
  }
}
