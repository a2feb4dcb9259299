export { readLaunch, type MessengerLaunch } from './launch.ts'
export { messengerEffect } from './messenger-effect.ts'
