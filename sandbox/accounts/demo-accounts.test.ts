import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import { demoAccounts, seedDemoAccounts } from './demo-accounts.ts'
import { isPasswordOf } from './login/passwords.ts'
import { findByLogin } from './players.ts'

let context: TestContext
beforeEach(async () => {
  context = await openTestContext()
})
afterEach(() => context.close())

async function canLogIn(): Promise<boolean[]> {
  const { database, passwordCost } = context.sandbox
  return Promise.all(
    demoAccounts.map(async ({ login, password }) =>
      isPasswordOf(await findByLogin(database, login), password, passwordCost),
    ),
  )
}

test('can be used for development only, also if they exist already', async () => {
  for (const isForDevelopers of [true, false, true]) {
    await seedDemoAccounts({ ...context.sandbox, isForDevelopers })
    expect(await canLogIn()).toEqual(demoAccounts.map(() => isForDevelopers))
  }
})

test('are created without a password on a site for players', async () => {
  await seedDemoAccounts({ ...context.sandbox, isForDevelopers: false })
  expect(await canLogIn()).toEqual(demoAccounts.map(() => false))
})
