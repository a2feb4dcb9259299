import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callContracts, isCallName, type CallName } from '../../../../schemas/api/calls.ts'
import type { Params } from '../../../../tests/conformance/caller.ts'
import { testTime } from '../../support/test-sandbox.ts'
import type { CallCase, CallCases } from './call-case.ts'
import { violationsOf } from './violations.ts'
import { startCallSite, type CallSite, type Visitor } from './call-site.ts'

async function paramsOf({ params = {} }: Pick<CallCase<CallName>, 'params'>, visitor: Visitor) {
  return typeof params === 'function' ? params(visitor) : params
}

async function check<Name extends CallName>(callCase: CallCase<Name>, name: Name, visitor: Visitor) {
  const params = await paramsOf(callCase, visitor)
  const data = await visitor.data(name, params)
  await callCase.check(data, visitor, params)
}

/** Tests every call of `cases` on the site: its answer, its effect and its parameters. */
export function testCalls<Name extends CallName>(cases: Pick<CallCases, Name>): void {
  let site: CallSite
  /** Makes the calls that are rejected, which change nothing. */
  let onlooker: Visitor
  beforeAll(async () => {
    site = await startCallSite()
    onlooker = await site.newcomer()
  })
  /** Tests advance the clock; each begins at the same time. */
  afterEach(() => site.sandbox.pass(testTime - site.sandbox.now()))
  afterAll(async () => {
    expect(site.sandbox.errors).toEqual([])
    await site.close()
  })

  function visitorFor(as?: CallCase<CallName>['as']): Visitor | Promise<Visitor> {
    if (as === 'guest') return site.guest()
    if (as === 'social') return site.social()
    return as === 'rich' ? site.rich() : site.newcomer()
  }

  const isTested = (name: string): name is Name => isCallName(name) && name in cases
  describe.each(Object.keys(cases).filter(isTested))('%s', (name) => {
    const callCase = cases[name]
    const { title, as, wrong = [] } = callCase

    test(title, async () => check(callCase, name, await visitorFor(as)))

    if (callContracts[name].access === 'guest' && as !== 'guest' && name !== 'account.unsubscribe')
      test('answers a guest', async () => {
        await site.guest().data(name, await paramsOf(callCase, await site.newcomer()))
      })

    const violations = violationsOf(name)
    if (violations.length > 0)
      test('rejects what its contract does not allow, and names the field and the rule', async () => {
        for (const [field, value, rule] of violations) {
          const params = value === undefined ? {} : { [field]: value }
          const error = await (as === 'guest' ? site.guest() : onlooker).error(name, params)
          expect(error, `${field}: ${value}`).toMatchObject({
            status: 422,
            type: 'InvalidParameterException',
            data: { [field]: rule },
          })
        }
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
}
