import { createEmitter } from '../../lib/emitter.ts'
import { logProblem } from '../../lib/log.ts'
import type { EventName, EventParams, TrackedEvent } from '../../../schemas/tracked-events.ts'

type Listener = (event: TrackedEvent) => void

const tracked = createEmitter<[event: TrackedEvent]>()
/** Events reported before the listener's code has loaded. */
const early: TrackedEvent[] = []
const maxEarly = 20

function tell(listener: Listener, event: TrackedEvent) {
  try {
    listener(event)
  } catch (error) {
    logProblem(`an analytics listener failed at ${event.name}`, error)
  }
}

/** Passes every event to a listener; the first one also receives the earlier events. */
export function onTrackedEvent(listener: Listener): () => void {
  const stop = tracked.on((event) => tell(listener, event))
  for (const event of early.splice(0)) tell(listener, event)
  return stop
}

/** Reports an event. Never fails: the site does not depend on analytics. */
export function track<Name extends EventName>(
  name: Name,
  ...[params]: keyof EventParams<Name> extends never ? [] : [params: EventParams<Name>]
): void {
  const event = { name, params: { ...params } }
  if (!tracked.hasListeners() && early.length < maxEarly) early.push(event)
  tracked.emit(event)
}
