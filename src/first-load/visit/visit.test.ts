// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportVisit } from '../../lib/data/hits.ts'
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
  vi.spyOn(console, 'warn').mockImplementation(warn)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://partner.example/casino?email=a@example.uz')
})

afterEach(() => {
  hits.length = 0
  failures.length = 0
  warn.mockReset()
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
