// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAppContext } from '../../../../tests/support/app-context.ts'
import { dialogs } from '../../../modules/dialogs/dialogs.ts'
import { registerAction } from '../../../renderer/actions.ts'
import { clicksEffect } from './clicks-effect.ts'

const context = testAppContext()
const navigate = vi.spyOn(context.router, 'navigate').mockResolvedValue()
let stop: () => void

beforeEach(() => {
  window.history.replaceState(null, '', '/rules?track_id=7#top')
  stop = clicksEffect(context)
  // jsdom does not follow links; a click that gets here would leave the page.
  document.addEventListener('click', stayHere)
})

afterEach(() => {
  stop()
  document.removeEventListener('click', stayHere)
  document.body.innerHTML = ''
  navigate.mockClear()
})

function stayHere(event: Event) {
  event.preventDefault()
}

function clickOn(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html
  const element = document.body.querySelector('[data-here]') ?? document.body.firstElementChild
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}

test('a link to a page of the site goes to the router', () => {
  clickOn('<a href="/about?x=1#y"><b data-here>About</b></a>')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/about?x=1#y')
})

test('a followed link is marked until its page is displayed', async () => {
  let arrive: () => void = () => undefined
  navigate.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  clickOn('<a href="/about">About</a>')
  const marked = () => document.querySelector('a')?.matches('[data-followed]')
  expect(marked()).toBe(true)
  arrive()
  await vi.waitFor(() => expect(marked()).toBe(false))
})

test.each([
  ['another site', '<a href="https://example.org/">x</a>', {}],
  ['a new tab', '<a href="/about" target="_blank">x</a>', {}],
  ['a download', '<a href="/about" download>x</a>', {}],
  ['a simulator of the server', '<a href="/sandbox/payments/1">x</a>', {}],
  ['an address of the server in a language', '<a href="/ru/invite/decline">x</a>', {}],
  ['a place on this page', '<a href="/rules?track_id=7#bottom">x</a>', {}],
  ['a click with a modifier', '<a href="/about">x</a>', { ctrlKey: true }],
  ['the middle button', '<a href="/about">x</a>', { button: 1 }],
])('%s is left to the browser', (_, html, init) => {
  clickOn(html, init)
  expect(navigate).not.toHaveBeenCalled()
})

test('the same page in another language keeps query and hash [LOC-06]', () => {
  clickOn('<a href="/ru/rules">Русский</a>')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/ru/rules?track_id=7#top')
})

test('a link that names only a language leads to the current page in it', () => {
  clickOn('<a href="/ru" data-same-page="">Русский</a>')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/ru/rules?track_id=7#top')
})

test('another page in another language starts without them', () => {
  clickOn('<a href="/ru/about">x</a>')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/ru/about')
})

test('a button of a document runs its action', () => {
  const handler = vi.fn()
  registerAction('openPopup', handler)
  clickOn(`<button data-action='{"type":"openPopup","popup":"login"}'><i data-here>x</i></button>`)
  expect(handler).toHaveBeenCalledExactlyOnceWith({ type: 'openPopup', popup: 'login' })
})

test('a click in HTML that React has not hydrated is handled once, although React stops it', () => {
  stop()
  let isDeferred = true
  stop = clicksEffect({ ...context, hydration: { ...context.hydration, isDeferred: () => isDeferred } })
  document.removeEventListener('click', stayHere)
  document.addEventListener('click', stayHere)
  const asReact = (event: Event) => isDeferred && event.stopPropagation()
  document.body.addEventListener('click', asReact, true)
  clickOn('<a href="/about">About</a>')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/about')
  isDeferred = false
  clickOn('<a href="/rules">Rules</a>')
  expect(navigate).toHaveBeenCalledTimes(2)
  document.body.removeEventListener('click', asReact, true)
})

test.each([
  ['leaves a dialog that can be closed', {}, 'leaving', []],
  [
    'opens beside a dialog that the address keeps open [DLG-06, RULE-17]',
    { preventClose: true, keepsLinks: true },
    'open',
    [[`${location.origin}/privacy`, '_blank', 'noopener']],
  ],
])('a link %s', (_, options, status, opened) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const id = dialogs.open({ title: 'a', content: null, ...options })
  clickOn('<dialog open><a href="/privacy" data-here>x</a></dialog>')
  expect(dialogs.get()[0]?.status).toBe(status)
  expect(open.mock.calls).toEqual(opened)
  expect(navigate).toHaveBeenCalledTimes(opened.length === 0 ? 1 : 0)
  dialogs.remove(id)
  open.mockRestore()
})
