import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { studioCalls, type StudioCallName } from '../../schemas/studio/calls.ts'
import { roleAllows, roles } from '../../schemas/studio/roles.ts'
import { openDatabase } from '../db/database.ts'
import { databaseLocation } from '../db/database-location.ts'
import type { StudioTables } from './tables.ts'
import { StudioCookie } from './accounts/studio-cookie.ts'
import { backgroundHeader } from '../../schemas/studio/background.ts'
import { startTestStudio, type TestStudio } from '../../tests/support/content/test-studio.ts'

const minute = 60_000
let studio: TestStudio
beforeEach(async () => {
  studio = await startTestStudio()
})
afterEach(() => studio.close())

const names = Object.keys(studioCalls).filter(
  (name): name is StudioCallName => Object.hasOwn(studioCalls, name) && !name.startsWith('session.'),
)

describe('signing in', () => {
  test('works for the first admin with the generated password', async () => {
    expect(await studio.call('session.get', {}, studio.admin)).toMatchObject({
      data: { user: { login: 'admin', role: 'admin' } },
    })
  })

  test('ends by signing out, and after twelve hours', async () => {
    const viewer = await studio.join('viewer')
    await studio.call('session.close', {}, viewer)
    expect(await studio.call('session.get', {}, viewer)).toMatchObject({ data: { user: null } })
    const again = await studio.signIn('viewer')
    await studio.pass(12 * 60 * minute)
    expect(await studio.call('session.get', {}, again)).toMatchObject({ data: { user: null } })
    expect(await studio.call('documents.list', {}, again)).toMatchObject({
      status: 401,
      error: { type: 'NotSignedIn' },
    })
  })

  test.each([
    ['admin', 'wrong password'],
    ['nobody', 'wrong password'],
  ])('as %s with %s fails with the same message', async (login, password) => {
    expect(await studio.call('session.open', { login, password })).toMatchObject({
      status: 401,
      error: { type: 'WrongCredentials', message: 'Login or password is wrong' },
      cookie: undefined,
    })
  })

  test('is rejected after five wrong passwords, even with the correct one, for a quarter of an hour', async () => {
    await studio.join('viewer')
    const guess = (password: string) => studio.call('session.open', { login: 'Viewer', password })
    await Promise.all(Array.from({ length: 5 }, () => guess('wrong')))
    expect(await guess(studio.password)).toMatchObject({
      status: 429,
      error: { type: 'TooManyAttempts', data: { retryAfter: 900 } },
    })
    await studio.pass(15 * minute)
    expect((await guess(studio.password)).status).toBe(200)
  })

  test('is rejected from a page of another site', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect(await studio.call('session.get', {}, studio.admin, foreign)).toMatchObject({ status: 403 })
  })

  test('continues with a new token where the password was changed, and ends elsewhere', async () => {
    const [here, there] = [await studio.join('viewer'), await studio.signIn('viewer')]
    const newPassword = 'another long password'
    const change = (password: string) =>
      studio.call('session.changePassword', { password, newPassword }, here)
    expect((await change('wrong')).error?.type).toBe('WrongCredentials')
    const changed = await change(studio.password)
    expect(changed.status).toBe(200)
    for (const stolen of [here, there])
      expect((await studio.call('session.get', {}, stolen)).data?.user).toBeNull()
    expect((await studio.call('session.get', {}, changed.cookie)).data?.user).not.toBeNull()
    await studio.signIn('viewer', newPassword)
  })

  test('ends after half an hour without use, to which requests that the Studio repeats by itself do not count', async () => {
    const viewer = await studio.join('viewer')
    await studio.pass(20 * minute)
    expect((await studio.call('documents.list', {}, viewer)).status).toBe(200)
    await studio.pass(20 * minute)
    const polled = await studio.call('schedules.list', {}, viewer, { [backgroundHeader]: '1' })
    expect(polled.status).toBe(200)
    await studio.pass(20 * minute)
    expect((await studio.call('documents.list', {}, viewer)).status).toBe(401)
  })

  test("lists the user's sessions with their last use, and ends one or all others", async () => {
    const first = await studio.join('viewer')
    const [second, third] = [await studio.signIn('viewer'), await studio.signIn('viewer')]
    await studio.pass(2 * minute)
    const { data = [] } = await studio.call('session.list', {}, second)
    expect(data).toMatchObject([
      { isCurrent: true, address: '127.0.0.1', usedAt: '2026-03-01T07:02:00.000Z' },
      { isCurrent: false, usedAt: '2026-03-01T07:00:00.000Z' },
      { isCurrent: false },
    ])
    const [, other] = data
    const left = await studio.call('session.endOthers', { id: other?.id ?? '' }, second)
    expect(left.data).toHaveLength(2)
    expect((await studio.call('session.endOthers', {}, second)).data).toMatchObject([{ isCurrent: true }])
    for (const ended of [first, third])
      expect((await studio.call('documents.list', {}, ended)).status).toBe(401)
    expect((await studio.call('session.get', {}, studio.admin)).data?.user).not.toBeNull()
  })

  test('has a cookie over https that no other host can set', async () => {
    const app = fastify()
    const cookie = new StudioCookie('https://casino.example')
    app.get('/', (_request, reply) => {
      cookie.set(reply, 'token')
      return reply.send('')
    })
    const { headers } = await app.inject('/')
    expect(headers['set-cookie']).toMatch(
      /^__Host-marquee_studio=token; Max-Age=\d+; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
  })

  test('replaces the hash of an earlier version, which is weaker', async () => {
    await studio.join('viewer')
    const database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
    const old = 'scrypt:4:LKacvSL0V1bhNA7AOPD0Lg:qd8_xggk_NBm7ax8liazleyJ15bk_FfLXoGZvSttScQ'
    await database.updateTable('users').set({ password_hash: old }).where('login', '=', 'viewer').execute()
    await expect(studio.signIn('viewer', 'marra2027')).rejects.toThrow('wrong')
    await studio.signIn('viewer', 'marra2026')
    const row = await database
      .selectFrom('users')
      .selectAll()
      .where('login', '=', 'viewer')
      .executeTakeFirst()
    expect(row?.password_hash).toMatch(/^scrypt:2:8:3:/)
    await studio.signIn('viewer', 'marra2026')
    await database.destroy()
  })
})

