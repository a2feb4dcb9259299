/**
 * Later entries of a list behind those that are there, each once by its key: what came in between has moved the
 * pages. A list whose entries lack the key could show one twice or never: that is an error, which names the key.
 */
export function appendByKey<Item extends object>(
  known: readonly Item[],
  more: readonly Item[],
  key: keyof Item & string,
): Item[] {
  const seen = new Set<unknown>()
  return [...known, ...more].filter((item) => {
    const value = item[key]
    if (value === undefined || value === null) throw new Error(`A list has no key field "${key}"`)
    if (seen.has(value)) return false
    seen.add(value)
    return true
  })
}
