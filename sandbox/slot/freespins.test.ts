import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestSandbox, testTime, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { grantFreespins } from '../bets/freespins.ts'
import { systemRandom, type RandomSource } from '../random.ts'
import { profileOf } from './odds.ts'
import { winOf, winsOf } from './spin.ts'

/** Reel stops of each of these rounds; two lines pay. */
const stops = [2, 10, 0, 8, 4]
const random: RandomSource = {
  ...systemRandom,
  provablyFair: () => {
    const left = [...stops]
    return () => left.shift() ?? 0
  },
}

let sandbox: TestSandbox
let session: string
beforeEach(async () => {
  sandbox = await startTestSandbox({ random })
  session = await sandbox.login()
  const database = sandbox.openDatabase()
  const player = await database
    .selectFrom('players')
    .select('id')
    .where('phone', '=', '998901234567')
    .executeTakeFirstOrThrow()
  await database.deleteFrom('freespin_packs').execute()
  await database.transaction().execute((trx) =>
    grantFreespins(trx, {
      playerId: player.id,
      sysname: 'olmos-saltanati',
      count: 2,
      stake: 200_000n,
      currency: 'UZS',
      at: testTime,
    }),
  )
  await database.destroy()
})
afterEach(() => sandbox.close())

const frame = async (game = 'olmos-saltanati', mode = 'play') =>
  (await sandbox.get(`/platform/game/${game}/${mode}`, session)).body
const tokenOf = (body: string) => /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
const spin = (token: string, round: string) =>
  sandbox.post('/sandbox/slot/spin', { token, round, freespin: '1' })
async function balances() {
  const answer = await sandbox.get('/api/account/getBalance', session)
  const { data } = answer.json<{ data: Record<'balance_main' | 'balance_bonus', { amount: string }> }>()
  return { main: Number(data.balance_main.amount), bonus: Number(data.balance_bonus.amount) }
}

describe('a free spin', () => {
  test('is offered only in its own game for real money', async () => {
    expect(await frame()).toMatch(/id="freespins-left">2</)
    expect(await frame('wolf-moon')).toMatch(/id="freespins" hidden/)
    expect(await frame('olmos-saltanati', 'demo')).toMatch(/id="freespins" hidden/)
  })

  test('costs nothing, wins bonus money, and is used once even if it is sent twice', async () => {
    const token = tokenOf(await frame())
    const before = await balances()
    const win = Number(winOf(winsOf(stops, profileOf({ id: 1 }).payouts), 200_000n)) / 100
    const first = await spin(token, 'round-0001')
    expect(first.json()).toMatchObject({ data: { freespins: 1, win: win.toFixed(2), stake: '2000.00' } })
    expect((await spin(token, 'round-0001')).json()).toEqual(first.json())
    expect(await balances()).toEqual({ main: before.main, bonus: before.bonus + win })
  })

  test('is rejected if none is left or they have expired', async () => {
    const token = tokenOf(await frame())
    await spin(token, 'round-0001')
    await spin(token, 'round-0002')
    const apiError = { error: { type: 'InvalidParameterException', error_data: { stake: 'no_freespins' } } }
    expect((await spin(token, 'round-0003')).json()).toMatchObject(apiError)
    // In two steps, because a session that is not used for a week ends.
    for (const days of [5, 3]) {
      sandbox.pass(days * 24 * 3_600_000)
      await sandbox.get('/api/account/getInfo', session)
    }
    expect(await frame()).toMatch(/id="freespins" hidden/)
  })

  test('does not exist in a demo', async () => {
    const token = tokenOf(await frame('olmos-saltanati', 'demo'))
    expect((await spin(token, 'round-0001')).json()).toMatchObject({
      error: { error_data: { stake: 'no_freespins' } },
    })
  })
})

test('a game publishes the return of its odds', async () => {
  const rtp = async (sysname: string) => {
    const answer = await sandbox.get(`/api/games/get?sysname=${sysname}`)
    return answer.json<{ data: { items: { rtp: string }[] } }>().data.items[0]?.rtp
  }
  expect(await rtp('aviora')).toBe('97')
  expect(await rtp('ruletka-salon')).toBe('97.3')
  expect(await rtp('olmos-saltanati')).toBe(profileOf({ id: 1 }).returnToPlayer)
})
