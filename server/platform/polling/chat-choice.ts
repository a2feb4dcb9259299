import type { SupportSettings } from '../../../schemas/api/entities/site.ts'
import { defaultLocale } from '../../../schemas/locale.ts'
import type { Platform } from '../../contracts/platform.ts'
import { pollCall, type Polled, type PollOptions } from './poll-call.ts'

/** The chat provider chosen by the platform, with its public configuration. */
export type ChatChoice =
  | { provider: 'none' }
  | {
      provider: Exclude<SupportSettings['chat'], 'none'>
      configuration: Readonly<Record<string, string>>
    }

function choiceOf(settings: SupportSettings): ChatChoice {
  const { chat: provider } = settings
  return provider === 'none' ? { provider } : { provider, configuration: settings[provider] ?? {} }
}

/** Polls which chat provider is active: every page shows its button, and its iframe allows its code only. */
export function pollChatChoice(platform: Platform, options: PollOptions): Polled<ChatChoice> {
  return pollCall(
    async () => choiceOf(await platform.call('support.getsettings', {}, { locale: defaultLocale })),
    options,
  )
}
