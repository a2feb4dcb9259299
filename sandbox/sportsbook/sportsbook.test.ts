import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../tests/support/sandbox/test-sandbox.ts'
import { commitmentOf } from '../provably-fair/draw.ts'
import { systemRandom, type RandomSource } from '../random.ts'
import { winOf } from './betslip.ts'
import { cashOutValue } from './cash-out.ts'

/** Nothing happens in any match: football ends 0:0. */
const nothing: RandomSource = { ...systemRandom, provablyFair: () => (below) => below - 1 }
const hour = 3_600_000

interface MatchView {
  id: string
  sport: string
  starts_at: number
  is_live: boolean
  score: string | null
  minute: number | null
  odds: Record<string, string>
}
interface State {
  now: number
  balance: string
  matches: MatchView[]
  bets: {
    id: number
    cash_out: string | null
    status: string
    win: string
    stake: string
    possible_win: string
    selections: { sides: string }[]
  }[]
  fairness: { day: string; seed_hash: string; finished_day: string; finished_seed: string }
}

let sandbox: TestSandbox
let session: string | undefined
let token: string
beforeEach(async () => {
  sandbox = await startTestSandbox({ random: nothing })
  session = await sandbox.login()
  token = await open()
})
afterEach(() => sandbox.close())

async function open(mode = 'play') {
  const { body } = await sandbox.get(`/platform/game/sportsbook/${mode}`, session)
  return /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
}
const state = async (locale = 'uz') =>
  (await sandbox.post('/sandbox/sportsbook/state', { token, locale })).json<{ data: State }>().data
const bet = (selections: unknown, stake = '10000', round = 'slip-0001') =>
  sandbox.post('/sandbox/sportsbook/bet', { token, round, stake, selections: JSON.stringify(selections) })
const main = async () => {
  const answer = await sandbox.get('/api/account/getBalance', session)
  return answer.json<{ data: { balance_main: { amount: string } } }>().data.balance_main.amount
}

/** Upcoming football matches, soonest first. */
async function football(): Promise<MatchView[]> {
  return (await state()).matches.filter(({ sport, is_live }) => sport === 'football' && !is_live)
}
const pick = ({ id, odds }: MatchView, outcome: string) => ({ event: id, outcome, odds: odds[outcome] ?? '' })

