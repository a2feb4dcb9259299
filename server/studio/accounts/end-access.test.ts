import { TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keptByDefault, type AccessKind } from '../../../schemas/studio/access.ts'
import { page } from '../../../tests/support/content/content-site.ts'
import { TestPasskey } from '../../../tests/support/content/test-passkey.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import type { StudioTables } from '../tables.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import { resetPasswordOnServer } from './reset-on-server.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await startTestStudio()
})
afterEach(() => studio.close())

const newPassword = 'another long password'

/** Everything that lets Aziza in, with attempts to use each. */
async function everyAccess() {
  const session = await studio.join('editor', 'aziza')
  const { password } = studio
  const passkey = new TestPasskey('http://localhost:3000')
  const { data: creation } = await studio.call('passkeys.begin', { password }, session)
  await studio.call('passkeys.add', { name: 'Laptop', ...passkey.make(creation?.challenge ?? '') }, session)
  const { data: begun } = await studio.call('factor.begin', { password }, session)
  const totp = new TOTP({ secret: begun?.secret ?? '' })
  const code = totp.generate({ timestamp: Date.UTC(2026, 2, 1, 7) })
  await studio.call('factor.confirm', { code }, session)
  const created = await studio.call(
    'tokens.create',
    { name: 'Importer', scopes: ['drafts:read'], kinds: [], days: 9, password },
    session,
  )
  await studio.save(page('news'), session)
  const link = async (isShared: boolean) =>
    (await studio.call('preview.link', { path: '/', minutes: 60, isShared }, session)).data?.token ?? ''
  const [own, shared] = [await link(false), await link(true)]
  // Another passkey that is being added, which is no access yet and must not become one.
  const { data: pending } = await studio.call('passkeys.begin', { password }, session)
  const { data: users = [] } = await studio.call('users.list', {}, studio.admin)
  const { id } = users.find(({ login }) => login === 'aziza') ?? { id: 0 }
  return {
    id,
    session,
    passkey,
    pending: pending?.challenge ?? '',
    async works(secret: string): Promise<Record<AccessKind | 'own', boolean>> {
      const { data: asked } = await studio.call('session.beginWithPasskey', {})
      const answer = passkey.sign(asked?.challenge ?? '')
      const authorization = `Bearer ${created.data?.token ?? ''}`
      const drafts = await studio.app.inject({ url: '/content/v1/drafts', headers: { authorization } })
      const opened = await studio.call('session.open', { login: 'aziza', password: secret })
      return {
        sessions: (await studio.call('documents.list', {}, session)).status === 200,
        passkeys: (await studio.call('session.openWithPasskey', answer)).status === 200,
        tokens: drafts.statusCode === 200,
        previews: (await studio.studio.draftsOfPreview(shared)) !== null,
        own: (await studio.studio.draftsOfPreview(own)) !== null,
        factor: opened.error?.data?.['app'] === true,
      }
    },
  }
}
type Aziza = Awaited<ReturnType<typeof everyAccess>>

const nothing = {
  sessions: false,
  own: false,
  passkeys: false,
  tokens: false,
  previews: false,
  factor: false,
}

/** Events after which somebody else may have the access of a user, by the password that is valid afterwards. */
const events: Record<string, (aziza: Aziza, keep?: AccessKind[]) => Promise<string>> = {
  'a new password from an admin': async ({ id }, keep) => {
    await studio.call('users.change', { id, password: newPassword, ...(keep && { keep }) }, studio.admin)
    return newPassword
  },
  'a new password on the server': async (_aziza, keep) => {
    const options = { ...studio.settings, publicUrl: 'http://localhost:3000', passwordCost: 2 }
    return (await resetPasswordOnServer(options, 'aziza', keep)).password
  },
  "the user's own new password": async ({ session }, keep) => {
    const params = { password: studio.password, newPassword, ...(keep && { keep }) }
    await studio.call('session.changePassword', params, session)
    return newPassword
  },
  'blocking the user': async ({ id }, keep) => {
    await studio.call('users.change', { id, isActive: false, ...(keep && { keep }) }, studio.admin)
    await studio.call('users.change', { id, isActive: true }, studio.admin)
    return studio.password
  },
}

describe.each(Object.entries(events))('%s', (_name, happen) => {
  test('ends everything but the second factor', async () => {
    const aziza = await everyAccess()
    expect(await aziza.works(studio.password)).toEqual({
      sessions: true,
      own: true,
      passkeys: true,
      tokens: true,
      previews: true,
      factor: true,
    })
    expect(await aziza.works(await happen(aziza))).toEqual({ ...nothing, factor: true })
  })

  test('ends the second factor, too, if nothing is to be kept', async () => {
    const aziza = await everyAccess()
    expect(await aziza.works(await happen(aziza, []))).toEqual(nothing)
  })

  test('keeps what is to be kept', async () => {
    const aziza = await everyAccess()
    const password = await happen(aziza, ['passkeys', 'tokens', 'previews'])
    expect(await aziza.works(password)).toEqual({ ...nothing, passkeys: true, tokens: true, previews: true })
  })
})

