import type { FormValues } from '../../contract/form.ts'
import type { PlainState } from './plain-values.ts'

/** The values of a form, outside of React's state: a change renders only the fields concerned. */
export interface ValueStore {
  state: () => PlainState
  subscribe: (listener: () => void) => () => void
  /** Calls the listener after each change of a field. */
  onChange: (listener: (name: string) => void) => () => void
  change: (name: string, value: unknown) => void
}

export function createValueStore(
  settle: (values: FormValues) => PlainState,
  initial: FormValues,
): ValueStore {
  const renders = new Set<() => void>()
  const changes = new Set<(name: string) => void>()
  let state = settle(initial)

  function add<Listener>(listeners: Set<Listener>, listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    state: () => state,
    subscribe: (listener) => add(renders, listener),
    onChange: (listener) => add(changes, listener),
    change(name, value) {
      state = settle({ ...state.values, [name]: value })
      renders.forEach((listener) => listener())
      changes.forEach((listener) => listener(name))
    },
  }
}
