import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enterCrash, openCrashStage } from '../tests/support/crash-stage.ts'
import { startTestSandbox } from '../tests/support/test-sandbox.ts'
import { commitmentOf } from '../provably-fair/draw.ts'
import { checkSeeds } from '../provably-fair/check.ts'
import { collectFlights } from './crash-flight.ts'
import { bettingTime, crashTimeOf, pauseTime, timeOf } from './crash-odds.ts'

let stage: Awaited<ReturnType<typeof openCrashStage>>
let player: Awaited<ReturnType<typeof enterCrash>>

beforeEach(async () => {
  stage = await openCrashStage()
  player = await enterCrash(stage.sandbox)
})
afterEach(() => stage.sandbox.close())

const flightTime = bettingTime + crashTimeOf(300) + pauseTime
const fly = (time: number) => stage.sandbox.pass(bettingTime + time)

/** A second player with money. */
const addRival = () => enterCrash(stage.sandbox, { login: { login: '998901234571', password: 'marra2026' } })

describe('the flights of a crash game', () => {
  test('are the same for all players, and others for another game', async () => {
    const rival = await addRival()
    const [own, theirs] = [await player.state(), await rival.state()]
    expect(theirs.flight).toEqual(own.flight)
    const elsewhere = await enterCrash(stage.sandbox, { path: 'raketa-x/play' })
    expect((await elsewhere.state()).flight.hash).not.toBe(own.flight.hash)
  })

  test('are created once if many ask at the same time', async () => {
    const states = await Promise.all(Array.from({ length: 5 }, () => player.state()))
    expect(new Set(states.map(({ flight }) => flight.hash)).size).toBe(1)
    const database = stage.sandbox.openDatabase()
    expect(await database.selectFrom('crash_flights').select('number').execute()).toHaveLength(2)
    await database.destroy()
  })

  test('follow each other by the clock, with a countdown and a pause', async () => {
    const first = await player.state()
    expect(first.flight).toMatchObject({ number: 1, opens_at: first.now, starts_at: first.now + bettingTime })
    fly(crashTimeOf(300) - 1)
    expect((await player.state()).flight).toMatchObject({ number: 1, ends_at: null, crash_at: null })
    stage.sandbox.pass(pauseTime)
    expect((await player.state()).flight).toMatchObject({ number: 1, crash_at: '3.00' })
    stage.sandbox.pass(1)
    const second = await player.state()
    expect(second.flight).toMatchObject({ number: 2, opens_at: second.now })
    expect(second.flight.hash).toBe(first.next.hash)
  })

  test('are those that have begun for a request from just before, as its clock or the wait makes it', async () => {
    const first = await player.state()
    stage.sandbox.pass(flightTime)
    const second = await player.state()
    expect([second.flight.number, second.next.number]).toEqual([2, 3])
    for (const late of [1, pauseTime]) {
      stage.sandbox.pass(-late)
      const { flight, next } = await player.state()
      expect([flight.hash, next.hash]).toEqual([first.next.hash, second.next.hash])
      stage.sandbox.pass(late)
    }
    const later = await player.state()
    expect([later.flight, later.next]).toEqual([second.flight, second.next])
  })

  test('begin once if the first of two requests asks last', async () => {
    const { flight } = await player.state()
    stage.sandbox.pass(-1)
    expect((await player.state()).flight).toEqual(flight)
  })

  test('stop when nobody asks, and begin again with the next visit', async () => {
    await player.state()
    stage.sandbox.pass(60 * 60 * 1000)
    await player.reopen()
    const { now, flight } = await player.state()
    // The second one was announced; no other took place in that hour.
    expect(flight).toMatchObject({ number: 3, opens_at: now })
  })

  test('go on when the clock is set back, and do not tell how later ones end', async () => {
    await player.state()
    stage.sandbox.pass(flightTime * 3)
    await player.state()
    stage.sandbox.pass(-flightTime * 3)
    const { now, flight, earlier } = await player.state()
    expect(flight).toMatchObject({ number: 5, opens_at: now })
    expect(earlier).toEqual([])
  })

  test('keep their end secret until they are over', async () => {
    const { flight } = await player.state()
    fly(timeOf(150))
    const flying = await player.send('state')
    expect(flying.body).not.toContain('3.00')
    const seeds = await player.send('seeds')
    expect(seeds.json<{ data: { flights: { server_seed: string | null }[] } }>().data.flights).toMatchObject([
      { number: 2, server_seed: null, ends_at: null },
      { number: 1, server_seed: null, ends_at: null, hash: flight.hash },
    ])
  })
})

