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

const codeIsMissing = () => window.dispatchEvent(new Event('vite:preloadError'))

/** Everything that follows an answer has happened. */
const answered = () => new Promise((done) => setTimeout(done))

function watchReloads(fetch: () => Promise<Response>) {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', vi.fn(fetch))
  return reload
}

test('missing code reloads the page, but not in a loop', async () => {
  const reload = watchReloads(() => Promise.resolve(new Response(null, { status: 404 })))
  reloadForMissingCode()
  codeIsMissing()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  codeIsMissing()
  await answered()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(reload).toHaveBeenCalledOnce()
})

test('without a connection the page stays', async () => {
  const reload = watchReloads(() => Promise.reject(new TypeError('offline')))
  reloadForMissingCode()
  codeIsMissing()
  await answered()
  expect(fetch).toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
  expect(mayReload()).toBe(true)
})
