import type { CompiledMenuItem } from '../../../schemas/compiled.ts'
import { holds } from '../conditions.ts'
import { isOffered } from '../offered-actions.ts'
import { useConfig, useFacts, usePath } from '../render-context.tsx'

/** Whether a path equals `place` or is below it; nothing is below the home page. */
export function isWithin(path: string, place: string): boolean {
  return path === place || (place !== '/' && path.startsWith(`${place}/`))
}

export type ShownItem = CompiledMenuItem & { current: 'page' | 'true' | undefined }

/** The menu entries that this site offers to any visitor, regardless of their conditions. */
export function useOfferedItems(items: readonly CompiledMenuItem[]): CompiledMenuItem[] {
  const config = useConfig()
  return items.filter(({ action }) => action === undefined || isOffered(action, config))
}

/** The menu entries visible to this visitor, with the current one marked (value of `aria-current`). */
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
