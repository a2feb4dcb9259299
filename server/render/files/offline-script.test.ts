// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const scripts = import.meta.glob('./offline-script.js')
const reload = vi.fn()
const send = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
/** The page of every test is the same window. */
let stopListening = () => {}
const none = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(async () => {
  vi.useFakeTimers()
  const listen = vi.spyOn(globalThis, 'addEventListener')
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.resetModules()
  localStorage.setItem('marquee.scheme', 'light')
  document.body.innerHTML =
    '<a href="" class="retry">Retry</a><p role="status" data-checking="checking" data-failed="failed"></p>'
  reload.mockReset()
  send.mockReset().mockImplementation(none)
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('location', { reload })
  await scripts['./offline-script.js']?.()
  const listeners = listen.mock.calls
  stopListening = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener)
  }
})
afterEach(() => {
  stopListening()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
})

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)
const status = () => document.querySelector('[role=status]')?.textContent
const answers = (code: number) =>
  send.mockImplementation(() => Promise.resolve(new Response(null, { status: code })))

it('applies the visitor’s colour scheme', () => {
  expect(document.documentElement.dataset['scheme']).toBe('light')
})

it('opens the page that was asked for when the connection is back', async () => {
  answers(200)
  dispatchEvent(new Event('online'))
  await pass()
  expect(reload).toHaveBeenCalledOnce()
  expect(status()).toBe('')
})

it('opens it also if only the server was away, and asks nothing in a hidden page', async () => {
  const visible = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(20_000)
  expect(send).not.toHaveBeenCalled()
  visible.mockReturnValue(false)
  answers(502)
  await pass(10_000)
  expect(send).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  answers(200)
  await pass(15_000)
  expect(reload).toHaveBeenCalledOnce()
})

it('asks the cheapest address, ever more rarely, and not with all other pages at once', async () => {
  await pass(9999)
  expect(send).not.toHaveBeenCalled()
  await pass(1)
  expect(send.mock.calls.map(([address]) => address)).toEqual(['/health'])
  await pass(14_999)
  expect(send).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(send).toHaveBeenCalledTimes(2)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await pass(600_000)
  const before = send.mock.calls.length
  // The shortest pause of those around a minute.
  await pass(45_000)
  expect(send).toHaveBeenCalledTimes(before + 1)
})
