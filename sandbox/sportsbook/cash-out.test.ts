import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  hour,
  pick,
  startTestSportsbook,
  type SportsbookState,
  type TestSportsbook,
} from '../tests/support/test-sportsbook.ts'
import { cashOutValue } from './cash-out.ts'

let book: TestSportsbook
beforeEach(async () => {
  book = await startTestSportsbook()
})
afterEach(() => book.sandbox.close())

describe('a cash-out', () => {
  const cashOut = (id: number, amount: string) =>
    book.sandbox.post('/sandbox/sportsbook/cash-out', { token: book.token(), id: String(id), amount })

  async function placed(outcome = 'result/x') {
    const [match] = await book.football()
    if (!match) throw new Error('no football')
    const [open] = (await book.bet([pick(match, outcome)])).json<{ data: SportsbookState }>().data.bets
    if (!open) throw new Error('no bet')
    return { ...open, match, offer: open.cash_out ?? '' }
  }

  test('costs the margin twice if nothing has happened, and ends the bet', async () => {
    const { id, offer, match } = await placed()
    // 10,000 at odds 1 / (1.06 p), worth p / 1.06 of its win.
    expect(Number(offer)).toBeGreaterThan(8800)
    expect(Number(offer)).toBeLessThanOrEqual(10_000 / 1.06 ** 2)
    const after = (await cashOut(id, offer)).json<{ data: SportsbookState }>().data
    expect(after.bets).toMatchObject([{ status: 'cashed', win: offer, cash_out: null }])
    const paid = (1_274_500 + Number(offer)).toFixed(2)
    expect(await book.main()).toBe(paid)
    book.sandbox.pass(match.starts_at - after.now + 3 * hour)
    await book.open()
    expect((await book.state()).bets).toMatchObject([{ status: 'cashed' }])
    expect(await book.main()).toBe(paid)
  })

  test('is paid once, however often and concurrently it is sent', async () => {
    const { id, offer } = await placed()
    const answers = await Promise.all([cashOut(id, offer), cashOut(id, offer), cashOut(id, offer)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await cashOut(id, offer)
    expect(await book.main()).toBe((1_274_500 + Number(offer)).toFixed(2))
  })

  test('follows the match, and pays no less than the player saw', async () => {
    const { id, offer, match } = await placed()
    book.sandbox.pass(match.starts_at - (await book.state()).now + 60 * 60_000)
    await book.open()
    const later = Number((await book.state()).bets[0]?.cash_out)
    // Still 0:0 after an hour: a draw has become likelier.
    expect(later).toBeGreaterThan(Number(offer))
    expect((await cashOut(id, (later + 1).toFixed(2))).json()).toMatchObject({
      error: { error_data: { cash_out: 'changed' } },
    })
    await cashOut(id, offer)
    expect(await book.main()).toBe((1_274_500 + later).toFixed(2))
  })

  test('is rejected once the bet is settled, and for anything else than an own bet', async () => {
    const { id, offer, match } = await placed('total:2.5/over')
    for (const [wrong, amount, rule] of [
      [id + 1, offer, { id: 'unknown' }],
      [id, 'much', { amount: 'format' }],
    ] as const)
      expect((await cashOut(wrong, amount)).json()).toMatchObject({ error: { error_data: rule } })
    book.sandbox.pass(match.starts_at - (await book.state()).now + 3 * hour)
    await book.open()
    expect((await cashOut(id, offer)).json()).toMatchObject({
      error: { error_data: { cash_out: 'settled' } },
    })
    await book.open('demo')
    expect((await cashOut(id, offer)).json()).toMatchObject({ error: { error_data: { id: 'unknown' } } })
    expect(await book.main()).toBe('1274500.00')
  })

  test.each([
    ['a lost match', [{ result: 'lost', worth: 0 }]],
    ['a match that can no longer be won', [{ result: 'open', worth: 0 }]],
    ['a bet that is about to be settled', [{ result: 'won', worth: 1 }]],
  ] as const)('is not offered for %s', (_case, results) => {
    const evaluated = results.map((each) => ({ ...each, odds: 200, endsBy: 0 }))
    expect(cashOutValue(1000n, evaluated)).toBeNull()
  })

  test('counts matches that are won as certain', () => {
    expect(
      cashOutValue(1000n, [
        { result: 'won', odds: 200, endsBy: 0, worth: 1 },
        { result: 'open', odds: 200, endsBy: 0, worth: 0.5 },
      ]),
    ).toBe(1886n)
  })
})
