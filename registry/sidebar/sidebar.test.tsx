import { act } from 'react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { keepInstallPrompt } from '../../src/lib/browser/install.ts'
import { chatWindow } from '../../src/lib/preferences/chat-window.ts'
import { closeDialog, openDialog } from '../../src/modules/dialogs/index.ts'
import { dialogs } from '../../src/modules/dialogs/dialogs.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testConfig } from '../../tests/support/site-config.ts'
import { Sidebar } from './sidebar.tsx'

const menus = {
  main: [
    { id: 'home', label: 'Казино', to: '/', icon: 'home' },
    { id: 'live', label: 'Live', to: '/live', live: true },
    {
      id: 'gifts',
      label: 'Подарки',
      to: '/gifts',
      when: { all: [{ fact: 'user' as const, is: 'authenticated' as const }] },
    },
  ],
  more: [{ id: 'rules', label: 'Правила', to: '/rules' }],
}
const config = { ...testConfig, menus }
const sidebar = <Sidebar {...bare} props={{ menu: 'main', more: 'more' }} data={{ banners: undefined }} />
const names = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent)

beforeEach(() => {
  document.documentElement.dataset['scheme'] = 'dark'
  localStorage.clear()
})
afterEach(() => {
  closeDialog('sidebar')
})

it('draws own pictures as icons, decorative beside their labels', async () => {
  const main = [{ id: 'club', label: 'Клуб', to: '/club', icon: '/media/a/48.webp' }]
  const { container } = await mount(sidebar, { config: { ...config, menus: { ...menus, main } } })
  const icon = container.querySelector('nav[data-main] a > svg')
  expect(icon?.getAttribute('aria-hidden')).toBe('true')
  expect(icon?.getAttribute('width')).toBe('20')
  expect(icon?.getAttribute('style')).toContain('--icon: url(/media/a/48.webp)')
  expect(names(container, 'nav[data-main] a')).toEqual(['Клуб'])
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

it('shows a guest the public sections, in named groups', async () => {
  const { container } = await mount(sidebar, { config })
  expect(names(container, 'nav[data-main] a')).toEqual(['Казино', 'Live'])
  expect([...container.querySelectorAll('nav')].map((part) => part.getAttribute('aria-label'))).toEqual([
    'Язык',
    'Разделы',
    'Помощь и правила',
  ])
  expect(container.querySelector('section')).toBeNull()
  expect(container.querySelector('[aria-current=page]')?.textContent).toBe('Казино')
})

it('links to the same page in the other language', async () => {
  const { container } = await mount(sidebar, { config })
  expect([...container.querySelectorAll('a[hreflang]')].map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/ru',
  ])
})

it('shows a player the account, and closes on logout', async () => {
  openDialog({ id: 'sidebar', title: 'Меню', content: '' })
  const { container, control } = await mount(sidebar, {
    config,
    account: { ...testAccount, own_name: 'Дилшод К.' },
  })
  expect(container.querySelector('section')?.textContent).toContain('ДКДилшод К.')
  expect(names(container, 'nav[data-main] a')).toContain('Подарки')
  await click(control('Выйти'))
  expect(dialogs.get().map(({ status }) => status)).toEqual(['leaving'])
})

it('switches between dark and light, and stores the choice', async () => {
  const { container } = await mount(sidebar, { config })
  const radio = (value: string) => container.querySelector<HTMLInputElement>(`input[value=${value}]`)
  expect(radio('dark')?.checked).toBe(true)
  const light = radio('light')
  if (light) await click(light)
  expect(document.documentElement.dataset['scheme']).toBe('light')
  expect(localStorage.getItem('marquee.scheme')).toBe('light')
  expect(radio('light')?.checked).toBe(true)
})

it('offers to install the app through the browser’s prompt if supported [PWA-04]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const stop = keepInstallPrompt()
  const prompt = vi.fn(() => Promise.resolve())
  const page = await mount(sidebar, { config, features: { installApp: true } })
  expect(page.container.textContent).not.toContain('Установить приложение')
  await act(async () =>
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })),
  )
  await click(page.control('Установить приложение'))
  expect(prompt).toHaveBeenCalledOnce()
  expect(page.container.textContent).not.toContain('Установить приложение')
  await page.unmount()
  stop()
})

it('explains how to install if the browser has no prompt', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)')
  const page = await mount(sidebar, { config, features: { installApp: true } })
  expect(page.container.querySelector('details')?.textContent).toContain('«На экран „Домой“»')
  await page.unmount()
  vi.restoreAllMocks()
})

it.each([
  ['', '/ru/offers'],
  ['weekly-cashback', '/ru/weekly-cashback'],
])(
  'the button of the menu banner with the slug "%s" leads to %s, after its terms [BAN-05, BAN-06]',
  async (link, target) => {
    const description = {
      position: 'menu',
      title: 'Кешбэк',
      text: 'Каждую неделю',
      button: 'Подробнее',
      link,
      scene: null,
      image: null,
      terms: 'Без вейджера. 18+',
    }
    const items = [{ id: 1, type: 'standard', finished_at: null, description }]
    const ask = vi.fn<(url: string) => Promise<Response>>(() =>
      Promise.resolve(Response.json({ data: { items, total: 1 } })),
    )
    vi.stubGlobal('fetch', ask)
    const { container } = await mount(
      <Sidebar
        {...bare}
        props={{ menu: 'main', more: 'more', banner: 'menu' }}
        data={{ banners: undefined }}
      />,
      { config },
    )
    await settle()
    expect(ask.mock.calls[0]?.[0]).toContain('position=menu')
    const button = [...container.querySelectorAll('a')].find(({ textContent }) => textContent === 'Подробнее')
    expect(button?.getAttribute('href')).toBe(target)
    const text = container.textContent
    expect(text.indexOf('Без вейджера')).toBeLessThan(text.indexOf('Подробнее'))
  },
)

it('opens the chat and shows the number of new messages', async () => {
  const withChat = { ...config, chat: 'chatwoot', framesOrigin: 'http://frames.example' } as const
  const { container } = await mount(sidebar, { config: withChat })
  await act(async () => chatWindow.setUnread(3))
  const button = container.querySelector('[data-action*=openChat]')
  expect(button?.getAttribute('aria-label')).toBe('Чат с поддержкой, 3 новых сообщения')
  expect(button?.textContent).toBe('Чат с поддержкой3')
  await act(async () => chatWindow.setUnread(0))
  expect(button?.textContent).toBe('Чат с поддержкой')
})

it('has no entry for the chat if the site has none', async () => {
  const { container } = await mount(sidebar, { config })
  expect(container.querySelector('[data-action*=openChat]')).toBeNull()
})
