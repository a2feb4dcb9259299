import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { retainedEvents } from './events.ts'

let sandbox: TestSandbox
let session: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login()
})
afterAll(() => sandbox.close())

describe('stored player data', () => {
  const post = (path: string, form: Record<string, string>) => sandbox.post(path, form, { session })
  const likes = async () =>
    (await sandbox.get('/api/games/getLikes', session)).json<{ data: { items: string[] } }>().data.items

  test('favourites are added once, listed newest first and removed [API-GAME-03, API-GAME-04, API-GAME-05, ENT-22]', async () => {
    await post('/api/games/addLike', { sysname: 'wolf-moon' })
    sandbox.pass(1000)
    await post('/api/games/addLike', { sysname: 'anor-deluxe' })
    await post('/api/games/addLike', { sysname: 'wolf-moon' })
    expect(await likes()).toEqual(['anor-deluxe', 'wolf-moon'])
    await post('/api/games/removeLike', { sysname: 'anor-deluxe' })
    expect(await likes()).toEqual(['wolf-moon'])
  })

  test('the language is the one set last [API-ACC-10]', async () => {
    for (const locale of ['ru', 'uz']) {
      await post('/api/account/changelocale', { locale })
      const info = await sandbox.get('/api/account/getInfo?locale=uz', session)
      expect(info.json()).toMatchObject({ data: { locale } })
    }
  })
})

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
