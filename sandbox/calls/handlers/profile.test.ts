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
})
