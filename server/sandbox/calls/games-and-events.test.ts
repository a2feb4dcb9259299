import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Game } from '../../../schemas/api/entities.ts'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/test-sandbox.ts'
import { openDatabase } from '../../db/database.ts'
import type { SandboxTables } from '../tables.ts'
import { keptEvents } from './events.ts'

let sandbox: TestSandbox
let session: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login()
})
afterAll(() => sandbox.close())

describe('what a player keeps', () => {
  const post = (path: string, form: Record<string, string>) => sandbox.post(path, form, { session })
  const likes = async () =>
    (await sandbox.get('/api/games/getLikes', session)).json<{ data: { items: string[] } }>().data.items

  test('favourites are added once, listed newest first and removed', async () => {
    await post('/api/games/addLike', { sysname: 'wolf-moon' })
    sandbox.pass(1000)
    await post('/api/games/addLike', { sysname: 'anor-deluxe' })
    await post('/api/games/addLike', { sysname: 'wolf-moon' })
    expect(await likes()).toEqual(['anor-deluxe', 'wolf-moon'])
    await post('/api/games/removeLike', { sysname: 'anor-deluxe' })
    expect(await likes()).toEqual(['wolf-moon'])
  })

  test('the language is that of the last change', async () => {
    for (const locale of ['ru', 'uz']) {
      await post('/api/account/changelocale', { locale })
      const info = await sandbox.get('/api/account/getInfo?locale=uz', session)
      expect(info.json()).toMatchObject({ data: { locale } })
    }
  })
})

describe('the games', () => {
  const find = async (query: string) => {
    const response = await sandbox.get(`/api/games/get?count=100&${query}`)
    return response.json<{ data: { items: Game[]; total: number } }>().data
  }

  test('come by priority, in pages that neither repeat nor leave out', async () => {
    const { items, total } = await find('')
    expect(items).toHaveLength(total)
    expect(items.map(({ priority }) => priority)).toEqual(items.map((_game, index) => index + 1))
    const paged = [...(await find('count=40')).items, ...(await find('offset=40&count=40')).items]
    expect(paged).toEqual(items)
  })

  test('are narrowed by type, tag, provider, sysname and part of the name, all at once', async () => {
    const all = (await find('')).items
    const check = async (query: string, isWanted: (game: Game) => boolean) => {
      const found = await find(query)
      expect(found.items).toEqual(all.filter(isWanted))
      expect(found.total).toBe(found.items.length)
      expect(found.total).toBeGreaterThan(0)
    }
    await check('types=live,fast', ({ type }) => type === 'live' || type === 'fast')
    await check('tags=jackpot', ({ tags }) => tags.includes('jackpot'))
    await check('tags=jackpot,new', ({ tags }) => tags.includes('jackpot') || tags.includes('new'))
    await check('providers=nordlys,sirius-live', ({ provider }) => /^(Nordlys|Sirius Live)$/.test(provider))
    await check('sysname=aviora', ({ sysname }) => sysname === 'aviora')
    await check('query=RuLeT', ({ name }) => /rulet/i.test(name))
    await check(
      'query=a&types=slot&tags=top&providers=kobalt-play',
      (game) =>
        /a/i.test(game.name) &&
        game.type === 'slot' &&
        game.tags.includes('top') &&
        game.provider === 'Kobalt Play',
    )
  })

  test('are not found by wildcards of the database', async () => {
    expect((await find('query=%25')).total).toBe(0)
    expect((await find('query=_')).total).toBe(0)
    expect((await find('tags=%25')).total).toBe(0)
  })
})

test('of the events of the past as many are kept as are promised', async () => {
  const database = openDatabase<SandboxTables>(join(sandbox.dataDir, 'sandbox.sqlite'))
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
  for (let thousand = 0; thousand * 1000 < keptEvents; thousand += 1)
    await database.insertInto('events').values(old).execute()
  await sandbox.get('/api/events/handle?event_name=login')
  expect(await stored()).toBe(keptEvents)
  await database.destroy()
})
