// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAppContext } from '../../../../tests/support/app-context.ts'
import { iframeMessagesEffect } from './iframe-messages-effect.ts'

const navigate = vi.fn(() => Promise.resolve())
let stop: () => void
let frame: HTMLIFrameElement
const failed = vi.fn()

beforeEach(() => {
  window.addEventListener('error', failed)
  frame = document.createElement('iframe')
  document.body.append(frame)
  stop = iframeMessagesEffect(testAppContext({ navigate }))
})
afterEach(() => {
  stop()
  window.removeEventListener('error', failed)
  expect(failed).not.toHaveBeenCalled()
  frame.remove()
  navigate.mockReset()
})

function receive(data: unknown, { origin = location.origin, source = frame.contentWindow } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

test('the page navigates to the path sent by a page of the site in its own iframe', () => {
  receive({ type: 'checkIframe', pathname: '/ru/cashier/paysuccess/7' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/ru/cashier/paysuccess/7')
})

test('messages from another origin, another window or no window are ignored [API-OTH-06]', () => {
  const message = { type: 'checkIframe', pathname: '/rules' }
  receive(message, { origin: 'https://evil.example' })
  receive(message, { origin: 'null' })
  receive(message, { source: window })
  receive(message, { source: null })
  expect(navigate).not.toHaveBeenCalled()
})

test.each([
  [{ type: 'checkIframe', pathname: '//evil.example' }],
  [{ type: 'checkIframe', pathname: '/\t/evil.example' }],
  [{ type: 'checkIframe', pathname: 'https://evil.example' }],
  [{ type: 'checkIframe', pathname: 'javascript:alert(1)' }],
  [{ type: 'checkIframe', pathname: '/api/auth/logout' }],
  [{ type: 'checkIframe', pathname: '/platform/game/aviora/play' }],
  [{ type: 'checkIframe', pathname: 7 }],
  [{ type: 'checkIframe' }],
  [{ type: 'other', pathname: '/rules' }],
  [{ pathname: '/rules' }],
  ['checkIframe'],
  [undefined],
  [null],
])('%j is not an allowed path', (data) => {
  receive(data)
  expect(navigate).not.toHaveBeenCalled()
})

test('a page in an iframe reports its path to its own origin only [API-OTH-04]', () => {
  const parent = { postMessage: vi.fn(), location: { origin: location.origin } }
  vi.stubGlobal('parent', parent)
  iframeMessagesEffect(testAppContext({ navigate }))()
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'checkIframe', pathname: location.pathname },
    location.origin,
  )
})

test('a page outside of an iframe reports nothing', () => {
  const postMessage = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  iframeMessagesEffect(testAppContext({ navigate }))()
  expect(postMessage).not.toHaveBeenCalled()
  postMessage.mockRestore()
})

test('a page inside a page of another origin reports nothing', () => {
  const parent = { postMessage: vi.fn(), location: { origin: 'https://shop.example' } }
  vi.stubGlobal('parent', parent)
  iframeMessagesEffect(testAppContext({ navigate }))()
  expect(parent.postMessage).not.toHaveBeenCalled()
})

test('a message to one of several iframes counts, until the effect ends', () => {
  const other = document.createElement('iframe')
  document.body.append(other)
  receive({ type: 'checkIframe', pathname: '/rules' })
  expect(navigate).toHaveBeenCalledOnce()
  other.remove()
  stop()
  receive({ type: 'checkIframe', pathname: '/rules' })
  expect(navigate).toHaveBeenCalledOnce()
})

test('a page in a third-party iframe reports nothing', () => {
  const postMessage = vi.fn()
  const parent = {
    postMessage,
    get location(): Location {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  }
  vi.stubGlobal('parent', parent)
  iframeMessagesEffect(testAppContext({ navigate }))()
  expect(postMessage).not.toHaveBeenCalled()
})
