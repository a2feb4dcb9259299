import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from '../../../tests/support/mount.tsx'
import { usePreviewToken } from './use-preview-token.ts'

function Probe() {
  return <output>{usePreviewToken({ visitor: { who: 'guest' } }).data?.token}</output>
}

let tokens = 0
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => {
    tokens += 1
    return Promise.resolve(Response.json({ data: { path: '/', token: `token ${tokens}` } }))
  })
})
afterEach(() => {
  vi.useRealTimers()
})

it('stays when the focus leaves the page and returns, since another one would load the page again', async () => {
  const { container } = await mount(<Probe />)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(container.textContent).toBe('token 1')
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(10_000)
  })
  expect(container.textContent).toBe('token 1')
})

it('is renewed by the first focus of a tab that was hidden when its time was up', async () => {
  const { container } = await mount(<Probe />)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(() => vi.advanceTimersByTimeAsync(7 * 60 * 60 * 1000))
  const before = container.textContent
  hidden.mockRestore()
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(1000)
  })
  expect(container.textContent).not.toBe(before)
})
