import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { systemRandom, type RandomSource } from '../random.ts'
import { coverageOf, multiplierOf, places, rouletteReturn, wheel } from './roulette-odds.ts'

describe('the odds of the roulette', () => {
  test.each(places)('return the published percentage on %s', (place) => {
    const returned = wheel.reduce((sum, number) => sum + multiplierOf(place, number), 0n)
    expect(returned).toBe(36n)
    expect(((36 / 37) * 100).toFixed(1)).toBe(rouletteReturn)
  })

  test.each([
    ['red', 32, 2n],
    ['red', 0, 0n],
    ['even', 0, 0n],
    ['dozen-2', 13, 3n],
    ['column-3', 36, 3n],
    ['number-17', 17, 36n],
    ['low', 19, 0n],
  ])('%s pays for %i ×%s', (place, number, multiplier) => {
    expect(multiplierOf(place, number)).toBe(multiplier)
  })
})

/** Numbers that each box of the drawn table names, as a screen reader announces them. */
function namedNumbers(page: string): Map<string, number[]> {
  const boxes = page.matchAll(/data-place="([\w-]+)"\s+data-numbers="([\d, ]+)"\s+aria-label="([^"]+)"/g)
  return new Map(
    [...boxes].map(([, place = '', , label = '']) => [
      place,
      (label.split(': ').at(-1) ?? '').split(', ').map(Number),
    ]),
  )
}

describe('the boxes of the roulette table', () => {
  test('name exactly the numbers for which they pay', async () => {
    const sandbox = await startTestSandbox()
    const { body } = await sandbox.get('/platform/game/ruletka-salon/demo?locale=uz')
    await sandbox.close()
    const boxes = namedNumbers(body)
    expect([...boxes.keys()].sort()).toEqual([...places].sort())
    for (const [place, numbers] of boxes)
      expect(numbers, place).toEqual(
        wheel.filter((number) => multiplierOf(place, number) > 0n).sort((a, b) => a - b),
      )
  })

  test('rejects a box that does not exist', () => {
    expect(() => coverageOf('column-4')).toThrow(RangeError)
  })
})

describe('a spin of the roulette', () => {
  let next: number
  const random: RandomSource = { ...systemRandom, provablyFair: () => () => next }
  let sandbox: TestSandbox
  let session: string
  let token: string
  beforeEach(async () => {
    next = 17
    sandbox = await startTestSandbox({ random })
    session = await sandbox.login()
    const { body } = await sandbox.get('/platform/game/ruletka-salon/play', session)
    token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
  })
  afterEach(() => sandbox.close())
  const spin = (bets: unknown, round = 'round-0001') =>
    sandbox.post('/sandbox/roulette/spin', { token, round, bets: JSON.stringify(bets) })

  test('pays every bet that covers the number', async () => {
    const bets = { 'number-17': '1000.00', black: '5000.00', red: '2000.00' }
    const first = (await spin(bets)).json<object>()
    expect(first).toMatchObject({
      data: {
        number: 17,
        color: 'black',
        places: ['number-17', 'black'],
        stake: '8000.00',
        win: '46000.00',
        balance: '1322500.00',
      },
    })
    next = 0
    expect((await spin(bets)).json()).toEqual(first)
  })

  test.each([
    [{}, 'required'],
    [{ red: '999.00' }, 'stake'],
    [{ red: '-1000.00' }, 'stake'],
    [{ red: '0.00' }, 'stake'],
    [{ purple: '1000.00' }, 'place'],
    [{ 'number-37': '1000.00' }, 'place'],
    [{ red: '501000.00' }, 'maximum'],
    [{ red: 1000 }, 'format'],
    ['red', 'format'],
  ])('rejects %o', async (bets, rule) => {
    expect((await spin(bets)).json()).toMatchObject({
      error: { type: 'InvalidParameterException', error_data: { bets: rule } },
    })
    expect(sandbox.errors).toEqual([])
  })
})
