import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { createSandbox } from '../index.ts'
import { systemRandom, type RandomSource } from '../random.ts'

/** Draws of each round, and 0 after them: mines are in the cells 0, 1 and 2, and the keeper dives to the top left. */
let draws: number[] = []
const random: RandomSource = {
  ...systemRandom,
  provablyFair: () => {
    const left = [...draws]
    return () => left.shift() ?? 0
  },
}
let sandbox: TestSandbox
let session: string
let token: string

interface State {
  balance: string
  round: {
    id: number
    step: number
    status: string
    stake: string
    win: string
    worth: string
    view: Record<string, unknown>
  } | null
}

beforeEach(async () => {
  draws = []
  sandbox = await startTestSandbox({ random })
  session = await sandbox.login()
  token = await open('custom/20/play')
})
afterEach(() => sandbox.close())

async function open(path: string, as: string | undefined = session) {
  const { body } = await sandbox.get(`/platform/game/${path}`, as)
  return /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
}
const bet = (fields: Record<string, string> = {}, game = 'mines') =>
  sandbox.post(`/sandbox/${game}/bet`, {
    token,
    round: 'round-0001',
    stake: '5000.00',
    options: game === 'mines' ? '{"mines":3}' : '{}',
    ...fields,
  })
const move = (id: number, step: number, value: unknown, game = 'mines') =>
  sandbox.post(`/sandbox/${game}/move`, {
    token,
    id: String(id),
    step: String(step),
    move: JSON.stringify(value),
  })
const stateOf = async (game = 'mines') =>
  (await sandbox.post(`/sandbox/${game}/state`, { token })).json<{ data: State }>().data
const roundOf = (answer: Awaited<ReturnType<typeof bet>>) => {
  const { round } = answer.json<{ data: State }>().data
  if (!round) throw new Error('no round')
  return round
}
const main = async () => {
  const answer = await sandbox.get('/api/account/getBalance', session)
  return answer.json<{ data: { balance_main: { amount: string } } }>().data.balance_main.amount
}
const history = async () => {
  const answer = await sandbox.get('/api/games/getHistory?from=2026-02-28&to=2026-03-05', session)
  return answer.json<{
    data: {
      items: { status: string; details: string | null; bet: { amount: string }; win: { amount: string } }[]
    }
  }>().data.items
}

