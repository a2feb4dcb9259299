// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeMissing } from '../../lib/browser/retry-import.ts'
import { mayReload, reloadForMissingCode } from './reload-guard.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  document.body.replaceChildren()
})

test('a page reloads itself at most once in ten seconds [START-11]', () => {
  expect(mayReload(1_000_000)).toBe(true)
  expect(mayReload(1_000_001)).toBe(false)
  expect(mayReload(1_009_999)).toBe(false)
  expect(mayReload(1_010_000)).toBe(true)
})

const own = 'https://site.example/assets/entry-client-old.js'

/** The site's newest build is this one; its answer has been read. */
function watchReloads(answer: () => Promise<Response>) {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload, pathname: '/', search: '', origin: 'https://site.example' })
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  reloadForMissingCode(own)
  const loseCode = async () => {
    const asked = fetch.mock.calls.length
    window.dispatchEvent(new Event(codeMissing))
    await vi.waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(asked))
    await new Promise((done) => setTimeout(done))
  }
  return { reload, loseCode }
}

const newest = (id: string) => () => Promise.resolve(Response.json({ id, timestamp: 1 }))

test('code that a newer build has replaced reloads the page, but not in a loop [START-10]', async () => {
  const { reload, loseCode } = watchReloads(newest('entry-client-new'))
  await loseCode()
  expect(reload).toHaveBeenCalledOnce()
  await loseCode()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['the build is the same', newest('entry-client-old')],
  [
    'the server does not say which build is the newest',
    () => Promise.resolve(new Response(null, { status: 404 })),
  ],
  ['there is no connection', () => Promise.reject(new TypeError('offline'))],
])('missing code leaves the page as it is if %s', async (_case, answer) => {
  const { reload, loseCode } = watchReloads(answer)
  await loseCode()
  expect(reload).not.toHaveBeenCalled()
  expect(mayReload()).toBe(true)
})

test.each(['<dialog open><form><input></form></dialog>', '<input>', '<textarea></textarea>'])(
  'missing code never reloads a page with typed text in %s',
  async (html) => {
    const { reload, loseCode } = watchReloads(newest('entry-client-new'))
    document.body.innerHTML = html
    const field = document.querySelector<HTMLInputElement>('input, textarea')
    if (field) field.value = '90 123'
    await loseCode()
    expect(reload).not.toHaveBeenCalled()
  },
)
