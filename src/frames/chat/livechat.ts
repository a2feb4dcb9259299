import { loadScript } from '../load-script.ts'
import type { ChatProvider } from './provider.ts'

type Call = [method: string, values: unknown[]]

/** https://platform.text.com/docs/extending-chat-widget/javascript-api */
interface LiveChatWidget {
  _q: Call[]
  _h: ((...call: Call) => unknown) | null
  _v: '2.0'
  on: (event: string, listener: (data: LiveChatEvent) => void) => void
  call: (name: string, ...values: unknown[]) => void
  get: (name: string) => unknown
}

interface LiveChatEvent {
  type?: string
  author?: { type?: string }
  visibility?: string
}

declare global {
  interface Window {
    __lc?: { license: number }
    LiveChatWidget?: LiveChatWidget
  }
}

/** Queues calls until the script is loaded, as the provider's snippet does. */
function queue(): LiveChatWidget {
  const send = (call: Call) => (widget._h === null ? void widget._q.push(call) : widget._h(...call))
  const widget: LiveChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...values) => void send(['on', values]),
    call: (...values) => void send(['call', values]),
    get: (...values) => (widget._h === null ? undefined : widget._h('get', values)),
  }
  return widget
}

function chatId(widget: LiveChatWidget): string {
  const data = widget.get('chat_data')
  return typeof data === 'object' && data !== null && 'chatId' in data ? String(data.chatId) : 'none'
}

/** `license`: number of the account. LiveChat reports that there are messages, but not their text. */
export const livechat: ChatProvider = {
  pollInterval: 500,
  load({ license = '' }, _look, { message, closed, failed }) {
    window.__lc = { license: Number(license) }
    const widget = queue()
    window.LiveChatWidget = widget
    let isReady = false
    const now = () => window.LiveChatWidget ?? widget
    widget.on('ready', () => (isReady = true))
    widget.on('new_event', ({ author }) =>
      message({
        event: author?.type === 'customer' ? 'sent' : 'received',
        text: '',
        channel_id: license,
        conversation_id: chatId(now()),
      }),
    )
    widget.on('visibility_changed', ({ visibility }) => {
      if (visibility === 'minimized') closed()
    })
    loadScript('https://cdn.livechatinc.com/tracking.js', {
      failed: () => failed('tracking.js did not load'),
    })
    return {
      bubble: () => (isReady ? {} : null),
      open: () => now().call('maximize'),
      close: () => now().call('minimize'),
      identify({ id, name }) {
        now().call('set_customer_name', name)
        now().call('set_session_variables', { player: id })
      },
    }
  },
}
