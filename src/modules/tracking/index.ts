export { trackedEvents, type TrackedEvent } from '../../../schemas/tracked-events.ts'
export { onTrackedEvent, track } from './track.ts'
