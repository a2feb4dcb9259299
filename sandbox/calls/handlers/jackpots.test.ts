import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Jackpot, JackpotWinner } from '../../../schemas/api/entities/competitions.ts'
import { startTestCompetitions, type TestCompetitions } from '../../tests/support/test-competitions.ts'
import { masked } from '../../competitions/public-names.ts'
import { playerOwner } from '../../ledger/ledger.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

let stage: TestCompetitions
beforeEach(async () => {
  stage = await startTestCompetitions()
})
afterEach(() => stage.close())

describe('jackpots', () => {
  const list = async (query = '') => (await stage.page<Jackpot>(`jackpots/get?${query}`)).items
  const winners = (query = '') => stage.page<JackpotWinner>(`jackpots/getWinners?count=100&${query}`)
  const feeding = async () => {
    const [jackpot] = await list('id=1')
    return jackpot?.games[0]?.sysname ?? ''
  }

  test('receive half a percent of a stake from the house, for their own games only', async () => {
    await stage.bet(200_000, 0, await feeding())
    const put = await Promise.all([1, 2, 3, 4].map((id) => stage.put(id)))
    expect(put).toEqual([40_000n, 30_000n, 20_000n, 10_000n])
    await stage.bet(200_000, 0, 'wolf-moon')
    expect(await stage.put(1)).toBe(40_000n)
    expect(await stage.ledgerSum()).toBe('0')
  })

  test('are paid once and in full to the winner, and then reset', async () => {
    const sysname = await feeding()
    await stage.bet(200_000, 0, sysname)
    const [jackpot] = await list('id=1')
    const before = await stage.balance(playerOwner(1))
    stage.luck = 0
    await stage.bet(1000, 0, sysname)
    stage.luck = undefined
    const won = (await winners()).items.filter(({ won_at }) => Date.parse(won_at) === stage.time)
    // One draw hits all four levels.
    expect(won.map(({ jackpot_id }) => jackpot_id).toSorted()).toEqual([1, 2, 3, 4])
    const mini = won.find(({ jackpot_id }) => jackpot_id === 1)
    expect(Number(mini?.amount.amount)).toBeCloseTo(Number(jackpot?.amount.amount) + 2, 2)
    expect(mini).toMatchObject({ fakename: masked((await stage.player()).fakename), game: { sysname } })
    const sum = won.reduce((all, { amount }) => all + BigInt(amount.amount.replace('.', '')), 0n)
    expect((await stage.balance(playerOwner(1))) - before).toBe(sum - 100_000n)
    expect(await stage.put(1)).toBe(0n)
    expect((await list('id=1'))[0]).toMatchObject({
      amount: { amount: '300000.00' },
      last_win: { amount: mini?.amount },
    })
    expect(await stage.ledgerSum()).toBe('0')
  })

  test('never exceed their ceiling: the bet that reaches it always wins', async () => {
    const sysname = await feeding()
    const [mini] = await list('id=1')
    const since = stage.time
    expect(Number(mini?.ceiling?.amount)).toBeGreaterThan(Number(mini?.amount.amount))
    await stage.bet(1000, 900_000_000, 'wolf-moon')
    // 0.2 % of each stake goes into the smallest jackpot.
    for (let bet = 0; bet < 2; bet += 1) await stage.bet(240_000_000, 0, sysname)
    const won = (await winners('id=1')).items.filter(({ won_at }) => Date.parse(won_at) === since)
    expect(won).toMatchObject([{ amount: mini?.ceiling, fakename: masked((await stage.player()).fakename) }])
    expect(await stage.ledgerSum()).toBe('0')
  })

  test('give stakes below a thousand no chance to win', async () => {
    stage.luck = 0
    const { total } = await winners()
    await stage.bet(999, 0, await feeding())
    expect((await winners()).total).toBe(total)
  })

  test("return the bets' contributions to the house when a simulated player wins", async () => {
    await stage.bet(200_000, 0, await feeding())
    stage.time += day
    await list()
    expect(await stage.put(1)).toBe(0n)
    expect(await stage.ledgerSum()).toBe('0')
  })
})
