import { useEffect, useEffectEvent } from 'react'
import { createEmitter } from '../../lib/emitter.ts'

/** Data that forms and popups change while cards elsewhere on the page display it. */
export type Matter =
  | 'contacts'
  | 'confirmation requests'
  | 'deposits'
  | 'bonuses'
  | 'limits'
  | 'breaks'
  | 'sessions'

const changes = createEmitter<[matter: Matter]>()

/** Makes the cards that display this data reload it. */
export const emitChange = changes.emit

/** Calls `reload` when the data has changed. */
export function useChanges(matter: Matter, reload: () => void): void {
  const onChange = useEffectEvent(reload)
  useEffect(() => {
    return changes.on((changed) => {
      if (changed === matter) onChange()
    })
  }, [matter])
}
