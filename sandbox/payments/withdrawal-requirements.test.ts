import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  closeSoundly,
  emptyLogin,
  makeReady,
  openCashier,
  payIn,
  prepare,
  type Cashier,
  type WithdrawSettings,
} from '../tests/support/cashier.ts'
import { testTime, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import { findByLogin } from '../accounts/players.ts'
import { saveProfile, type StoredProfile } from '../accounts/profiles.ts'
import { grantBonus } from '../rewards/bonuses.ts'
import { activateBonus } from '../rewards/bonus-states.ts'
import type { Database } from '../tables/database.ts'

const hour = 60 * 60_000

let sandbox: TestSandbox
let cashier: Cashier
beforeEach(async () => ({ sandbox, cashier } = await openCashier()))
afterEach(() => closeSoundly(sandbox))

const settings = () => cashier.read<WithdrawSettings>('getwithdrawsettings')

describe('the daily limits', () => {
  beforeEach(async () => {
    await makeReady(sandbox)
    for (let paid = 0; paid < 6; paid += 1) await payIn(sandbox, cashier, '10000000')
  })

  test('apply over 24 hours and include open withdrawals', async () => {
    await cashier.withdraw('20000000')
    expect((await cashier.withdraw('10000001')).error).toMatchObject({
      type: 'WithdrawalLimitsPeriodExceededException',
      error_data: { period: 'day', limit: '30000000.00', available: '10000000.00', currency: 'UZS' },
    })
    sandbox.pass(24 * hour)
    expect((await cashier.withdraw('10000001')).data).toBeDefined()
  })

  test('reject at once an amount above the daily maximum', async () => {
    const form = {
      method_id: '108',
      amount: '30000001',
      bank_id: '6',
      requisites: JSON.stringify({ account_number: '20208000900123456001', holder: 'Dilnoza Karimova' }),
    }
    expect((await cashier.pay('makewithdrawal', form)).error).toMatchObject({
      type: 'WithdrawalLimitsExceededException',
      error_data: { amount: 'day_limit', available: '30000000.00' },
    })
  })

  test('require an identity check above a total amount', async () => {
    await prepare(sandbox, (database) => database.updateTable('players').set({ is_verified: 0 }).execute())
    expect((await cashier.withdraw('5000000')).data).toBeDefined()
    expect((await cashier.withdraw('50000')).error).toMatchObject({
      type: 'IdentityVerificationRequiredException',
      error_data: { threshold: '5000000.00', currency: 'UZS' },
    })
  })
})

describe('a withdrawal requires', () => {
  const saveFields = async (database: Database, fields: Partial<StoredProfile>) => {
    const holder = await findByLogin(database, emptyLogin.login)
    if (holder) await inTransaction(database, (trx) => saveProfile(trx, holder, fields))
  }
  const player = { is_kyc_block_enabled: 1, is_verified: 0 } as const
  test.each<[string, (database: Database) => Promise<unknown>, string, object, string[]]>([
    [
      'a confirmed contact',
      (database) => database.updateTable('contacts').set({ is_confirmed: 0 }).execute(),
      'UserNeedConfirmContactException',
      { contact: 'unconfirmed' },
      ['confirmed_contact'],
    ],
    [
      'names and the day of birth',
      async (database) => {
        await saveFields(database, { last_name: '' })
        await database.updateTable('players').set({ birth_date: null }).execute()
      },
      'UserNeedProfileDataException',
      { last_name: 'required', birth_date: 'required' },
      ['profile'],
    ],
    [
      'the identity document',
      async (database) => {
        await saveFields(database, { document_number: '' })
        await database.updateTable('players').set(player).execute()
      },
      'KycUserProfileException',
      { document_number: 'required' },
      ['verification'],
    ],
    [
      'the identity check',
      (database) => database.updateTable('players').set(player).execute(),
      'KycWithdrawalException',
      { verification: 'required' },
      ['verification'],
    ],
    [
      'the check to end',
      (database) =>
        database
          .updateTable('players')
          .set({ ...player, is_on_verification: 1 })
          .execute(),
      'KycWithdrawalException',
      { verification: 'pending' },
      ['verification'],
    ],
  ])('%s', async (_what, change, type, data, needs) => {
    await makeReady(sandbox)
    await payIn(sandbox, cashier, '1000000')
    await prepare(sandbox, change)
    expect((await cashier.withdraw('60000')).error).toMatchObject({ type, error_data: data })
    expect((await settings()).needs).toEqual(needs)
    expect(await cashier.balance()).toBe('1000000.00')
  })

  test.each([
    ['welcome', 'casino', ['wagering']],
    ['sports_welcome', 'betting', ['wagering']],
    ['gift', 'casino', []],
  ] as const)('requirements of the active bonus %s', async (kind, type, needs) => {
    await makeReady(sandbox)
    await payIn(sandbox, cashier, '1000000')
    await prepare(sandbox, async (database) => {
      const playerId = (await findByLogin(database, emptyLogin.login))?.id ?? 0
      const grant = { playerId, kind, currency: 'UZS', amount: 10_000_000n, reference: 'test', at: testTime }
      await inTransaction(database, async (trx) => {
        const id = await grantBonus(trx, grant)
        await activateBonus(trx, { playerId, type, id, at: testTime })
      })
    })
    expect((await settings()).needs).toEqual(needs)
    const { error } = await cashier.withdraw('60000')
    expect(error?.error_data).toEqual(needs.length > 0 ? { reason: 'wagering' } : undefined)
  })

  test('the first deposit', async () => {
    await makeReady(sandbox)
    expect((await cashier.withdraw('60000')).error).toMatchObject({
      type: 'UserNeedDepositException',
      error_data: { deposit: 'required' },
    })
  })
})
