import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SupportSettings } from '../../../schemas/api/entities/site.ts'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { chatWindow } from '../../lib/preferences/chat-window.ts'
import { sessionStore } from '../session/index.ts'
import { ChatPanel } from './chat-panel.tsx'

const origin = 'http://frames.example'
const warn = vi.fn()

const settings: SupportSettings = {
  chat: 'chatwoot',
  chatwoot: { base_url: 'https://chat.example', website_token: 't' },
  jivo: { widget_id: 'w' },
  contacts: [],
  is_online: true,
}

let told: { frame: HTMLIFrameElement; message: unknown }[]

beforeEach(() => {
  localStorage.clear()
  told = []
  chatWindow.open()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(() => {
  sessionStore.set(null)
  chatWindow.close()
  warn.mockReset()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function open(account = testAccount, answer: SupportSettings = settings) {
  const platform = testPlatform({
    'support.getsettings': () => ({ data: answer }),
    'chatEvents.store': () => ({ data: 1 }),
  })
  sessionStore.set(account)
  const page = await mount(<ChatPanel origin={origin} />, { account })
  return { platform, ...page }
}

function frame(container: HTMLElement): HTMLIFrameElement {
  const element = container.querySelector('iframe')
  if (element === null) throw new Error('there is no frame')
  return element
}

/** Sends a message from the iframe and records the messages it receives from then on. */
async function say(container: HTMLElement, data: unknown, more: MessageEventInit = {}) {
  const element = frame(container)
  const source = element.contentWindow
  if (source !== null && !vi.isMockFunction(source.postMessage))
    vi.spyOn(source, 'postMessage').mockImplementation((message: unknown, target: unknown) => {
      if (target === origin) told.push({ frame: element, message })
    })
  await act(async () => window.dispatchEvent(new MessageEvent('message', { source, origin, data, ...more })))
  await settle()
}

const starts = () =>
  told.map(({ message }) => message).filter((message) => JSON.stringify(message).includes('chat.start'))

describe('the conversation', () => {
  it("is loaded from the origin of the iframes, and started with the platform's configuration and the player", async () => {
    const { container } = await open()
    expect(frame(container).src).toBe(`${origin}/frames/chat`)
    expect(frame(container).getAttribute('sandbox')).not.toContain('allow-top-navigation')
    await say(container, { type: 'frame.ready' })
    expect(starts()).toEqual([
      {
        type: 'chat.start',
        provider: 'chatwoot',
        configuration: { base_url: 'https://chat.example', website_token: 't' },
        locale: 'ru',
        scheme: 'dark',
        visitor: { id: '7', name: 'player' },
        forgets: false,
      },
    ])
    expect(container.querySelector('[role=status]')).not.toBeNull()
    await say(container, { type: 'chat.ready' })
    expect(container.querySelector('[role=status]')).toBeNull()
  })

  it('is reloaded for a player who logs in, and for the guest after the logout [CHAT-07, CHAT-10]', async () => {
    const { container, session } = await open()
    await say(container, { type: 'frame.ready' })
    const first = frame(container)
    await act(async () => session.set({ ...testAccount, uid: 8, fakename: 'other' }))
    expect(frame(container)).not.toBe(first)
    await say(container, { type: 'frame.ready' })
    await act(async () => session.set(null))
    await say(container, { type: 'frame.ready' })
    expect(starts()).toMatchObject([
      { visitor: { id: '7' } },
      { visitor: { id: '8', name: 'other' } },
      { visitor: null },
    ])
  })

  it.each([
    ['chatwoot', true],
    ['jivo', false],
  ] as const)('of %s is forgotten after the logout (%s) [CHAT-08, CHAT-09]', async (chat, forgets) => {
    const { container, session } = await open(testAccount, { ...settings, chat })
    await say(container, { type: 'frame.ready' })
    await act(async () => session.set(null))
    await say(container, { type: 'frame.ready' })
    await act(async () => session.set(testAccount))
    await say(container, { type: 'frame.ready' })
    // The guest's conversation continues with the player who logs in.
    expect(starts()).toMatchObject([{ forgets: false }, { visitor: null, forgets }, { forgets: false }])
  })

  it('of an earlier player is forgotten when another opens it', async () => {
    const before = await open()
    await say(before.container, { type: 'frame.ready' })
    await before.unmount()
    const { container } = await open({ ...testAccount, uid: 9 })
    await say(container, { type: 'frame.ready' })
    expect(starts().at(-1)).toMatchObject({ visitor: { id: '9' }, forgets: true })
  })
})

const message = {
  type: 'chat.message',
  event: 'sent',
  text: 'Привет',
  channel_id: 'c',
  conversation_id: '5',
}

describe('messages', () => {
  it('of a player are stored at the platform in both directions [API-CHAT-01, CHAT-13]', async () => {
    const { container, platform } = await open()
    await say(container, message)
    await say(container, { ...message, event: 'received', text: 'Здравствуйте' })
    expect(platform.called('chatEvents.store').map(({ params }) => params)).toMatchObject([
      { event: 'sent', text: 'Привет', channel_id: 'c', conversation_id: '5' },
      { event: 'received', text: 'Здравствуйте' },
    ])
  })

  it('of a guest are not stored', async () => {
    const { container, platform } = await open()
    sessionStore.set(null)
    await say(container, message)
    expect(platform.called('chatEvents.store')).toEqual([])
  })

  it('of another window or origin are ignored, as are malformed ones', async () => {
    const { container, platform } = await open()
    await say(container, message, { origin: 'http://evil.example' })
    await say(container, message, { source: window })
    await say(container, { ...message, event: 'stolen' })
    await say(container, 'chat.message')
    expect(platform.called('chatEvents.store')).toEqual([])
  })

  it('that the platform rejects are only logged', async () => {
    const { container, platform } = await open()
    platform.answers['chatEvents.store'] = () => 'connection lost'
    await say(container, message)
    await vi.waitFor(() => expect(String(warn.mock.calls)).toContain('did not take a message of the chat'))
    expect(container.querySelector('[role=alert]')).toBeNull()
  })
})

describe('the window', () => {
  it("closes by its button, Escape and the provider's own button, and keeps the iframe", async () => {
    const { container, control } = await open()
    const first = frame(container)
    await say(container, { type: 'frame.ready' })
    await say(container, { type: 'chat.ready' })
    await click(control('Свернуть чат'))
    const panel = container.querySelector('section')
    expect(panel?.hidden).toBe(true)
    expect(told.at(-1)?.message).toEqual({ type: 'chat.shown', isShown: false })
    await say(container, { type: 'chat.unread', count: 2 })
    expect(chatWindow.get().unread).toBe(2)
    await act(async () => chatWindow.open())
    expect(chatWindow.get().unread).toBe(0)
    await act(
      async () => void panel?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
    expect(panel?.hidden).toBe(true)
    await act(async () => chatWindow.open())
    await say(container, { type: 'chat.closed' })
    expect(panel?.hidden).toBe(true)
    expect(frame(container)).toBe(first)
  })

  it.each([
    [
      'a provider that does not load',
      (container: HTMLElement) => say(container, { type: 'chat.failed', reason: 'blocked' }),
    ],
    [
      'a frame that says nothing',
      () =>
        act(async () => {
          await vi.advanceTimersByTimeAsync(25_000)
        }),
    ],
  ])('logs %s and offers to retry [ERR-48]', async (_name, fail) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { container, control } = await open()
    await fail(container)
    expect(String(warn.mock.calls)).toMatch(/chat did not load|frame of the chat did not load/)
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Чат не открылся')
    await click(control('Попробовать ещё раз'))
    expect(frame(container).src).toBe(`${origin}/frames/chat`)
  })

  it('logs settings that cannot be loaded', async () => {
    const { container, platform } = await open()
    platform.answers['support.getsettings'] = () => ({ error: 'ApplicationUnavailableException' })
    await say(container, { type: 'frame.ready' })
    await vi.waitFor(() => expect(container.querySelector('[role=alert]')).not.toBeNull())
    expect(String(warn.mock.calls)).toContain('settings of the chat')
  })
})
