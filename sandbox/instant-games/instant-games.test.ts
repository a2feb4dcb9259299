import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { systemRandom, type RandomSource } from '../random.ts'

let next: number
const random: RandomSource = { ...systemRandom, provablyFair: () => (below) => next % below }
let sandbox: TestSandbox
let session: string
let token: string
beforeEach(async () => {
  next = 4999
  sandbox = await startTestSandbox({ random })
  session = await sandbox.login()
  token = await open('dice-rush/play')
})
afterEach(() => sandbox.close())

async function open(path: string) {
  const { body } = await sandbox.get(`/platform/game/${path}`, session)
  return /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
}
const play = (choice: unknown, fields: Record<string, string> = {}, game = 'dice') =>
  sandbox.post(`/sandbox/${game}/play`, {
    token,
    round: 'round-0001',
    stake: '5000.00',
    choice: JSON.stringify(choice),
    ...fields,
  })
const under = { side: 'under', chance: 50 }
const main = async () => {
  const answer = await sandbox.get('/api/account/getBalance', session)
  return answer.json<{ data: { balance_main: { amount: string } } }>().data.balance_main.amount
}

describe('a round with one result', () => {
  test('takes the stake and pays the win', async () => {
    expect((await play(under)).json()).toEqual({
      data: {
        result: { roll: 4999, isWin: true },
        multiplier: 19_400,
        stake: '5000.00',
        win: '9700.00',
        balance: '1289200.00',
      },
    })
    expect(await main()).toBe('1289200.00')
  })

  test('is played once, even if it is sent twice or its answer was lost', async () => {
    const answers = await Promise.all([play(under), play(under)])
    next = 9999
    answers.push(await play(under))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await main()).toBe('1289200.00')
  })

  test("in a demo leaves the player's money unchanged", async () => {
    token = await open('dice-rush/demo')
    expect((await play(under)).json()).toMatchObject({ data: { balance: '1004700.00' } })
    expect(await main()).toBe('1284500.00')
  })

  test.each([
    [{ side: 'under', chance: 1 }, {}, { choice: 'format' }],
    [{ side: 'under', chance: 96 }, {}, { choice: 'format' }],
    [{ side: 'left', chance: 50 }, {}, { choice: 'format' }],
    [{ ...under, roll: 1 }, {}, { choice: 'format' }],
    [under, { choice: '{' }, { choice: 'format' }],
    [under, { stake: '1.00' }, { stake: 'enum' }],
    [under, { round: '' }, { round: 'pattern' }],
  ])('rejects %o with %o', async (choice, fields, error_data) => {
    expect((await play(choice, fields)).json()).toMatchObject({
      error: { type: 'InvalidParameterException', error_data },
    })
    expect(await main()).toBe('1284500.00')
    expect(sandbox.errors).toEqual([])
  })

  test.each([
    ['plinko-drop', 'plinko', { rows: '8', risk: 'low' }, '27500.00'],
    ['baccarat-pro', 'baccarat', { side: 'tie' }, '45000.00'],
  ])('of %s is played by its own rules', async (sysname, game, choice, win) => {
    next = 1
    token = await open(`${sysname}/play`)
    expect((await play(choice, {}, game)).json()).toMatchObject({ data: { win } })
    expect((await play(choice)).json()).toMatchObject({ error: { error_data: { token: 'game' } } })
  })
})
