import type { ChatProviderName } from '../../src/lib/frames/chat-messages.ts'
import type {} from '../../src/frames/chat/chatwoot.ts'
import type {} from '../../src/frames/chat/crisp.ts'
import type {} from '../../src/frames/chat/intercom.ts'
import type {} from '../../src/frames/chat/jivo.ts'
import type {} from '../../src/frames/chat/livechat.ts'
import type {} from '../../src/frames/chat/zendesk.ts'

type Callback = (value?: unknown) => void

const isCallback = (value: unknown): value is Callback => typeof value === 'function'

interface Recorded {
  /** Calls to the provider's script, in its own API. */
  calls: unknown[][]
  /** Callbacks passed to the provider's script. */
  callbacks: Record<string, Callback>
}

export const recorded: Recorded = { calls: [], callbacks: {} }

const note =
  (name: string) =>
  (...values: unknown[]) =>
    void recorded.calls.push([name, ...values])

export const scriptElement = () => document.head.querySelector('script')

/** Removes the scripts of the test before, and what they recorded. */
export function removeProviderScripts() {
  recorded.calls = []
  recorded.callbacks = {}
  document.head.replaceChildren()
  for (const name of ['LiveChatWidget', 'Intercom', 'zE', 'jivo_api', '$chatwoot', '$crisp'])
    Reflect.deleteProperty(window, name)
}

/** A provider's script, and what the frame must do with it. */
export interface ProviderScript {
  provider: ChatProviderName
  src: string
  /** What the script does to the window when it is loaded. */
  arrive: () => void
  opened: unknown[]
  identified: unknown[]
  /** How the provider reports a message of the operator. */
  receive: () => void
  message: { text: string; channel_id: string; conversation_id: string }
}

/** A single function as the provider's whole API, such as Intercom(…) and zE(…). */
function caller(name: string) {
  return Object.assign(
    (...values: unknown[]) => {
      recorded.calls.push([name, ...values])
      const [first, second] = values
      if (isCallback(second)) recorded.callbacks[String(first)] = second
      const third = values[2]
      if (isCallback(third)) recorded.callbacks[String(second)] = third
    },
    { booted: true },
  )
}

export const providerScripts: readonly ProviderScript[] = [
  {
    provider: 'livechat',
    src: 'https://cdn.livechatinc.com/tracking.js',
    arrive() {
      const queued = window.LiveChatWidget?._q ?? []
      for (const [method, [event, listener]] of queued)
        if (method === 'on' && isCallback(listener)) recorded.callbacks[String(event)] = listener
      if (window.LiveChatWidget) {
        window.LiveChatWidget.call = note('call')
        window.LiveChatWidget.get = () => ({ chatId: 'c1' })
      }
      recorded.callbacks['ready']?.()
    },
    opened: ['call', 'maximize'],
    identified: ['call', 'set_session_variables', { player: '7' }],
    receive: () => recorded.callbacks['new_event']?.({ type: 'message', author: { type: 'agent' } }),
    message: { text: '', channel_id: '42', conversation_id: 'c1' },
  },
  {
    provider: 'intercom',
    src: 'https://widget.intercom.io/widget/abc',
    arrive() {
      const queued = window.Intercom?.q ?? []
      const loaded = caller('Intercom')
      window.Intercom = loaded
      for (const call of queued) loaded(...call)
    },
    opened: ['Intercom', 'show'],
    identified: ['Intercom', 'update', { user_id: '7', name: 'dilnoza' }],
    receive: () => recorded.callbacks['onUnreadCountChange']?.(1),
    message: { text: '', channel_id: 'abc', conversation_id: 'none' },
  },
  {
    provider: 'zendesk',
    src: 'https://static.zdassets.com/ekr/snippet.js?key=k',
    arrive: () => void (window.zE = caller('zE')),
    opened: ['zE', 'messenger', 'open'],
    identified: ['zE', 'messenger:set', 'conversationTags', ['player-7']],
    receive: () => recorded.callbacks['unreadMessages']?.(1),
    message: { text: '', channel_id: 'k', conversation_id: 'none' },
  },
  {
    provider: 'jivo',
    src: 'https://code.jivosite.com/widget/w',
    arrive() {
      window.jivo_api = {
        open: note('open'),
        setContactInfo: note('setContactInfo'),
        clearHistory: note('clearHistory'),
        getUnreadMessagesCount: () => 2,
        getVisitorNumber: (callback) => callback(null, 31),
      }
      window.jivo_onLoadCallback?.()
    },
    opened: ['open'],
    identified: ['setContactInfo', { name: 'dilnoza', description: '7' }],
    receive: () => window.jivo_onMessageReceived?.(),
    message: { text: '', channel_id: 'w', conversation_id: '31' },
  },
  {
    provider: 'chatwoot',
    src: 'https://chat.site.example/packs/js/sdk.js',
    arrive() {
      window.chatwootSDK = { run: note('run') }
      scriptElement()?.dispatchEvent(new Event('load'))
      window.$chatwoot = {
        hasLoaded: true,
        setUser: note('setUser'),
        reset: note('reset'),
        toggle: note('toggle'),
      }
    },
    opened: ['toggle', 'open'],
    identified: ['setUser', '7', { name: 'dilnoza' }],
    receive: () =>
      window.dispatchEvent(
        new CustomEvent('chatwoot:on-message', {
          detail: { content: 'Salom', message_type: 1, conversation_id: 5, inbox_id: 3 },
        }),
      ),
    message: { text: 'Salom', channel_id: '3', conversation_id: '5' },
  },
  {
    provider: 'crisp',
    src: 'https://client.crisp.chat/l.js',
    arrive() {
      const push = (command: unknown[]) => {
        recorded.calls.push(command)
        const [, name, listener] = command
        if (isCallback(listener)) recorded.callbacks[String(name)] = listener
      }
      const before: unknown = window.$crisp
      if (Array.isArray(before)) before.forEach(push)
      window.$crisp = { push, get: (name) => (name === 'chat:unread:count' ? 1 : 'session_9') }
    },
    opened: ['do', 'chat:open'],
    identified: ['set', 'session:data', [[['player', '7']]]],
    receive: () => recorded.callbacks['message:received']?.({ content: 'Salom' }),
    message: { text: 'Salom', channel_id: 'site', conversation_id: 'session_9' },
  },
]
