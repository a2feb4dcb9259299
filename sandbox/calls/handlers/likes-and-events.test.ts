import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { retainedEvents } from './events.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

test('keeps the documented number of events', async () => {
  const database = sandbox.openDatabase()
  const stored = async () => {
    const { total } = await database
      .selectFrom('events')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  await database.deleteFrom('events').execute()
  const event = { player_id: null, name: 'old', params: '{}', at: 0 }
  const old = Array.from({ length: 1000 }, () => event)
  for (let thousand = 0; thousand * 1000 < retainedEvents; thousand += 1)
    await database.insertInto('events').values(old).execute()
  await sandbox.get('/api/events/handle?event_name=login')
  expect(await stored()).toBe(retainedEvents)
  await database.destroy()
})
