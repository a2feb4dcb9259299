import { expect, it } from 'vitest'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import { factsOf } from '../../lib/facts.ts'
import { standInAccount } from './stand-in-account.ts'

it.each<Partial<AccountInfo>>([
  {},
  { balance_main: { amount: '5.00', currency: 'USD' } },
  { is_verified: true },
  { is_on_verification: true },
  { is_on_break: true },
  { tags: ['vip', 'nobody asks for this'] },
])('has the facts of a player with %j, and nothing else', (more) => {
  const account = { ...testAccount, ...more }
  const facts = (one: AccountInfo) =>
    factsOf(
      {
        locale: 'ru',
        config: testConfig,
        session: { account: one },
        answer: { page: { tags: ['new', 'vip'] } },
      },
      {},
    )
  const standIn = standInAccount(facts(account))
  expect(facts(standIn)).toEqual(facts(account))
  expect(standIn).toEqual(standInAccount(facts({ ...account, uid: 9, login: 'other', fakename: 'Other' })))
})
