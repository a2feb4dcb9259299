export {
  trackedEvents,
  type EventName,
  type EventValue,
  type TrackedEvent,
} from '../../../schemas/tracked-events.ts'
export { onTrackedEvent, track } from './track.ts'
