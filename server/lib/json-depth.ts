/** Levels of lists and objects in JSON from outside. The deepest documents have about thirty. */
export const deepestJson = 100

/** Whether a value has more levels of lists and objects than `levels`. Looks no deeper than that. */
export function isTooDeep(value: unknown, levels = deepestJson): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1))
}