describe('a sports bet', () => {
  test('is open until the match is over, and then pays the odds at which it was placed', async () => {
    const [match] = await football()
    if (!match) throw new Error('no football')
    const placed = (await bet([pick(match, 'x')])).json<{ data: State }>().data
    expect(placed.bets).toMatchObject([{ status: 'open', stake: '10000.00' }])
    expect(await main()).toBe('1274500.00')
    sandbox.pass(match.starts_at - placed.now + hour)
    token = await open()
    expect((await state()).bets).toMatchObject([{ status: 'open' }])
    sandbox.pass(hour)
    token = await open()
    const win = (10_000 * Number(match.odds['x'])).toFixed(2)
    expect((await state()).bets).toMatchObject([{ status: 'won', win }])
    expect(await main()).toBe((1_274_500 + Number(win)).toFixed(2))
  })

  test('is lost if the match ends differently', async () => {
    const [match] = await football()
    if (!match) throw new Error('no football')
    await bet([pick(match, 'over')])
    sandbox.pass(match.starts_at - (await state()).now + 3 * hour)
    token = await open()
    expect((await state()).bets).toMatchObject([{ status: 'lost', win: '0.00' }])
    expect(await main()).toBe('1274500.00')
  })

  test('on several matches multiplies their odds and waits for the last one', async () => {
    const [first, second] = await football()
    if (!first || !second) throw new Error('too little football')
    const { data } = (await bet([pick(first, 'x'), pick(second, 'under')])).json<{ data: State }>()
    const odds = [Number(first.odds['x']) * 100, Number(second.odds['under']) * 100].map(Math.round)
    const win = (Number(winOf(1_000_000n, odds)) / 100).toFixed(2)
    expect(data.bets).toMatchObject([{ possible_win: win }])
    sandbox.pass(first.starts_at - data.now + 1.8 * hour)
    token = await open()
    const between = await state()
    if (second.starts_at + 1.75 * hour > between.now) expect(between.bets).toMatchObject([{ status: 'open' }])
    sandbox.pass(second.starts_at - first.starts_at + hour)
    token = await open()
    expect((await state()).bets).toMatchObject([{ status: 'won', win }])
  })

  test('is placed once if it is sent twice', async () => {
    const [match] = await football()
    if (!match) throw new Error('no football')
    await Promise.all([bet([pick(match, 'x')]), bet([pick(match, 'x')])])
    expect((await state()).bets).toHaveLength(1)
    expect(await main()).toBe('1274500.00')
  })

  test('is rejected if invalid, and takes no stake', async () => {
    const [match, other] = await football()
    if (!match || !other) throw new Error('no football')
    const good = pick(match, 'x')
    const cases: [unknown, string][] = [
      [[], 'required'],
      [[{ ...good, odds: '99.00' }], 'odds_changed'],
      [[good, pick(match, '1')], 'same_event'],
      [[{ ...good, event: '20260301-football-99' }], 'unknown'],
      [[{ ...good, event: '20300301-football-01' }], 'unknown'],
      [[{ ...good, outcome: 'y' }], 'unknown'],
      [Array.from({ length: 11 }, (_pick, index) => ({ ...good, event: `e${index}` })), 'maximum'],
      [{ ...good }, 'format'],
      [[{ ...good, odds: 2 }], 'format'],
      ['x', 'format'],
    ]
    for (const [selections, rule] of cases)
      expect((await bet(selections)).json()).toMatchObject({
        error: { type: 'InvalidParameterException', error_data: { selections: rule } },
      })
    for (const [stake, rule] of [
      ['999.99', 'minimum'],
      ['-1', 'minimum'],
      ['2000000.01', 'maximum'],
      ['much', 'format'],
    ])
      expect((await bet([good], stake)).json()).toMatchObject({ error: { error_data: { stake: rule } } })
    expect(await main()).toBe('1284500.00')
    expect(sandbox.errors).toEqual([])
  })

  test('is rejected on a match that is over', async () => {
    const [match] = await football()
    if (!match) throw new Error('no football')
    sandbox.pass(match.starts_at - (await state()).now + 2 * hour)
    token = await open()
    expect((await bet([pick(match, 'x')])).json()).toMatchObject({
      error: { error_data: { selections: 'closed' } },
    })
  })

  test('is settled with play money in a demo', async () => {
    token = await open('demo')
    const [match] = await football()
    if (!match) throw new Error('no football')
    const { data } = (await bet([pick(match, 'x')])).json<{ data: State }>()
    expect(data.balance).toBe('990000.00')
    sandbox.pass(match.starts_at - data.now + 3 * hour)
    token = await open('demo')
    expect((await state()).bets).toMatchObject([{ status: 'won' }])
    expect(await main()).toBe('1284500.00')
  })
})

