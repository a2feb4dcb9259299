// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let end: () => void
beforeEach(() => {
  HTMLElement.prototype.checkVisibility = function (this: HTMLElement) {
    return this.closest('[hidden]') === null
  }
  vi.useFakeTimers()
  end = keepFocus()
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`)
const focused = () => document.activeElement?.id

function show(html: string, focusedId: string) {
  document.body.innerHTML = html
  find(focusedId)?.focus()
}

/** Lets the observer of changes and its timers run. */
const settle = () => vi.advanceTimersByTimeAsync(200)

const rows = `<main><ul>
  <li><button id="one"></button></li><li><button id="two"></button></li><li><button id="three"></button></li>
</ul><button id="more"></button></main>`

it.each([
  ['two', 'three'],
  ['three', 'two'],
])('moves from a removed row %s to the row %s', async (removed, next) => {
  show(rows, removed)
  find(removed)?.closest('li')?.remove()
  await settle()
  expect(focused()).toBe(next)
})

it('moves from a disabled button to the one behind it, and past one that is hidden', async () => {
  show(
    '<main><button id="one"></button><button id="two" hidden></button><a id="three" href="/"></a></main>',
    'one',
  )
  find('one')?.setAttribute('disabled', '')
  await settle()
  expect(focused()).toBe('three')
})

it('moves to what replaces the element', async () => {
  show('<main><p><button id="open"></button></p><button id="more"></button></main>', 'open')
  const part = find('open')?.parentElement
  if (part) part.innerHTML = '<form><input id="first"><button></button></form>'
  await settle()
  expect(focused()).toBe('first')
})

it('moves to the page if nothing else is left', async () => {
  show('<nav><button></button></nav><main id="main"><button id="one"></button></main>', 'one')
  find('one')?.remove()
  await settle()
  expect(focused()).toBe('main')
})

it('moves to the page after another screen has replaced everything, such as the one to sign in', async () => {
  show('<div id="root"><main><button id="one"></button></main></div>', 'one')
  const root = find('root')
  if (root) root.innerHTML = '<button id="skip"></button><main id="main"></main>'
  await settle()
  expect(focused()).toBe('main')
})

it('leaves the focus to a screen that moves it itself', async () => {
  show(rows, 'two')
  find('two')?.remove()
  await vi.advanceTimersByTimeAsync(40)
  find('more')?.focus()
  await settle()
  expect(focused()).toBe('more')
})

it('does not bring back a focus that a click beside all controls has ended', async () => {
  show(rows, 'two')
  find('two')?.blur()
  await settle()
  find('two')?.remove()
  await settle()
  expect(document.activeElement).toBe(document.body)
})
