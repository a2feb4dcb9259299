import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { checkSeeds } from './check.ts'
import { commitmentOf, drawFrom } from './draw.ts'

const seeds = { serverSeed: 'marquee-server', clientSeed: 'marquee-client', nonce: 7 }

/** Chi-squared statistic of `values` over `size` equally likely results. */
function chiSquared(values: readonly number[], size: number): number {
  const counts = Array.from({ length: size }, () => 0)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  expect(counts).toHaveLength(size)
  const expected = values.length / size
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('a draw', () => {
  test('reads the HMAC of the seeds, four bytes at a time and block after block', () => {
    const block = (index: number) =>
      createHmac('sha256', 'marquee-server').update(`marquee-client:7:${index}`).digest()
    const draw = drawFrom(seeds)
    const drawn = Array.from({ length: 10 }, () => draw(2 ** 32))
    const expected = [0, 4, 8, 12, 16, 20, 24, 28].map((offset) => block(0).readUInt32BE(offset))
    expect(drawn).toEqual([...expected, block(1).readUInt32BE(0), block(1).readUInt32BE(4)])
  })

  test('returns the same results for the same seeds on every machine', () => {
    expect(commitmentOf('marquee-server')).toBe(
      'f370fda2d0a59d597ffaf7a371a8894b9ef94124b9d137e7b31522d4ae5f6bc9',
    )
    expect(checkSeeds(seeds)).toMatchObject({ number: 12, crashAt: 176 })
    expect(checkSeeds(seeds).window.map((reel) => reel[1])).toEqual(['seven', 'bell', 'top', 'top', 'lotus'])
  })

  test('skips values that would favour low numbers', () => {
    // The only range for which half of all values must be skipped.
    const below = 2 ** 31 + 1
    const draw = drawFrom(seeds)
    const raw = drawFrom(seeds)
    const accepted: number[] = []
    while (accepted.length < 20) {
      const value = raw(2 ** 32)
      if (value < below) accepted.push(value)
    }
    expect(Array.from({ length: 20 }, () => draw(below))).toEqual(accepted)
  })

  test.each([37, 20, 7])('below %i is uniformly distributed', (size) => {
    const values = Array.from({ length: 20_000 }, (_value, nonce) => drawFrom({ ...seeds, nonce })(size))
    // Far beyond random variation; the seeds are fixed, so that the test is deterministic.
    expect(chiSquared(values, size)).toBeLessThan(size + 6 * Math.sqrt(2 * size))
  })

  test.each([0, -1, 1.5, 2 ** 32 + 1])('rejects a range of %s', (below) => {
    expect(() => drawFrom(seeds)(below)).toThrow(RangeError)
  })
})

describe('the seeds of a player', () => {
  let sandbox: TestSandbox
  let token: string
  beforeEach(async () => {
    sandbox = await startTestSandbox()
    const { body } = await sandbox.get('/platform/game/olmos-saltanati/demo', await sandbox.login())
    token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
  })
  afterEach(() => sandbox.close())

  const view = async () => (await sandbox.post('/sandbox/fair/seeds', { token })).json<SeedAnswer>().data
  const rotate = (clientSeed: string) =>
    sandbox.post('/sandbox/fair/rotate', { token, client_seed: clientSeed })
  interface SeedAnswer {
    data: {
      server_seed_hash: string
      client_seed: string
      nonce: number
      previous: { server_seed: string; client_seed: string; nonce: number } | null
    }
  }

  test('are committed to before the round and verify it afterwards', async () => {
    const before = await view()
    expect(before).toMatchObject({ nonce: 0, previous: null })
    const { data } = (
      await sandbox.post('/sandbox/slot/spin', { token, round: 'round-0001', stake: '5000.00' })
    ).json<{ data: { window: string[][] } }>()
    const after = (await rotate('my-own-seed')).json<SeedAnswer>().data
    expect(after).toMatchObject({ client_seed: 'my-own-seed', nonce: 0 })
    const { previous } = after
    if (!previous) throw new Error('nothing was revealed')
    expect(commitmentOf(previous.server_seed)).toBe(before.server_seed_hash)
    expect(after.server_seed_hash).not.toBe(before.server_seed_hash)
    const check = checkSeeds({ serverSeed: previous.server_seed, clientSeed: previous.client_seed, nonce: 0 })
    expect(check.window).toEqual(data.window)
    const query = `server_seed=${previous.server_seed}&client_seed=${previous.client_seed}&nonce=0`
    const page = await sandbox.get(`/sandbox/fairness?locale=ru&${query}`)
    expect(page.body).toContain(before.server_seed_hash)
    expect(page.body).toContain('lang="ru-RU"')
  })

  test('verify the rounds of every small game', async () => {
    const session = await sandbox.login()
    const tokenOf = async (path: string) =>
      /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(
        (await sandbox.get(`/platform/game/${path}`, session)).body,
      )?.[1] ?? ''
    const answer = async (path: string, form: Record<string, string>) =>
      (
        await sandbox.post(path, { round: `round-${path}`.replaceAll('/', '-'), stake: '5000.00', ...form })
      ).json<{
        data: { result: unknown; round: { id: number; status: string; view: Record<string, unknown> } }
      }>().data
    const dice = await answer('/sandbox/dice/play', {
      token: await tokenOf('dice-rush/demo'),
      choice: '{"side":"under","chance":50}',
    })
    const plinko = await answer('/sandbox/plinko/play', {
      token: await tokenOf('plinko-drop/demo'),
      choice: '{"rows":"8","risk":"low"}',
    })
    const baccarat = await answer('/sandbox/baccarat/play', {
      token: await tokenOf('baccarat-pro/demo'),
      choice: '{"side":"player"}',
    })
    const mines = { token: await tokenOf('custom/20/demo') }
    const { round } = await answer('/sandbox/mines/bet', { ...mines, options: '{"mines":24}' })
    // 24 of 25 cells have mines: either the mine or the only safe cell ends the round.
    const field = await answer('/sandbox/mines/move', {
      ...mines,
      id: String(round.id),
      step: '0',
      move: '12',
    })
    /** Plays a round that one move, or a second one, ends. */
    const endedAfter = async (game: string, path: string, moves: readonly string[]) => {
      const own = { token: await tokenOf(path) }
      let { round: played } = await answer(`/sandbox/${game}/bet`, { ...own, options: '{}' })
      for (const [step, move] of moves.entries())
        if (played.status === 'open')
          played = (
            await answer(`/sandbox/${game}/move`, { ...own, id: String(played.id), step: String(step), move })
          ).round
      return played.view
    }
    const penalty = await endedAfter('penalty', 'penalty-shot/demo', ['"top-left"', '"take"'])
    const blackjack = await endedAfter('blackjack', 'blackjack-21/demo', ['"stand"'])
    const { previous } = (await rotate('my-own-seed')).json<SeedAnswer>().data
    if (!previous) throw new Error('nothing was revealed')
    const check = (nonce: number) =>
      checkSeeds({ serverSeed: previous.server_seed, clientSeed: previous.client_seed, nonce })
    expect(dice.result).toMatchObject({ roll: check(0).roll })
    expect(plinko.result).toMatchObject({ path: check(1).path.slice(0, 8) })
    expect(baccarat.result).toEqual(check(2).baccarat)
    expect(field.round.view['minesAt']).toEqual(check(3).mineOrder.slice(0, 24))
    expect(penalty['shots']).toEqual([{ corner: 'top-left', keeper: check(4).dives[0] }])
    const [first, up, second, hole] = check(5).cards
    expect(blackjack['hands']).toMatchObject([{ cards: [first, second] }])
    expect(blackjack['dealer']).toEqual(expect.arrayContaining([up, hole]))
  })

  test.each(['', 'spaces are not', 'x'.repeat(65), '<b>'])('cannot be set to "%s"', async (clientSeed) => {
    expect((await rotate(clientSeed)).json()).toMatchObject({
      error: { type: 'InvalidParameterException', error_data: { client_seed: 'pattern' } },
    })
    expect((await view()).previous).toBeNull()
  })

  test('are explained on a page that runs no script and reports missing fields', async () => {
    const page = await sandbox.get('/sandbox/fairness?server_seed=%3Cscript%3E')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).not.toContain('<script')
    expect(page.body).toContain('role="alert"')
  })
})
