import { loadScript } from '../load-script.ts'
import type { ChatProvider } from './provider.ts'

/** https://www.chatwoot.com/docs/product/channels/live-chat/sdk/setup */
interface Chatwoot {
  hasLoaded: boolean
  setUser: (identifier: string, user: { name: string; identifier_hash?: string }) => void
  reset: () => void
  toggle: (state: 'open' | 'close') => void
}

/** Event data of `chatwoot:on-message`; type 0 is a message of the visitor. */
interface ChatwootMessage {
  content?: string | null
  message_type?: number
  conversation_id?: number | string
  inbox_id?: number | string
}

declare global {
  interface Window {
    chatwootSettings?: {
      hideMessageBubble: boolean
      locale: string
      type: 'standard'
      darkMode: 'dark' | 'light'
    }
    chatwootSDK?: { run: (options: { websiteToken: string; baseUrl: string }) => void }
    $chatwoot?: Chatwoot
  }
  interface WindowEventMap {
    'chatwoot:on-message': CustomEvent<ChatwootMessage | undefined>
    'chatwoot:closed': Event
    'chatwoot:ready': Event
  }
}

/** The reset sends no event, but starts a new conversation: it counts as complete after this long. */
const maxForgettingMs = 3000

function nextReady(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxForgettingMs)
    window.addEventListener(
      'chatwoot:ready',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

/**
 * `base_url` of the installation and `website_token`; `identifier_hash` if the platform verifies the
 * player's identity.
 */
export const chatwoot: ChatProvider = {
  pollInterval: 500,
  load(
    { base_url = '', website_token = '', identifier_hash },
    { locale, scheme },
    { message, closed, failed },
  ) {
    window.chatwootSettings = { hideMessageBubble: true, locale, type: 'standard', darkMode: scheme }
    window.addEventListener('chatwoot:on-message', ({ detail }) =>
      message({
        event: detail?.message_type === 0 ? 'sent' : 'received',
        text: detail?.content ?? '',
        channel_id: String(detail?.inbox_id ?? website_token),
        conversation_id: String(detail?.conversation_id ?? 'none'),
      }),
    )
    window.addEventListener('chatwoot:closed', closed)
    loadScript(`${base_url}/packs/js/sdk.js`, {
      failed: () => failed('sdk.js did not load'),
      loaded: () => window.chatwootSDK?.run({ websiteToken: website_token, baseUrl: base_url }),
    })
    return {
      bubble: () => (window.$chatwoot?.hasLoaded === true ? {} : null),
      open: () => window.$chatwoot?.toggle('open'),
      close: () => window.$chatwoot?.toggle('close'),
      identify: ({ id, name }) =>
        window.$chatwoot?.setUser(id, { name, ...(identifier_hash !== undefined && { identifier_hash }) }),
      async forget() {
        const isDone = nextReady()
        window.$chatwoot?.reset()
        await isDone
      },
    }
  },
}
