import type { CompiledMenuItem } from '../../schemas/compiled.ts'
import { holds } from './conditions.ts'
import { isOffered } from './offered-actions.ts'
import { useConfig, useFacts, usePath } from './render-context.tsx'

/** Whether a path is this place or lies below it; home has nothing below it. */
export function isWithin(path: string, place: string): boolean {
  return path === place || (place !== '/' && path.startsWith(`${place}/`))
}

export type ShownItem = CompiledMenuItem & { current: 'page' | 'true' | undefined }

/** The entries of a menu that this site offers to anybody, whatever their conditions say of a visitor. */
export function useOfferedItems(items: readonly CompiledMenuItem[]): CompiledMenuItem[] {
  const config = useConfig()
  return items.filter(({ action }) => action === undefined || isOffered(action, config))
}

/** The entries of a menu that this visitor sees, and which of them is where he is (value of `aria-current`). */
export function useShownItems(items: readonly CompiledMenuItem[]): ShownItem[] {
  const path = usePath()
  const facts = useFacts()
  return useOfferedItems(items)
    .filter(({ when }) => holds(when, facts))
    .map((item) => ({ ...item, current: currentAt(item.to, path) }))
}

function currentAt(place: string | undefined, path: string): ShownItem['current'] {
  if (place === undefined) return undefined
  if (path === place) return 'page'
  return isWithin(path, place) ? 'true' : undefined
}
