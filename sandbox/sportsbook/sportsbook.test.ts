import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  hour,
  pick,
  startTestSportsbook,
  type SportsbookState,
  type TestSportsbook,
} from '../tests/support/test-sportsbook.ts'
import { commitmentOf } from '../provably-fair/draw.ts'
import { openTestContext } from '../tests/support/test-context.ts'
import { playerOwner } from '../ledger/ledger.ts'
import { winOf } from './betslip.ts'
import { placeSportsBet, sportsbookState } from './sports-bets.ts'

let book: TestSportsbook
beforeEach(async () => {
  book = await startTestSportsbook()
})
afterEach(() => book.sandbox.close())

describe('a sports bet', () => {
  test('is open until the match is over, and then pays the odds at which it was placed', async () => {
    const [match] = await book.football()
    if (!match) throw new Error('no football')
    const placed = (await book.bet([pick(match, 'result/x')])).json<{ data: SportsbookState }>().data
    expect(placed.bets).toMatchObject([{ status: 'open', stake: '10000.00' }])
    expect(await book.main()).toBe('1274500.00')
    book.sandbox.pass(match.starts_at - placed.now + hour)
    await book.open()
    expect((await book.state()).bets).toMatchObject([{ status: 'open' }])
    book.sandbox.pass(hour)
    await book.open()
    const win = (10_000 * Number(match.odds['result/x'])).toFixed(2)
    expect((await book.state()).bets).toMatchObject([{ status: 'won', win }])
    expect(await book.main()).toBe((1_274_500 + Number(win)).toFixed(2))
  })

  test('on several matches multiplies their odds and waits for the last one', async () => {
    const [first, second] = await book.football()
    if (!first || !second) throw new Error('too little football')
    const { data } = (await book.bet([pick(first, 'result/x'), pick(second, 'total:2.5/under')])).json<{
      data: SportsbookState
    }>()
    const odds = [Number(first.odds['result/x']) * 100, Number(second.odds['total:2.5/under']) * 100].map(
      Math.round,
    )
    const win = (Number(winOf(1_000_000n, odds)) / 100).toFixed(2)
    expect(data.bets).toMatchObject([{ possible_win: win }])
    book.sandbox.pass(first.starts_at - data.now + 1.8 * hour)
    await book.open()
    const between = await book.state()
    if (second.starts_at + 1.75 * hour > between.now) expect(between.bets).toMatchObject([{ status: 'open' }])
    book.sandbox.pass(second.starts_at - first.starts_at + hour)
    await book.open()
    expect((await book.state()).bets).toMatchObject([{ status: 'won', win }])
  })

  test('as singles is one bet on each match, all of them or none, and placed once', async () => {
    const [first, second] = await book.football()
    if (!first || !second) throw new Error('too little football')
    const both = [pick(first, 'result/x'), pick(second, 'total:2.5/under')]
    const singles = { kind: 'singles' }
    // The balance covers one bet, not two.
    expect((await book.bet(both, '700000', singles)).json()).toMatchObject({
      error: { type: 'UserNeedDepositException' },
    })
    expect(await book.main()).toBe('1284500.00')
    await Promise.all([book.bet(both, '10000', singles), book.bet(both, '10000', singles)])
    const { bets } = await book.state()
    expect(bets).toMatchObject([
      { status: 'open', stake: '10000.00', selections: [{ odds: second.odds['total:2.5/under'] }] },
      { status: 'open', stake: '10000.00', selections: [{ odds: first.odds['result/x'] }] },
    ])
    expect(await book.main()).toBe('1264500.00')
  })

  test('as singles may be bets on several outcomes of a match, each once', async () => {
    const [match] = await book.football()
    if (!match) throw new Error('no football')
    const [draw, home] = [pick(match, 'result/x'), pick(match, 'result/1')]
    const singles = { kind: 'singles' }
    expect((await book.bet([draw, home, draw], '10000', singles)).json()).toMatchObject({
      error: { error_data: { selections: 'duplicate' } },
    })
    // An earlier page names no market.
    const unnamed = { event: draw.event, outcome: draw.outcome, odds: draw.odds }
    expect((await book.bet([draw, unnamed], '10000', singles)).json()).toMatchObject({
      error: { error_data: { selections: 'duplicate' } },
    })
    expect((await book.bet([draw, home], '10000', singles)).statusCode).toBe(200)
    expect((await book.state()).bets).toMatchObject([
      { selections: [{ odds: match.odds['result/1'] }] },
      { selections: [{ odds: match.odds['result/x'] }] },
    ])
    expect(await book.main()).toBe('1264500.00')
  })

  test('of an unknown kind is rejected, and nothing is bet', async () => {
    const answer = await book.bet([{ event: 'any', outcome: '1', odds: '1.50' }], '10000', { kind: 'double' })
    expect(answer.json()).toMatchObject({
      error: { type: 'InvalidParameterException', error_data: { kind: 'unknown' } },
    })
  })

  test('as singles takes all stakes from one wallet, never some from bonus money', async () => {
    const { sandbox, player, give, balances, close } = await openTestContext()
    await give(1_500_000n)
    await give(10_000_000n, 'betting_bonus')
    const launch = {
      id: 1,
      sysname: 'sportsbook',
      mode: 'play' as const,
      gameType: 'sportsbook',
      player,
      wallet: { owner: playerOwner(player.id), wallet: 'main' as const, currency: 'UZS' },
    }
    const { matches } = await sportsbookState(sandbox, launch, 'uz')
    const selections = matches
      .filter(({ sport, is_live }) => sport === 'football' && !is_live)
      .slice(0, 2)
      .map((match) => ({ event: match.id, outcome: 'x', odds: match.odds['result/x'] }))
    expect(selections).toHaveLength(2)
    const slip = {
      key: 'slip-0001',
      selections: JSON.stringify(selections),
      kind: 'singles',
      accept: 'better',
    } as const
    // The player's own money covers one of the two stakes.
    await expect(placeSportsBet(sandbox, launch, { ...slip, stake: '10000' })).rejects.toMatchObject({
      type: 'UserNeedDepositException',
    })
    expect(await balances()).toMatchObject({ main: 1_500_000n, betting_bonus: 10_000_000n })
    // It covers none, so that all are bets with bonus money.
    await placeSportsBet(sandbox, launch, { ...slip, stake: '20000' })
    expect(await balances()).toMatchObject({ main: 1_500_000n, betting_bonus: 6_000_000n })
    await close()
  })

  test('is placed once if it is sent twice', async () => {
    const [match] = await book.football()
    if (!match) throw new Error('no football')
    await Promise.all([book.bet([pick(match, 'result/x')]), book.bet([pick(match, 'result/x')])])
    expect((await book.state()).bets).toHaveLength(1)
    expect(await book.main()).toBe('1274500.00')
  })

  test('is rejected if invalid, and takes no stake', async () => {
    const [match, other] = await book.football()
    if (!match || !other) throw new Error('no football')
    const good = pick(match, 'result/x')
    const cases: [unknown, string][] = [
      [[], 'required'],
      [[{ ...good, odds: '99.00' }], 'odds_changed'],
      [[good, pick(match, 'result/1')], 'same_event'],
      [[{ ...good, event: '20260301-football-99' }], 'unknown'],
      [[{ ...good, event: '20300301-football-01' }], 'unknown'],
      [[{ ...good, outcome: 'y' }], 'unknown'],
      [Array.from({ length: 11 }, (_pick, index) => ({ ...good, event: `e${index}` })), 'maximum'],
      [{ ...good }, 'format'],
      [[{ ...good, odds: 2 }], 'format'],
      ['x', 'format'],
    ]
    for (const [selections, rule] of cases)
      expect((await book.bet(selections)).json()).toMatchObject({
        error: { type: 'InvalidParameterException', error_data: { selections: rule } },
      })
    for (const [stake, rule] of [
      ['999.99', 'minimum'],
      ['-1', 'minimum'],
      ['2000000.01', 'maximum'],
      ['much', 'format'],
    ])
      expect((await book.bet([good], stake)).json()).toMatchObject({ error: { error_data: { stake: rule } } })
    expect(await book.main()).toBe('1284500.00')
    expect(book.sandbox.errors).toEqual([])
  })

  test('is rejected on a match that is over', async () => {
    const [match] = await book.football()
    if (!match) throw new Error('no football')
    book.sandbox.pass(match.starts_at - (await book.state()).now + 2 * hour)
    await book.open()
    expect((await book.bet([pick(match, 'result/x')])).json()).toMatchObject({
      error: { error_data: { selections: 'closed' } },
    })
  })

  test('is settled with play money in a demo', async () => {
    await book.open('demo')
    const [match] = await book.football()
    if (!match) throw new Error('no football')
    const { data } = (await book.bet([pick(match, 'result/x')])).json<{ data: SportsbookState }>()
    expect(data.balance).toBe('990000.00')
    book.sandbox.pass(match.starts_at - data.now + 3 * hour)
    await book.open('demo')
    expect((await book.state()).bets).toMatchObject([{ status: 'won' }])
    expect(await book.main()).toBe('1284500.00')
  })
})