describe('a round with several decisions', () => {
  test('takes the stake, grows with each step and pays once it is taken', async () => {
    const { id } = roundOf(await bet())
    expect(await main()).toBe('1279500.00')
    const opened = roundOf(await move(id, 0, 24))
    // 97 % of 25 / 22.
    expect(opened).toMatchObject({ status: 'open', step: 1, worth: '5511.00', view: { minesAt: null } })
    const { data } = (await move(id, 1, 'take')).json<{ data: State }>()
    expect(data).toMatchObject({
      balance: '1285011.00',
      round: { status: 'over', win: '5511.00', view: { minesAt: [0, 1, 2] } },
    })
    expect(await main()).toBe('1285011.00')
  })

  test('loses the stake with a mine', async () => {
    const { id } = roundOf(await bet())
    await move(id, 0, 24)
    expect(roundOf(await move(id, 1, 2))).toMatchObject({
      status: 'over',
      win: '0.00',
      view: { isHit: true },
    })
    expect(await main()).toBe('1279500.00')
  })

  test('counts a repeated move once, and pays once', async () => {
    const { id } = roundOf(await bet())
    const opened = await Promise.all([move(id, 0, 24), move(id, 0, 24)])
    expect(opened.map((answer) => roundOf(answer).step)).toEqual([1, 1])
    const taken = await Promise.all([move(id, 1, 'take'), move(id, 1, 'take')])
    taken.push(await move(id, 1, 'take'))
    expect(taken.map((answer) => roundOf(answer).win)).toEqual(Array.from({ length: 3 }, () => '5511.00'))
    expect(await main()).toBe('1285011.00')
  })

  test('accepts one of two different moves at the same time', async () => {
    const { id } = roundOf(await bet())
    const answers = await Promise.all([move(id, 0, 24), move(id, 0, 23)])
    expect(answers.map(({ statusCode }) => statusCode === 200).sort()).toEqual([false, true])
    expect((await stateOf()).round?.step).toBe(1)
  })

  test('starts once even if its bet is sent twice, and only one runs at a time', async () => {
    const [first, second] = await Promise.all([bet(), bet()])
    expect(roundOf(second).id).toBe(roundOf(first).id)
    expect((await bet({ round: 'round-0002' })).json()).toMatchObject({
      error: { error_data: { round: 'open' } },
    })
    expect(await main()).toBe('1279500.00')
  })

  test('continues after a reload, on another server, and is paid there once', async () => {
    const { id } = roundOf(await bet())
    await move(id, 0, 24)
    token = await open('custom/20/play')
    expect((await stateOf()).round).toMatchObject({ id, step: 1, view: { mines: 3, opened: [24] } })
    const other = await createSandbox({
      ...sandbox.settings,
      publicUrl: 'http://localhost:3103',
      now: sandbox.now,
      passwordCost: 2,
      random,
    })
    const app = fastify()
    await other.register(app)
    const payload = new URLSearchParams({ token, id: String(id), step: '1', move: '"take"' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const there = app.inject({ method: 'POST', url: '/sandbox/mines/move', headers, payload })
    const answers = await Promise.all([there, move(id, 1, 'take')])
    expect(answers.map((answer) => roundOf(answer).win)).toEqual(['5511.00', '5511.00'])
    expect(await main()).toBe('1285011.00')
    await app.close()
    await other.close()
  })

  test.each([
    [{ stake: '5001.00' }, { stake: 'enum' }],
    [{ round: '' }, { round: 'pattern' }],
    [{ options: '{"mines":25}' }, { options: 'not_allowed' }],
    [{ options: '{"mines":0}' }, { options: 'not_allowed' }],
    [{ options: 'mines' }, { options: 'format' }],
  ])('rejects the bet %o', async (fields, error_data) => {
    expect((await bet(fields)).json()).toMatchObject({
      error: { type: 'InvalidParameterException', error_data },
    })
    expect(await main()).toBe('1284500.00')
    expect((await stateOf()).round).toBeNull()
  })

  test.each([
    [0, 'take', { move: 'not_allowed' }],
    [0, 25, { move: 'not_allowed' }],
    [1, 24, { step: 'stale' }],
  ])('rejects as move %i %s', async (step, value, error_data) => {
    const { id } = roundOf(await bet())
    expect((await move(id, step, value)).json()).toMatchObject({ error: { error_data } })
    expect((await stateOf()).round?.step).toBe(0)
  })

  test('of another player is unknown', async () => {
    const { id } = roundOf(await bet())
    session = await sandbox.login({ login: '998901234568', password: 'marra2026' })
    token = await open('custom/20/play')
    expect((await move(id, 0, 24)).json()).toMatchObject({ error: { error_data: { id: 'unknown' } } })
  })

  test('keeps its seed secret while it is open', async () => {
    const { id } = roundOf(await bet())
    const rotate = () => sandbox.post('/sandbox/fair/rotate', { token, client_seed: 'mine' })
    // Of all games of the player, the message names the one to finish.
    const { body } = await rotate()
    expect(body).toContain('"client_seed":"round_open"')
    expect(body).toMatch(/"game":"[A-Z]/)
    await move(id, 0, 1)
    expect((await rotate()).json()).toMatchObject({ data: { client_seed: 'mine' } })
  })

  test("in a demo leaves the player's money unchanged", async () => {
    token = await open('custom/20/demo')
    const { id } = roundOf(await bet())
    await move(id, 0, 24)
    expect((await move(id, 1, 'take')).json()).toMatchObject({ data: { balance: '1000511.00' } })
    expect(await main()).toBe('1284500.00')
  })

  test('rejects the token of another game', async () => {
    token = await open('aviora/play')
    expect((await bet()).json()).toMatchObject({ error: { error_data: { token: 'game' } } })
  })
})

describe('a round of blackjack', () => {
  const card = (rank: number) => rank - 1
  const play = async (ranks: readonly number[]) => {
    draws = ranks.map(card)
    token = await open('blackjack-21/play')
    return roundOf(await bet({}, 'blackjack'))
  }

  test('takes the second stake of a doubled hand, once', async () => {
    const { id } = await play([6, 6, 5, 10, 10, 10])
    const answers = await Promise.all([
      move(id, 0, 'double', 'blackjack'),
      move(id, 0, 'double', 'blackjack'),
    ])
    for (const answer of answers)
      expect(roundOf(answer)).toMatchObject({ status: 'over', stake: '10000.00', win: '20000.00' })
    expect(await main()).toBe('1294500.00')
    expect((await history())[0]).toMatchObject({
      bet: { amount: '10000.00' },
      win: { amount: '20000.00' },
      details: 'Siz: 6♠ 5♠ 10♠ = 21 · Diler: 6♠ 10♠ 10♠ = 26 · ×4.00',
    })
  })

  test('is not doubled without the money for it', async () => {
    draws = [6, 6, 5, 10, 10, 10].map(card)
    token = await open('blackjack-21/play')
    const { id } = roundOf(await bet({ stake: '50000.00' }, 'blackjack'))
    const database = sandbox.openDatabase()
    await database
      .updateTable('ledger_accounts')
      .set({ balance: 0n })
      .where('wallet', '=', 'main')
      .where('owner', 'like', 'player:%')
      .execute()
    await database.destroy()
    expect((await move(id, 0, 'double', 'blackjack')).json()).toMatchObject({
      error: { type: 'UserNeedDepositException' },
    })
    expect((await stateOf('blackjack')).round).toMatchObject({ step: 0, stake: '50000.00' })
    expect(roundOf(await move(id, 0, 'stand', 'blackjack')).status).toBe('over')
  })

  test('is doubled only in its own currency', async () => {
    const changeCurrency = async (currency: string) => {
      await sandbox.post('/api/account/setCurrency', { currency }, { session })
      token = await open('blackjack-21/play')
    }
    const { id } = await play([6, 6, 5, 10, 10, 10])
    await changeCurrency('USD')
    expect((await stateOf('blackjack')).round).toBeNull()
    expect((await move(id, 0, 'double', 'blackjack')).json()).toMatchObject({
      error: { error_data: { id: 'unknown' } },
    })
    await changeCurrency('UZS')
    expect((await stateOf('blackjack')).round).toMatchObject({ step: 0, stake: '5000.00' })
  })

  test('with a blackjack is over and paid as it is dealt', async () => {
    expect(await play([1, 9, 13, 10])).toMatchObject({ status: 'over', win: '12500.00' })
    expect(await main()).toBe('1292000.00')
  })
})
