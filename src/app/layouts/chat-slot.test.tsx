import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { iconNames } from '../../../schemas/icon-names.ts'
import { RenderProvider, useRenderContext } from '../../renderer/render-context.tsx'
import { mount, settle } from '../../../tests/support/mount.tsx'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { chatWindow } from '../../lib/preferences/chat-window.ts'
import { ChatSlot } from './chat-slot.tsx'

afterEach(() => {
  chatWindow.close()
})

const withChat = { ...testConfig, chat: 'chatwoot', framesOrigin: 'http://frames.example' } as const

function At({ path }: { path: string }) {
  return (
    <RenderProvider value={{ ...useRenderContext(), path }}>
      <ChatSlot />
    </RenderProvider>
  )
}

const badge = (container: HTMLElement) =>
  container.querySelector<HTMLButtonElement>('button[aria-haspopup=dialog]')

it.each([
  ['/', true],
  ['/rules', true],
  ['/gamehall', true],
  ['/gamehall/slots', true],
  ['/cashier/deposit', true],
  ['/bettings', true],
  ['/betting', false],
  ['/betting/football', false],
  ['/game', false],
  ['/game/olmos-saltanati', false],
])('at %s the button of the chat is shown: %s [CHAT-05, CHAT-06]', async (path, isShown) => {
  const { container } = await mount(<At path={path} />, { config: withChat })
  expect(badge(container) !== null).toBe(isShown)
})

it.each([
  ['no chat', { ...withChat, chat: undefined }],
  ['no origin for it', { ...withChat, framesOrigin: undefined }],
])('with %s there is no button [CHAT-03]', async (_name, { chat, framesOrigin, ...config }) => {
  const site = { ...config, ...(chat && { chat }), ...(framesOrigin && { framesOrigin }) }
  const { container } = await mount(<At path="/" />, { config: site })
  expect(container.innerHTML).toBe('')
})

it('the chat is not loaded before it is opened; then its window replaces the button', async () => {
  const platform = testPlatform({})
  const { container } = await mount(<At path="/" />, { config: withChat })
  await settle()
  expect(container.querySelector('iframe')).toBeNull()
  expect(platform.calls).toEqual([])
  await act(async () => chatWindow.open())
  await vi.waitFor(() => expect(container.querySelector('iframe')).not.toBeNull())
  expect(badge(container)?.hidden).toBe(true)
  await act(async () => chatWindow.close())
  expect(badge(container)?.hidden).toBe(false)
  expect(document.activeElement).toBe(badge(container))
})

it('shows the number of waiting messages', async () => {
  const { container } = await mount(<At path="/" />, { config: withChat })
  await act(async () => chatWindow.setUnread(2))
  expect(badge(container)?.getAttribute('aria-label')).toBe('Чат с поддержкой, 2 новых сообщения')
  await act(async () => chatWindow.setUnread(0))
  expect(badge(container)?.getAttribute('aria-label')).toBe('Чат с поддержкой')
})

it('opening a game closes the chat', async () => {
  const { render, container } = await mount(<At path="/" />, { config: withChat })
  await act(async () => chatWindow.open())
  await render(<At path="/game/aviora" />)
  expect(chatWindow.get().isOpen).toBe(false)
  expect(badge(container)).toBeNull()
})

it('returns the focus to what opened it', async () => {
  testPlatform({})
  const { container } = await mount(
    <>
      <a href="/cashier">Касса</a>
      <At path="/" />
    </>,
    { config: withChat },
  )
  const opener = container.querySelector('a')
  opener?.focus()
  await act(async () => chatWindow.open())
  await vi.waitFor(() => expect(container.querySelector('iframe')).not.toBeNull())
  container.querySelector('iframe')?.focus()
  await act(async () => chatWindow.close())
  expect(document.activeElement).toBe(opener)
})

it('the button has the icon of the settings and is on their side', async () => {
  const support = { ...testConfig.support, chatIcon: 'heart', chatSide: 'left' as const }
  const { container } = await mount(<At path="/" />, { config: { ...withChat, support } })
  expect(badge(container)?.dataset['side']).toBe('left')
  const icon = badge(container)?.querySelector('svg')?.style.getPropertyValue('--icon')
  expect(icon).toBe(String(iconNames.indexOf('heart')))
})
