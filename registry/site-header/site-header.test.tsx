import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { keepInstallPrompt } from '../../src/lib/browser/install.ts'
import { chatWindow } from '../../src/lib/preferences/chat-window.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { pageContext } from '../../tests/support/page-context.ts'
import { testAccount } from '../../tests/support/test-account.ts'
import { testConfig } from '../../tests/support/site-config.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { SiteHeader } from './site-header.tsx'

const menus = {
  main: [
    { id: 'home', label: 'Kazino', to: '/' },
    { id: 'games', label: 'Oʻyinlar', to: '/gamehall', live: true },
    {
      id: 'gifts',
      label: 'Sovgʻalar',
      to: '/gifts',
      when: { all: [{ fact: 'user' as const, is: 'authenticated' as const }] },
    },
  ],
  tabs: [
    { id: 'home', label: 'Lobbi', to: '/', icon: 'home' },
    { id: 'cashier', label: 'Kassa', to: '/cashier/deposit', icon: 'wallet' },
    { id: 'support', label: 'Yordam', to: '/support', icon: 'no-such-icon' },
  ],
}
const config = { ...testConfig, menus }
const header = <SiteHeader {...bare} props={{ menu: 'main', tabs: 'tabs' }} />
const shown = (path: string) => markup(header, { config, path })
const withPopups = (props: object, path = '/') =>
  markup(
    <SiteHeader {...bare} props={{ menu: 'main', search: 'games-search', sidebar: 'sidebar', ...props }} />,
    { config, path },
  )
const opens = (element: Element | null | undefined): unknown =>
  JSON.parse(element?.getAttribute('data-action') ?? 'null')

afterEach(() => {
  document.body.replaceChildren()
})

it('offers guests login and registration as document actions', () => {
  const actions = [...shown('/').querySelectorAll('button[data-action]')]
  expect(actions.map((button) => button.textContent)).toEqual(['Kirish', 'Roʻyxatdan oʻtish'])
  expect(actions.map((button): unknown => JSON.parse(button.getAttribute('data-action') ?? ''))).toEqual([
    { type: 'openPopup', popup: 'login' },
    { type: 'openPopup', popup: 'registration' },
  ])
})

it('offers a retry in place of the login to a player whose account could not be read', () => {
  const facts = { ...pageContext().facts, user: 'unknown' as const }
  const page = markup(header, { config, path: '/rules', facts })
  expect(page.querySelectorAll('[data-action*=openPopup]')).toHaveLength(0)
  const retry = page.querySelector('a[aria-label="Hisob yuklanmadi. Qayta urinish"]')
  expect([retry?.textContent, retry?.getAttribute('href')]).toEqual(['Hisob yuklanmadi', '/rules'])
})

it('shows the menu entries that this visitor may see', () => {
  expect(texts(shown('/'), 'header nav a')).toEqual(['Kazino', 'Oʻyinlar'])
})

it('marks the current page or its section', () => {
  const marks = (path: string) =>
    [...shown(path).querySelectorAll('header nav a[aria-current]')].map((link) => [
      link.textContent,
      link.getAttribute('aria-current'),
    ])
  expect(marks('/')).toEqual([['Kazino', 'page']])
  expect(marks('/gamehall')).toEqual([['Oʻyinlar', 'page']])
  expect(marks('/gamehall/slots')).toEqual([['Oʻyinlar', 'true']])
  expect(marks('/gamehalls')).toEqual([])
})

it('emphasizes the middle tab and omits an unknown icon', () => {
  const tabs = [...shown('/').querySelectorAll('header ~ nav a')]
  expect(tabs.map((tab) => tab.className.includes('middle'))).toEqual([false, true, false])
  expect(tabs.map((tab) => tab.querySelectorAll('svg').length)).toEqual([1, 1, 0])
})

it('emphasizes no tab during a break', () => {
  const facts = { ...pageContext().facts, user: 'authenticated' as const, isOnBreak: true }
  const tabs = [...markup(header, { config, path: '/', facts }).querySelectorAll('header ~ nav a')]
  expect(tabs.map((tab) => tab.className.includes('middle'))).toEqual([false, false, false])
})

it('opens the search and the sidebar, which is the last tab or, without tabs, a button of the header', () => {
  const withTabs = withPopups({ tabs: 'tabs' })
  expect(opens(withTabs.querySelector('header [aria-label="Oʻyin qidirish"]'))).toEqual({
    type: 'openPopup',
    popup: 'games-search',
  })
  expect(withTabs.querySelector('header [aria-label="Menyu"]')).toBeNull()
  const last = withTabs.querySelector('header ~ nav > :last-child')
  expect(last?.textContent).toBe('Menyu')
  expect(opens(last)).toEqual({ type: 'openPopup', popup: 'sidebar' })
  expect(opens(withPopups({}).querySelector('header [aria-label="Menyu"]'))).toEqual({
    type: 'openPopup',
    popup: 'sidebar',
  })
})

it('is hidden on phones if the page has its own action at the bottom', () => {
  const hidden = (path: string) =>
    withPopups({ tabs: 'tabs', tabsHiddenAt: ['/cashier'] }, path)
      .querySelector('header ~ nav')
      ?.hasAttribute('data-hidden')
  expect(hidden('/cashier/deposit')).toBe(true)
  expect(hidden('/')).toBe(false)
})

