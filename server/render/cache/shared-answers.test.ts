import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../schemas/api/errors.ts'
import { testCaller } from '../../../tests/support/test-caller.ts'
import type { CallContext } from '../../contracts/platform.ts'
import { SharedAnswers } from './shared-answers.ts'

let asked: { name: string; cookie: string | undefined }[]
let now: number
let fails: boolean
const failures: unknown[] = []
let answers: SharedAnswers

beforeEach(() => {
  asked = []
  now = 1000
  fails = false
  const call = (name: string, _params: unknown, { caller }: CallContext) => {
    asked.push({ name, cookie: caller?.headers.cookie })
    return fails
      ? Promise.reject(new ApiError('TooManyRequestsException', 'Slowly'))
      : Promise.resolve({ items: [], total: 0 })
  }
  answers = new SharedAnswers({ platform: { call }, now: () => now })
})

const guest: CallContext = { locale: 'uz' }
const player: CallContext = { locale: 'uz', caller: testCaller('aziza=1') }
const games = (context: CallContext, count = 3) =>
  answers.load('games.get', { count }, context, (error) => failures.push(error))
const tournaments = (context: CallContext) =>
  answers.load('tournaments.get', {}, context, (error) => failures.push(error))

describe('a shared call', () => {
  it('runs once in five seconds without a session, and returns one object to all', async () => {
    const [first, second] = await Promise.all([games(player), games(guest)])
    now += 5000
    expect(await games(player)).toBe(first)
    expect(second).toBe(first)
    expect(asked).toEqual([{ name: 'games.get', cookie: undefined }])
    now += 1
    await games(guest)
    expect(asked).toHaveLength(2)
  })

  it('is cached by parameters and language', async () => {
    await games(guest, 3)
    await games(guest, 4)
    await games({ locale: 'ru' }, 3)
    expect(asked).toHaveLength(3)
  })
})

describe('a personal call', () => {
  it("runs with the player's session each time", async () => {
    await tournaments(player)
    await tournaments(player)
    expect(asked).toEqual([
      { name: 'tournaments.get', cookie: 'aziza=1' },
      { name: 'tournaments.get', cookie: 'aziza=1' },
    ])
  })

  it("includes the wins of the leaderboard, which mark the player's own", async () => {
    await answers.load('leaderboard.get', { count: 3 }, player, (error) => failures.push(error))
    expect(asked).toEqual([{ name: 'leaderboard.get', cookie: 'aziza=1' }])
  })

  it("is shared among guests, who never get a player's answer", async () => {
    await tournaments(player)
    const first = await tournaments(guest)
    expect(await tournaments(guest)).toBe(first)
    expect(asked).toHaveLength(2)
  })
})

it('reports a failure and does not cache it', async () => {
  fails = true
  expect(await games(guest)).toEqual({ status: 'error', error: 'TooManyRequestsException' })
  expect(failures).toHaveLength(1)
  fails = false
  expect(await games(guest)).toEqual({ status: 'success', data: { items: [], total: 0 } })
})

it('caches at most 500 answers', async () => {
  for (let count = 1; count <= 100; count += 1)
    for (const locale of ['uz', 'ru'] as const)
      for (const offset of [0, 1, 2]) await answers.load('games.get', { count, offset }, { locale }, () => {})
  expect(asked).toHaveLength(600)
  await answers.load('games.get', { count: 100, offset: 2 }, { locale: 'ru' }, () => {})
  expect(asked).toHaveLength(600)
  await answers.load('games.get', { count: 1, offset: 0 }, { locale: 'uz' }, () => {})
  expect(asked).toHaveLength(601)
})
