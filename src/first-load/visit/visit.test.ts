// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportVisit } from '../../lib/data/hits.ts'
import type { Boot } from '../../lib/browser/boot.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

const hits: URLSearchParams[] = []
const failures: (() => void)[] = []
const warn = vi.fn()

class TestImage extends EventTarget {
  constructor() {
    super()
    failures.push(() => this.dispatchEvent(new Event('error')))
  }
  set src(url: string) {
    const { pathname, searchParams } = new URL(url, 'http://site')
    expect(pathname).toBe('/hit')
    hits.push(searchParams)
  }
}

/** A player's page that waits for its code: how often it began to load. */
function waitingPage(answer: () => Promise<Response>) {
  document.documentElement.dataset['player'] = ''
  document.documentElement.lang = 'ru-RU'
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  const begin = vi.fn()
  const boot: Partial<Boot> = { begin, hasBegun: () => false }
  Object.assign(window, { __marqueeBoot: boot })
  return { begin, fetched, boot }
}

/** What the script of a page sends. */
async function sentBy(address: string, isSeonEnabled = false) {
  window.history.replaceState(null, '', address)
  document.documentElement.toggleAttribute('data-seon', isSeonEnabled)
  await import('./main.ts')
  return hits.map((hit) => Object.fromEntries(hit))
}

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
  vi.stubGlobal('Image', TestImage)
  vi.stubGlobal('IntersectionObserver', vi.fn())
  vi.spyOn(console, 'warn').mockImplementation(warn)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://partner.example/casino?email=a@example.uz')
})

afterEach(() => {
  hits.length = 0
  failures.length = 0
  warn.mockReset()
  delete document.documentElement.dataset['player']
  delete window.__marqueeBoot
  vi.restoreAllMocks()
})

test('a visit tells the referrer, the campaign parameters as td_ and the fraud-detection session [TRACK-02]', async () => {
  const [visit] = await sentBy('/?track_id=77&publisher_id=12&show_popup_reg=1')
  expect(visit).toEqual({
    type: 'visit',
    referer: 'https://partner.example/casino',
    fraud_session: sessionStorage.getItem(storageKeys.fraudSession),
    td_track_id: '77',
    td_publisher_id: '12',
    td_show_popup_reg: '1',
  })
  expect(visit?.['fraud_session']).toMatch(/^[\da-f]{32}$/)
})

test('the fraud-detection session is reported on every start [TRACK-03]', async () => {
  await sentBy('/?track_id=77', true)
  vi.resetModules()
  const sent = await sentBy('/rules', true)
  expect(sent.map(({ type, td_track_id: mark }) => [type, mark])).toEqual([
    ['visit', '77'],
    ['seon', '77'],
    ['seon', '77'],
  ])
  expect(new Set(sent.map((hit) => hit['fraud_session'])).size).toBe(1)
})

test('the fraud-detection session is not reported if the platform has it switched off [TRACK-04]', async () => {
  expect((await sentBy('/')).map(({ type }) => type)).toEqual(['visit'])
})

test('a visit whose report failed is logged, and reported with the next page', async () => {
  await sentBy('/')
  failures.forEach((fail) => fail())
  expect(warn.mock.calls.flat().join()).toContain('the hit visit was not taken')
  reportVisit()
  expect(hits).toHaveLength(2)
})

test("a player's campaign loads the code that shows it, and keeps the answer for it [CAMP-03]", async () => {
  const page = waitingPage(() => Promise.resolve(Response.json({ data: { sysname: 'reload' } })))
  await sentBy('/ru')
  expect(page.fetched.mock.calls).toEqual([['/api/popups/get?v=2.34&locale=ru']])
  await vi.waitFor(() => expect(page.begin).toHaveBeenCalledOnce())
  await expect(page.boot.campaign?.then((answer) => answer.json())).resolves.toEqual({
    data: { sysname: 'reload' },
  })
})

test('the code waits if there is no campaign, and asks itself if no answer has arrived', async () => {
  const none = waitingPage(() => Promise.resolve(Response.json({ data: null })))
  await sentBy('/ru')
  await none.boot.campaign
  vi.resetModules()
  const lost = waitingPage(() => Promise.reject(new TypeError('Failed to fetch')))
  await sentBy('/ru')
  await vi.waitFor(() => expect(lost.boot.campaign).toBeUndefined())
  expect([none.begin, lost.begin].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a page whose code loads leaves the campaign to it, and a guest has none', async () => {
  const player = waitingPage(() => Promise.reject(new Error('unexpected')))
  Object.assign(player.boot, { hasBegun: () => true })
  await sentBy('/ru')
  vi.resetModules()
  const guest = waitingPage(() => Promise.reject(new Error('unexpected')))
  delete document.documentElement.dataset['player']
  await sentBy('/ru')
  expect([player, guest].map(({ fetched }) => fetched.mock.calls.length)).toEqual([0, 0])
})