it('keeps the language within reach on phones: in the menu, or in the header of pages without tabs', () => {
  const isOnPhones = (path: string) =>
    withPopups({ tabs: 'tabs', tabsHiddenAt: ['/cashier'] }, path).querySelector(
      '[class*=notOnPhones] #view-menu, [class*=notOnPhones]:has(+ #view-menu)',
    ) === null
  expect(isOnPhones('/cashier/deposit')).toBe(true)
  expect(isOnPhones('/')).toBe(false)
})

it('links to the same page in the other language', () => {
  const menu = shown('/rules').querySelector('#view-menu')
  expect([...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/rules',
    '/ru/rules',
  ])
  expect(menu?.querySelector('[aria-current]')?.textContent).toBe('Oʻzbekcha')
})

it('lists only the languages that the platform offers', () => {
  const general = { ...testConfig.general, available_locales: ['uz' as const] }
  expect(texts(markup(header, { config: { ...config, general } }), '#view-menu a')).toEqual([])
})

it('labels the button of a menu by its visible text', () => {
  expect(shown('/').querySelector('[popovertarget=view-menu]')?.getAttribute('aria-label')).toBe(
    'Til va mavzu: Oʻz',
  )
})

it('closes a menu after a choice', async () => {
  const { container } = await mount(header, { config })
  const menu = container.querySelector<HTMLElement>('#view-menu')
  let closed = 0
  if (menu) menu.hidePopover = () => (closed += 1)
  const link = menu?.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  if (menu) await click(menu)
  expect(closed).toBe(0)
  if (link) await click(link)
  expect(closed).toBe(1)
})

it('shows a player how many notifications are unread, where the site has them', async () => {
  const unread = { money: 1, bonus: 2, game: 0, account: 0 }
  const { called } = testPlatform({
    'notifications.getlist': () => ({ data: { items: [], offset: 0, limit: 1, total: 5, unread } }),
  })
  const bell = 'a[href="/ru/profile/notifications"]'
  const features = { notifications: true }
  // The header loads it after hydration.
  await import('./parts/player-tools.tsx')
  const player = await mount(header, { config, features, account: testAccount })
  await settle()
  expect(player.container.querySelector(bell)?.getAttribute('aria-label')).toBe(
    'Уведомления, 3 непрочитанных',
  )
  await player.unmount()
  const before = called('notifications.getlist').length
  for (const options of [{ features }, { account: testAccount }]) {
    const without = await mount(header, { config, ...options })
    await settle()
    expect(without.container.querySelector(bell)).toBeNull()
  }
  expect(called('notifications.getlist')).toHaveLength(before)
})

it('shows a player the account and logout instead of login and registration', async () => {
  const { container } = await mount(header, {
    config,
    account: { ...testAccount, own_name: 'Дилшод К.' },
  })
  expect(container.querySelector('[popovertarget=account-menu]')?.textContent).toBe('ДК')
  expect(container.querySelector('#account-menu')?.textContent).toContain('Дилшод К.')
  expect(
    [...container.querySelectorAll<HTMLElement>('[data-action]')].map((button) => button.dataset['action']),
  ).toEqual(['{"type":"call","operation":"auth.logout"}'])
})

it('the tab of the menu tells about new messages of the chat', async () => {
  const { container } = await mount(
    <SiteHeader {...bare} props={{ menu: 'main', tabs: 'tabs', sidebar: 'sidebar' }} />,
    { config },
  )
  const tab = [...container.querySelectorAll('nav > [data-action*=sidebar]')].at(-1)
  expect(tab?.getAttribute('aria-label')).toBeNull()
  await act(async () => chatWindow.setUnread(1))
  expect(tab?.getAttribute('aria-label')).toBe('Меню: Чат с поддержкой, 1 новое сообщение')
  await act(async () => chatWindow.setUnread(0))
})

it('has the parts at its end in the order of its document', () => {
  const names = (order?: string[]) =>
    [...withPopups({ ...(order && { order }) }).querySelectorAll('header [data-action]')].flatMap(
      (element) => {
        const action = opens(element)
        return JSON.stringify(action).match(/games-search|"login"/) ?? []
      },
    )
  expect(names()).toEqual(['games-search', '"login"'])
  expect(names(['account', 'language', 'search'])).toEqual(['"login"', 'games-search'])
})

it('offers the installation on screens without a sidebar, once the browser can prompt [PWA-04]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const stop = keepInstallPrompt()
  const prompt = vi.fn(() => Promise.resolve())
  HTMLElement.prototype.hidePopover = vi.fn()
  const page = await mount(header, { config, features: { installApp: true } })
  const menu = () => page.container.querySelector('#view-menu')
  expect(menu()?.textContent).not.toContain('Установить приложение')
  await act(async () =>
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })),
  )
  expect(menu()?.textContent).toContain('Установить приложение')
  await click(page.control('Установить приложение'))
  expect(prompt).toHaveBeenCalledOnce()
  await page.unmount()
  stop()
  vi.unstubAllGlobals()
})