describe('two bets', () => {
  test('are independent: each has its own stake and cash-out', async () => {
    const first = await player.place({ auto: '1.50' })
    const second = await player.place({ panel: '2', round: 'round-0002', stake: '10000.00' })
    expect(await player.main()).toBe('1269500.00')
    fly(timeOf(200))
    const { bets } = await player.stateAfter(player.cashOut(second.id))
    expect(bets).toMatchObject([
      { id: first.id, panel: 1, cashed_at: '1.50', win: '7500.00' },
      { id: second.id, panel: 2, cashed_at: '2.00', win: '20000.00' },
    ])
    expect(await player.main()).toBe('1297000.00')
    const history = await player.history()
    expect(new Set(history.slice(0, 2).map(({ id }) => id)).size).toBe(2)
  })

  test('are the most of a player and flight', async () => {
    await player.place()
    await player.place({ panel: '2', round: 'round-0002' })
    expect((await player.bet({ panel: '2', round: 'round-0003' })).json()).toMatchObject({
      error: { error_data: { panel: 'taken' } },
    })
    expect(await player.main()).toBe('1274500.00')
  })

  test('with the same key are one, also when the next flight takes bets', async () => {
    const [one, two] = await Promise.all([player.place(), player.place()])
    expect(two.id).toBe(one.id)
    fly(100)
    const { bets } = await player.stateAfter(player.bet())
    expect(bets).toHaveLength(1)
    expect(await player.main()).toBe('1279500.00')
  })
})

