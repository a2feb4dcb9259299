/** What the page and the frame of the chat say to each other. */
import type { SupportSettings } from '../../../schemas/api/entities/site.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { Scheme } from '../browser/scheme.ts'

export type ChatProviderName = Exclude<SupportSettings['chat'], 'none'>

/** The player as the chat provider gets to know him: nothing but his number and the name that all may see. */
export interface ChatVisitor {
  id: string
  name: string
}

/** A message of the conversation; `text` is empty where the provider does not tell it. */
export interface ChatMessage {
  event: 'sent' | 'received'
  text: string
  channel_id: string
  conversation_id: string
}

export type ToChat =
  | {
      type: 'chat.start'
      provider: ChatProviderName
      /** Public configuration of the provider, as `support.getsettings` has it. */
      configuration: Readonly<Record<string, string>>
      locale: Locale
      /** Colours of the page. */
      scheme: Scheme
      /** null: a guest. */
      visitor: ChatVisitor | null
      /** What was said so far belongs to somebody else, and goes first. */
      forgets: boolean
    }
  /** The window of the chat was opened or closed. */
  | { type: 'chat.shown'; isShown: boolean }

export type FromChat =
  /** The document stands and waits for `chat.start`. */
  | { type: 'frame.ready' }
  /** The conversation can be seen. */
  | { type: 'chat.ready' }
  | { type: 'chat.failed'; reason: string }
  | { type: 'chat.unread'; count: number }
  /** The player closed it by a button of the provider's. */
  | { type: 'chat.closed' }
  | ({ type: 'chat.message' } & ChatMessage)
