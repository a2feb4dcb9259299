import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSandbox } from '../index.ts'
import { startTestSandbox, testTime, type TestSandbox } from '../../tests/support/sandbox/test-sandbox.ts'
import { drawFrom } from '../provably-fair/draw.ts'
import { systemRandom, type RandomSource } from '../random.ts'
import {
  crashTimeOf,
  drawCrash,
  highestMultiplier,
  multiplierAt,
  takeOff,
  timeOf,
  winAt,
} from './crash-odds.ts'

const range = 2 ** 32
/** The draw that makes a round crash at this multiplier, in hundredths. */
const drawOf = (crashAt: number) => Math.ceil(range - (97 * range) / crashAt)

describe('the odds of the crash game', () => {
  test.each([101, 150, 200, 1000, 10_000, highestMultiplier])(
    'return 97 %% to players who wait for %i hundredths',
    (target) => {
      // Every draw below the smallest that reaches the target loses; the others pay.
      let low = 0
      let high = range - 1
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        if (drawCrash(() => middle) >= target) high = middle
        else low = middle + 1
      }
      expect(((range - low) / range) * target).toBeCloseTo(97, 4)
    },
  )

  test('match the results of drawn rounds', () => {
    const rounds = 40_000
    let reached = 0
    for (let nonce = 0; nonce < rounds; nonce += 1)
      if (drawCrash(drawFrom({ serverSeed: 's', clientSeed: 'c', nonce })) >= 200) reached += 1
    // Four standard deviations around 48.5 %; the seeds are fixed.
    expect(Math.abs(reached / rounds - 0.485)).toBeLessThan(0.01)
  })

  test('allow a cash-out up to the millisecond in which the multiplier is exceeded', () => {
    for (const crashAt of [100, 101, 137, 200, 999, 54_321]) {
      const end = crashTimeOf(crashAt)
      expect(multiplierAt(end - 1)).toBeLessThanOrEqual(crashAt)
      expect(multiplierAt(end)).toBeGreaterThan(crashAt)
      expect(multiplierAt(timeOf(crashAt))).toBeGreaterThanOrEqual(crashAt)
    }
    expect(crashTimeOf(97)).toBe(0)
  })

  test('grow by 8 % per second', () => {
    expect([0, 1000, 2000, 9010].map(multiplierAt)).toEqual([100, 108, 116, 200])
    expect(winAt(500_000n, 137)).toBe(685_000n)
  })
})

let crashAt: number
const random: RandomSource = { ...systemRandom, provablyFair: () => () => drawOf(crashAt) }
let sandbox: TestSandbox
let session: string
let token: string

interface State {
  now: number
  balance: string
  earlier: string[]
  round: {
    id: number
    status: string
    win: string
    crash_at: string | null
    cashed_at: string | null
    started_at: number
  }
}

beforeEach(async () => {
  crashAt = 300
  sandbox = await startTestSandbox({ random })
  session = await sandbox.login()
  token = await open()
})
afterEach(() => sandbox.close())

async function open(path = '/platform/game/aviora/play') {
  const { body } = await sandbox.get(path, session)
  return /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
}
const bet = (fields: Record<string, string> = {}) =>
  sandbox.post('/sandbox/crash/bet', { token, round: 'round-0001', stake: '5000.00', ...fields })
const cashOut = (id: number) => sandbox.post('/sandbox/crash/cash-out', { token, id: String(id) })
const stateOf = async () =>
  (await sandbox.post('/sandbox/crash/state', { token })).json<{ data: State }>().data
const begin = async (fields: Record<string, string> = {}) =>
  (await bet(fields)).json<{ data: State }>().data.round
const main = async () => {
  const answer = await sandbox.get('/api/account/getBalance', session)
  return answer.json<{ data: { balance_main: { amount: string } } }>().data.balance_main.amount
}

