import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enterCrash, openCrashStage, tokenIn, type CrashState } from '../tests/support/crash-stage.ts'
import { testTime } from '../tests/support/test-sandbox.ts'
import { createSandbox } from '../index.ts'
import { bettingTime, crashTimeOf, pauseTime, timeOf } from './crash-odds.ts'

let stage: Awaited<ReturnType<typeof openCrashStage>>
let player: Awaited<ReturnType<typeof enterCrash>>

beforeEach(async () => {
  stage = await openCrashStage()
  player = await enterCrash(stage.sandbox)
})
afterEach(() => stage.sandbox.close())

/** Advances the clock from the beginning of a flight to a time after its takeoff. */
const fly = (time: number) => stage.sandbox.pass(bettingTime + time)
const betOf = ({ bets }: CrashState, id: number) => bets.find((bet) => bet.id === id)

describe('a bet of the crash game', () => {
  test('takes the stake, and pays the multiplier of the server’s clock', async () => {
    const { id, status } = await player.place()
    expect(status).toBe('open')
    expect(await player.main()).toBe('1279500.00')
    fly(timeOf(200))
    const state = await player.stateAfter(player.cashOut(id))
    expect(betOf(state, id)).toMatchObject({ status: 'cashed', cashed_at: '2.00', win: '10000.00' })
    expect(state.balance).toBe('1289500.00')
    expect(await player.main()).toBe('1289500.00')
  })

  test('pays once if it is cashed out twice', async () => {
    const { id } = await player.place()
    fly(timeOf(150))
    const states = await Promise.all([
      player.stateAfter(player.cashOut(id)),
      player.stateAfter(player.cashOut(id)),
    ])
    stage.sandbox.pass(1000)
    states.push(await player.stateAfter(player.cashOut(id)))
    expect(states.map((state) => betOf(state, id)?.win)).toEqual(['7500.00', '7500.00', '7500.00'])
    expect(await player.main()).toBe('1287000.00')
  })

  test('is lost after the crash, and reports it', async () => {
    const { id } = await player.place()
    fly(crashTimeOf(300))
    expect((await player.cashOut(id)).json()).toMatchObject({
      error: { type: 'InvalidRequestException', error_data: { id: 'crashed' } },
    })
    const state = await player.state()
    expect(state.flight).toMatchObject({ number: 1, crash_at: '3.00' })
    expect(betOf(state, id)).toMatchObject({ status: 'crashed', win: '0.00' })
    expect(await player.main()).toBe('1279500.00')
  })

  test('can be cashed out in the last millisecond', async () => {
    const { id } = await player.place()
    fly(crashTimeOf(300) - 1)
    expect(betOf(await player.stateAfter(player.cashOut(id)), id)?.cashed_at).toBe('3.00')
  })

  test('cannot be cashed out before takeoff', async () => {
    const { id } = await player.place()
    fly(-1)
    expect((await player.cashOut(id)).json()).toMatchObject({ error: { error_data: { id: 'not_started' } } })
  })

  test('cashes out automatically in time even if nobody polls', async () => {
    const { id } = await player.place({ auto: '2.50' })
    fly(crashTimeOf(300) + 1000)
    await player.reopen()
    expect(betOf(await player.state(), id)).toMatchObject({
      status: 'cashed',
      cashed_at: '2.50',
      win: '12500.00',
    })
    expect(await player.main()).toBe('1292000.00')
  })

  test('does not cash out automatically above the crash point', async () => {
    const { id } = await player.place({ auto: '3.01' })
    fly(crashTimeOf(300))
    expect(betOf(await player.state(), id)?.status).toBe('crashed')
  })

  test('always loses if the flight never takes off', async () => {
    await player.state()
    stage.crashAt(98)
    // The third flight is the first that is created with this end.
    stage.sandbox.pass((bettingTime + crashTimeOf(300) + pauseTime) * 2)
    const { id, flight } = await player.place({ auto: '1.01' })
    expect(flight).toBe(3)
    fly(0)
    expect((await player.cashOut(id)).json()).toMatchObject({ error: { error_data: { id: 'crashed' } } })
    expect((await player.state()).earlier[0]).toEqual({ number: 3, crash_at: '1.00' })
  })

  test('continues after the page or the server is restarted', async () => {
    const { id } = await player.place()
    const token = await player.reopen()
    expect(betOf(await player.state(), id)?.status).toBe('open')
    const again = await createSandbox({
      ...stage.sandbox.settings,
      publicUrl: 'http://localhost:3103',
      now: () => testTime + bettingTime + timeOf(200),
      passwordCost: 2,
    })
    const app = fastify()
    await again.register(app)
    const payload = new URLSearchParams({ token, id: String(id) }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method: 'POST', url: '/sandbox/crash/cash-out', headers, payload })
    expect(betOf(answer.json<{ data: CrashState }>().data, id)).toMatchObject({
      status: 'cashed',
      cashed_at: '2.00',
    })
    await app.close()
    await again.close()
  })

  test.each([
    [{ stake: '5001.00' }, { stake: 'enum' }],
    [{ round: '' }, { round: 'pattern' }],
    [{ panel: '3' }, { panel: 'range' }],
    [{ auto: '1.00' }, { auto: 'range' }],
    [{ auto: '1000.01' }, { auto: 'range' }],
    [{ auto: 'all' }, { auto: 'range' }],
  ])('rejects %o', async (fields, error_data) => {
    expect((await player.bet(fields)).json()).toMatchObject({
      error: { type: 'InvalidParameterException', error_data },
    })
    expect(await player.main()).toBe('1284500.00')
  })

  test('of another player, game or mode is unknown', async () => {
    const { id } = await player.place()
    const other = await enterCrash(stage.sandbox, {
      login: { login: '998901234568', password: 'marra2026' },
    })
    const elsewhere = await enterCrash(stage.sandbox, { path: 'raketa-x/play' })
    const demo = await enterCrash(stage.sandbox, { path: 'aviora/demo' })
    const unknown = { error: { error_data: { id: 'unknown' } } }
    for (const { cashOut, cancel } of [other, elsewhere, demo]) {
      expect((await cashOut(id)).json()).toMatchObject(unknown)
      expect((await cancel(id)).json()).toMatchObject(unknown)
    }
  })

  test("in a demo leaves the player's money unchanged, and is not listed", async () => {
    const demo = await enterCrash(stage.sandbox, { path: 'aviora/demo' })
    const { id } = await demo.place()
    fly(timeOf(200))
    const state = await demo.stateAfter(demo.cashOut(id))
    expect(state.balance).toBe('1005000.00')
    expect(state.all).toEqual({ count: 0, items: [] })
    expect(await player.main()).toBe('1284500.00')
  })

  test('is rejected with the token of a slot', async () => {
    const session = await stage.sandbox.login()
    const token = tokenIn((await stage.sandbox.get('/platform/game/olmos-saltanati/play', session)).body)
    expect((await player.bet({ token })).json()).toMatchObject({ error: { error_data: { token: 'game' } } })
  })
})
