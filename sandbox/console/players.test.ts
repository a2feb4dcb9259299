import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { codeOfApp } from '../../tests/support/totp.ts'
import { playerFlags } from './player-changes.ts'

let sandbox: TestSandbox
let session: string
beforeEach(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login()
})
afterEach(() => sandbox.close())

const path = '/sandbox/console/players/1'
const set = (what: string, form: Record<string, string>) => sandbox.post(`${path}/${what}`, form)

async function info() {
  const response = await sandbox.get('/api/account/getInfo', session)
  return response.json<{ data?: Record<string, unknown>; error?: Record<string, unknown> }>()
}

describe('players', () => {
  test.each([
    ['998901234569', 'blocked or not, by phone'],
    ['+99890123456', 'by a part of it'],
    ['player100001', 'by public name, however it is written'],
    ['1', 'by number'],
  ])('are found with %s: %s', async (search) => {
    const { body } = await sandbox.get(`/sandbox?search=${encodeURIComponent(search)}`)
    expect(body).toContain('/sandbox/players/')
    expect(body).not.toContain('Nobody was found.')
  })

  test('that do not exist are not found, and the query is displayed as text', async () => {
    const { body } = await sandbox.get(`/sandbox?search=${encodeURIComponent('"><script>')}`)
    expect(body).toContain('Nobody was found.')
    expect(body).not.toContain('<script>')
  })

  test('are shown with money, contacts and sessions, but without hashes and tokens', async () => {
    const { body, headers } = await sandbox.get('/sandbox/players/1')
    expect(body).toContain('1284500.00')
    for (const table of ['sessions', 'contacts', 'ledger_accounts'])
      expect(body).toContain(`<summary>${table} `)
    expect(body).not.toMatch(/token_hash|password_hash/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('changes to a player', () => {
  test.each([
    ['main', '5000000.50', 'balance_main'],
    ['bonus', '100', 'balance_bonus'],
    ['betting_bonus', '70000', 'balance_betting_bonus'],
    ['main', '0', 'balance_main'],
  ])('set the balance of %s: %s', async (wallet, amount, field) => {
    expect((await set('balance', { wallet, amount })).headers.location).toBe('/sandbox/players/1')
    expect((await info()).data?.[field]).toEqual({ amount: Number(amount).toFixed(2), currency: 'UZS' })
  })

  test.each([
    { wallet: 'main', amount: '-1' },
    { wallet: 'main', amount: '1.005' },
    { wallet: 'main', amount: 'much' },
    { wallet: 'main', amount: '1'.repeat(20) },
    { wallet: 'pocket', amount: '1' },
  ])('reject a balance of %o', async (form) => {
    expect((await set('balance', form)).statusCode).toBe(422)
    expect((await info()).data?.balance_main).toEqual({ amount: '1284500.00', currency: 'UZS' })
  })

  test.each(playerFlags)("appear on the player's page: %s", async (flag) => {
    const state = async () =>
      new RegExp(`${flag}: <strong>(yes|no)`).exec((await sandbox.get('/sandbox/players/1')).body)?.[1]
    expect(await state()).toBe('no')
    await set('flag', { flag, value: '1' })
    expect(await state()).toBe('yes')
    await set('flag', { flag, value: '0' })
    expect(await state()).toBe('no')
  })

  test.each(['is_verified', 'is_on_verification', 'is_kyc_block_enabled', 'two_factor_auth'])(
    'reach the site: %s',
    async (flag) => {
      await set('flag', { flag, value: '1' })
      expect((await info()).data).toMatchObject({ [flag]: true })
    },
  )

  test.each([
    ['is_banned', 'UserBannedException'],
    ['is_deleted', 'UserDeletedException'],
  ])('restrict the player: %s', async (flag, type) => {
    await set('flag', { flag, value: '1' })
    expect((await info()).error).toMatchObject({ type })
  })

  test('never write a column that is not a flag', async () => {
    expect((await set('flag', { flag: 'password_hash', value: '1' })).statusCode).toBe(422)
    expect((await set('flag', { flag: 'is_banned', value: '7' })).statusCode).toBe(422)
  })

  test('remove the authenticator app, whose secret is not shown', async () => {
    const begun = await sandbox.post('/api/account/beginauthenticator', {}, { session })
    const { secret } = begun.json<{ data: { secret: string } }>().data
    const code = codeOfApp(secret, sandbox.now())
    await sandbox.post('/api/account/confirmauthenticator', { code }, { session })
    const { body } = await sandbox.get('/sandbox/players/1')
    expect(body).toContain('<summary>authenticators ')
    expect(body).not.toContain(secret)
    await set('authenticator', {})
    const app = await sandbox.get('/api/account/getauthenticator', session)
    expect(app.json()).toMatchObject({ data: { is_enabled: false } })
  })

  test("outdate the player's logins, so that changes need a confirmation", async () => {
    const add = (contact: string) => sandbox.post('/api/account/addcontact', { contact }, { session })
    expect((await add('a@example.com')).statusCode).toBe(200)
    await set('logins', {})
    expect((await add('b@example.com')).json()).toMatchObject({
      error: { error_data: { reason: 'confirmation_required' } },
    })
  })

  test("end the player's sessions", async () => {
    await set('sessions', {})
    expect((await info()).data).toMatchObject({ uid: 0 })
  })
})
