import { afterEach, describe, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import {
  hour,
  nothing,
  pick,
  startTestSportsbook,
  type TestSportsbook,
} from '../tests/support/test-sportsbook.ts'
import { playerOwner } from '../ledger/ledger.ts'
import { usedSince } from '../responsible/usage.ts'
import { activateBonus } from '../rewards/bonus-states.ts'
import { grantBonus, readBonuses } from '../rewards/bonuses.ts'
import { currentOdds } from './odds.ts'
import { start } from './markets/models.ts'
import { findChoice } from './match-view.ts'
import { findMatch } from './schedule.ts'
import { placeSportsBet, sportsbookState } from './sports-bets.ts'
import { settleDueSportsBets } from './sports-settlement.ts'

/** In these tests nothing happens in any match: football ends 0:0, and a bet without a head start is returned. */
const returned = 'handicap:0/1'

describe('a returned bet', () => {
  let book: TestSportsbook
  afterEach(() => book.sandbox.close())

  async function twoMatches(mode = 'play') {
    book = await startTestSportsbook()
    await book.open(mode)
    const [first, second] = await book.football()
    if (!first || !second) throw new Error('too little football')
    return [first, second] as const
  }

  async function passMatch({ starts_at }: { starts_at: number }, mode = 'play') {
    book.sandbox.pass(starts_at - (await book.state()).now + 2 * hour)
    await book.open(mode)
  }

  test('may be an express, if all its matches are returned', async () => {
    const [first, second] = await twoMatches()
    await book.bet([pick(first, returned), pick(second, returned)])
    await passMatch(second)
    const { bets } = await book.state()
    expect(bets).toMatchObject([{ status: 'refunded', win: '10000.00', total_odds: '1.00' }])
    expect(bets[0]?.selections.map(({ is_returned }) => is_returned)).toEqual([true, true])
    expect(await book.main()).toBe('1284500.00')
  })

  test('goes back to the play money of a demo, once', async () => {
    const [match] = await twoMatches('demo')
    const before = (await book.state()).balance
    await book.bet([pick(match, returned)])
    await passMatch(match, 'demo')
    expect(await book.state()).toMatchObject({ balance: before, bets: [{ status: 'refunded' }] })
    expect((await book.state()).balance).toBe(before)
  })

  test('shows the odds that count once one of its matches is returned', async () => {
    const [first, second] = await twoMatches()
    const third = (await book.football()).find(({ starts_at }) => starts_at > first.starts_at + 2 * hour)
    await book.bet([pick(first, returned), pick(third ?? second, 'result/x')])
    await passMatch(first)
    const odds = (third ?? second).odds['result/x'] ?? ''
    const counted = (10_000 * Number(odds)).toFixed(2)
    const [bet] = (await book.state()).bets
    expect(bet).toMatchObject({ total_odds: odds, possible_win: counted })
    expect(bet?.selections).toMatchObject([
      { is_returned: true, odds: first.odds[returned] },
      { is_returned: false, odds },
    ])
    await passMatch(third ?? second)
    expect((await book.state()).bets).toMatchObject([{ status: 'won', win: counted, total_odds: odds }])
  })
})

describe('a bet that cannot be settled', () => {
  test('is logged and holds up neither other bets nor the sportsbook', async () => {
    const book = await startTestSportsbook()
    const [match] = await book.football()
    if (!match) throw new Error('no football')
    for (const round of ['slip-bad', 'slip-good'])
      await book.bet([pick(match, 'result/x')], '10000', { round })
    const database = book.sandbox.openDatabase()
    const { id } = await database
      .selectFrom('sports_bets')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await database.updateTable('sports_selections').set({ market: 'gone' }).where('bet_id', '=', id).execute()
    book.sandbox.pass(match.starts_at - (await book.state()).now + 2 * hour)
    await book.open()
    const errors = book.sandbox.errors.splice(0).map(String)
    expect((await book.state()).bets).toMatchObject([
      { status: 'won' },
      { status: 'open', cash_out: null, selections: [] },
    ])
    expect(errors[0]).toContain('no such selection')
    // Not at each look at the sportsbook.
    await book.state()
    expect(book.sandbox.errors).toEqual([])
    await database.destroy()
    await book.sandbox.close()
  })
})

describe('with money that is bound', () => {
  let context: TestContext
  afterEach(() => context.close())
  const stake = 2_000_000n

  /** A player with a free bet, or with own money, who bets on the next football matches, until they are over. */
  async function play(wanted: readonly string[], hasBonus: boolean) {
    context = await openTestContext()
    const { player, pass, inTransaction } = context
    const sandbox = { ...context.sandbox, random: nothing }
    const { currency } = player
    if (hasBonus) {
      const grant = { playerId: player.id, kind: 'freebet', currency, amount: stake } as const
      await inTransaction(async (trx) => {
        const id = await grantBonus(trx, { ...grant, reference: 'test', at: sandbox.now() })
        await activateBonus(trx, { playerId: player.id, type: 'betting', id, at: sandbox.now() })
      })
    } else await context.give(stake)
    const wallet = { owner: playerOwner(player.id), wallet: 'main', currency } as const
    const launch = {
      id: 1,
      sysname: 'sportsbook',
      mode: 'play',
      gameType: 'sportsbook',
      player,
      wallet,
    } as const
    const { matches } = await sportsbookState(sandbox, launch, 'uz')
    const next = matches.filter(({ sport, is_live }) => sport === 'football' && !is_live)
    const odds: number[] = []
    const selections = wanted.map((key, index) => {
      const event = next[index]?.id ?? ''
      const match = findMatch(event)
      const choice = match && findChoice(match, key)
      const progress = { state: start, hasBegun: false, isOver: false, endsBy: 0, minute: null }
      const hundredths = (choice && currentOdds(match, progress, choice)) ?? 0
      odds.push(hundredths / 100)
      const [market, outcome] = key.split('/')
      return { event, market, outcome, odds: (hundredths / 100).toFixed(2) }
    })
    await placeSportsBet(sandbox, launch, {
      key: 'slip-0001',
      stake: '20000',
      selections: JSON.stringify(selections),
      kind: 'express',
      accept: 'better',
    })
    pass(24 * hour)
    await settleDueSportsBets(sandbox)
    const [bonus] = await readBonuses(sandbox.database, { playerId: player.id })
    return { sandbox, player, bonus, odds, balances: await context.balances() }
  }

  test('a returned bet goes back to the bonus and counts nothing towards it', async () => {
    const { bonus, balances } = await play([returned], true)
    expect(bonus).toMatchObject({ status: 'active', wagering_done: 0n })
    expect(balances).toMatchObject({ main: 0n, betting_bonus: stake })
  })

  test('a returned match does not lower the odds that a bonus requires', async () => {
    const { bonus, balances, odds } = await play(['handicap:0/2', 'total:3.5/under'], true)
    const [push = 0, under = 0] = odds
    // Together they meet the minimum of 1.80, which the match that remains does not.
    expect(under).toBeLessThan(1.8)
    expect(push * under).toBeGreaterThan(1.8)
    expect(bonus).toMatchObject({ status: 'completed', wagering_done: stake })
    expect(balances.main).toBe((stake * BigInt(Math.round(under * 100))) / 100n)
  })

  test('a returned bet is neither a stake nor a loss of the limits and the statistics', async () => {
    const { sandbox, player, balances } = await play([returned], false)
    expect(balances).toMatchObject({ main: stake })
    for (const kind of ['bet', 'loss'] as const)
      expect(await usedSince(sandbox.database, player.id, { kind, currency: player.currency }, 0)).toBe(0n)
  })
})
