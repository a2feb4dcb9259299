export { keepMarks } from './marks.ts'
export { onTrackedEvent, setPlatformEvents, track, type TrackedEvent } from './track.ts'
