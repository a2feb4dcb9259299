export { readLaunch, type MessengerLaunch } from './launch.ts'
export { followMessenger } from './follow-messenger.ts'