describe('a round of the crash game', () => {
  test('takes the stake, climbs, and pays the multiplier of the server’s clock', async () => {
    const { id, status, crash_at } = await begin()
    expect([status, crash_at]).toEqual(['flying', null])
    expect(await main()).toBe('1279500.00')
    sandbox.pass(takeOff + timeOf(200))
    const { data } = (await cashOut(id)).json<{ data: State }>()
    expect(data.round).toMatchObject({
      status: 'cashed',
      cashed_at: '2.00',
      win: '10000.00',
      crash_at: '3.00',
    })
    expect(data.balance).toBe('1289500.00')
    expect(await main()).toBe('1289500.00')
  })

  test('pays once if it is cashed out twice', async () => {
    const { id } = await begin()
    sandbox.pass(takeOff + timeOf(150))
    const answers = await Promise.all([cashOut(id), cashOut(id)])
    sandbox.pass(1000)
    answers.push(await cashOut(id))
    expect(answers.map((answer) => answer.json<{ data: State }>().data.round.win)).toEqual(
      Array.from({ length: 3 }, () => '7500.00'),
    )
    expect(await main()).toBe('1287000.00')
  })

  test('is lost after the crash, and reports it', async () => {
    const { id } = await begin()
    sandbox.pass(takeOff + crashTimeOf(300))
    expect((await cashOut(id)).json()).toMatchObject({
      error: { type: 'InvalidRequestException', error_data: { id: 'crashed' } },
    })
    expect((await stateOf()).round).toMatchObject({ status: 'crashed', crash_at: '3.00', win: '0.00' })
    expect(await main()).toBe('1279500.00')
  })

  test('can be cashed out in the last millisecond', async () => {
    const { id } = await begin()
    sandbox.pass(takeOff + crashTimeOf(300) - 1)
    expect((await cashOut(id)).json<{ data: State }>().data.round.cashed_at).toBe('3.00')
  })

  test('cannot be cashed out before takeoff', async () => {
    const { id } = await begin()
    sandbox.pass(takeOff - 1)
    expect((await cashOut(id)).json()).toMatchObject({ error: { error_data: { id: 'not_started' } } })
  })

  test('cashes out automatically in time even if nobody polls', async () => {
    await begin({ auto: '2.50' })
    sandbox.pass(60 * 60 * 1000)
    token = await open()
    expect((await stateOf()).round).toMatchObject({ status: 'cashed', cashed_at: '2.50', win: '12500.00' })
    expect(await main()).toBe('1292000.00')
  })

  test('does not cash out automatically above the crash point', async () => {
    await begin({ auto: '3.01' })
    sandbox.pass(60 * 1000)
    expect((await stateOf()).round.status).toBe('crashed')
  })

  test('always loses if it never takes off', async () => {
    crashAt = 98
    const { id } = await begin({ auto: '1.01' })
    sandbox.pass(takeOff)
    expect((await cashOut(id)).json()).toMatchObject({ error: { error_data: { id: 'crashed' } } })
    expect((await stateOf()).earlier).toEqual(['1.00'])
  })

  test('continues after the page or the server is restarted', async () => {
    const { id } = await begin()
    token = await open()
    expect((await stateOf()).round).toMatchObject({ id, status: 'flying' })
    const again = await createSandbox({
      ...sandbox.settings,
      publicUrl: 'http://localhost:3103',
      now: () => testTime + takeOff + timeOf(200),
      passwordCost: 2,
    })
    const app = fastify()
    await again.register(app)
    const payload = new URLSearchParams({ token, id: String(id) }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method: 'POST', url: '/sandbox/crash/cash-out', headers, payload })
    expect(answer.json<{ data: State }>().data.round).toMatchObject({
      id,
      status: 'cashed',
      cashed_at: '2.00',
    })
    await app.close()
    await again.close()
  })

  test('starts once even if its bet is sent twice, and only one runs at a time', async () => {
    const [first, second] = await Promise.all([begin(), begin()])
    expect(second.id).toBe(first.id)
    expect((await bet({ round: 'round-0002' })).json()).toMatchObject({
      error: { error_data: { round: 'open' } },
    })
    expect(await main()).toBe('1279500.00')
  })

  test.each([
    [{ stake: '5001.00' }, { stake: 'enum' }],
    [{ round: '' }, { round: 'pattern' }],
    [{ auto: '1.00' }, { auto: 'range' }],
    [{ auto: '1000.01' }, { auto: 'range' }],
    [{ auto: 'all' }, { auto: 'range' }],
  ])('rejects %o', async (fields, error_data) => {
    expect((await bet(fields)).json()).toMatchObject({
      error: { type: 'InvalidParameterException', error_data },
    })
    expect(await main()).toBe('1284500.00')
  })

  test('of another player is unknown', async () => {
    const { id } = await begin()
    session = await sandbox.login({ login: '998901234568', password: 'marra2026' })
    token = await open()
    expect((await cashOut(id)).json()).toMatchObject({ error: { error_data: { id: 'unknown' } } })
  })

  test('keeps its seed secret while it runs', async () => {
    await begin()
    const rotated = await sandbox.post('/sandbox/fair/rotate', { token, client_seed: 'mine' })
    expect(rotated.json()).toMatchObject({ error: { error_data: { client_seed: 'round_open' } } })
    expect(JSON.stringify(await stateOf())).not.toContain('"3.00"')
  })

  test("in a demo leaves the player's money unchanged", async () => {
    token = await open('/platform/game/aviora/demo')
    const { id } = await begin()
    sandbox.pass(takeOff + timeOf(200))
    expect((await cashOut(id)).json<{ data: State }>().data.balance).toBe('1005000.00')
    expect(await main()).toBe('1284500.00')
  })

  test('rejects the token of a slot', async () => {
    token = await open('/platform/game/olmos-saltanati/play')
    expect((await bet()).json()).toMatchObject({ error: { error_data: { token: 'game' } } })
  })
})
