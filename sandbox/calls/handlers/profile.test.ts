import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxOfTest, type Call } from '../../tests/support/test-calls.ts'
import type { TestSandbox } from '../../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
let session: string
let send: Call
beforeEach(async () => {
  ;({ sandbox, call: send } = await sandboxOfTest())
  session = await sandbox.login()
})

/** Calls as the player. */
const call = (name: string, params: Record<string, string> = {}, as = session) => send(name, params, as)

describe('the profile', () => {
  const profile = {
    first_name: 'Gʻayrat',
    last_name: "O'tkirov",
    sex: '1',
    birth_date: '1991-02-03',
    document_number: 'AB1234567',
    country: 'Oʻzbekiston',
    country_code: 'KZ',
    region: 'Toshkent viloyati',
    home_town: 'Chirchiq',
    address: 'Navoiy 12/3',
    postcode: '111700',
  }
  const saved = { ...profile, sex: 1 }

  test('is saved field by field', async () => {
    expect(await call('account.saveProfileInfo', profile)).toEqual({ data: 1 })
    expect((await call('account.getprofileinfo')).data).toMatchObject({
      ...saved,
      document: { type: 'passport', number: 'AB1234567' },
    })
    await call('account.saveProfileInfo', { home_town: 'Angren' })
    expect((await call('account.getprofileinfo', { fields: 'document' })).data).toMatchObject({
      ...saved,
      home_town: 'Angren',
    })
  })

  test('has the name by which the site addresses the player', async () => {
    const addressed = async () => (await call('account.getInfo')).data
    await call('account.saveProfileInfo', { first_name: '', last_name: '' })
    expect(await addressed()).toMatchObject({ own_name: '' })
    await call('account.saveProfileInfo', { first_name: 'Gʻayrat' })
    expect(await addressed()).toMatchObject({ own_name: 'Gʻayrat' })
    await call('account.saveProfileInfo', { last_name: 'Oʻtkirov' })
    expect(await addressed()).toMatchObject({ own_name: 'Gʻayrat Oʻ.' })
    for (const [last_name, initial] of [
      ["O'tkirov", "O'"],
      ['Shomurodov', 'Sh'],
      ['CHORIYEV', 'CH'],
      ['Olimov', 'O'],
      ['Шарипов', 'Ш'],
    ] as const) {
      await call('account.saveProfileInfo', { last_name })
      expect(await addressed()).toMatchObject({ own_name: `Gʻayrat ${initial}.` })
    }
  })

  test('keeps its verified fields once it is verified', async () => {
    const verified = await sandbox.login({ login: '998901234571', password: 'marra2026' })
    await call('account.saveProfileInfo', { document_number: 'AB1234567' }, verified)
    await call('account.setUserOnVerification', {}, verified)
    expect((await call('account.getInfo', {}, verified)).data).toMatchObject({ is_on_verification: true })
    expect(await call('account.saveProfileInfo', { first_name: 'Anvar' }, verified)).toMatchObject({
      error: { error_data: { first_name: 'readOnly' } },
    })
    // A submitted value equal to the stored one is not a change.
    const rest = { first_name: 'Rustam', address: 'Navoiy 1' }
    expect(await call('account.saveProfileInfo', rest, verified)).toEqual({ data: 1 })
    const items: unknown = expect.arrayContaining([
      { name: 'first_name', is_required: true, is_editable: false },
      { name: 'address', is_required: false, is_editable: true },
    ])
    expect(await call('account.getPersonalDataFields', {}, verified)).toMatchObject({ data: { items } })
  })

  test('requires a name before the player can be verified', async () => {
    const nameless = await sandbox.login({ login: '998901234568', password: 'marra2026' })
    expect(await call('account.setUserOnVerification', {}, nameless)).toMatchObject({
      error: { type: 'KycUserProfileException' },
    })
  })

  test.each([
    [{ first_name: 'R2D2' }, 'first_name', 'pattern'],
    [{ last_name: 'a@b' }, 'last_name', 'pattern'],
    [{ sex: '3' }, 'sex', 'maximum'],
    [{ birth_date: '2010-01-01' }, 'birth_date', 'age'],
    [{ birth_date: '1991-02-30' }, 'birth_date', 'date'],
    [{ document_number: '№7' }, 'document_number', 'pattern'],
    [{ country_code: 'ZZ' }, 'country_code', 'unknown'],
    [{ address: 'Navoiy <b>' }, 'address', 'pattern'],
    [{ postcode: '123456789' }, 'postcode', 'pattern'],
    [{ home_town: 'x'.repeat(81) }, 'home_town', 'maxLength'],
  ])('rejects %o, names %s (%s) and saves nothing', async (fields, field, rule) => {
    const before = await call('account.getprofileinfo')
    expect(await call('account.saveProfileInfo', { region: 'Buxoro', ...fields })).toMatchObject({
      error: { type: 'InvalidParameterException', error_data: { [field]: rule } },
    })
    expect(await call('account.getprofileinfo')).toEqual(before)
  })

  test('rejects an unknown group of fields', async () => {
    expect(await call('account.getprofileinfo', { fields: 'contacts,secrets' })).toMatchObject({
      error: { error_data: { fields: 'enum' } },
    })
  })
})
