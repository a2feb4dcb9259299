// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { MessageToPage } from '../../../schemas/studio/canvas-messages.ts'
import { listenTo, sendTo } from './canvas-channel.ts'

let stop = () => {}
afterEach(() => stop())

const refresh = { channel: 'marquee.studio', type: 'refresh', version: '1' }

function receive(data: unknown, source: Window = window, origin = location.origin) {
  const handle = vi.fn()
  stop()
  stop = listenTo(() => window, MessageToPage, handle)
  dispatchEvent(new MessageEvent('message', { data, source, origin }))
  return handle.mock.calls
}

it('receives valid messages of the other window only', () => {
  expect(receive(refresh)).toEqual([[refresh]])
  const frame = document.body.appendChild(document.createElement('iframe'))
  expect(receive(refresh, frame.contentWindow ?? window)).toEqual([])
  expect(receive(refresh, window, 'https://example.com')).toEqual([])
})

it.each([
  ['of another channel', { ...refresh, channel: 'game' }],
  ['of an unknown type', { ...refresh, type: 'reload' }],
  ['with a wrong value', { ...refresh, version: 1 }],
  ['with more values', { ...refresh, run: 'code' }],
  ['without a type', 'refresh'],
])('ignores a message %s', (_, data) => {
  expect(receive(data)).toEqual([])
})

it('sends messages that the other side accepts, to its own origin only', () => {
  const post = vi.spyOn(window, 'postMessage').mockReturnValue()
  sendTo<MessageToPage>(window, { type: 'refresh', version: '1' })
  expect(post.mock.calls).toEqual([[refresh, location.origin]])
  post.mockRestore()
})