describe('roles', () => {
  test.each(roles)('allow a %s exactly the rights of the role', async (role) => {
    const someone = role === 'admin' ? studio.admin : await studio.join(role)
    for (const name of names) {
      const response = await studio.app.inject({
        method: 'POST',
        url: `/studio/api/${name}`,
        headers: { cookie: someone },
        payload: { nonsense: true },
      })
      const needed = studioCalls[name].role
      // Parameters are checked only after the role has been.
      const expected = needed === null || roleAllows(role, needed) ? 422 : 403
      expect([name, response.statusCode]).toEqual([name, expected])
    }
  })

  test("allow only admins to edit the owners' code", async () => {
    const publisher = await studio.join('publisher')
    const code = { kind: 'snippet' as const, key: 'counter', schemaVersion: 1, body: {} }
    const documents = [{ kind: code.kind, key: code.key }]
    expect((await studio.save(code, publisher)).error?.type).toBe('NotAllowed')
    expect((await studio.call('documents.publish', { documents }, publisher)).error?.type).toBe('NotAllowed')
    const saved = await studio.save(code, studio.admin)
    expect(saved.status).toBe(200)
    const draft = { kind: code.kind, key: code.key, revision: saved.data?.revision ?? 0 }
    expect((await studio.call('documents.discard', draft, publisher)).error?.type).toBe('NotAllowed')
    expect((await studio.call('documents.discard', draft, studio.admin)).status).toBe(200)
  })

  test('allow no calls without signing in', async () => {
    for (const name of names) {
      const response = await studio.app.inject({ method: 'POST', url: `/studio/api/${name}`, payload: {} })
      expect([name, response.statusCode]).toEqual([name, 401])
    }
  })

  test('a long body is read only with a session, and only the sign-in reads one without', async () => {
    const long = { login: 'a'.repeat(17 * 1024), password: 'b' }
    expect((await studio.call('session.open', long)).status).toBe(413)
    const payload = JSON.stringify({ text: 'x'.repeat(3_800_000) })
    const headers = { 'content-type': 'application/json' }
    const send = (cookie?: string) =>
      studio.app.inject({
        method: 'POST',
        url: '/studio/api/documents.save',
        headers: { ...headers, ...(cookie !== undefined && { cookie }) },
        payload,
      })
    expect((await send()).statusCode).toBe(401)
    expect((await send(studio.admin)).statusCode).toBe(422)
  })

  test('an unknown call or invalid parameter is named', async () => {
    const ask = async (name: string, payload: object) => {
      const url = `/studio/api/${name}`
      return (
        await studio.app.inject({ method: 'POST', url, headers: { cookie: studio.admin }, payload })
      ).json<unknown>()
    }
    expect(await ask('site.explode', {})).toMatchObject({ error: { type: 'UnknownCall' } })
    expect(await ask('documents.open', { kind: 'page', key: '../x' })).toMatchObject({
      error: { type: 'InvalidParameters', data: { path: '/key' } },
    })
  })
})

