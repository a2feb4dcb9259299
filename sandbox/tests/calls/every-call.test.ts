import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { callContracts, callNames } from '../../../schemas/api/calls.ts'
import { acceptsMethod } from '../../../schemas/api/methods.ts'
import { startSite } from '../../../tests/e2e/support/site.ts'
import { sessionAt } from '../../../tests/ssr/support/requests.ts'
import { startCallSite, type CallSite } from './support/call-site.ts'

let site: CallSite
beforeAll(async () => {
  site = await startCallSite()
})
afterAll(() => site.close())

test('games, accounts and money come from the platform alone [CMS-02]', async () => {
  const built = await startSite()
  onTestFinished(() => built.stop())
  const cookie = await sessionAt(built)
  const page = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${built.url}${path}`, { headers })).text()
  expect(await page('/', { cookie })).toContain('"amount":"1284500.00"')
  expect(await page('/')).not.toContain('"amount":"1284500.00"')
  expect(await page('/')).toContain('data-game="')
  for (const name of ['games', 'account', 'users', 'transactions', 'cashier', 'bonuses'])
    expect(await page(`/cms/${name}`, { cookie })).toContain('"NotFoundError"')
}, 120_000)

test.each(callNames.filter((name) => callContracts[name].access !== 'guest'))(
  '%s rejects a guest [API-COM-09, CMS-03]',
  async (name) => {
    const error = await site.guest().error(name)
    expect(error).toMatchObject({ status: 401, type: 'AuthorizationException' })
  },
)

const methods = ['GET', 'POST'] as const
const wrongMethods = callNames.flatMap((name) =>
  methods.filter((method) => !acceptsMethod(name, method)).map((method) => [name, method] as const),
)

test.each(wrongMethods)('%s rejects %s [API-COM-09, CMS-03]', async (name, method) => {
  const error = await site.guest().error(name, {}, { method })
  expect(error).toMatchObject({ status: 405, type: 'InvalidRequestException' })
})
