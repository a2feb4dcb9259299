// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chatProviders } from '../../../schemas/api/entities/site.ts'
import type { ChatProviderName, FromChat, ToChat } from '../../lib/frames/chat-messages.ts'
import { settleMs } from './unread-counter.ts'
import { bubbleTimeoutMs, providers, runChat } from './run-chat.ts'
import {
  providerScripts,
  recorded,
  removeProviderScripts,
  scriptElement,
} from '../../../tests/support/chat-scripts.ts'

const dilnoza = { id: '7', name: 'dilnoza' }

let said: FromChat[]
let hear: (message: ToChat) => void

beforeEach(() => {
  vi.useFakeTimers()
  removeProviderScripts()
  said = []
  runChat({
    tell: (message) => said.push(message),
    onMessage: (listener) => (hear = listener),
  })
})
afterEach(() => vi.useRealTimers())

const wait = (time: number) => vi.advanceTimersByTimeAsync(time)

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

test('there are seven providers: six have code of their own, and one is no chat [CHAT-04]', () => {
  expect(chatProviders).toEqual(['livechat', 'intercom', 'zendesk', 'jivo', 'chatwoot', 'crisp', 'none'])
  expect([...Object.keys(providers), 'none'].sort()).toEqual([...chatProviders].sort())
})

describe.each(providerScripts)(
  '$provider',
  ({ provider, src, arrive, opened, identified, receive, message }) => {
    test('loads its own snippet, and identifies the player when opened [CHAT-02]', async () => {
      begin(provider)
      expect(scriptElement()?.src).toBe(src)
      await wait(1000)
      expect(said).toEqual([{ type: 'frame.ready' }])
      arrive()
      await wait(providers[provider].pollInterval)
      expect(said).toContainEqual({ type: 'chat.ready' })
      expect(recorded.calls).toContainEqual(opened)
      expect(recorded.calls).toContainEqual(identified)
    })

    test('does not identify a guest', async () => {
      begin(provider, { visitor: null })
      arrive()
      await wait(500)
      expect(said).toContainEqual({ type: 'chat.ready' })
      expect(recorded.calls).not.toContainEqual(identified)
    })

    test('reports a failure to load once', async () => {
      begin(provider)
      scriptElement()?.dispatchEvent(new Event('error'))
      await wait(bubbleTimeoutMs * 2)
      expect(said.map(({ type }) => type)).toEqual(['frame.ready', 'chat.failed'])
    })

    test('fails if it never draws its bubble', async () => {
      begin(provider)
      await wait(bubbleTimeoutMs)
      expect(said.at(-1)).toEqual({ type: 'chat.failed', reason: 'its bubble did not appear' })
    })

    test('reports its messages to the page [CHAT-13]', async () => {
      begin(provider)
      arrive()
      await wait(settleMs + 500)
      receive()
      expect(said).toContainEqual({ type: 'chat.message', event: 'received', ...message })
    })
  },
)

test.each([
  ['intercom', 'onUnreadCountChange'],
  ['zendesk', 'unreadMessages'],
] as const)(
  '%s reports each further unread message, but none from before [CHAT-13]',
  async (provider, event) => {
    begin(provider)
    providerScripts.find((each) => each.provider === provider)?.arrive()
    await wait(500)
    const messagesAfter = (...counts: number[]) => {
      for (const count of counts) recorded.callbacks[event]?.(count)
      return said.filter(({ type }) => type === 'chat.message').length
    }
    expect(messagesAfter(2)).toBe(0)
    await wait(settleMs)
    expect(messagesAfter(4)).toBe(2)
    expect(messagesAfter(0, 1)).toBe(3)
  },
)

test.each<[ChatProviderName, () => void]>([
  ['livechat', () => recorded.callbacks['new_event']?.({ type: 'message', author: { type: 'customer' } })],
  ['jivo', () => window.jivo_onMessageSent?.()],
  ['crisp', () => recorded.callbacks['message:sent']?.({ content: 'Salom' })],
])('%s reports messages that the player sends', async (provider, send) => {
  begin(provider)
  providerScripts.find((each) => each.provider === provider)?.arrive()
  await wait(500)
  send()
  expect(said.at(-1)).toMatchObject({ type: 'chat.message', event: 'sent' })
})

test('the bubble is polled every 500 ms, and every 100 ms if the provider has no events [CHAT-11, CHAT-12]', () => {
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

test.each(providerScripts)('$provider is polled at that interval', async ({ provider, arrive }) => {
  begin(provider)
  await wait(providers[provider].pollInterval - 1)
  arrive()
  expect(said).not.toContainEqual({ type: 'chat.ready' })
  await wait(1)
  expect(said).toContainEqual({ type: 'chat.ready' })
})

test('messages that arrive while the window is closed are counted, and read when it opens', async () => {
  const chatwoot = providerScripts.find(({ provider }) => provider === 'chatwoot')
  begin('chatwoot')
  chatwoot?.arrive()
  await wait(500)
  chatwoot?.receive()
  await wait(500)
  expect(said).not.toContainEqual({ type: 'chat.unread', count: 1 })
  hear({ type: 'chat.shown', isShown: false })
  expect(recorded.calls).toContainEqual(['toggle', 'close'])
  chatwoot?.receive()
  await wait(500)
  expect(said.at(-1)).toEqual({ type: 'chat.unread', count: 1 })
  hear({ type: 'chat.shown', isShown: true })
  await wait(500)
  expect(said.at(-1)).toEqual({ type: 'chat.unread', count: 0 })
})

test("another player's conversation is cleared before it is visible or anyone is identified", async () => {
  begin('chatwoot', { forgets: true })
  providerScripts.find(({ provider }) => provider === 'chatwoot')?.arrive()
  await wait(500)
  expect(recorded.calls.at(-1)).toEqual(['reset'])
  expect(said).not.toContainEqual({ type: 'chat.ready' })
  window.dispatchEvent(new Event('chatwoot:ready'))
  await wait(0)
  expect(recorded.calls.map(([name]) => name)).toEqual(['run', 'reset', 'setUser', 'toggle'])
  expect(said).toContainEqual({ type: 'chat.ready' })
})
