import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import type { StudioTables } from '../tables.ts'
import { recordAudit } from './audit.ts'

const start = Date.UTC(2026, 2, 1, 7)
const hour = 60 * 60 * 1000
let studio: TestStudio
let aziza: number
beforeEach(async () => {
  studio = await startTestStudio()
  await studio.join('editor', 'Aziza')
  const database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
  const user = await database
    .selectFrom('users')
    .select(['id', 'name'])
    .where('name', '=', 'Aziza')
    .executeTakeFirstOrThrow()
  aziza = user.id
  const actors = { Aziza: user, Timur: { id: 99, name: 'Timur' } }
  const entries = [
    ['Aziza', 'documents.save', 'form/login'],
    ['Aziza', 'documents.publish', 'page/home, form/login'],
    ['Timur', 'imports.apply', '+menu/main, −form/old'],
    ['Timur', 'webhooks.add', 'Platform/form: https://hooks.example/form/new'],
    ['Timur', 'documents.requestRemoval', 'page/home'],
  ] as const
  for (const [index, [by, action, subject]] of entries.entries())
    await recordAudit({ database, now: () => start + index * hour }, { by: actors[by], action, subject })
  await database.destroy()
})
afterEach(() => studio.close())

async function subjectsOf(params: StudioParams<'audit.list'>) {
  const { data = [] } = await studio.call('audit.list', params, studio.admin)
  return data
    .filter(({ by, action }) => (by === 'Aziza' || by === 'Timur') && action !== 'session.open')
    .map(({ subject }) => subject)
}

test('filters the audit log by user, also one who has another name by now', async () => {
  await studio.call('users.change', { id: aziza, name: 'A. Karimova' }, studio.admin)
  expect(await subjectsOf({ user: aziza })).toEqual(['page/home, form/login', 'form/login'])
})

test('filters it by groups of actions, which name some actions in full', async () => {
  expect(await subjectsOf({ group: 'documents' })).toEqual(['form/login'])
  expect(await subjectsOf({ group: 'publishing' })).toEqual(['page/home, form/login'])
  expect(await subjectsOf({ group: 'administration' })).toEqual([
    'Platform/form: https://hooks.example/form/new',
  ])
})

test('rejects filters that do not exist', async () => {
  const unknown = await studio.app.inject({
    method: 'POST',
    url: '/studio/api/audit.list',
    headers: { cookie: studio.admin },
    payload: { group: 'everything' },
  })
  expect(unknown.statusCode).toBe(422)
})
