export { registerHits } from './hit-route.ts'
export { openPlatform } from './open-platform.ts'
export type {
  BrowserAnswer,
  BrowserRequest,
  CallContext,
  DemoAccount,
  Platform,
} from '../contracts/platform.ts'
export { pollChatChoice, type ChatChoice } from './polling/chat-choice.ts'
export { assumedGeneralInfo, pollGeneralInfo, type GeneralInfoSource } from './polling/general-info.ts'
export type { Polled } from './polling/poll-call.ts'
