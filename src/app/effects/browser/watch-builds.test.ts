// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildOf } from '../../boot/newest-build.ts'
import { watchBuilds } from './watch-builds.ts'
import { isServerPath, learnRouteRules } from '../../navigation/server-paths.ts'

const hour = 3_600_000
let latest = 'entry-new'
let stop = () => {}
const asked: string[] = []
const onNewer = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  onNewer.mockReset()
  latest = 'entry-new'
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    if (address === '/builds/latest.json') return Promise.resolve(Response.json({ id: latest, timestamp: 1 }))
    return Promise.resolve(Response.json({ id: latest, routeRules: { '/shop/**': { page: false } } }))
  })
})
afterEach(() => {
  stop()
  learnRouteRules({})
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('the manifest is requested every hour while the page is open [START-09, START-12]', async () => {
  latest = 'entry-old'
  stop = watchBuilds('entry-old', onNewer)
  await pass(hour - 1)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual(['/builds/latest.json'])
  await pass(hour)
  expect(asked).toHaveLength(2)
  expect(onNewer).not.toHaveBeenCalled()
})

test('and on returning to the page, at most once a minute [START-09, START-12]', async () => {
  stop = watchBuilds('entry-old', onNewer)
  comeBack()
  expect(asked).toEqual([])
  await pass(60_000)
  comeBack()
  comeBack()
  expect(asked).toEqual(['/builds/latest.json'])
  await pass(0)
})

test('a newer build is reported once, and its path rules apply', async () => {
  stop = watchBuilds('entry-old', onNewer)
  expect(isServerPath('/shop/1?a=1')).toBe(false)
  await pass(hour)
  expect(onNewer).toHaveBeenCalledOnce()
  expect(asked).toEqual(['/builds/latest.json', '/builds/meta/entry-new.json'])
  expect(isServerPath('/shop/1?a=1')).toBe(true)
  expect(isServerPath('/api/games/get')).toBe(true)
  expect(isServerPath('/ru/shop/1')).toBe(true)
  await pass(hour)
  expect(onNewer).toHaveBeenCalledOnce()
})

test('a manifest that cannot be read is logged and requested again later [ERR-46]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })))
  stop = watchBuilds('entry-old', onNewer)
  await pass(2 * hour)
  expect(warn).toHaveBeenCalledTimes(2)
  expect(onNewer).not.toHaveBeenCalled()
})

test('a build is named after the file of its entry', () => {
  expect(buildOf('https://site.example/assets/entry-client-B1x_2.js?a')).toBe('entry-client-B1x_2')
})
