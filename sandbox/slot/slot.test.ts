import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { richLogin, sessionOf, startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { systemRandom, type RandomSource } from '../random.ts'
import { sessionTtlMs } from '../accounts/login/sessions.ts'
import { launchTtlMs } from '../frames/launch.ts'
import { profileOf, strips } from './odds.ts'
import { winsOf, type LineWin } from './spin.ts'

/** Next reel stops; random if empty. */
let stops: number[]
const random: RandomSource = {
  ...systemRandom,
  provablyFair: (seeds) => {
    const draw = systemRandom.provablyFair(seeds)
    return (below) => stops.shift() ?? draw(below)
  },
}

const crowns = strips.map((strip) => (strip.indexOf('crown') + strip.length - 1) % strip.length)
const places = Array.from({ length: 20 }, (_place, index) => index)

/** Payouts of the first game in the catalogue. */
const { payouts } = profileOf({ id: 1 })

/** Finds stops that start with the given ones and meet the condition. */
function findStops(begin: readonly number[], isWanted: (wins: readonly LineWin[]) => boolean): number[] {
  const ends = places.flatMap((fourth) => places.map((fifth) => [...begin, fourth, fifth]))
  const found = ends.find((each) => isWanted(winsOf(each, payouts)))
  if (!found) throw new Error('the reels never stop so')
  return found
}
/** Three crowns on the middle line, and nothing else. */
const winning = findStops(crowns.slice(0, 3), (wins) => wins.length === 1 && wins[0]?.length === 3)
const losing = findStops([0, 0, 0], (wins) => wins.length === 0)

let sandbox: TestSandbox
let session: string
beforeEach(async () => {
  stops = []
  sandbox = await startTestSandbox({ random })
  session = await sandbox.login()
})
afterEach(() => sandbox.close())

interface Round {
  data: { win: string; stake: string; balance: string; window: string[][]; wins: object[] }
}

async function launch(path = '/platform/game/olmos-saltanati/play', as: string | undefined = session) {
  const { body } = await sandbox.get(path, as)
  const token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1]
  if (token === undefined) throw new Error(`no token in ${body}`)
  return token
}

const spin = (token: string, round = 'round-0001', stake = '5000.00') =>
  sandbox.post('/sandbox/slot/spin', { token, round, stake })

async function readBalance() {
  const response = await sandbox.get('/api/account/getBalance', session)
  return response.json<{
    data: Record<'balance_main' | 'balance_bonus' | 'balance_fun', { amount: string }>
  }>().data
}

async function balances() {
  const { balance_main, balance_fun } = await readBalance()
  return { main: balance_main.amount, fun: balance_fun.amount }
}

/** Own money plus bonus money, which is used if own money does not cover a stake. */
async function playable(): Promise<number> {
  const { balance_main, balance_bonus } = await readBalance()
  return Number(balance_main.amount) + Number(balance_bonus.amount)
}

