// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Declares window.__marqueeBoot.
import type {} from '../../lib/browser/boot.ts'
import { visitScriptPath } from '../../../schemas/tracking.ts'
import { boot, button, endBoot, otherTab, waitingPage } from '../../../tests/support/boot.ts'

afterEach(endBoot)
beforeEach(() => localStorage.clear())

it('stores a click on a button once, marks it, and passes it on', async () => {
  const done = await boot()
  const { element, press } = button()
  press()
  press()
  expect(element.dataset['pending']).toBe('')
  expect(done()).toEqual([element])
  expect(element.dataset['pending']).toBeUndefined()
})

it('stores nothing after it has passed its clicks on', async () => {
  const done = await boot()
  const { element, press } = button()
  done()
  let presses = 0
  element.addEventListener('click', () => (presses += 1))
  press()
  expect(presses).toBe(1)
  expect(done()).toEqual([])
})

it.each(['disabled', 'popovertarget="menu"'])('leaves a button with %s to the browser', async (attribute) => {
  const done = await boot()
  const { element } = button(attribute)
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(done()).toEqual([])
})

it('closes a notice before the code is loaded, and hides it while the next page is read', async () => {
  const notice = '<aside><button data-dismisses="0000a1">x</button></aside>'
  document.body.innerHTML = notice
  const done = await boot()
  document.querySelector('button')?.click()
  expect(document.querySelector('aside')?.hidden).toBe(true)
  expect(done()).toEqual([])
  document.body.innerHTML = ''
  await boot()
  document.body.innerHTML = `${notice}<aside><button data-dismisses="0000b2">x</button></aside>`
  await Promise.resolve()
  expect([...document.querySelectorAll('aside')].map(({ hidden }) => hidden)).toEqual([true, false])
  // The page has been read: nothing is watched any more.
  dispatchEvent(new Event('DOMContentLoaded'))
})

const swipe = (type: string, init: object = {}) =>
  Object.assign(
    new Event(type, { bubbles: true }),
    { pointerType: 'mouse', movementX: 2, movementY: 0 },
    init,
  )

it.each([
  ['a pointer goes down on a button', 'button', () => new Event('pointerdown', { bubbles: true })],
  ['a button is clicked', 'button', () => new MouseEvent('click', { bubbles: true, cancelable: true })],
  ['a field gets the focus', 'input', () => new Event('focusin', { bubbles: true })],
  ['a key is pressed', 'button', () => new Event('keydown', { bubbles: true })],
  ['a mouse moves', 'button', () => swipe('pointermove')],
])('loads the code of a waiting page, once, when %s', async (_what, target, event) => {
  const hasLoaded = waitingPage()
  await boot()
  expect(hasLoaded()).toBe(false)
  expect(document.documentElement.dataset['started']).toBeUndefined()
  document.querySelector(target)?.dispatchEvent(event())
  expect(hasLoaded()).toBe(true)
  expect(document.documentElement.dataset['started']).toBe('')
  document.querySelector(target)?.dispatchEvent(event())
  expect(document.querySelectorAll('body > link')).toHaveLength(1)
})

it.each([
  ['a finger touches a link', 'a', () => new Event('pointerdown', { bubbles: true })],
  ['a finger moves', 'button', () => swipe('pointermove', { pointerType: 'touch' })],
  ['the page moves under a mouse', 'button', () => swipe('pointermove', { movementX: 0 })],
  ['a link gets the focus', 'a', () => new Event('focusin', { bubbles: true })],
  ['a menu of the browser opens', '[popovertarget]', () => new Event('pointerdown', { bubbles: true })],
  ['a row reports a scroll without one', 'ul', () => new Event('scroll')],
])('loads no code when %s', async (_what, target, event) => {
  const hasLoaded = waitingPage()
  await boot()
  document.querySelector(target)?.dispatchEvent(event())
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  expect(hasLoaded()).toBe(false)
})

it('loads the code when a row is scrolled, or the page if it has a list that grows', async () => {
  const hasLoaded = waitingPage()
  await boot()
  const row = document.querySelector('ul')
  if (row === null) throw new Error('no row')
  row.scrollLeft = 40
  row.dispatchEvent(new Event('scroll'))
  expect(hasLoaded()).toBe(true)

  const hasLoadedList = waitingPage()
  document.body.insertAdjacentHTML('beforeend', '<div data-more></div>')
  await boot()
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  expect(hasLoadedList()).toBe(true)
})

it('loads the code of a page in a frame at once', async () => {
  const hasLoaded = waitingPage()
  vi.stubGlobal('top', {})
  await boot()
  expect(hasLoaded()).toBe(true)
})

it('applies a colour scheme without the application, and shows the applied one in the menu', async () => {
  document.documentElement.dataset['scheme'] = 'light'
  const hasLoaded = waitingPage()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<label><input type="radio" name="s" data-choice="dark" checked>Dark</label><label><input type="radio" name="s" data-choice="light">Light</label>',
  )
  await boot()
  const choice = (scheme: string) => {
    const found = document.querySelector<HTMLInputElement>(`[data-choice=${scheme}]`)
    if (found === null) throw new Error('no choice')
    return found
  }
  document.querySelector<HTMLElement>('[popovertarget]')?.click()
  expect(choice('light').checked).toBe(true)
  choice('dark').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  choice('dark').click()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  expect(localStorage.getItem('marquee.scheme')).toBe('dark')
  expect(hasLoaded()).toBe(false)
})

