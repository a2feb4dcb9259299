// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeMissing, retryImport } from './retry-import.ts'

const missing = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  window.addEventListener(codeMissing, missing)
})
afterEach(() => {
  vi.useRealTimers()
  window.removeEventListener(codeMissing, missing)
  missing.mockReset()
  document.head.replaceChildren()
})

test('code whose request is lost once is loaded [START-10]', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue('code')
  const loaded = retryImport(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('code')
  expect(missing).not.toHaveBeenCalled()
})

test('code that stays lost is reported once', async () => {
  const error = new TypeError('lost')
  const load = vi.fn(() => Promise.reject(error))
  const loaded = expect(retryImport(load)).rejects.toBe(error)
  await vi.runAllTimersAsync()
  await loaded
  expect(load).toHaveBeenCalledTimes(3)
  expect(missing).toHaveBeenCalledOnce()
})

test('a stylesheet that has failed is no longer in the document, so that Vite requests it again', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="http://localhost/a.css"><link rel="stylesheet" href="/b.css">'
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Unable to preload CSS for http://localhost/a.css'))
    .mockResolvedValue('code')
  const loaded = retryImport(load)
  await vi.runAllTimersAsync()
  await loaded
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(['/b.css'])
})
