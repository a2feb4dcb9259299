import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  hour,
  pick,
  startTestSportsbook,
  type SportsbookState,
  type TestSportsbook,
} from '../tests/support/test-sportsbook.ts'

/** In these tests nothing happens in any match: football ends 0:0. */
let book: TestSportsbook
beforeEach(async () => {
  book = await startTestSportsbook()
})
afterEach(() => book.sandbox.close())

async function nextFootball() {
  const [match, second] = await book.football()
  if (!match || !second) throw new Error('too little football')
  return [match, second] as const
}

/** Passes the time until after a match, or until a time after its start. */
async function passMatch({ starts_at }: { starts_at: number }, after = 2 * hour) {
  book.sandbox.pass(starts_at - (await book.state()).now + after)
  await book.open()
}

describe('a bet on one of many markets', () => {
  test.each([
    ['double/1x', 'won'],
    ['both/no', 'won'],
    ['total:1.5/over', 'lost'],
    ['handicap:0.5/1', 'won'],
    ['score/0-0', 'won'],
    ['htft/x-x', 'won'],
    ['parity/even', 'won'],
    ['p2.result/x', 'won'],
    ['halves/1', 'lost'],
  ])('%s of a match that ends 0:0 is %s', async (key, status) => {
    const [match] = await nextFootball()
    await book.bet([pick(match, key)])
    await passMatch(match)
    const win = status === 'won' ? (10_000 * Number(match.odds[key])).toFixed(2) : '0.00'
    expect((await book.state()).bets).toMatchObject([{ status, win }])
    expect(await book.main()).toBe((1_274_500 + Number(win)).toFixed(2))
  })

  test('counts a returned selection of an express with odds of 1', async () => {
    const [match, second] = await nextFootball()
    await book.bet([pick(match, 'handicap:0/1'), pick(second, 'result/x')])
    await passMatch(second)
    const win = (10_000 * Number(second.odds['result/x'])).toFixed(2)
    expect((await book.state()).bets).toMatchObject([{ status: 'won', win }])
  })

  test('on a half is settled at half-time', async () => {
    const [match] = await nextFootball()
    await book.bet([pick(match, 'p1.result/x')])
    await passMatch(match, 0.5 * hour)
    expect((await book.state()).bets).toMatchObject([{ status: 'open' }])
    book.sandbox.pass(0.4 * hour)
    expect((await book.state()).bets).toMatchObject([{ status: 'won' }])
  })

  test('can be cashed out', async () => {
    const [match] = await nextFootball()
    const placed = (await book.bet([pick(match, 'handicap:0/1')])).json<{ data: SportsbookState }>().data
    const [open] = placed.bets
    // A returned stake is a part of its worth: the margin is paid on the rest only.
    expect(Number(open?.cash_out)).toBeGreaterThan(8900)
    expect(Number(open?.cash_out)).toBeLessThan(10_000)
  })
})

describe('earlier versions', () => {
  test.each([
    ['over', 'lost'],
    ['under', 'won'],
    ['x', 'won'],
  ])('a slip without a market is accepted, and a stored bet on %s is settled', async (outcome, status) => {
    const [match] = await nextFootball()
    const market = outcome === 'x' ? 'result' : 'total'
    const odds = match.odds[outcome === 'x' ? 'result/x' : `total:2.5/${outcome}`] ?? ''
    const answer = await book.bet([{ event: match.id, outcome, odds }])
    expect(answer.json()).toMatchObject({ data: { bets: [{ status: 'open' }] } })
    // As it was stored before markets had lines.
    const database = book.sandbox.openDatabase()
    await database.updateTable('sports_selections').set({ market }).execute()
    await database.destroy()
    await passMatch(match)
    expect((await book.state()).bets).toMatchObject([{ status }])
  })
})

describe('the page', () => {
  test('gets all markets of the match that it shows, and the odds of the selections in its slip', async () => {
    const [match, second] = await nextFootball()
    const shown = JSON.stringify([
      { event: second.id, key: 'p1.total:1.5/over' },
      { event: second.id, key: 'no.such/market' },
    ])
    const state = await book.state('ru', { event: match.id, shown })
    const [whole, other] = [match, second].map(({ id }) => state.matches.find((each) => each.id === id))
    const markets = whole?.markets.flatMap(({ rows }) => rows) ?? []
    expect(markets).toHaveLength((whole?.more_markets ?? 0) + 1)
    expect(markets.length).toBeGreaterThan(35)
    for (const { key } of markets.flat()) expect(whole?.names[key]).toMatch(/\S/)
    expect(whole?.markets.map(({ title }) => title)).toContain('Тотал · 1-й тайм')
    // Both sides of a handicap, as they are written: "1 (−0.5)" and "2 (+0.5)".
    const handicap = markets.find(([one]) => one?.key === 'handicap:-0.5/1')
    expect(handicap?.map(({ name }) => name)).toEqual(['1 (−0.5)', '2 (+0.5)'])
    expect(other?.markets).toEqual([])
    expect(Object.keys(other?.odds ?? {})).toEqual(['result/1', 'result/x', 'result/2', 'p1.total:1.5/over'])
    expect(other?.names['p1.total:1.5/over']).toBe('Тотал · 1-й тайм: больше 1.5')
    expect((await book.state('ru', { shown: 'nonsense' })).matches.length).toBeGreaterThan(40)
  })

  test('learns the numbers of the bets just placed, also when the slip is sent again', async () => {
    const [match, second] = await nextFootball()
    const send = async () =>
      (
        await book.bet([pick(match, 'result/x'), pick(second, 'result/x')], '10000', { kind: 'singles' })
      ).json<{ data: SportsbookState & { placed: number[] } }>().data
    const { placed, bets } = await send()
    expect(placed.toSorted()).toEqual(bets.map(({ id }) => id).toSorted())
    expect(placed).toHaveLength(2)
    expect((await send()).placed.toSorted()).toEqual(placed.toSorted())
  })
})