it('loads the code when another tab logs in or out, and tells the application', async () => {
  const login = otherTab()
  const hasLoaded = waitingPage()
  await boot()
  expect(hasLoaded()).toBe(false)
  login()
  expect(hasLoaded()).toBe(true)
  expect(window.__marqueeBoot?.endSessionWatch()).toBe(true)
})

it('loads the code of a page that is not used ten seconds after the page', async () => {
  vi.useFakeTimers()
  const hasLoaded = waitingPage()
  await boot()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(9999)
  expect(hasLoaded()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(hasLoaded()).toBe(true)
  vi.useRealTimers()
})

it.each([
  ['/rules', 'uz-Latn-UZ', '/ru', '/ru/rules'],
  ['/', 'uz-Latn-UZ', '/ru', '/ru'],
  ['/ru/rules?page=2#top', 'ru-RU', '/', '/rules?page=2#top'],
  ['/ru', 'ru-RU', '/', '/'],
  ['/rum', 'uz-Latn-UZ', '/ru', '/ru/rum'],
])(
  'leads from %s (%s) by a link to the language %s to %s [LOC-06]',
  async (address, language, link, target) => {
    history.replaceState(null, '', address)
    document.documentElement.lang = language
    document.body.innerHTML = `<a href="${link}" hreflang="ru" data-same-page="">Language</a>`
    await boot()
    const element = document.querySelector('a')
    element?.addEventListener('click', (event) => event.preventDefault())
    element?.click()
    expect(element?.getAttribute('href')).toBe(target)
    history.replaceState(null, '', '/')
  },
)

it('remembers the language of a link, also for the application, and keeps the query [LOC-08, LOC-09]', async () => {
  history.replaceState(null, '', '/gamehall?category=slots#top')
  document.body.innerHTML = '<a href="/ru/gamehall" hreflang="ru-RU"><img alt="" /></a>'
  const written = vi.spyOn(document, 'cookie', 'set')
  await boot()
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('img')?.click()
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/ru/gamehall?category=slots#top')
  const cookies = new Set([
    'i18n_redirected=ru; Path=/; Max-Age=31536000; SameSite=Lax',
    'i18n_locale=ru; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
  expect(new Set(written.mock.calls.flat())).toEqual(cookies)
  written.mockClear()
  window.__marqueeBoot?.done()
  document.querySelector('img')?.click()
  expect(new Set(written.mock.calls.flat())).toEqual(cookies)
  history.replaceState(null, '', '/')
})

it.each([
  ['/?show_popup_auth=1', true],
  ['/?utm_source=ad&show_popup_reg=1', true],
  ['/#tgWebAppData=x', true],
  ['/?utm_source=ad&utm_medium=banner', false],
])('loads the code at once for an address that asks for something: %s', async (address, isAtOnce) => {
  history.replaceState(null, '', address)
  const hasLoaded = waitingPage()
  await boot()
  expect(hasLoaded()).toBe(isAtOnce)
  history.replaceState(null, '', '/')
})

it('reports the visit 3 s after the start, long before the code of a guest [TRACK-03]', async () => {
  vi.useFakeTimers()
  const reported = vi.fn<() => boolean>(() => true)
  vi.doMock(visitScriptPath, () => ({ started: reported() }))
  const hasLoaded = waitingPage()
  await boot()
  // The page takes a second to load.
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1999)
  await vi.dynamicImportSettled()
  expect(reported).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.dynamicImportSettled()
  expect(reported).toHaveBeenCalledOnce()
  expect(hasLoaded()).toBe(false)
  vi.doUnmock(visitScriptPath)
  vi.useRealTimers()
})

it('registers the service worker soon after the page has loaded, long before the code of a guest', async () => {
  vi.useFakeTimers()
  const register = vi.fn(() => Promise.reject(new Error('404')))
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { register } } }))
  const hasLoaded = waitingPage()
  await boot()
  expect(register).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(register).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3000)
  expect(register).toHaveBeenCalledWith('/sw.js')
  expect(hasLoaded()).toBe(false)
  vi.useRealTimers()
})

it('keeps the offer to install the site for the code [PWA-04]', async () => {
  await boot()
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  expect(window.__marqueeBoot?.installPrompt()).toBe(offer)
})

it.each(['click', 'dblclick', 'touchstart', 'touchmove', 'touchend'])(
  'loads the code with a first %s of a player and notes it [LOY-15]',
  async (gesture) => {
    document.documentElement.dataset['player'] = ''
    const isLoaded = waitingPage()
    const done = await boot()
    document.querySelector('ul')?.dispatchEvent(new Event(gesture, { bubbles: true }))
    expect(window.__marqueeBoot?.hasActed()).toBe(true)
    await vi.waitFor(() => expect(isLoaded()).toBe(true))
    done()
    delete document.documentElement.dataset['player']
  },
)
