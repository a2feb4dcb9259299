import { callApi } from '../../lib/api/client.ts'
import { logProblem } from '../../lib/log.ts'
import { readMarks } from './marks.ts'

export interface TrackedEvent {
  name: string
  params: Readonly<Record<string, unknown>>
}

type Listener = (event: TrackedEvent) => void

const listeners = new Set<Listener>()
let platformEvents: ReadonlySet<string> = new Set()

/** Names the events that the platform wants to hear of (settings `analytics`). */
export function setPlatformEvents(names: readonly string[]): void {
  platformEvents = new Set(names)
}

/** Hands every event to an analytics service. */
export function onTrackedEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(listener: Listener, event: TrackedEvent) {
  try {
    listener(event)
  } catch (error) {
    logProblem(`an analytics listener failed at ${event.name}`, error)
  }
}

/** Reports that something happened. Never fails: the site does not depend on being watched. */
export function track(name: string, params: Readonly<Record<string, unknown>> = {}): void {
  const event = { name, params: { ...readMarks(), ...params } }
  for (const listener of listeners) tell(listener, event)
  if (!platformEvents.has(name)) return
  callApi('events.handle', { event_name: name, event_params: event.params }).catch((error: unknown) =>
    logProblem(`the platform did not take the event ${name}`, error),
  )
}
