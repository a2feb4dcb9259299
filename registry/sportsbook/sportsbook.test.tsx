import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { chooseScheme } from '../../src/lib/browser/scheme.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { Sportsbook } from './sportsbook.tsx'

const book = {
  sysname: 'sportsbook',
  name: 'Marquee Sport',
  is_available: true,
  url: '/platform/game/sportsbook/play',
}
const props = { title: 'Ставки на спорт', sysname: 'sportsbook' }
const element = (answer?: Partial<typeof book>) => (
  <Sportsbook
    {...bare}
    props={props}
    data={{ book: answer && { status: 'success', data: { ...book, ...answer } } }}
  />
)
const sourceOf = (container: HTMLElement) => container.querySelector('iframe')?.getAttribute('src')

test('finds its sportsbook by the system name and opens it in an iframe [BET-02]', async () => {
  const platform = testPlatform({ 'games.getsportsbook': () => ({ data: book }) })
  const page = await mount(element())
  await settle()
  expect(platform.called('games.getsportsbook')[0]?.params).toMatchObject({ sysname: 'sportsbook' })
  expect(sourceOf(page.container)).toBe('/platform/game/sportsbook/play?locale=ru&scheme=dark')
  expect(page.container.querySelector('h1')?.textContent).toBe('Ставки на спорт')
})

test.each([
  ['/event/20261121-football-03/1', '&path=%2Fevent%2F20261121-football-03%2F1'],
  ['/live', '&path=%2Flive'],
  ['//elsewhere.example', ''],
  ['/event?x=1', ''],
])('the address sets the initial page: %s [BET-01]', async (path, expected) => {
  testPlatform({})
  const page = await mount(element({}), { query: { path } })
  expect(sourceOf(page.container)).toBe(`/platform/game/sportsbook/play?locale=ru${expected}&scheme=dark`)
})

test('shows placeholders of filters and matches until the sportsbook has loaded', async () => {
  testPlatform({})
  const page = await mount(element({}))
  const placeholders = () => page.container.querySelectorAll('[class*=skeleton]').length
  expect(placeholders()).toBeGreaterThan(10)
  await act(async () => page.container.querySelector('iframe')?.dispatchEvent(new Event('load')))
  expect(placeholders()).toBe(0)
})

test('tells the sportsbook the colour scheme of the site, and each new one', async () => {
  testPlatform({})
  const page = await mount(element({}))
  const frame = page.container.querySelector('iframe')
  expect(frame?.getAttribute('src')).toContain('scheme=dark')
  const told = frame?.contentWindow ? vi.spyOn(frame.contentWindow, 'postMessage') : undefined
  await act(async () => chooseScheme('light'))
  expect(told).toHaveBeenLastCalledWith({ type: 'marquee:scheme', scheme: 'light' }, '*')
  expect(page.container.querySelector('iframe')?.getAttribute('src')).toBe(frame?.getAttribute('src'))
  // The page may not have listened yet.
  told?.mockClear()
  await act(async () => frame?.dispatchEvent(new Event('load')))
  expect(told).toHaveBeenLastCalledWith({ type: 'marquee:scheme', scheme: 'light' }, '*')
  await act(async () => chooseScheme('dark'))
  expect(told).toHaveBeenLastCalledWith({ type: 'marquee:scheme', scheme: 'dark' }, '*')
})

test('reports that no bets are taken', async () => {
  testPlatform({})
  const page = await mount(element({ is_available: false }))
  expect(sourceOf(page.container)).toBeUndefined()
  expect(page.container.textContent).toContain('Ставки временно не принимаются')
})

test('shows a failure with a retry', async () => {
  const platform = testPlatform({ 'games.getsportsbook': () => ({ error: 'InternalServerErrorException' }) })
  const page = await mount(element())
  await settle()
  platform.answers['games.getsportsbook'] = () => ({ data: book })
  await click(page.control('Попробовать ещё раз'))
  expect(sourceOf(page.container)).toBe('/platform/game/sportsbook/play?locale=ru&scheme=dark')
})
