import { loadScript } from '../load-script.ts'
import type { ChatProvider } from './provider.ts'

/** https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/dollar-crisp/ */
interface Crisp {
  push: (command: unknown[]) => unknown
  /** Available after the script is loaded. */
  get?: (name: string) => string | number | null
}

declare global {
  interface Window {
    $crisp?: Crisp
    CRISP_WEBSITE_ID?: string
    CRISP_TOKEN_ID?: string
    CRISP_RUNTIME_CONFIG?: { locale: string }
  }
}

function contentOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('content' in data)) return ''
  return typeof data.content === 'string' ? data.content : ''
}

/** `website_id`; `token_id` if the platform gives each player a token to restore the conversation. */
export const crisp: ChatProvider = {
  pollInterval: 500,
  load({ website_id = '', token_id }, { locale }, { message, closed, failed }) {
    const commands: unknown[][] = []
    // The script executes the queued commands and replaces the queue.
    window.$crisp = commands
    window.CRISP_WEBSITE_ID = website_id
    window.CRISP_RUNTIME_CONFIG = { locale }
    if (token_id !== undefined) window.CRISP_TOKEN_ID = token_id
    const push = (...command: unknown[]) => window.$crisp?.push(command)
    const tell = (event: 'sent' | 'received', data: unknown) =>
      message({
        event,
        text: contentOf(data),
        channel_id: website_id,
        conversation_id: String(window.$crisp?.get?.('session:identifier') ?? 'none'),
      })
    push('on', 'message:sent', (data: unknown) => tell('sent', data))
    push('on', 'message:received', (data: unknown) => tell('received', data))
    push('on', 'chat:closed', closed)
    loadScript('https://client.crisp.chat/l.js', { failed: () => failed('l.js did not load') })
    return {
      bubble() {
        const unread = window.$crisp?.get?.('chat:unread:count')
        return window.$crisp?.get === undefined ? null : { unread: Number(unread ?? 0) }
      },
      open: () => push('do', 'chat:open'),
      close: () => push('do', 'chat:close'),
      identify({ id, name }) {
        push('set', 'user:nickname', [name])
        push('set', 'session:data', [[['player', id]]])
      },
      forget: () => void push('do', 'session:reset'),
    }
  },
}
