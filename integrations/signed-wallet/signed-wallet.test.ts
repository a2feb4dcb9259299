import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type Site } from '../../tests/e2e/support/site.ts'
import { visitorOf } from '../../tests/support/site-client.ts'
import { merchant, player, secret, startWallet } from './tests/platform.ts'

/* The built site in front of an aggregator's wallet, which rejects every request without a correct signature. */

let wallet: Awaited<ReturnType<typeof startWallet>>
let site: Site

beforeAll(async () => {
  wallet = await startWallet()
  site = await startSite({
    PLATFORM_URL: wallet.url,
    PLATFORM_ADAPTER: './integrations/signed-wallet/adapter.ts',
    WALLET_MERCHANT: merchant,
    WALLET_SECRET: secret,
    LOG_LEVEL: 'silent',
  })
}, 120_000)
afterAll(async () => {
  await site.stop()
  wallet.close()
})

async function enter() {
  const visitor = visitorOf(site)
  const credentials = { login: player.login, password: 'marra2026' }
  expect(await visitor.call('auth.login', credentials)).toMatchObject({
    status: 200,
    data: { uid: player.id },
  })
  return visitor
}

it('shows the games of the wallet', async () => {
  expect((await visitorOf(site).open('/ru/gamehall?sort=name')).shown).toContain('Registan Gold')
})

it('logs a player in, whose balance every page shows', async () => {
  const visitor = await enter()
  expect((await visitor.open('/ru')).shown).toContain('9,900')
  expect((await visitor.call('account.getBalance')).data).toMatchObject({
    balance_main: { amount: '9900.00' },
  })
  expect(wallet.received.at(-1)?.fields).toMatchObject({ session: 'W-1' })
})

it('deposits once for a key, and passes on why a deposit is rejected', async () => {
  const visitor = await enter()
  const pay = (amount: string, key: string) =>
    visitor.call('cashier.makedeposit', { method_id: '4', amount }, key)
  const first = await pay('5000.00', 'key-1')
  expect(first.data).toMatchObject({
    display: 'redirect',
    transaction: { status: 'pending', created_at: '2026-11-21T18:40:00.000Z' },
  })
  expect(await pay('5000.00', 'key-1')).toEqual(first)
  expect(wallet.transfers.map(({ request, wallet: paid }) => [request, paid])).toEqual([
    ['key-1', { units: 500_000, coin: 'UZS' }],
  ])
  expect(await pay('900000.00', 'key-2')).toMatchObject({
    status: 422,
    error: { type: 'BillingDepositLimitExceededException' },
  })
  expect((await pay('1.005', 'key-3')).error).toMatchObject({ type: 'InvalidParameterException' })
})

it('launches a game at the address that the wallet names', async () => {
  const launched = await (await enter()).get('/platform/game/g_77/play')
  expect(launched.headers.get('location')).toBe('https://run.aggregator.example/g_77/PLAY')
})

it('names what the wallet lacks to operators, and hides it from players', async () => {
  const visitor = await enter()
  expect((await visitor.open('/ru/tournaments')).status).toBe(404)
  const health = await (await fetch(`${site.url}/health/ready`)).text()
  expect(health).toMatch(/lacks tournaments\.get: [\w, ]*TournamentList[\w, ]* of [\w/, -]*page\/tournaments/)
  expect(health).toContain('Iframes of https://run.aggregator.example are refused')
})
