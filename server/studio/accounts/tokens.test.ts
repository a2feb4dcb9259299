import { describe, expect, test } from 'vitest'
import { page } from '../../../tests/support/content/content-site.ts'
import { useTokenSite } from '../../../tests/support/content/token-site.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import type { StudioTables } from '../tables.ts'

const day = 24 * 60 * 60 * 1000
const site = useTokenSite()
const everything = ['published:read', 'drafts:read', 'drafts:write', 'media:write', 'publish'] as const

describe('an access token', () => {
  test('is shown once, listed with its last use, and stored as a hash only', async () => {
    const { studio, publisher } = site
    const { data } = await site.create(publisher, { name: ' Importer ' })
    const token = data?.token ?? ''
    expect(token).toMatch(/^mqp_[\w-]{43}$/)
    expect(data?.tokens).toMatchObject([
      { name: 'Importer', ending: token.slice(-4), usedAt: null, isExpired: false, kinds: [] },
    ])
    studio.wait(5000)
    await site.clientOf(token).call('documents.list', {})
    const { data: list } = await studio.call('tokens.list', {}, publisher)
    expect(list).toMatchObject([
      { usedAt: '2026-03-01T07:00:05.000Z', expiresAt: '2026-03-31T07:00:00.000Z' },
    ])
    expect(JSON.stringify(list)).not.toContain(token)
    const database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
    const rows = await database.selectFrom('access_tokens').selectAll().execute()
    await database.destroy()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const { data: ofOther } = await studio.call('tokens.list', {}, site.editor)
    expect(ofOther).toEqual([])
  })

  test('needs the password, and scopes within the rights of its user', async () => {
    const { studio, editor } = site
    expect(await site.create(editor, { password: 'not the password' })).toMatchObject({
      status: 401,
      error: { type: 'WrongCredentials' },
    })
    expect(await site.create(editor, { scopes: ['publish'] })).toMatchObject({
      status: 403,
      error: { type: 'NotAllowed' },
    })
    const viewer = await studio.join('viewer', 'Olim')
    expect((await site.create(viewer, { scopes: ['drafts:write'] })).status).toBe(403)
    expect((await site.create(viewer, { scopes: ['drafts:read'] })).status).toBe(200)
    expect((await studio.call('tokens.list', {}, editor)).data).toEqual([])
  })

  test('that has expired or was revoked is rejected with the reason', async () => {
    const { studio, publisher } = site
    const { data } = await site.create(publisher, { days: 2 })
    const client = site.clientOf(data?.token ?? '')
    await client.call('documents.list', {})
    const id = data?.tokens[0]?.id ?? 0
    expect((await studio.call('tokens.revoke', { id }, site.editor)).status).toBe(404)
    expect((await studio.call('tokens.revoke', { id }, publisher)).data).toEqual([])
    await expect(client.call('documents.list', {})).rejects.toMatchObject({
      type: 'TokenRevoked',
      message: 'The access token was revoked on 2026-03-01T07:00:00.000Z',
    })
    const other = await site.client(publisher, { days: 2 })
    studio.wait(2 * day - 1)
    await other.call('documents.list', {})
    studio.wait(1)
    await expect(other.call('documents.list', {})).rejects.toMatchObject({
      type: 'TokenExpired',
      message: 'The access token expired on 2026-03-03T07:00:00.000Z',
    })
    await expect(site.clientOf('mqp_guess').call('documents.list', {})).rejects.toMatchObject({
      type: 'TokenUnknown',
    })
  })

  test('ends with the account, with a password that an admin sets, and follows the role', async () => {
    const { studio, publisher } = site
    const { admin } = studio
    const client = await site.client(publisher, { scopes: [...everything] })
    const users = (await studio.call('users.list', {}, admin)).data ?? []
    const id = users.find(({ name }) => name === 'Timur')?.id ?? 0
    await studio.call('users.change', { id, role: 'viewer' }, admin)
    await expect(client.call('drafts.save', { ...page('news'), revision: null })).rejects.toMatchObject({
      type: 'ScopeMissing',
    })
    await client.call('documents.list', {})
    await studio.call('users.change', { id, isActive: false }, admin)
    await expect(client.call('documents.list', {})).rejects.toMatchObject({ type: 'UserDisabled' })
    await studio.call('users.change', { id, isActive: true }, admin)
    await expect(client.call('documents.list', {})).rejects.toMatchObject({ type: 'TokenRevoked' })
    const other = await site.client(await studio.signIn('Timur'), { scopes: ['published:read'] })
    await other.call('documents.list', {})
    await studio.call('users.change', { id, password: 'another horse battery' }, admin)
    await expect(other.call('documents.list', {})).rejects.toMatchObject({ type: 'TokenRevoked' })
  })

  test('works only with the second factor that is required', async () => {
    const { studio, publisher } = site
    const client = await site.client(publisher)
    await studio.call('settings.change', { requireSecondFactor: true }, studio.admin)
    await expect(client.call('documents.list', {})).rejects.toMatchObject({ type: 'SecondFactorRequired' })
  })

  test('is recorded when it is created, used for a change, and revoked', async () => {
    const { studio, publisher } = site
    const client = await site.client(publisher)
    await client.call('drafts.save', { ...page('news'), revision: null })
    const [token] = (await studio.call('tokens.list', {}, publisher)).data ?? []
    await studio.call('tokens.revoke', { id: token?.id ?? 0 }, publisher)
    const entries = (await studio.call('audit.list', {}, studio.admin)).data ?? []
    expect(entries.slice(0, 3)).toMatchObject([
      { by: 'Timur', action: 'tokens.revoke' },
      { by: 'Timur', action: 'documents.save', subject: 'page/news [Importer]' },
      {
        by: 'Timur',
        action: 'tokens.create',
        subject: 'Importer: published:read, drafts:read, drafts:write, media:write (30 d)',
      },
    ])
  })

  test('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await site.create(site.editor)
    expect(await site.create(site.editor)).toMatchObject({ status: 409, error: { type: 'Conflict' } })
  })
})
