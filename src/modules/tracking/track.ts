import { logProblem } from '../../lib/log.ts'
import type { EventName, EventParams, TrackedEvent } from './events.ts'

type Listener = (event: TrackedEvent) => void

const listeners = new Set<Listener>()
/** What was reported before anybody listened: the code that does comes after the page. */
const early: TrackedEvent[] = []
const mostEarly = 20

function tell(listener: Listener, event: TrackedEvent) {
  try {
    listener(event)
  } catch (error) {
    logProblem(`an analytics listener failed at ${event.name}`, error)
  }
}

/** Hands every event to an analytics service; the first to listen hears what was reported before. */
export function onTrackedEvent(listener: Listener): () => void {
  listeners.add(listener)
  for (const event of early.splice(0)) tell(listener, event)
  return () => listeners.delete(listener)
}

/** Reports that something happened. Never fails: the site does not depend on being watched. */
export function track<Name extends EventName>(
  name: Name,
  ...[params]: keyof EventParams<Name> extends never ? [] : [params: EventParams<Name>]
): void {
  const event = { name, params: { ...params } }
  if (listeners.size === 0 && early.length < mostEarly) early.push(event)
  for (const listener of listeners) tell(listener, event)
}