describe('users', () => {
  test('are signed out at once when they are deactivated', async () => {
    const editor = await studio.join('editor')
    const { data } = await studio.call('users.list', {}, studio.admin)
    const id = data?.find(({ login }) => login === 'editor')?.id ?? 0
    await studio.call('users.change', { id, isActive: false }, studio.admin)
    expect((await studio.call('documents.list', {}, editor)).status).toBe(401)
    await expect(studio.signIn('editor')).rejects.toThrow('wrong')
  })

  test('are listed with their last action, which a failed sign-in is not', async () => {
    const seenAt = async () => {
      const { data = [] } = await studio.call('users.list', {}, studio.admin)
      return data.find(({ login }) => login === 'editor')?.seenAt
    }
    const user = { login: 'editor', name: 'Aziza', role: 'editor', password: studio.password } as const
    await studio.call('users.add', user, studio.admin)
    await expect(studio.signIn('editor', 'wrong password')).rejects.toThrow('wrong')
    expect(await seenAt()).toBeNull()
    await studio.signIn('editor')
    expect(await seenAt()).toBe('2026-03-01T07:00:00.000Z')
    await studio.pass(10 * 60 * 1000)
    await expect(studio.signIn('editor', 'wrong password')).rejects.toThrow('wrong')
    expect(await seenAt()).toBe('2026-03-01T07:00:00.000Z')
  })

  test('cannot have a password that attackers try first', async () => {
    const common = { login: 'editor', name: 'x', role: 'editor' as const, password: 'Qwerty123456' }
    expect((await studio.call('users.add', common, studio.admin)).error?.type).toBe('PasswordTooCommon')
    const viewer = await studio.join('viewer')
    const change = { password: studio.password, newPassword: 'aaaaaaaaaaaa' }
    expect((await studio.call('session.changePassword', change, viewer)).error?.type).toBe(
      'PasswordTooCommon',
    )
    await studio.signIn('viewer')
  })

  test('cannot have a password of little more than words of the site or the user', async () => {
    const typeOf = async (fields: object) => {
      const user = { login: 'nodira', name: 'Nodira Yusupova', role: 'editor' as const, password: '' }
      return (await studio.call('users.add', { ...user, ...fields }, studio.admin)).error?.type
    }
    for (const password of ['Marquee-Studio-2026', 'nodira.yusupova', 'localhost:3000'])
      expect(await typeOf({ password })).toBe('PasswordTooCommon')
    expect(await typeOf({ password: 'nodira grows lemons' })).toBeUndefined()
    const { data } = await studio.call('users.list', {}, studio.admin)
    const id = data?.find(({ login }) => login === 'nodira')?.id ?? 0
    const changed = await studio.call('users.change', { id, password: 'Yusupova123456' }, studio.admin)
    expect(changed.error?.type).toBe('PasswordTooCommon')
  })

  test('have unique logins, and the last admin cannot be removed', async () => {
    await studio.join('editor')
    const twice = { login: 'EDITOR', name: 'x', role: 'viewer' as const, password: studio.password }
    expect((await studio.call('users.add', twice, studio.admin)).error?.type).toBe('Conflict')
    const [first] = (await studio.call('users.list', {}, studio.admin)).data ?? []
    const demoted = await studio.call('users.change', { id: first?.id ?? 0, role: 'viewer' }, studio.admin)
    expect(demoted.error?.type).toBe('Conflict')
    expect((await studio.call('users.list', {}, studio.admin)).data?.[0]?.role).toBe('admin')
  })

  test('are recorded in the audit log when they change, and so are failed sign-ins', async () => {
    const editor = await studio.join('editor', 'Aziza')
    await studio.save({ kind: 'menu', key: 'more', schemaVersion: 1, body: { items: [] } }, editor)
    await studio.call('session.open', { login: 'stranger', password: 'guess' })
    const { data } = await studio.call('audit.list', {}, studio.admin)
    expect(data?.slice(0, 2)).toMatchObject([
      { by: '', action: 'session.refused', subject: 'WrongCredentials, 127.0.0.1' },
      { by: 'Aziza', action: 'documents.save', subject: 'menu/more' },
    ])
  })

  test('appear in the audit log only by their own names, and a flood of failed sign-ins does not fill it', async () => {
    await studio.join('editor', 'Aziza')
    const failed = async () =>
      ((await studio.call('audit.list', {}, studio.admin)).data ?? []).filter(
        ({ action }) => action === 'session.refused',
      )
    for (let index = 0; index < 60; index += 1)
      await studio.call('session.open', { login: `<b>Timur</b>${index}`, password: 'guess' })
    await studio.call('session.open', { login: 'aziza', password: 'guess' })
    expect((await failed()).map(({ by, subject }) => [by, subject])).toEqual([
      ['Aziza', 'TooManyAttempts, 127.0.0.1'],
      ['', 'TooManyAttempts, 127.0.0.1'],
      ['', 'WrongCredentials, 127.0.0.1'],
    ])
    const flood = (address: number) =>
      studio.app.inject({
        method: 'POST',
        url: '/studio/api/session.open',
        remoteAddress: `10.0.${address >> 8}.${address & 255}`,
        payload: { login: 'nobody', password: 'guess' },
      })
    for (let address = 0; address < 120; address += 1) await flood(address)
    expect((await failed()).length).toBeLessThanOrEqual(100)
    await studio.pass(91 * 24 * 60 * minute)
    const admin = await studio.signIn('admin', studio.firstPassword)
    await flood(1)
    const { data } = await studio.call('audit.list', {}, admin)
    expect(data?.filter(({ action }) => action === 'session.refused')).toHaveLength(1)
  })
})

