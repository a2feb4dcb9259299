import { afterAll, beforeAll, expect, test } from 'vitest'
import { callContracts, callNames } from '../../../schemas/api/calls.ts'
import { acceptsMethod } from '../../../schemas/api/methods.ts'
import { startCallSite, type CallSite, type Visitor } from './support/call-site.ts'

let site: CallSite
beforeAll(async () => {
  site = await startCallSite()
}, 120_000)
afterAll(() => site.close())

test('games, accounts and money come from the platform alone [CMS-02]', async () => {
  const rich = await site.rich()
  const hasBalance = async ({ page }: Visitor) => (await page('/')).includes('"amount":"1284500.00"')
  expect(await hasBalance(rich)).toBe(true)
  expect(await hasBalance(site.guest())).toBe(false)
  expect((await site.guest().page('/')).includes('data-game="')).toBe(true)
  for (const name of ['games', 'account', 'users', 'transactions', 'cashier', 'bonuses'])
    expect(await rich.page(`/cms/${name}`)).toContain('"NotFoundError"')
})

test.each(callNames.filter((name) => callContracts[name].access !== 'guest'))(
  '%s on the running site rejects a guest [API-COM-09, CMS-03]',
  async (name) => {
    const error = await site.guest().error(name)
    expect(error).toMatchObject({ status: 401, type: 'AuthorizationException' })
  },
)

const methods = ['GET', 'POST'] as const
const wrongMethods = callNames.flatMap((name) =>
  methods.filter((method) => !acceptsMethod(name, method)).map((method) => [name, method] as const),
)

test.each(wrongMethods)('%s on the running site rejects %s [API-COM-09, CMS-03]', async (name, method) => {
  const error = await site.guest().error(name, {}, { method })
  expect(error).toMatchObject({ status: 405, type: 'InvalidRequestException' })
})
