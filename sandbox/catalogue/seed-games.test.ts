import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEmptyDatabase } from '../tests/support/empty-sandbox.ts'
import type { Database } from '../tables/database.ts'
import { seedGames } from './seed-games.ts'

let database: Database
let close: () => Promise<void>
beforeEach(async () => ({ database, close } = await openEmptyDatabase()))
afterEach(() => close())

const stored = () =>
  database.selectFrom('games').select(['id', 'sysname', 'is_offered']).orderBy('id').execute()

it('replaces an earlier catalogue in which games had the names of others', async () => {
  await seedGames(database, 30)
  const games = await stored()
  const [first, second] = games
  if (!first || !second) throw new Error('no games')
  for (const [id, sysname] of [
    [first.id, 'moved'],
    [second.id, first.sysname],
    [first.id, second.sysname],
  ] as const)
    await database.updateTable('games').set({ sysname }).where('id', '=', id).execute()
  await database.deleteFrom('seeds').where('name', '=', 'games').execute()

  await seedGames(database, 30)
  expect(await stored()).toEqual(games)
})
