import { setTimeout } from 'node:timers/promises'
import type { Generated, Kysely, Migration } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createTestDatabase,
  isOnPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../../tests/support/setup/test-database.ts'
import { generatedId } from './columns.ts'
import { databaseLocation } from './database-location.ts'
import { migrateDatabase, openDatabase } from './database.ts'
import { inTransaction } from './transaction.ts'

interface Tables {
  shifts: { id: Generated<number>; doctor: string; is_on_call: number }
}

const migrations: Record<string, Migration> = {
  '0001-shifts': {
    async up(database) {
      await database.schema
        .createTable('shifts')
        .addColumn('id', 'integer', generatedId)
        .addColumn('doctor', 'text', (column) => column.notNull().unique())
        .addColumn('is_on_call', 'integer', (column) => column.notNull())
        .execute()
    },
  },
}

let opened: Awaited<ReturnType<typeof openTestDatabase<Tables>>>
beforeEach(async () => {
  opened = await openTestDatabase<Tables>('site', migrations)
})
afterEach(() => opened.close())

const add = (doctor: string) =>
  inTransaction(opened.database, (transaction) =>
    transaction
      .insertInto('shifts')
      .values({ doctor, is_on_call: 1 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
const doctors = () => opened.database.selectFrom('shifts').select(['doctor', 'is_on_call']).execute()
const failWith = (code: string) => Object.assign(new Error(code), { code })

describe('a transaction', () => {
  test('leaves nothing behind after a failure', async () => {
    const failing = inTransaction(opened.database, async (transaction) => {
      await transaction.insertInto('shifts').values({ doctor: 'Aziza', is_on_call: 1 }).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await doctors()).toEqual([])
  })

  test('gets auto-incremented ids as numbers', async () => {
    const [first, second] = [await add('Aziza'), await add('Bobur')]
    expect(second.id).toBe(first.id + 1)
  })

  test('detects that another transaction changed what it read', async () => {
    await add('Aziza')
    await add('Bobur')
    const leave = (doctor: string) =>
      inTransaction(opened.database, async (transaction) => {
        const onCall = await transaction
          .selectFrom('shifts')
          .select('id')
          .where('is_on_call', '=', 1)
          .execute()
        if (onCall.length < 2) return false
        await transaction.updateTable('shifts').set({ is_on_call: 0 }).where('doctor', '=', doctor).execute()
        return true
      })
    const left = await Promise.all([leave('Aziza'), leave('Bobur')])
    expect(left.toSorted()).toEqual([false, true])
    expect((await doctors()).filter(({ is_on_call }) => is_on_call === 1)).toHaveLength(1)
  })

  test('fails once on the key of a row that another transaction inserts at the same time', async () => {
    const results = await Promise.allSettled([add('Aziza'), add('Aziza'), add('Aziza')])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await doctors()).toHaveLength(1)
  })

  test('eventually succeeds if many transactions change the same row', async () => {
    const { id } = await add('Aziza')
    const callOut = () =>
      inTransaction(opened.database, async (transaction) => {
        const shifts = transaction.selectFrom('shifts').select('is_on_call').where('id', '=', id)
        const { is_on_call } = await shifts.executeTakeFirstOrThrow()
        // Time for the others to read the same.
        await setTimeout(5)
        const changed = transaction.updateTable('shifts').set({ is_on_call: is_on_call + 1 })
        await changed.where('id', '=', id).execute()
      })
    await Promise.all(Array.from({ length: 150 }, callOut))
    expect(await doctors()).toEqual([{ doctor: 'Aziza', is_on_call: 151 }])
  })

  test('that is slow succeeds even if quick ones keep changing the same row', async () => {
    const { id } = await add('Aziza')
    let isDone = false
    const callOut = (milliseconds: number) =>
      inTransaction(opened.database, async (transaction) => {
        const shifts = transaction.selectFrom('shifts').select('is_on_call').where('id', '=', id)
        const { is_on_call } = await shifts.executeTakeFirstOrThrow()
        await setTimeout(milliseconds)
        const changed = transaction.updateTable('shifts').set({ is_on_call: is_on_call + 1 })
        await changed.where('id', '=', id).execute()
      })
    const keepCalling = async () => {
      while (!isDone) await callOut(0)
    }
    const others = Promise.all(Array.from({ length: 4 }, keepCalling))
    await callOut(40).finally(() => {
      isDone = true
    })
    await others
  })

  const timesDone = async (code: string) => {
    let times = 0
    const failing = inTransaction(opened.database, () => {
      times += 1
      return Promise.reject(failWith(code))
    })
    await expect(failing).rejects.toThrow(code)
    return times
  }

  test.each([
    { code: '40001', fault: 'a collision', times: 12 },
    { code: '40P01', fault: 'a deadlock', times: 12 },
    { code: '23505', fault: 'a key that exists', times: 2 },
    { code: '23514', fault: 'a broken rule', times: 1 },
    { code: '08006', fault: 'a lost connection', times: 1 },
  ])('on PostgreSQL is attempted $times times after $fault', async ({ code, times }) => {
    expect(await timesDone(code)).toBe(isOnPostgres ? times : 1)
  })
})

describe('transactions of several servers', () => {
  let own: TestDatabase
  let servers: Kysely<Tables>[] = []
  beforeEach(async () => {
    own = await createTestDatabase()
    const place = databaseLocation(own.settings, 'site')
    // An embedded database belongs to one server.
    const first = openDatabase<Tables>(place)
    servers = isOnPostgres ? [first, openDatabase<Tables>(place), openDatabase<Tables>(place)] : [first]
    await migrateDatabase(first, migrations)
    for (const doctor of ['Aziza', 'Bobur'])
      await first.insertInto('shifts').values({ doctor, is_on_call: 0 }).execute()
  })
  afterEach(async () => {
    for (const server of servers) await server.destroy()
    await own.remove()
  })

  /** Counts up what a transaction has read some time before; the number of attempts. */
  async function callOut(server: Kysely<Tables>, doctor: string, account?: string, milliseconds = 5) {
    let attempts = 0
    await inTransaction(
      server,
      async (transaction) => {
        attempts += 1
        const shifts = transaction.selectFrom('shifts').select('is_on_call').where('doctor', '=', doctor)
        const { is_on_call } = await shifts.executeTakeFirstOrThrow()
        await setTimeout(milliseconds)
        const changed = transaction.updateTable('shifts').set({ is_on_call: is_on_call + 1 })
        await changed.where('doctor', '=', doctor).execute()
      },
      account,
    )
    return attempts
  }
  const counts = async () => {
    const rows = servers[0]?.selectFrom('shifts').select(['doctor', 'is_on_call']).orderBy('doctor').execute()
    return (await rows)?.map(({ is_on_call }) => is_on_call)
  }

  test('take turns if they concern the same account', async () => {
    const attempts = await Promise.all(
      servers.flatMap((server) => Array.from({ length: 20 }, () => callOut(server, 'Aziza', 'doctor:Aziza'))),
    )
    expect(attempts.filter((each) => each > 1)).toEqual([])
    expect(await counts()).toEqual([attempts.length, 0])
  })

  test('all succeed, whatever accounts they concern and however they collide', async () => {
    const all = servers.flatMap((server) =>
      Array.from({ length: 60 }, (_call, index) => {
        const doctor = index % 3 === 0 ? 'Aziza' : 'Bobur'
        // Different accounts that change the same row.
        return callOut(server, doctor, `${doctor}:${index % 5}`)
      }),
    )
    await Promise.all(all)
    expect(await counts()).toEqual([20 * servers.length, 40 * servers.length])
  })

  test('succeed if they are slow and those of other servers keep changing the same row', async () => {
    let isDone = false
    const keepCalling = async (server: Kysely<Tables>) => {
      while (!isDone) await callOut(server, 'Aziza', undefined, 0)
    }
    const others = Promise.all(
      servers.slice(1).flatMap((server) => [keepCalling(server), keepCalling(server)]),
    )
    const [first] = servers
    if (first) await callOut(first, 'Aziza', undefined, 40).finally(() => (isDone = true))
    await others
  })
})
