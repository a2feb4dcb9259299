/** Passes events to listeners. Events leave no state behind; for shared state use a zustand store. */
export interface Emitter<Event extends unknown[]> {
  /** @returns stops calling the listener */
  on: (listener: (...event: Event) => void) => () => void
  emit: (...event: Event) => void
  hasListeners: () => boolean
}

export function createEmitter<Event extends unknown[]>(): Emitter<Event> {
  const listeners = new Set<(...event: Event) => void>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(...event) {
      for (const listener of listeners) listener(...event)
    },
    hasListeners: () => listeners.size > 0,
  }
}
