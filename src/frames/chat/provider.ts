import type { ChatMessage, ChatVisitor } from '../../lib/frames/chat-messages.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { Scheme } from '../../lib/browser/scheme.ts'

export type Configuration = Readonly<Record<string, string>>

/** How the page looks, for providers that can follow. */
export interface Look {
  locale: Locale
  scheme: Scheme
}

/** What a provider tells of the conversation. */
export interface ChatListener {
  message: (message: ChatMessage) => void
  /** The player closed it by a button of the provider's. */
  closed: () => void
  failed: (reason: string) => void
}

/** The bubble that every provider draws; its widget can be used from then on. */
export interface Bubble {
  /** Messages that were not read, where the provider counts them; left out: those that it told count. */
  unread?: number | undefined
}

/** The chat of a provider in this document. */
export interface Chat {
  /** null: not there yet. */
  bubble: () => Bubble | null
  /** Shows the conversation, which fills the document. */
  open: () => void
  /** The document is out of sight: what comes from now on was not read. */
  close: () => void
  identify: (visitor: ChatVisitor) => void
  /** Forgets what was said in this browser; done when nothing of it can be seen. Left out: it has no means to. */
  forget?: () => Promise<void> | void
}

export interface ChatProvider {
  /**
   * Milliseconds between two looks at its bubble. 100 for one that announces nothing and whose own bubble
   * would be seen to flash; the others say when they change, and every half second is enough.
   */
  pollInterval: 500 | 100
  /** Puts its snippet into the document. */
  load: (configuration: Configuration, look: Look, listener: ChatListener) => Chat
}