test('requests that a role does not allow, and guesses, are logged with user and address', async () => {
  const viewer = await studio.join('viewer')
  const { data } = await studio.call('session.get', {}, viewer)
  await studio.call('audit.list', {}, viewer)
  await studio.app.inject({ method: 'POST', url: '/studio/media?name=a', headers: { cookie: viewer } })
  await studio.call('session.open', { login: 'viewer', password: 'a guess' })
  const rejected = { msg: 'a request of the Studio was rejected', ip: '127.0.0.1' }
  const user = data?.user?.id
  expect(studio.lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { ...rejected, type: 'NotAllowed', path: '/studio/api/audit.list', user },
    { ...rejected, type: 'NotAllowed', path: '/studio/media', user },
    { ...rejected, type: 'WrongCredentials', path: '/studio/api/session.open', user: null },
  ])
  expect(studio.lines.join()).not.toContain('a guess')
})

test('answers are closed to pages of other sites, whatever they say', async () => {
  for (const url of ['/studio/api/session.get', '/studio/api/documents.list', '/studio/media?name=a']) {
    const { headers } = await studio.app.inject({ method: 'POST', url, payload: {} })
    expect([url, headers['cross-origin-resource-policy'], headers['cache-control']]).toEqual([
      url,
      'same-origin',
      'no-store',
    ])
  }
})
