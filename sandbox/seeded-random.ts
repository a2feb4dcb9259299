/**
 * A pseudorandom number from 0 up to 1, always the same for the same text: for simulated content that must be
 * reproducible. Never use it for money that players win.
 */
export function seededFraction(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A deterministic integer from 0 to `below` - 1. */
export function seededInteger(text: string, below: number): number {
  return Math.floor(seededFraction(text) * below)
}

/** A deterministic choice among the items. Throws RangeError for an empty list. */
export function seededChoice<Item>(text: string, items: readonly Item[]): Item {
  const item = items[seededInteger(text, items.length)]
  if (item === undefined) throw new RangeError('nothing to choose from')
  return item
}
