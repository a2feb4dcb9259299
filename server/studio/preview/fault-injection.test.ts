import { describe, expect, test } from 'vitest'
import type { PreviewFault } from '../../../schemas/studio/preview.ts'
import { injectFault } from './fault-injection.ts'

/** Outcome of a call, and the time it waited. */
async function meet(fault: PreviewFault | undefined, name: string, caller: 'page' | 'browser' = 'page') {
  let waited = 0
  const delay = async (milliseconds: number) => void (waited += milliseconds)
  const outcome = await injectFault(fault, name, caller, delay).then(
    () => 'passes',
    (error: unknown) => (error instanceof Error && 'type' in error ? error.type : error),
  )
  return { outcome, waited }
}

describe('a call of a preview', () => {
  test('succeeds without a fault, or with a fault of another call', async () => {
    expect(await meet(undefined, 'games.get')).toEqual({ outcome: 'passes', waited: 0 })
    expect(await meet({ kind: 'outage', call: 'account.getInfo' }, 'games.get')).toMatchObject({
      outcome: 'passes',
    })
  })

  test('is delayed if the platform is slow', async () => {
    const { outcome, waited } = await meet({ kind: 'slow', call: 'games.get' }, 'games.get')
    expect(outcome).toBe('passes')
    expect(waited).toBeGreaterThan(1000)
  })

  test('fails with the configured error, or with an outage', async () => {
    const error = { kind: 'error', call: '*', error: 'UserNeedDepositException' } as const
    expect(await meet(error, 'games.get')).toEqual({ outcome: 'UserNeedDepositException', waited: 0 })
    expect(await meet({ kind: 'outage', call: '*' }, 'games.get')).toMatchObject({
      outcome: 'ApplicationUnavailableException',
    })
  })

  test('without an answer ends after browsers have timed out, and sooner during rendering', async () => {
    const silence = { kind: 'silence', call: '*' } as const
    const { waited } = await meet(silence, 'games.get', 'browser')
    expect(waited).toBeGreaterThan(15_000)
    expect((await meet(silence, 'games.get')).waited).toBeLessThan(waited)
  })
})
