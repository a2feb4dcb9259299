import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mutate } from 'swr'
import { testAccount } from '../../../tests/support/test-account.ts'
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
})

async function begin() {
  fetchForPlayer()
  await vi.advanceTimersByTimeAsync(2000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const calls = () => platform.calls.map(({ name }) => name)

test('requests a player’s free spins, profile, loyalty and favourites on start [START-04, START-05, START-06, START-07]', async () => {
  sessionStore.set(testAccount)
  await begin()
  expect(calls()).toEqual(['freespins.get', 'account.getprofileinfo', 'loyalty.getinfo', 'games.getLikes'])
})

test('requests none of it for a guest [START-08]', async () => {
  await begin()
  expect(calls()).toEqual([])
})

test('requests nothing after the player has logged out', async () => {
  sessionStore.set(testAccount)
  fetchForPlayer()
  sessionStore.set(null)
  await vi.advanceTimersByTimeAsync(2000)
  await vi.dynamicImportSettled()
  expect(calls()).toEqual([])
})

test("does not repeat requests of the page's blocks", async () => {
  sessionStore.set(testAccount)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const Left = () => useFreespins().remainingIn('aviora')
  await act(async () => root.render(<Left />))
  await act(begin)
  expect(document.body.textContent).toBe('12')
  expect(calls().filter((name) => name === 'freespins.get')).toHaveLength(1)
  await act(async () => root.unmount())
})

test('a failure affects no other request and shows no message', async () => {
  platform.answers['freespins.get'] = () => 'connection lost'
  sessionStore.set(testAccount)
  await begin()
  expect(calls()).toContain('games.getLikes')
})

test('leaves errors of the whole page and of the session to those who report them, and logs all others', async () => {
  platform.answers['freespins.get'] = () => ({ error: 'ApplicationDisabledException' })
  platform.answers['loyalty.getinfo'] = () => ({ error: 'UserDeletedException' })
  platform.answers['games.getLikes'] = () => 'connection lost'
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  sessionStore.set(testAccount)
  await begin()
  const problems = warn.mock.calls.map(([problem]) => String(problem))
  expect(problems).toContain('[marquee] games.getLikes did not answer at the start')
  expect(problems).not.toContain('[marquee] freespins.get did not answer at the start')
  expect(problems).not.toContain('[marquee] loyalty.getinfo did not answer at the start')
  // This platform does not have it.
  expect(calls()).toContain('account.getprofileinfo')
  expect(problems).not.toContain('[marquee] account.getprofileinfo did not answer at the start')
})
