import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callContracts, callNames, type CallName } from '../../schemas/api/calls.ts'
import { methodOf } from '../../schemas/api/methods.ts'
import type { Params } from '../conformance/caller.ts'
import { testTime } from '../support/sandbox/test-sandbox.ts'
import { callCases } from './call-cases.ts'
import type { CallCase, CallCases } from './support/call-case.ts'
import { startCallSite, type CallSite, type Visitor } from './support/call-site.ts'

let site: CallSite
/** Makes the calls that are rejected, which change nothing. */
let onlooker: Visitor
beforeAll(async () => {
  site = await startCallSite()
  onlooker = await site.newcomer()
}, 120_000)
/** Tests advance the clock; each begins at the same time. */
afterEach(() => site.sandbox.pass(testTime - site.sandbox.now()))
afterAll(async () => {
  expect(site.sandbox.errors).toEqual([])
  await site.close()
})

function visitorFor({ as }: { as?: 'guest' | 'rich' }): Visitor | Promise<Visitor> {
  if (as === 'guest') return site.guest()
  return as === 'rich' ? site.rich() : site.newcomer()
}

async function paramsOf({ params = {} }: Pick<CallCase<CallName>, 'params'>, visitor: Visitor) {
  return typeof params === 'function' ? params(visitor) : params
}

async function checkCall<Name extends CallName>(
  name: Name,
  { [name]: callCase }: Pick<CallCases, Name>,
): Promise<void> {
  const visitor = await visitorFor(callCase)
  const params = await paramsOf(callCase, visitor)
  const data = await visitor.data(name, params)
  await callCase.check(data, visitor, params)
}

test('games, accounts and money come from the platform alone', async () => {
  const rich = await site.rich()
  const hasBalance = async ({ page }: Visitor) => (await page('/')).includes('"amount":"1284500.00"')
  expect(await hasBalance(rich)).toBe(true)
  expect(await hasBalance(site.guest())).toBe(false)
  expect((await site.guest().page('/')).includes('data-game="')).toBe(true)
  for (const name of ['games', 'account', 'users', 'transactions', 'cashier', 'bonuses'])
    expect(await rich.page(`/cms/${name}`)).toContain('"NotFoundError"')
})

describe.each(callNames)('%s on the running site', (name) => {
  const callCase = callCases[name]
  const { title, as, wrong = [] } = callCase
  const isForGuests = callContracts[name].access === 'guest'

  test(title, () => checkCall(name, callCases))

  if (!isForGuests)
    test('rejects a guest', async () => {
      const error = await site.guest().error(name)
      expect(error).toMatchObject({ status: 401, type: 'AuthorizationException' })
    })
  else if (as !== 'guest' && name !== 'account.unsubscribe')
    test('answers a guest', async () => {
      await site.guest().data(name, await paramsOf(callCase, await site.newcomer()))
    })

  test('rejects the other method', async () => {
    const method = methodOf(name) === 'GET' ? 'POST' : 'GET'
    const error = await site.guest().error(name, {}, { method })
    expect(error).toMatchObject({ status: 400, type: 'InvalidRequestException' })
  })

  const rejected: (readonly [params: Params, field: string, rule: unknown])[] = [...wrong]
  if (rejected.length > 0)
    test.each(rejected)('rejects %o and names %s: %s', async (params, field, rule) => {
      const error = await (as === 'guest' ? site.guest() : onlooker).error(name, params)
      expect(error).toMatchObject({
        status: 422,
        type: 'InvalidParameterException',
        data: { [field]: rule },
      })
    })
})
