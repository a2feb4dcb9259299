import { afterEach, beforeEach, expect, test } from 'vitest'
import { enterCrash, openCrashStage } from '../tests/support/crash-stage.ts'
import { bettingTime, crashTimeOf, pauseTime } from './crash-odds.ts'

let stage: Awaited<ReturnType<typeof openCrashStage>>
let player: Awaited<ReturnType<typeof enterCrash>>

beforeEach(async () => {
  stage = await openCrashStage()
  player = await enterCrash(stage.sandbox)
})
afterEach(() => stage.sandbox.close())

const passed = { error: { type: 'InvalidRequestException', error_data: { flight: 'passed' } } }

test('a bet for one flight is on no other, and takes no money after takeoff', async () => {
  const { flight } = await player.state()
  const before = await player.main()
  stage.sandbox.pass(bettingTime)
  expect((await player.bet({ flight: String(flight.number), auto: '1.10' })).json()).toMatchObject(passed)
  stage.sandbox.pass(crashTimeOf(300) + pauseTime)
  expect((await player.bet({ flight: String(flight.number), auto: '1.10' })).json()).toMatchObject(passed)
  expect((await player.bet({ flight: 'next' })).json()).toMatchObject(passed)
  expect(await player.main()).toBe(before)
  expect((await player.state()).bets).toEqual([])
})

test('a bet for the flight that takes bets is placed once, however often it is sent', async () => {
  const { flight } = await player.state()
  const fields = { flight: String(flight.number), auto: '1.10' }
  await Promise.all([player.bet(fields), player.bet(fields)])
  stage.sandbox.pass(bettingTime)
  // The answer was lost: sent again after takeoff, it is the same bet.
  expect((await player.stateAfter(player.bet(fields))).bets).toHaveLength(1)
  const other = await player.bet({ ...fields, round: 'round-0002' })
  expect(other.json()).toMatchObject(passed)
})

test('automatic bets are offered unless the site asks not to', async () => {
  const session = await stage.sandbox.login()
  const page = async (query: string) =>
    (await stage.sandbox.get(`/platform/game/aviora/play?${query}`, session)).body
  expect(await page('locale=ru')).toContain('id="auto-play-form"')
  const without = await page('locale=ru&autospin=0')
  expect(without).not.toContain('auto-play-form')
  expect(without).not.toContain('auto-bet-1')
})
