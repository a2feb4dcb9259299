import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxOfTest, type Call } from '../../../tests/support/sandbox/test-calls.ts'
import { type TestSandbox } from '../../../tests/support/sandbox/test-sandbox.ts'
import { limits } from '../../accounts/login/throttle.ts'

let sandbox: TestSandbox
let session: string
let send: Call
beforeEach(async () => {
  ;({ sandbox, call: send } = await sandboxOfTest())
  session = await sandbox.login()
})

/** Calls as the player. */
const call = (name: string, params: Record<string, string> = {}, as = session) => send(name, params, as)

describe('the account', () => {
  test('limits password guesses', async () => {
    const guess = { password: 'wrong', new_password: 'new-one-7' }
    for (let attempt = 0; attempt < limits.login.attempts; attempt += 1)
      await call('account.changepassword', guess)
    expect(await call('account.changepassword', { ...guess, password: 'marra2026' })).toMatchObject({
      error: { type: 'TooManyRequestsException' },
    })
  })
})
