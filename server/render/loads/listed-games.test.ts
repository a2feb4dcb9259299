import { expect, it, vi } from 'vitest'
import { ListedGames, type ListedGamesOptions } from './listed-games.ts'

const all = Array.from({ length: 230 }, (_, index) => ({ sysname: `game-${index}` }))

function listing() {
  let time = 0
  const call = vi.fn<ListedGamesOptions['platform']['call']>((_, { offset = 0, count = 18 }) =>
    Promise.resolve({ items: all.slice(offset, offset + count) }),
  )
  const onFailure = vi.fn()
  const games = new ListedGames({ platform: { call }, onFailure, now: () => time })
  return { games, call, onFailure, pass: (milliseconds: number) => (time += milliseconds) }
}

const hour = 3_600_000

it('loads all games in batches, once for concurrent callers, and caches them for an hour', async () => {
  const { games, call, pass } = listing()
  const [first, second] = await Promise.all([games.sysnames(), games.sysnames()])
  expect(first).toEqual(all.map(({ sysname }) => sysname))
  expect(second).toBe(first)
  pass(hour - 1)
  await games.sysnames()
  expect(call).toHaveBeenCalledTimes(3)
  pass(2)
  await games.sysnames()
  expect(call).toHaveBeenCalledTimes(6)
})

it('keeps the last known games while the platform fails, and tries again', async () => {
  const { games, call, onFailure, pass } = listing()
  await games.sysnames()
  pass(hour + 1)
  call.mockRejectedValueOnce(new Error('down'))
  expect(await games.sysnames()).toHaveLength(all.length)
  expect(onFailure).toHaveBeenCalledOnce()
  const before = call.mock.calls.length
  await games.sysnames()
  expect(call.mock.calls.length).toBeGreaterThan(before)
})
