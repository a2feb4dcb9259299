export { trackedEvents, type EventName, type EventValue, type TrackedEvent } from './events.ts'
export { onTrackedEvent, track } from './track.ts'
