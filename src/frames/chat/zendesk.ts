import { loadScript } from '../load-script.ts'
import type { ChatProvider } from './provider.ts'
import { createUnreadCounter } from './unread-counter.ts'

/** https://developer.zendesk.com/api-reference/widget-messaging/web/core */
type Zendesk = (scope: string, command: string, value?: unknown) => void

declare global {
  interface Window {
    zE?: Zendesk
  }
}

/**
 * `key` of the widget; `jwt` if the platform verifies the player's identity, otherwise the player's number is a tag of
 * the conversation. Zendesk reports the number of unread messages, but neither their text nor what the player sends.
 */
export const zendesk: ChatProvider = {
  pollInterval: 100,
  load({ key = '', jwt }, { locale }, { message, closed, failed }) {
    const unread = createUnreadCounter(() =>
      message({ event: 'received', text: '', channel_id: key, conversation_id: 'none' }),
    )
    let isListening = false
    loadScript(
      `https://static.zdassets.com/ekr/snippet.js?key=${encodeURIComponent(key)}`,
      { failed: () => failed('snippet.js did not load') },
      'ze-snippet',
    )
    function listen(zE: Zendesk) {
      isListening = true
      zE('messenger:set', 'locale', locale)
      zE('messenger:on', 'unreadMessages', (count: number) => unread.update(count))
      zE('messenger:on', 'close', closed)
    }
    return {
      bubble() {
        if (window.zE === undefined) return null
        if (!isListening) listen(window.zE)
        return { unread: unread.count() }
      },
      open: () => window.zE?.('messenger', 'open'),
      close: () => window.zE?.('messenger', 'close'),
      identify({ id }) {
        if (jwt === undefined) window.zE?.('messenger:set', 'conversationTags', [`player-${id}`])
        else window.zE?.('messenger', 'loginUser', (give: (token: string) => void) => give(jwt))
      },
      forget: () => window.zE?.('messenger', 'logoutUser'),
    }
  },
}
