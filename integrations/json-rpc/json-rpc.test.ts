import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../../tests/e2e/support/site.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { visitorOf } from '../../tests/support/site-client.ts'
import { eventsKey, player, startRpcPlatform } from './tests/platform.ts'

/* The built site in front of a platform that it has never seen, through the adapter alone. */

let platform: Awaited<ReturnType<typeof startRpcPlatform>>
let site: Site

beforeAll(async () => {
  platform = await startRpcPlatform()
  site = await startSite({
    PLATFORM_URL: platform.url,
    PLATFORM_ADAPTER: './integrations/json-rpc/adapter.ts',
    RPC_EVENTS_KEY: eventsKey,
    // Node 20 has its WebSocket behind this option.
    NODE_OPTIONS: '--experimental-websocket',
    LOG_LEVEL: 'silent',
  })
}, 120_000)
afterAll(async () => {
  await site.stop()
  platform.close()
})

const credentials = { login: player.phone, password: 'marra2026' }

async function enter() {
  const visitor = visitorOf(site)
  expect(await visitor.call('auth.login', credentials)).toMatchObject({
    status: 200,
    data: { uid: player.uuid },
  })
  return visitor
}

it('shows games of the platform to guests, without those that cannot be shown', async () => {
  const { status, shown } = await visitorOf(site).open('/ru/gamehall?sort=name')
  expect(status).toBe(200)
  expect(shown).toContain('Silk Road')
  expect(shown).toContain('Rocket')
  expect(shown).not.toContain('data-game="odd"')
})

it('hides what the platform does not have, without an error in the browser', async () => {
  const visitor = visitorOf(site)
  expect(await visitor.call('jackpots.get')).toMatchObject({
    status: 200,
    error: { type: 'MethodNotFoundException' },
  })
  expect((await visitor.open('/ru/jackpots')).status).toBe(404)
  const before = platform.received.length
  await visitor.open('/ru')
  await visitor.open('/ru')
  const asked = platform.received.slice(before).map(({ method }) => method)
  expect(asked.filter((method) => method === 'banners.get' || method === 'jackpots.get')).toEqual([])
})

describe('a player', () => {
  it('logs in, with a token that only the server knows, and sees the balance', async () => {
    const visitor = await enter()
    expect(visitor.cookies()).toMatch(/^marquee_session=eyJ/)
    expect((await visitor.open('/ru')).shown).toContain('1,520')
    const own = platform.received.filter(({ method }) => method === 'player.get')
    expect(own.at(-1)?.token).toMatch(/^eyJ/)
    expect(own.at(-1)?.ip).toMatch(/^(?:::1|127|::ffff)/)
  })

  it('reads why a wrong password is rejected', async () => {
    expect(await visitorOf(site).call('auth.login', { ...credentials, password: 'x' })).toMatchObject({
      status: 401,
      error: { type: 'AuthorizationException' },
    })
  })

  it('deposits once for a key, and sees the payment in the history', async () => {
    const visitor = await enter()
    const order = { method_id: '11111111-aaaa', amount: '5000.00' }
    const first = await visitor.call('cashier.makedeposit', order, 'key-1')
    expect(first.data).toMatchObject({
      url: 'https://pay.example/22222222',
      transaction: { amount: { amount: '5000.00', currency: 'UZS' }, status: 'pending' },
    })
    expect(await visitor.call('cashier.makedeposit', order, 'key-1')).toEqual(first)
    expect(platform.payments).toHaveLength(1)
    expect(platform.payments[0]).toMatchObject({ minor: 500_000, reference: 'key-1' })
    expect((await visitor.call('cashier.gethistory')).data).toMatchObject({ items: [{ id: '22222222-0' }] })
  })

  it('is led to the address of a game', async () => {
    const visitor = await enter()
    const launched = await visitor.get('/platform/game/silk-road/demo')
    expect([launched.status, launched.headers.get('location')]).toEqual([
      302,
      'https://play.games.example/silk-road?demo=true',
    ])
  })

  it('sees a pushed balance, for which the platform is not asked', async () => {
    await eventually(() => expect(platform.isHeard()).toBe(true))
    const visitor = await enter()
    platform.credit(1_000_000)
    const asked = () => platform.received.filter(({ method }) => method === 'wallet.get').length
    await eventually(async () => {
      const before = asked()
      expect((await visitor.call('account.getBalance')).data).toMatchObject({
        balance_main: { amount: '11500.50' },
      })
      expect(asked()).toBe(before)
    })
    platform.drop()
    await eventually(() => expect(platform.isHeard()).toBe(true))
  })

  it('logs out at the platform and here', async () => {
    const visitor = await enter()
    expect(await visitor.call('auth.logout')).toMatchObject({ data: 1 })
    expect(visitor.cookies()).not.toContain('marquee_session')
    expect(platform.received.at(-1)).toMatchObject({ method: 'session.close' })
  })
})
