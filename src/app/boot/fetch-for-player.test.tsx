// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mutate } from 'swr'
import { testAccount } from '../../../tests/support/mount.tsx'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { useFreespins } from '../../modules/games/use-freespins.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { fetchForPlayer } from './fetch-for-player.ts'

const pack = {
  id: 1,
  game: { sysname: 'aviora', name: 'Aviora' },
  remaining_count: 12,
  status: 'active' as const,
}
let platform: ReturnType<typeof testPlatform>

beforeEach(() => {
  vi.useFakeTimers()
  platform = testPlatform({
    'freespins.get': () => ({ data: { items: [pack], total: 1 } }),
    'games.getLikes': () => ({ data: { items: ['aviora'] } }),
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  sessionStore.set(null)
  await mutate(() => true, undefined, { revalidate: false })
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function begin() {
  fetchForPlayer()
  await vi.advanceTimersByTimeAsync(2000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const calls = () => platform.calls.map(({ name }) => name)

test('at the start a player’s free spins, profile, loyalty and favourites are asked for', async () => {
  sessionStore.set(testAccount)
  await begin()
  expect(calls()).toEqual(['freespins.get', 'account.getprofileinfo', 'loyalty.getinfo', 'games.getLikes'])
})

test('for a guest nothing of that is asked for', async () => {
  await begin()
  expect(calls()).toEqual([])
})

test('who logs out before it is asked for is asked about no more', async () => {
  sessionStore.set(testAccount)
  fetchForPlayer()
  sessionStore.set(null)
  await vi.advanceTimersByTimeAsync(2000)
  await vi.dynamicImportSettled()
  expect(calls()).toEqual([])
})

test('what a block of the page has asked for already is not asked for again', async () => {
  sessionStore.set(testAccount)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const Left = () => useFreespins().remainingIn('aviora')
  await act(async () => root.render(<Left />))
  await act(begin)
  expect(document.body.textContent).toBe('12')
  expect(calls().filter((name) => name === 'freespins.get')).toHaveLength(1)
  await act(async () => root.unmount())
})

test('one that fails hinders no other, and nobody is told', async () => {
  platform.answers['freespins.get'] = () => 'connection lost'
  sessionStore.set(testAccount)
  await begin()
  expect(calls()).toContain('games.getLikes')
})

test('what is refused to the whole page is left to the page, any other failure is written down', async () => {
  platform.answers['freespins.get'] = () => ({ error: 'ApplicationDisabledException' })
  platform.answers['games.getLikes'] = () => 'connection lost'
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  sessionStore.set(testAccount)
  await begin()
  const problems = warn.mock.calls.map(([problem]) => String(problem))
  expect(problems).toContain('[marquee] games.getLikes did not answer at the start')
  expect(problems).not.toContain('[marquee] freespins.get did not answer at the start')
})
