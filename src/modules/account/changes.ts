import { useEffect, useEffectEvent } from 'react'

/** What operations of forms and popups change while cards elsewhere on the page show it. */
export type Matter = 'contacts' | 'limits' | 'breaks'

const listeners = new Map<Matter, Set<() => void>>()

/** Lets the cards that show a matter ask for it anew. */
export function tellChange(matter: Matter): void {
  listeners.get(matter)?.forEach((listener) => listener())
}

/** Calls `reload` whenever the matter was changed. */
export function useChanges(matter: Matter, reload: () => void): void {
  const onChange = useEffectEvent(reload)
  useEffect(() => {
    const listener = () => onChange()
    const present = listeners.get(matter) ?? new Set()
    listeners.set(matter, present.add(listener))
    return () => void present.delete(listener)
  }, [matter])
}
