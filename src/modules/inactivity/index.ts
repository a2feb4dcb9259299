export { inactivityLimit } from './inactivity-limit.ts'
export { startInactivity, type InactivitySite } from './start-inactivity.tsx'
