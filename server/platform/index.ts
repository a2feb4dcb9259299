export { registerHits } from './hit-route.ts'
export { limitPasswords } from './password-length.ts'
export { callerOf, createCaller } from './caller.ts'
export { inKnownLocales } from './known-locales.ts'
export { readFields } from './form-fields.ts'
export { loadAdapter } from './adapter/load-adapter.ts'
export { openRemotePlatform } from './open-remote-platform.ts'
export { PlatformUnreachable, type CallContext, type Caller, type Platform } from '../contracts/platform.ts'
export { pollChatChoice, type ChatChoice } from './polling/chat-choice.ts'
export {
  assumedGeneralInfo,
  isDisabled,
  isMirror,
  pollGeneralInfo,
  type GeneralInfoSource,
} from './polling/general-info.ts'
export { LatestAnswer } from './polling/latest-answer.ts'
export type { Polled } from './polling/poll-call.ts'
