import { useEffect, useEffectEvent } from 'react'

/** Data that forms and popups change while cards elsewhere on the page display it. */
export type Matter = 'contacts' | 'limits' | 'breaks'

const listeners = new Map<Matter, Set<() => void>>()

/** Makes the cards that display this data reload it. */
export function tellChange(matter: Matter): void {
  listeners.get(matter)?.forEach((listener) => listener())
}

/** Calls `reload` when the data has changed. */
export function useChanges(matter: Matter, reload: () => void): void {
  const onChange = useEffectEvent(reload)
  useEffect(() => {
    const listener = () => onChange()
    const present = listeners.get(matter) ?? new Set()
    listeners.set(matter, present.add(listener))
    return () => void present.delete(listener)
  }, [matter])
}
