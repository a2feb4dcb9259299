/** Messages between the page and the iframe of the chat. */
import type { SupportSettings } from '../../../schemas/api/entities/site.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { Scheme } from '../browser/scheme.ts'

export type ChatProviderName = Exclude<SupportSettings['chat'], 'none'>

/** The player as the chat provider sees them: only id and public name. */
export interface ChatVisitor {
  id: string
  name: string
}

/** A message of the conversation; `text` is empty if the provider does not report it. */
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
      /** Public configuration of the provider, as in `support.getsettings`. */
      configuration: Readonly<Record<string, string>>
      locale: Locale
      /** Colour scheme of the page. */
      scheme: Scheme
      /** null: guest. */
      visitor: ChatVisitor | null
      /** The stored conversation belongs to another player and must be cleared first. */
      forgets: boolean
    }
  /** The window of the chat was opened or closed. */
  | { type: 'chat.shown'; isShown: boolean }

export type FromChat =
  /** The document is ready and waits for `chat.start`. */
  | { type: 'frame.ready' }
  /** The conversation is visible. */
  | { type: 'chat.ready' }
  | { type: 'chat.failed'; reason: string }
  | { type: 'chat.unread'; count: number }
  /** The player closed the chat with the provider's own button. */
  | { type: 'chat.closed' }
  | ({ type: 'chat.message' } & ChatMessage)
