import type { Catalogue } from './catalogue.ts'

/**
 * Keeps what was worked out from a catalogue, which never changes: at most so many answers, the oldest go
 * first. What is kept must not be changed by whoever gets it.
 */
export function createMemory<Value>(most: number) {
  const memories = new WeakMap<Catalogue, Map<string, Value>>()
  return (catalogue: Catalogue, key: string, make: () => Value): Value => {
    const kept = memories.get(catalogue) ?? new Map<string, Value>()
    memories.set(catalogue, kept)
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = make()
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