test('an admin sees what would end before anything does, and a lost device ends all of it', async () => {
  const aziza = await everyAccess()
  const access = { sessions: 1, passkeys: 1, tokens: 1, previews: 1, factor: 1 }
  expect((await studio.call('users.access', { id: aziza.id }, studio.admin)).data).toEqual(access)
  expect((await studio.call('users.access', { id: aziza.id }, aziza.session)).error?.type).toBe('NotAllowed')
  // The session that asks does not count.
  expect((await studio.call('session.access', {}, aziza.session)).data).toEqual({ ...access, sessions: 0 })
  await studio.call('users.resetFactor', { id: aziza.id }, studio.admin)
  expect(await aziza.works(studio.password)).toEqual(nothing)
})

test('a passkey that was being added cannot be added afterwards', async () => {
  const aziza = await everyAccess()
  const change = { password: studio.password, newPassword }
  const { cookie = '' } = await studio.call('session.changePassword', change, aziza.session)
  const late = { name: 'Phone', ...new TestPasskey('http://localhost:3000').make(aziza.pending) }
  expect((await studio.call('passkeys.add', late, cookie)).error?.type).toBe('WrongPasskey')
})

test('removing a passkey ends the sessions that its device may have', async () => {
  const aziza = await everyAccess()
  const { data: asked } = await studio.call('session.beginWithPasskey', {})
  const device = await studio.call('session.openWithPasskey', aziza.passkey.sign(asked?.challenge ?? ''))
  const { password } = studio
  await studio.call('passkeys.remove', { id: aziza.passkey.id, password }, aziza.session)
  expect((await studio.call('documents.list', {}, device.cookie)).status).toBe(401)
  expect((await studio.call('documents.list', {}, aziza.session)).status).toBe(200)
})

test('a lower role takes from tokens what it does not allow, for good', async () => {
  const publisher = await studio.join('publisher', 'timur')
  const create = async (...scopes: ('publish' | 'drafts:read')[]) => {
    const params = { name: 'CI', scopes, kinds: [], days: 9, password: studio.password }
    await studio.call('tokens.create', params, publisher)
  }
  await create('publish')
  await create('drafts:read', 'publish')
  const { data: users = [] } = await studio.call('users.list', {}, studio.admin)
  const { id } = users.find(({ login }) => login === 'timur') ?? { id: 0 }
  for (const role of ['editor', 'publisher'] as const)
    await studio.call('users.change', { id, role }, studio.admin)
  expect((await studio.call('tokens.list', {}, publisher)).data).toMatchObject([{ scopes: ['drafts:read'] }])
})

/** Tables with a user's rows that let nobody in. */
const records = new Set([
  'audit',
  'draft_authors',
  'editors',
  'imports',
  'review_comments',
  'review_requests',
  'review_steps',
])
/** Whom the provider of single sign-on has signed in: it decides about that access, and the Studio about the user. */
const identities = 'identities'

test('every table with rows of a user is known to hold credentials or records', async () => {
  const aziza = await everyAccess()
  await studio.call('users.change', { id: aziza.id, password: newPassword, keep: [] }, studio.admin)
  const database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
  const tables = (await database.introspection.getTables()).filter(
    ({ name, columns }) =>
      columns.some((column) => column.name === 'user_id') && !records.has(name) && name !== identities,
  )
  expect(tables.map(({ name }) => name).sort()).toEqual([
    'access_tokens',
    'passkey_challenges',
    'passkeys',
    'second_factors',
    'sessions',
    'shared_previews',
  ])
  const revoked = await database.selectFrom('access_tokens').selectAll().execute()
  expect(revoked.every(({ revoked_at: at }) => at !== null)).toBe(true)
  for (const table of [
    'passkeys',
    'passkey_challenges',
    'second_factors',
    'sessions',
    'shared_previews',
  ] as const) {
    const rows = await database.selectFrom(table).selectAll().where('user_id', '=', aziza.id).execute()
    expect([table, rows]).toEqual([table, []])
  }
  await database.destroy()
})

test('a password that is replaced while a sign-in checks it opens no session', async () => {
  await studio.join('editor', 'aziza')
  const { data: users = [] } = await studio.call('users.list', {}, studio.admin)
  const { id } = users.find(({ login }) => login === 'aziza') ?? { id: 0 }
  const database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
  // Checking it takes many times as long as setting another one.
  const slow = await hashPassword(studio.password, 2 ** 16)
  await database.updateTable('users').set({ password_hash: slow }).where('id', '=', id).execute()
  await database.destroy()
  const opening = studio.call('session.open', { login: 'aziza', password: studio.password })
  await studio.call('users.change', { id, password: newPassword }, studio.admin)
  expect((await opening).error?.type).toBe('WrongCredentials')
})

test('the second factor is what stays by default', () => {
  expect(keptByDefault).toEqual(['factor'])
})
