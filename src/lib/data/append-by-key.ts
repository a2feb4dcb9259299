/**
 * Appends later entries of a list, each once by its key: new entries may have shifted the
 * pages. An entry without the key is an error that names the key, since it could appear twice or never.
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
