import { expect, test } from 'vitest'
import { page } from '../../tests/support/content/content-site.ts'
import { startTestStudio } from '../../tests/support/content/test-studio.ts'
import { databaseLocation } from '../db/database-location.ts'
import { openDatabase } from '../db/database.ts'
import { readBacklog } from './backlog.ts'
import type { StudioTables } from './tables.ts'

test('counts schedules that should have run, and webhooks whose receiver takes nothing', async () => {
  let status = 500
  const studio = await startTestStudio({ postWebhook: () => Promise.resolve(status) })
  const database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
  const due = Date.UTC(2026, 2, 1, 7, 10)
  await studio.save(page('news'), studio.admin)
  await studio.call(
    'schedules.add',
    { action: 'publish', documents: [{ kind: 'page', key: 'news' }], at: new Date(due).toISOString() },
    studio.admin,
  )
  const url = 'https://hooks.example.com/'
  await studio.call('webhooks.add', { name: 'Search', url, events: ['documents.published'] }, studio.admin)
  expect(await studio.studio.backlog()).toEqual({ lateSchedules: 0, failingWebhooks: 0 })

  // As if no server had carried it out.
  const later = await readBacklog(database, () => due + 61_000)
  expect(later.lateSchedules).toBe(1)

  const [webhook] = (await studio.call('webhooks.list', {}, studio.admin)).data ?? []
  await studio.call('webhooks.test', { id: webhook?.id ?? 0 }, studio.admin)
  await studio.pass(0)
  expect((await studio.studio.backlog()).failingWebhooks).toBe(1)
  status = 200
  await studio.pass(24 * 3_600_000)
  expect(await studio.studio.backlog()).toEqual({ lateSchedules: 0, failingWebhooks: 0 })
  await database.destroy()
  await studio.close()
})
