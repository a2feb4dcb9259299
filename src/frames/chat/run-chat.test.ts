// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chatProviders } from '../../../schemas/api/entities/site.ts'
import type { ChatProviderName, FromChat, ToChat } from '../../lib/frames/chat-messages.ts'
import { settleMs } from './unread-counter.ts'
import { bubbleTimeoutMs, providers, runChat } from './run-chat.ts'
import type {} from './chatwoot.ts'
import type {} from './crisp.ts'
import type {} from './intercom.ts'
import type {} from './jivo.ts'
import type {} from './livechat.ts'
import type {} from './zendesk.ts'

const dilnoza = { id: '7', name: 'dilnoza' }

type Callback = (value?: unknown) => void

const isCallback = (value: unknown): value is Callback => typeof value === 'function'

/** Calls to the provider's script, in its own API. */
let asked: unknown[][]
/** Callbacks passed to the provider's script. */
let callbacks: Record<string, Callback>
let said: FromChat[]
let hear: (message: ToChat) => void

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  callbacks = {}
  said = []
  document.head.replaceChildren()
  for (const name of ['LiveChatWidget', 'Intercom', 'zE', 'jivo_api', '$chatwoot', '$crisp'])
    Reflect.deleteProperty(window, name)
  runChat({
    tell: (message) => said.push(message),
    onMessage: (listener) => (hear = listener),
  })
})
afterEach(() => vi.useRealTimers())

const wait = (time: number) => vi.advanceTimersByTimeAsync(time)
const note =
  (name: string) =>
  (...values: unknown[]) =>
    void asked.push([name, ...values])
const script = () => document.head.querySelector('script')

function begin(provider: ChatProviderName, more: Partial<Extract<ToChat, { type: 'chat.start' }>> = {}) {
  const configuration = {
    license: '42',
    app_id: 'abc',
    key: 'k',
    widget_id: 'w',
    base_url: 'https://chat.site.example',
    website_token: 't',
    website_id: 'site',
  }
  hear({
    type: 'chat.start',
    provider,
    configuration,
    locale: 'ru',
    scheme: 'dark',
    visitor: dilnoza,
    forgets: false,
    ...more,
  })
}

interface Expectation {
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
      asked.push([name, ...values])
      const [first, second] = values
      if (isCallback(second)) callbacks[String(first)] = second
      const third = values[2]
      if (isCallback(third)) callbacks[String(second)] = third
    },
    { booted: true },
  )
}

const table: Expectation[] = [
  {
    provider: 'livechat',
    src: 'https://cdn.livechatinc.com/tracking.js',
    arrive() {
      const queued = window.LiveChatWidget?._q ?? []
      for (const [method, [event, listener]] of queued)
        if (method === 'on' && isCallback(listener)) callbacks[String(event)] = listener
      if (window.LiveChatWidget) {
        window.LiveChatWidget.call = note('call')
        window.LiveChatWidget.get = () => ({ chatId: 'c1' })
      }
      callbacks['ready']?.()
    },
    opened: ['call', 'maximize'],
    identified: ['call', 'set_session_variables', { player: '7' }],
    receive: () => callbacks['new_event']?.({ type: 'message', author: { type: 'agent' } }),
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
    receive: () => callbacks['onUnreadCountChange']?.(1),
    message: { text: '', channel_id: 'abc', conversation_id: 'none' },
  },
  {
    provider: 'zendesk',
    src: 'https://static.zdassets.com/ekr/snippet.js?key=k',
    arrive: () => void (window.zE = caller('zE')),
    opened: ['zE', 'messenger', 'open'],
    identified: ['zE', 'messenger:set', 'conversationTags', ['player-7']],
    receive: () => callbacks['unreadMessages']?.(1),
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
      script()?.dispatchEvent(new Event('load'))
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
        asked.push(command)
        const [, name, listener] = command
        if (isCallback(listener)) callbacks[String(name)] = listener
      }
      const before: unknown = window.$crisp
      if (Array.isArray(before)) before.forEach(push)
      window.$crisp = { push, get: (name) => (name === 'chat:unread:count' ? 1 : 'session_9') }
    },
    opened: ['do', 'chat:open'],
    identified: ['set', 'session:data', [[['player', '7']]]],
    receive: () => callbacks['message:received']?.({ content: 'Salom' }),
    message: { text: 'Salom', channel_id: 'site', conversation_id: 'session_9' },
  },
]

test('there are seven providers: six have code of their own, and one is no chat', () => {
  expect(chatProviders).toEqual(['livechat', 'intercom', 'zendesk', 'jivo', 'chatwoot', 'crisp', 'none'])
  expect([...Object.keys(providers), 'none'].sort()).toEqual([...chatProviders].sort())
})

