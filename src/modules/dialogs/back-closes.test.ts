// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeOnBack } from './back-closes.ts'
import { createDialogStore, type DialogStore } from './dialog-store.ts'

/** Navigations that reach the router. */
const routed = vi.fn()
let store: DialogStore
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390)
  history.pushState({ idx: 0 }, '', '/first')
  history.pushState({ idx: 1 }, '', '/page')
  window.addEventListener('popstate', routed)
  store = createDialogStore()
  stop = closeOnBack(store)
})
afterEach(() => {
  stop()
  window.removeEventListener('popstate', routed)
  routed.mockReset()
})

function open(id: string, options = {}) {
  store.open({ id, title: id, content: null, ...options })
}
function settle() {
  for (const { id, status } of store.get()) if (status === 'leaving') store.remove(id)
}
const openIds = () => store.get().flatMap(({ id, status }) => (status === 'open' ? [id] : []))

/** Navigates, and waits for all resulting events. */
async function step(way: number) {
  history.go(way)
  await new Promise((resolve) => setTimeout(resolve, 60))
  settle()
}

test('closes the topmost dialog on back and stays on the page', async () => {
  open('lower')
  open('upper')
  await step(-1)
  expect(openIds()).toEqual(['lower'])
  await step(-1)
  expect(openIds()).toEqual([])
  expect([location.pathname, routed.mock.calls.length]).toEqual(['/page', 0])
  await step(-1)
  expect([location.pathname, routed.mock.calls.length]).toEqual(['/first', 1])
})

test('goes back to the previous page at once after a dialog was closed in another way', async () => {
  open('one')
  store.close('one')
  settle()
  await step(-1)
  expect([location.pathname, routed.mock.calls.length]).toEqual(['/first', 1])
})

test('reuses the history entry of a closed dialog', async () => {
  open('one')
  store.close('one')
  settle()
  open('two')
  await step(-1)
  expect([openIds(), location.pathname]).toEqual([[], '/page'])
  await step(-1)
  expect(location.pathname).toBe('/first')
})

test('goes back from a page opened in a dialog in one step', async () => {
  open('menu')
  store.close('menu')
  history.pushState({ idx: 2 }, '', '/next')
  settle()
  await step(-1)
  expect([location.pathname, history.state, routed.mock.calls.length]).toEqual(['/page', { idx: 1 }, 1])
})

test('closes two dialogs of one step from the top', async () => {
  open('lower')
  open('upper')
  await step(-2)
  expect([openIds(), location.pathname]).toEqual([[], '/page'])
})

test('keeps a dialog that refuses to close, and asks it again on the next back', async () => {
  const beforeClose = vi.fn(() => false)
  open('form', { beforeClose })
  await step(-1)
  await step(-1)
  expect([openIds(), beforeClose.mock.calls.length, location.pathname]).toEqual([['form'], 2, '/page'])
})

test('adds no history entry for a dialog that only code closes', async () => {
  open('completion', { preventClose: true })
  await step(-1)
  expect([openIds(), location.pathname]).toEqual([['completion'], '/first'])
})

test('goes back to the previous page on wide screens', async () => {
  vi.stubGlobal('innerWidth', 1440)
  open('one')
  await step(-1)
  expect([openIds(), location.pathname, routed.mock.calls.length]).toEqual([['one'], '/first', 1])
})
