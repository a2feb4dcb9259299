import type { ChatMessage, ChatVisitor } from '../../lib/frames/chat-messages.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { Scheme } from '../../lib/browser/scheme.ts'

export type Configuration = Readonly<Record<string, string>>

/** Appearance of the page, for providers that can match it. */
export interface ChatAppearance {
  locale: Locale
  scheme: Scheme
}

/** Receives events of the conversation. */
export interface ChatListener {
  message: (message: ChatMessage) => void
  /** The player closed the chat with the provider's own button. */
  closed: () => void
  failed: (reason: string) => void
}

/** The provider's bubble; its widget is usable once the bubble exists. */
export interface Bubble {
  /** Number of unread messages if the provider counts them; otherwise the reported messages are counted. */
  unread?: number | undefined
}

/** A provider's chat in this document. */
export interface Chat {
  /** null: not loaded yet. */
  bubble: () => Bubble | null
  /** Shows the conversation, which fills the document. */
  open: () => void
  /** The document is hidden: further messages are unread. */
  close: () => void
  identify: (visitor: ChatVisitor) => void
  /** Clears the conversation in this browser; resolves when it is no longer visible. Omitted if not supported. */
  forget?: () => Promise<void> | void
}

export interface ChatProvider {
  /**
   * Milliseconds between two checks of the bubble: 100 for a provider without events, whose own bubble
   * would flash; 500 is enough for the others, which report changes.
   */
  pollInterval: 500 | 100
  /** Adds the provider's snippet to the document. */
  load: (configuration: Configuration, look: ChatAppearance, listener: ChatListener) => Chat
}