describe('the page of a game', () => {
  test('has an opaque origin and may load and call the sandbox only', async () => {
    const frame = await sandbox.get('/platform/game/olmos-saltanati/play?locale=ru', session)
    expect(frame.statusCode).toBe(200)
    const policy = String(frame.headers['content-security-policy']).split('; ')
    expect(policy).toContain('sandbox allow-scripts allow-forms')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(frame.body).toContain('lang="ru-RU"')
    expect(frame.body).not.toMatch(/<script(?![^>]* src=)/)
    expect(frame.body).not.toContain(session)
    expect(frame.headers['cache-control']).toBe('no-store')
  })

  test('loads scripts, styles and fonts that pages of an opaque origin may load', async () => {
    const { body } = await sandbox.get('/platform/game/olmos-saltanati/play', session)
    const addresses = [...body.matchAll(/\/sandbox\/assets\/[\w.?-]+/g)].map(([address]) => address)
    expect(addresses.length).toBeGreaterThanOrEqual(2)
    for (const address of [...addresses, '/sandbox/assets/unbounded-latin.woff2']) {
      const asset = await sandbox.get(address)
      expect(asset.statusCode).toBe(200)
      expect(asset.headers['access-control-allow-origin']).toBe('*')
    }
  })

  test('is opened by its number if it was made for this site, and only then', async () => {
    const answer = await sandbox.get('/api/games/get?v=2.34&locale=uz&sysname=mines-royal')
    const { custom_id } = answer.json<{ data: { items: { custom_id: number }[] } }>().data.items[0] ?? {}
    expect((await sandbox.get(`/platform/game/custom/${custom_id}/demo`)).body).toContain(
      '<h1>Mines Royal</h1>',
    )
    expect((await sandbox.get('/platform/game/mines-royal/demo')).statusCode).toBe(422)
    expect((await sandbox.get('/platform/game/custom/2/demo')).statusCode).toBe(422)
  })

  test.each([
    ['/platform/game/olmos-saltanati/play', 401, 'AuthorizationException'],
    ['/platform/game/no-such-game/demo', 422, 'InvalidParameterException'],
    ['/platform/game/custom/99999999999999999999/demo', 422, 'InvalidParameterException'],
    ['/platform/game/olmos-saltanati/cheat', 422, 'InvalidParameterException'],
  ])('%s answers a guest with %i %s', async (path, status, type) => {
    const frame = await sandbox.get(path)
    expect(frame.statusCode).toBe(status)
    expect(frame.body).toContain(`data-error="${type}"`)
    expect(frame.headers['content-security-policy']).toContain('sandbox allow-scripts')
  })

  test('answers a guest with an error if the game has no demo', async () => {
    const database = sandbox.openDatabase()
    await database.updateTable('games').set({ has_demo: 0 }).where('sysname', '=', 'aviora').execute()
    await database.destroy()
    const frame = await sandbox.get('/platform/game/aviora/demo')
    expect(frame.statusCode).toBe(403)
    expect(frame.body).toContain('data-error="AccessDeniedException"')
  })
})

describe('a real-money round', () => {
  test('takes the stake and pays the win through the ledger', async () => {
    const token = await launch()
    stops = [...winning]
    const { data } = (await spin(token)).json<Round>()
    // Three crowns pay 120 times the line stake, which is a fifth of 5,000.
    expect(data).toMatchObject({ stake: '5000.00', win: '120000.00', balance: '1399500.00' })
    expect(data.window.slice(0, 3).map((reel) => reel[1])).toEqual(['crown', 'crown', 'crown'])
    expect(await balances()).toEqual({ main: '1399500.00', fun: '0.00' })
  })

  test('is played once if it is sent twice', async () => {
    const token = await launch()
    stops = [...losing, ...winning]
    const [first, second] = await Promise.all([spin(token), spin(token)])
    expect(second.json()).toEqual(first.json())
    expect((await balances()).main).toBe('1279500.00')
  })

  test.each(['4999.00', '0', '-5000.00', '5000.001', '', 'all', '1e3'])(
    'rejects a stake of "%s"',
    async (stake) => {
      const rejected = await spin(await launch(), 'round-0001', stake)
      expect(rejected.json()).toMatchObject({
        error: { type: 'InvalidParameterException', error_data: { stake: 'enum' } },
      })
      expect((await balances()).main).toBe('1284500.00')
    },
  )

  test('requires a key', async () => {
    expect((await spin(await launch(), '')).json()).toMatchObject({
      error: { error_data: { round: 'pattern' } },
    })
  })

  test('is rejected if the balance does not cover it', async () => {
    session = await sandbox.login({ login: '998901234568', password: 'marra2026' })
    const rejected = await spin(await launch())
    expect(rejected.json()).toMatchObject({ error: { type: 'UserNeedDepositException' } })
    expect((await balances()).main).toBe('0.00')
  })

  test('never exceeds the balance despite many concurrent ones', async () => {
    const before = await playable()
    const token = await launch()
    const rounds = Array.from({ length: 40 }, (_round, number) =>
      spin(token, `round-${1000 + number}`, '50000.00'),
    )
    const answers = await Promise.all(rounds)
    const played = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json<Round>().data)
    const net = played.reduce((sum, { win, stake }) => sum + Number(win) - Number(stake), 0)
    expect(await playable()).toBe(before + net)
    expect(sandbox.errors).toEqual([])
  })
})