describe('a bet during a flight', () => {
  test('belongs to the next one, and stays open until that one ends', async () => {
    await player.state()
    fly(timeOf(150))
    const { id, flight } = await player.place()
    expect(flight).toBe(2)
    expect(await player.main()).toBe('1279500.00')
    expect((await player.cashOut(id)).json()).toMatchObject({ error: { error_data: { id: 'not_started' } } })
    stage.sandbox.pass(flightTime - timeOf(150))
    stage.sandbox.pass(timeOf(200))
    const { bets } = await player.stateAfter(player.cashOut(id))
    expect(bets).toMatchObject([{ id, flight: 2, cashed_at: '2.00' }])
  })

  test('is shown, settles and can be cancelled also if a request from before its flight comes later', async () => {
    await player.state()
    fly(0)
    const first = await player.place()
    const second = await player.place({ panel: '2', round: 'round-0002' })
    stage.sandbox.pass(flightTime - bettingTime)
    await player.state()
    stage.sandbox.pass(-1)
    expect((await player.state()).bets.map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await player.cancel(first.id)).statusCode).toBe(200)
    stage.sandbox.pass(1)
    expect(await player.main()).toBe('1279500.00')
    fly(timeOf(200))
    const { flight, bets } = await player.stateAfter(player.cashOut(second.id))
    expect(flight.number).toBe(2)
    expect(bets).toMatchObject([{ id: second.id, flight: 2, status: 'cashed', win: '10000.00' }])
    expect(await player.main()).toBe('1289500.00')
  })

  test('can be cancelled until takeoff, and the stake comes back once', async () => {
    await player.state()
    fly(0)
    const { id } = await player.place()
    stage.sandbox.pass(flightTime - 1)
    const answers = await Promise.all([player.cancel(id), player.cancel(id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await player.main()).toBe('1284500.00')
    // The panel is free again.
    const again = await player.place({ round: 'round-0002' })
    expect(again.flight).toBe(2)
    stage.sandbox.pass(1)
    expect((await player.cancel(again.id)).json()).toMatchObject({
      error: { error_data: { id: 'started' } },
    })
    expect(await player.main()).toBe('1279500.00')
    stage.sandbox.pass(flightTime)
    expect((await player.cashOut(id)).json()).toMatchObject({ error: { error_data: { id: 'cancelled' } } })
  })
})

describe('a cancellation', () => {
  test('from before takeoff does not overwrite a bet that has been settled meanwhile', async () => {
    const { id } = await player.place()
    fly(crashTimeOf(300))
    await player.state()
    // It has waited since the last moment.
    stage.sandbox.pass(-crashTimeOf(300) - 1)
    expect((await player.cancel(id)).json()).toMatchObject({ error: { error_data: { id: 'started' } } })
    expect((await player.state()).bets).toMatchObject([{ id, status: 'crashed' }])
    expect(await player.main()).toBe('1279500.00')
  })

  test('leaves the bet as it is if the stake cannot come back', async () => {
    const { id } = await player.place()
    const database = stage.sandbox.openDatabase()
    await database.updateTable('bets').set({ status: 'lost' }).where('status', '=', 'open').execute()
    await database.destroy()
    expect((await player.cancel(id)).statusCode).toBe(500)
    expect(stage.sandbox.errors).toMatchObject([
      { message: `crash-bet:${id} was over before it was cancelled` },
    ])
    expect((await player.state()).bets).toMatchObject([{ id, status: 'open' }])
  })
})

describe('the list of bets', () => {
  test('shows all players with masked names, stakes and cash-outs', async () => {
    const rival = await addRival()
    await player.place({ auto: '1.50' })
    expect((await rival.bet({ round: 'round-0009' })).statusCode).toBe(200)
    const { all } = await rival.state()
    expect(all.count).toBe(2)
    expect(all.items).toMatchObject([
      { is_own: false, stake: '5000.00', cashed_at: null },
      { is_own: true, stake: '5000.00', cashed_at: null },
    ])
    for (const { name } of all.items) expect(name).toMatch(/^.\*\*\*.$/)
    // An automatic cash-out is shown in time, whether or not its player's page asks.
    fly(timeOf(150))
    expect((await rival.state()).all.items).toMatchObject([{ cashed_at: '1.50' }, { cashed_at: null }])
  })
})

test('the end of a flight follows from the seed whose hash was published before the bets', async () => {
  const sandbox = await startTestSandbox()
  const visitor = await enterCrash(sandbox)
  const { next } = await visitor.state()
  sandbox.pass(10 * 60 * 1000)
  await visitor.state()
  const answer = await visitor.send('seeds')
  const { game, flights } = answer.json<{
    data: { game: string; flights: { number: number; crash_at: string; server_seed: string; hash: string }[] }
  }>().data
  const over = flights.find(({ number }) => number === 2)
  if (!over) throw new Error('the announced flight did not take place')
  expect(over.hash).toBe(next.hash)
  expect(commitmentOf(over.server_seed)).toBe(next.hash)
  const check = checkSeeds({ serverSeed: over.server_seed, clientSeed: game, nonce: 2 })
  expect((check.crashAt / 100).toFixed(2)).toBe(over.crash_at)
  await sandbox.close()
})

test('the fairness page finds a shared round by its number once it is over', async () => {
  const page = async (round: string) =>
    (await stage.sandbox.get(`/sandbox/fairness?locale=ru&game=aviora&round=${round}`)).body
  const { flight } = await player.state()
  const pending = await page('1')
  expect(pending).toContain(flight.hash)
  expect(pending).toContain('откроется сразу')
  fly(crashTimeOf(300))
  const { flight: over } = await player.state()
  expect(await page('1')).toContain(over.server_seed)
  for (const round of ['9', 'x']) expect(await page(round)).toContain('Такого раунда нет')
})

test('flights without bets are deleted a week later, and numbers continue', async () => {
  const database = stage.sandbox.openDatabase()
  await player.place()
  stage.sandbox.pass(flightTime * 2)
  await player.state()
  stage.sandbox.pass(8 * 24 * 60 * 60 * 1000)
  await collectFlights(database, stage.sandbox.now())
  const left = await database.selectFrom('crash_flights').select('number').orderBy('number').execute()
  expect(left.map(({ number }) => number)).toEqual([1, 4])
  await database.destroy()
})
