import type { CompiledMenuItem } from '../../schemas/compiled.ts'
import { holds } from './conditions.ts'
import { useFacts, usePath } from './render-context.tsx'

/** Whether a path is this place or lies below it; home has nothing below it. */
export function isWithin(path: string, place: string): boolean {
  return path === place || (place !== '/' && path.startsWith(`${place}/`))
}

export interface ShownItem extends CompiledMenuItem {
  current: 'page' | 'true' | undefined
}

/** The entries of a menu that this visitor sees, and which of them is where he is (value of `aria-current`). */
export function useShownItems(items: readonly CompiledMenuItem[]): ShownItem[] {
  const path = usePath()
  const facts = useFacts()
  return items
    .filter(({ when }) => holds(when, facts))
    .map((item) => ({ ...item, current: currentAt(item.to, path) }))
}

function currentAt(place: string, path: string): ShownItem['current'] {
  if (path === place) return 'page'
  return isWithin(path, place) ? 'true' : undefined
}