describe('a cash-out', () => {
  const cashOut = (id: number, amount: string) =>
    sandbox.post('/sandbox/sportsbook/cash-out', { token, id: String(id), amount })

  async function placed(outcome = 'x') {
    const [match] = await football()
    if (!match) throw new Error('no football')
    const [open] = (await bet([pick(match, outcome)])).json<{ data: State }>().data.bets
    if (!open) throw new Error('no bet')
    return { ...open, match, offer: open.cash_out ?? '' }
  }

  test('costs the margin twice if nothing has happened, and ends the bet', async () => {
    const { id, offer, match } = await placed()
    // 10,000 at odds 1 / (1.06 p), worth p / 1.06 of its win.
    expect(Number(offer)).toBeGreaterThan(8800)
    expect(Number(offer)).toBeLessThanOrEqual(10_000 / 1.06 ** 2)
    const after = (await cashOut(id, offer)).json<{ data: State }>().data
    expect(after.bets).toMatchObject([{ status: 'cashed', win: offer, cash_out: null }])
    const paid = (1_274_500 + Number(offer)).toFixed(2)
    expect(await main()).toBe(paid)
    sandbox.pass(match.starts_at - after.now + 3 * hour)
    token = await open()
    expect((await state()).bets).toMatchObject([{ status: 'cashed' }])
    expect(await main()).toBe(paid)
  })

  test('is paid once, however often and concurrently it is sent', async () => {
    const { id, offer } = await placed()
    const answers = await Promise.all([cashOut(id, offer), cashOut(id, offer), cashOut(id, offer)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await cashOut(id, offer)
    expect(await main()).toBe((1_274_500 + Number(offer)).toFixed(2))
  })

  test('follows the match, and pays no less than the player saw', async () => {
    const { id, offer, match } = await placed()
    sandbox.pass(match.starts_at - (await state()).now + 60 * 60_000)
    token = await open()
    const later = Number((await state()).bets[0]?.cash_out)
    // Still 0:0 after an hour: a draw has become likelier.
    expect(later).toBeGreaterThan(Number(offer))
    expect((await cashOut(id, (later + 1).toFixed(2))).json()).toMatchObject({
      error: { error_data: { cash_out: 'changed' } },
    })
    await cashOut(id, offer)
    expect(await main()).toBe((1_274_500 + later).toFixed(2))
  })

  test('is rejected once the bet is settled, and for anything else than an own bet', async () => {
    const { id, offer, match } = await placed('over')
    for (const [wrong, amount, rule] of [
      [id + 1, offer, { id: 'unknown' }],
      [id, 'much', { amount: 'format' }],
    ] as const)
      expect((await cashOut(wrong, amount)).json()).toMatchObject({ error: { error_data: rule } })
    sandbox.pass(match.starts_at - (await state()).now + 3 * hour)
    token = await open()
    expect((await cashOut(id, offer)).json()).toMatchObject({
      error: { error_data: { cash_out: 'settled' } },
    })
    token = await open('demo')
    expect((await cashOut(id, offer)).json()).toMatchObject({ error: { error_data: { id: 'unknown' } } })
    expect(await main()).toBe('1274500.00')
  })

  test.each([
    ['a lost match', [{ result: 'lost', chance: 0 }]],
    ['a market that takes no bets', [{ result: 'open', chance: null }]],
    ['a bet that is about to be settled', [{ result: 'won', chance: 1 }]],
  ] as const)('is not offered for %s', (_case, results) => {
    const evaluated = results.map((each) => ({ ...each, odds: 200, endsBy: 0 }))
    expect(cashOutValue(1000n, evaluated)).toBeNull()
  })

  test('counts matches that are won as certain', () => {
    expect(
      cashOutValue(1000n, [
        { result: 'won', odds: 200, endsBy: 0, chance: 1 },
        { result: 'open', odds: 200, endsBy: 0, chance: 0.5 },
      ]),
    ).toBe(1886n)
  })
})

describe('the sportsbook', () => {
  test('is open to guests, who see odds but cannot bet real money', async () => {
    session = undefined
    token = await open()
    const [match] = await football()
    if (!match) throw new Error('no football')
    expect((await bet([pick(match, 'x')])).json()).toMatchObject({
      error: { type: 'AuthorizationException' },
    })
    expect((await state()).bets).toEqual([])
  })

  test('shows live matches first, with a score and minute that follow the clock', async () => {
    const [match] = await football()
    if (!match) throw new Error('no football')
    sandbox.pass(match.starts_at - (await state()).now + 30 * 60_000)
    token = await open()
    const { matches } = await state()
    const firstToCome = matches.findIndex(({ is_live }) => !is_live)
    expect(matches.slice(firstToCome).every(({ is_live }) => !is_live)).toBe(true)
    expect(matches.find(({ id }) => id === match.id)).toMatchObject({
      is_live: true,
      score: '0:0',
      minute: 31,
    })
  })

  test('uses the requested language', async () => {
    const [uz, ru] = [await state('uz'), await state('ru')]
    expect(ru.matches.map(({ id }) => id)).toEqual(uz.matches.map(({ id }) => id))
    expect(JSON.stringify(ru.matches)).toMatch(/[а-я]/)
    expect(JSON.stringify(uz.matches)).not.toMatch(/[а-я]/)
  })

  test("publishes the hash of a day's seed and reveals the seed when all matches are over", async () => {
    const { fairness } = await state()
    sandbox.pass(24 * hour)
    token = await open()
    expect((await state()).fairness.finished_seed).not.toBe('')
    sandbox.pass(6 * hour)
    token = await open()
    const later = await state()
    expect(later.fairness.finished_day).toBe(fairness.day)
    expect(commitmentOf(later.fairness.finished_seed)).toBe(fairness.seed_hash)
  })

  test('starts at the path it was opened with, and knows where to report its height', async () => {
    const { body } = await sandbox.get('/platform/game/sportsbook/play?path=/tennis&locale=ru', session)
    expect(body).toContain('&quot;path&quot;:&quot;/tennis&quot;')
    expect(body).toContain('&quot;site&quot;:&quot;http://localhost:3103&quot;')
    const odd = await sandbox.get('/platform/game/sportsbook/play?path=//evil.example', session)
    expect(odd.body).not.toContain('evil')
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