test("uses stakes and bounds of the player's currency", async () => {
  const form = { phone: '998935550101', password: 'marra-01', currency: 'USD' }
  const dollars = sessionOf(await sandbox.post('/api/auth/register', form))
  const { body } = await sandbox.get('/platform/game/olmos-saltanati/demo', dollars)
  expect(body).toContain('>100</output>')
  const token = await launch('/platform/game/olmos-saltanati/demo', dollars)
  stops = [...losing]
  expect((await spin(token, 'round-0001', '0.50')).json<Round>().data.balance).toBe('99.50')
  const methods = await sandbox.get('/api/cashier/getdepositsettings', dollars)
  const { items } = methods.json<{ data: { items: { currency: string; min: string }[] } }>().data
  expect(items[0]).toMatchObject({ currency: 'USD', min: '2.00' })
  expect(new Set(items.map(({ currency }) => currency))).toEqual(new Set(['USD']))
})

describe('a demo', () => {
  test('is played by a guest with play money', async () => {
    const guest = await sandbox.get('/platform/game/olmos-saltanati/demo')
    expect(guest.body).toContain('>1,000,000</output>')
    const token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(guest.body)?.[1] ?? ''
    stops = [...losing]
    expect((await spin(token)).json<Round>().data.balance).toBe('995000.00')
  })

  test("leaves the player's money unchanged", async () => {
    const token = await launch('/platform/game/olmos-saltanati/demo')
    stops = [...losing]
    await spin(token)
    expect(await balances()).toEqual({ main: '1284500.00', fun: '995000.00' })
  })
})

describe('a launch token', () => {
  const apiError = { error: { type: 'AuthorizationException' } }

  test('is rejected if it was never issued', async () => {
    expect((await spin('guessed')).json()).toMatchObject(apiError)
    expect((await spin('')).json()).toMatchObject(apiError)
  })

  test('differs from the session token', async () => {
    expect((await spin(session)).json()).toMatchObject(apiError)
  })

  test('is all that counts: the cookie is ignored', async () => {
    const token = await launch()
    const other = await sandbox.login({ login: '998901234568', password: 'marra2026' })
    stops = [...losing]
    const form = { token, round: 'round-0001', stake: '5000.00' }
    const answer = await sandbox.post('/sandbox/slot/spin', form, { session: other })
    expect(answer.json<Round>().data.balance).toBe('1279500.00')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('ends with the session', async () => {
    const token = await launch()
    await sandbox.post('/api/auth/logout', {}, { session })
    expect((await spin(token)).json()).toMatchObject(apiError)
    session = await sandbox.login(richLogin)
    expect((await balances()).main).toBe('1284500.00')
  })

  test('expires without use, and stays valid while it is used', async () => {
    const token = await launch()
    for (let round = 0; round < 3; round += 1) {
      sandbox.pass(launchTtlMs - 1)
      expect((await spin(token, `round-000${round}`)).statusCode).toBe(200)
    }
    sandbox.pass(launchTtlMs)
    expect((await spin(token, 'round-0009')).json()).toMatchObject(apiError)
  })

  test('does not outlive the session however much it is used', async () => {
    const token = await launch()
    for (let time = 0; time < sessionTtlMs; time += launchTtlMs - 1) sandbox.pass(launchTtlMs - 1)
    expect((await spin(token)).json()).toMatchObject(apiError)
  })
})

test('the page offers automatic play, unless the site asks not to', async () => {
  const page = async (query: string) =>
    (await sandbox.get(`/platform/game/olmos-saltanati/demo?${query}`)).body
  expect(await page('locale=ru')).toContain('aria-label="Автоигра"')
  expect(await page('locale=ru')).toContain('id="auto-play-form"')
  expect(await page('locale=ru&autospin=0')).not.toContain('auto-play-form')
})
