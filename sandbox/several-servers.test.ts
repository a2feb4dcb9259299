import { expect, test } from 'vitest'
import { createTestDatabase, isOnPostgres } from '../tests/support/setup/test-database.ts'
import { testTime } from './tests/support/test-sandbox.ts'
import { createSandbox } from './index.ts'
import type { SandboxTables } from './tables/sandbox-tables.ts'

test.runIf(isOnPostgres)(
  'three servers that start at the same time on an empty database all do',
  async () => {
    const own = await createTestDatabase()
    const start = () =>
      createSandbox({
        ...own.settings,
        publicUrl: 'http://localhost:3103',
        now: () => testTime,
        passwordCost: 2,
        gamesCount: 100,
      })
    const platforms = await Promise.all([start(), start(), start()])
    const database = own.open<SandboxTables>('sandbox')
    const players = await database.selectFrom('players').select('phone').execute()
    expect(new Set(players.map(({ phone }) => phone)).size).toBe(players.length)
    await database.destroy()
    for (const platform of platforms) await platform.close()
    await own.remove()
  },
  60_000,
)
