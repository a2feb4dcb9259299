export { readLaunch, type MessengerLaunch } from './launch.ts'
