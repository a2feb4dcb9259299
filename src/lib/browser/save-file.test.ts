// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('keeps the file until the browser has read it, which may ask the visitor first', () => {
  vi.useFakeTimers()
  const revoke = vi.fn()
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoke })
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  saveFile('deposits.csv', new Blob(['a']))
  expect(follow).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(30_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledWith('blob:x')
})