describe.each(table)('$provider', ({ provider, src, arrive, opened, identified, receive, message }) => {
  test('loads its own snippet, and identifies the player when opened', async () => {
    begin(provider)
    expect(script()?.src).toBe(src)
    await wait(1000)
    expect(said).toEqual([{ type: 'frame.ready' }])
    arrive()
    await wait(providers[provider].pollInterval)
    expect(said).toContainEqual({ type: 'chat.ready' })
    expect(asked).toContainEqual(opened)
    expect(asked).toContainEqual(identified)
  })

  test('does not identify a guest', async () => {
    begin(provider, { visitor: null })
    arrive()
    await wait(500)
    expect(said).toContainEqual({ type: 'chat.ready' })
    expect(asked).not.toContainEqual(identified)
  })

  test('reports a failure to load once', async () => {
    begin(provider)
    script()?.dispatchEvent(new Event('error'))
    await wait(bubbleTimeoutMs * 2)
    expect(said.map(({ type }) => type)).toEqual(['frame.ready', 'chat.failed'])
  })

  test('fails if it never draws its bubble', async () => {
    begin(provider)
    await wait(bubbleTimeoutMs)
    expect(said.at(-1)).toEqual({ type: 'chat.failed', reason: 'its bubble did not appear' })
  })

  test('reports its messages to the page', async () => {
    begin(provider)
    arrive()
    await wait(settleMs + 500)
    receive()
    expect(said).toContainEqual({ type: 'chat.message', event: 'received', ...message })
  })
})

test.each([
  ['intercom', 'onUnreadCountChange'],
  ['zendesk', 'unreadMessages'],
] as const)('%s reports each further unread message, but none from before', async (provider, event) => {
  begin(provider)
  table.find((each) => each.provider === provider)?.arrive()
  await wait(500)
  const messagesAfter = (...counts: number[]) => {
    for (const count of counts) callbacks[event]?.(count)
    return said.filter(({ type }) => type === 'chat.message').length
  }
  expect(messagesAfter(2)).toBe(0)
  await wait(settleMs)
  expect(messagesAfter(4)).toBe(2)
  expect(messagesAfter(0, 1)).toBe(3)
})

test.each<[ChatProviderName, () => void]>([
  ['livechat', () => callbacks['new_event']?.({ type: 'message', author: { type: 'customer' } })],
  ['jivo', () => window.jivo_onMessageSent?.()],
  ['crisp', () => callbacks['message:sent']?.({ content: 'Salom' })],
])('%s reports messages that the player sends', async (provider, send) => {
  begin(provider)
  table.find((each) => each.provider === provider)?.arrive()
  await wait(500)
  send()
  expect(said.at(-1)).toMatchObject({ type: 'chat.message', event: 'sent' })
})

test('the bubble is polled every 500 ms, and every 100 ms if the provider has no events', () => {
  const intervals = Object.entries(providers).map(([name, { pollInterval }]) => [name, pollInterval])
  expect(Object.fromEntries(intervals)).toEqual({
    livechat: 500,
    intercom: 500,
    zendesk: 100,
    jivo: 500,
    chatwoot: 500,
    crisp: 500,
  })
})

test.each(table)('$provider is polled at that interval', async ({ provider, arrive }) => {
  begin(provider)
  await wait(providers[provider].pollInterval - 1)
  arrive()
  expect(said).not.toContainEqual({ type: 'chat.ready' })
  await wait(1)
  expect(said).toContainEqual({ type: 'chat.ready' })
})

test('messages that arrive while the window is closed are counted, and read when it opens', async () => {
  const chatwoot = table.find(({ provider }) => provider === 'chatwoot')
  begin('chatwoot')
  chatwoot?.arrive()
  await wait(500)
  chatwoot?.receive()
  await wait(500)
  expect(said).not.toContainEqual({ type: 'chat.unread', count: 1 })
  hear({ type: 'chat.shown', isShown: false })
  expect(asked).toContainEqual(['toggle', 'close'])
  chatwoot?.receive()
  await wait(500)
  expect(said.at(-1)).toEqual({ type: 'chat.unread', count: 1 })
  hear({ type: 'chat.shown', isShown: true })
  await wait(500)
  expect(said.at(-1)).toEqual({ type: 'chat.unread', count: 0 })
})

test("another player's conversation is cleared before it is visible or anyone is identified", async () => {
  begin('chatwoot', { forgets: true })
  table.find(({ provider }) => provider === 'chatwoot')?.arrive()
  await wait(500)
  expect(asked.at(-1)).toEqual(['reset'])
  expect(said).not.toContainEqual({ type: 'chat.ready' })
  window.dispatchEvent(new Event('chatwoot:ready'))
  await wait(0)
  expect(asked.map(([name]) => name)).toEqual(['run', 'reset', 'setUser', 'toggle'])
  expect(said).toContainEqual({ type: 'chat.ready' })
})
