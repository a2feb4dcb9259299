import { afterEach, describe, expect, test } from 'vitest'
import {
  homeGoals,
  pick,
  startTestSportsbook,
  type TestSportsbook,
} from '../tests/support/test-sportsbook.ts'

const minute = 60_000
let book: TestSportsbook
afterEach(() => book.sandbox.close())

/** The next football match before its start, and then in a minute; the home side scores in these minutes. */
async function playTo(minutes: number, goals: readonly number[]) {
  book = await startTestSportsbook({ random: homeGoals(goals) })
  const [match] = await book.football()
  if (!match) throw new Error('no football')
  return {
    match,
    async pass() {
      book.sandbox.pass(match.starts_at - (await book.state()).now + minutes * minute)
      await book.open()
      const { matches } = await book.state('uz', { event: match.id })
      return matches.find(({ id }) => id === match.id)
    },
  }
}

describe('during the match', () => {
  test.each([
    ['of a half that is over', 'p1.total:1.5/under', 50, [], '0:0'],
    ['of a half that is over', 'p1.result/x', 50, [], '0:0'],
    ['on a line that is passed', 'total:2.5/over', 40, [10, 20, 30], '3:0'],
    ['on a line that is passed', 'total:2.5/under', 40, [10, 20, 30], '3:0'],
  ] as const)('a bet on a market %s is rejected as closed: %s', async (_case, key, minutes, goals, score) => {
    const { match, pass } = await playTo(minutes, goals)
    expect(match.odds[key]).toMatch(/^\d/)
    const live = await pass()
    expect(live).toMatchObject({ is_live: true, score })
    expect(live?.odds[key]).toBeUndefined()
    expect((await book.bet([pick(match, key)])).json()).toMatchObject({
      error: { error_data: { selections: 'closed' } },
    })
    expect(await book.main()).toBe('1284500.00')
  })

  test('odds of a line that fell after a goal are rejected, the new ones accepted', async () => {
    const key = 'total:2.5/over'
    const { match, pass } = await playTo(15, [10])
    const live = await pass()
    if (!live) throw new Error('the match is over')
    expect(Number(live.odds[key])).toBeLessThan(Number(match.odds[key]))
    expect((await book.bet([pick(match, key)])).json()).toMatchObject({
      error: { error_data: { selections: 'odds_changed' } },
    })
    expect((await book.bet([pick(live, key)])).json()).toMatchObject({ data: { bets: [{ status: 'open' }] } })
    const round = 'slip-0002'
    const any = await book.bet([pick(match, key)], '10000', { round, accept: 'any' })
    expect(any.json()).toMatchObject({ data: { bets: [{ status: 'open' }, {}] } })
  })

  test('a placed bet shows the kick-off, then score and minute, then that the match is over', async () => {
    const { match, pass } = await playTo(15, [10])
    await book.bet([pick(match, 'total:2.5/over')])
    const selection = async () => (await book.state()).bets[0]?.selections[0]
    expect(await selection()).toMatchObject({ starts_at: match.starts_at, is_live: false, score: null })
    await pass()
    expect(await selection()).toMatchObject({ is_live: true, score: '1:0', minute: 16, is_over: false })
    book.sandbox.pass(120 * minute)
    await book.open()
    expect(await selection()).toMatchObject({ score: '1:0', is_over: true })
  })

  test('better odds are accepted, unless the player wants to be asked', async () => {
    const key = 'total:2.5/under'
    const { match, pass } = await playTo(15, [10])
    const live = await pass()
    expect(Number(live?.odds[key])).toBeGreaterThan(Number(match.odds[key]))
    const asked = await book.bet([pick(match, key)], '10000', { accept: 'none' })
    expect(asked.json()).toMatchObject({ error: { error_data: { selections: 'odds_changed' } } })
    const accepted = await book.bet([pick(match, key)])
    expect(accepted.json()).toMatchObject({ data: { bets: [{ status: 'open' }] } })
  })

  test('an express with a match that is won already can be cashed out', async () => {
    const { match, pass } = await playTo(40, [10, 20, 30])
    const [, second] = await book.football()
    if (!second) throw new Error('too little football')
    await book.bet([pick(match, 'total:2.5/over'), pick(second, 'result/1')])
    await pass()
    const [bet] = (await book.state()).bets
    // The goals of the second match are not known yet, if it has not begun.
    expect(Number(bet?.cash_out)).toBeGreaterThan(10_000)
  })
})

test('a live tennis match names its set', async () => {
  book = await startTestSportsbook()
  const { now, matches } = await book.state()
  const next = matches.find(({ sport, is_live }) => sport === 'tennis' && !is_live)
  if (!next) throw new Error('no tennis')
  book.sandbox.pass(next.starts_at - now + minute)
  await book.open()
  const live = (await book.state()).matches.find(({ id }) => id === next.id)
  expect([next.period, live?.period]).toEqual([null, '1-set'])
})
