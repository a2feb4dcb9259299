// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReload, reloadForMissingCode } from './reload-guard.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('a page reloads itself at most once in ten seconds', () => {
  expect(mayReload(1_000_000)).toBe(true)
  expect(mayReload(1_000_001)).toBe(false)
  expect(mayReload(1_009_999)).toBe(false)
  expect(mayReload(1_010_000)).toBe(true)
})

test('missing code reloads the page, but not in a loop', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  reloadForMissingCode()
  const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  // A handler prevents the error from being thrown.
  expect(fail()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  expect(fail()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})