describe('the sportsbook', () => {
  test('is open to guests, who see odds but cannot bet real money', async () => {
    await book.open('play', { isGuest: true })
    const [match] = await book.football()
    if (!match) throw new Error('no football')
    expect((await book.bet([pick(match, 'result/x')])).json()).toMatchObject({
      error: { type: 'AuthorizationException' },
    })
    expect((await book.state()).bets).toEqual([])
  })

  test('shows live matches first, with a score and minute that follow the clock', async () => {
    const [match] = await book.football()
    if (!match) throw new Error('no football')
    book.sandbox.pass(match.starts_at - (await book.state()).now + 30 * 60_000)
    await book.open()
    const { matches } = await book.state()
    const firstToCome = matches.findIndex(({ is_live }) => !is_live)
    expect(matches.slice(firstToCome).every(({ is_live }) => !is_live)).toBe(true)
    expect(matches.find(({ id }) => id === match.id)).toMatchObject({
      is_live: true,
      score: '0:0',
      minute: 31,
    })
  })

  test("publishes the hash of a day's seed and reveals the seed when all matches are over", async () => {
    const { fairness } = await book.state()
    book.sandbox.pass(24 * hour)
    await book.open()
    expect((await book.state()).fairness.finished_seed).not.toBe('')
    book.sandbox.pass(6 * hour)
    await book.open()
    const later = await book.state()
    expect(later.fairness.finished_day).toBe(fairness.day)
    expect(commitmentOf(later.fairness.finished_seed)).toBe(fairness.seed_hash)
  })

  test('starts at the path it was opened with, and knows where to report its height', async () => {
    const { body } = await book.sandbox.get(
      '/platform/game/sportsbook/play?path=/tennis&locale=ru',
      book.session,
    )
    expect(body).toContain('&quot;path&quot;:&quot;/tennis&quot;')
    const odd = await book.sandbox.get('/platform/game/sportsbook/play?path=//evil.example', book.session)
    expect(odd.body).not.toContain('evil.example')
  })
})

test('pays at most a thousand stakes for many matches', () => {
  expect(winOf(100n, [200, 300])).toBe(600n)
  expect(
    winOf(
      100n,
      Array.from({ length: 10 }, () => 500),
    ),
  ).toBe(100_000n)
})
