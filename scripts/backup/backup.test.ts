import { execFile } from 'node:child_process'
import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { SqliteDriver } from '../../server/db/sqlite-driver.ts'
import type { Kysely, Migration } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateDatabase } from '../../server/db/database.ts'
import { inTransaction } from '../../server/db/transaction.ts'
import { createContentGateway } from '../../server/content/read/content-gateway.ts'
import type { ContentGateway } from '../../server/content/model/gateway.ts'
import { home, homeWords } from '../../tests/support/content/content-gateways.ts'
import { both, handDriven } from '../../tests/support/content/content-site.ts'
import { drawing } from '../../tests/support/content/test-pictures.ts'
import {
  createTestDatabase,
  isOnPostgres,
  type TestDatabase,
} from '../../tests/support/setup/test-database.ts'

let own: TestDatabase
/** The second machine. */
let other: TestDatabase
let opened: { close: () => Promise<unknown> }[]

beforeEach(async () => {
  own = await createTestDatabase()
  other = await createTestDatabase()
  opened = []
})
afterEach(async () => {
  for (const part of opened) await part.close()
  await own.remove()
  await other.remove()
})

/** Runs a command as an operator would, with the settings of a server. */
function run(command: 'backup' | 'restore', { settings }: TestDatabase, ...args: string[]) {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? '',
  }
  const script = join(import.meta.dirname, `../${command}.mjs`)
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

const backupFolder = () => join(own.settings.dataDir, 'backups', 'one')
const backUp = () => run('backup', own, backupFolder())
const restoreTo = (target: TestDatabase, ...args: string[]) => run('restore', target, backupFolder(), ...args)

async function openGateway({ settings }: TestDatabase): Promise<ContentGateway> {
  const gateway = await createContentGateway(
    handDriven(settings.dataDir, { databaseUrl: settings.databaseUrl }).options,
  )
  opened.push(gateway)
  return gateway
}

async function close(part: { close: () => Promise<unknown> }): Promise<void> {
  opened = opened.filter((each) => each !== part)
  await part.close()
}

interface LedgerTables {
  accounts: { owner: string; balance: number }
  postings: { reference: string; owner: string; amount: number }
}

const ledgerMigrations: Record<string, Migration> = {
  '2026-01-01-ledger': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('accounts')
        .addColumn('owner', 'text', (column) => column.primaryKey())
        .addColumn('balance', 'integer', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('postings')
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('amount', 'integer', (column) => column.notNull())
        .execute()
    },
  },
}

/** The accounts of the ledger with their balances, and the references of all movements. */
async function readLedger(place: TestDatabase) {
  const database = place.open<LedgerTables>('platform')
  const accounts = await database.selectFrom('accounts').selectAll().execute()
  const postings = await database.selectFrom('postings').selectAll().execute()
  await database.destroy()
  const sumOf = (owner: string) =>
    postings.reduce((sum, posting) => (posting.owner === owner ? sum + posting.amount : sum), 0)
  return {
    references: [...new Set(postings.map(({ reference }) => reference))],
    /** Accounts whose balance differs from the sum of their movements. */
    drifting: accounts.filter(({ owner, balance }) => balance !== sumOf(owner)),
    sum: accounts.reduce((sum, { balance }) => sum + balance, 0),
  }
}

/** Moves money until it is stopped; `acknowledged` lists the movements that were confirmed. */
async function moveMoney(place: TestDatabase) {
  const database = place.open<LedgerTables>('platform')
  await migrateDatabase(database, ledgerMigrations)
  const acknowledged: string[] = []
  const stop = new AbortController()
  const move = (reference: string, player: string) =>
    inTransaction(database, async (transaction) => {
      for (const { owner, amount } of [
        { owner: 'provider', amount: -7 },
        { owner: player, amount: 7 },
      ]) {
        await transaction.insertInto('postings').values({ reference, owner, amount }).execute()
        await transaction
          .insertInto('accounts')
          .values({ owner, balance: amount })
          .onConflict((conflict) =>
            conflict
              .column('owner')
              .doUpdateSet(({ eb }) => ({ balance: eb('accounts.balance', '+', amount) })),
          )
          .execute()
      }
    })
  const work = (async () => {
    for (let number = 0; !stop.signal.aborted; number += 1) {
      await move(`deposit:${number}`, `player:${number % 5}`)
      acknowledged.push(`deposit:${number}`)
      await setImmediate()
    }
  })()
  return {
    acknowledged,
    async close() {
      stop.abort()
      await work
      await database.destroy()
    },
  }
}

/** Publishes the home page until it is stopped; `published` lists its texts by content version. */
function publishAll(gateway: ContentGateway) {
  const published: string[] = []
  const stop = new AbortController()
  const work = (async () => {
    while (!stop.signal.aborted) {
      const text = `text ${published.length}`
      await gateway.publish([home(text)], 'Dilnoza')
      published.push(text)
    }
  })()
  return {
    published,
    async close() {
      stop.abort()
      await work
    },
  }
}

const until = async (isMet: () => boolean) => {
  while (!isMet()) await setImmediate()
}

test('a backup taken under load, restored on another machine, has every balance and document of its time', async () => {
  const gateway = await openGateway(own)
  const { address } = await gateway.media.add({
    content: Buffer.from(drawing()),
    name: 'a.svg',
    alt: both('Rasm'),
    by: 'Dilnoza',
  })
  await writeFile(join(own.settings.dataDir, 'jwt-secret'), 'the secret of this site')
  const money = await moveMoney(own)
  const texts = publishAll(gateway)
  opened.push(money, texts)
  await until(() => money.acknowledged.length > 50 && texts.published.length > 2)

  const before = { moved: [...money.acknowledged], published: texts.published.length }
  const { code, output } = await backUp()
  expect(output).toMatch(/one: \d files, [\d.]+ MiB, in [\d.]+ s/)
  expect(code).toBe(0)
  await until(() => money.acknowledged.length > before.moved.length + 10)
  for (const part of [texts, money, gateway]) await close(part)
  const written = (await readLedger(own)).references.length

  expect(await restoreTo(other)).toMatchObject({ code: 0 })
  const ledger = await readLedger(other)
  const references = new Set(ledger.references)
  expect(before.moved.filter((reference) => !references.has(reference))).toEqual([])
  expect(ledger.references.length).toBeLessThan(written)
  expect([ledger.drifting, ledger.sum]).toEqual([[], 0])
  const restored = await openGateway(other)
  const [, number = ''] = /text (\d+)/.exec(JSON.stringify(await homeWords(restored))) ?? []
  expect(Number(number)).toBeGreaterThanOrEqual(before.published - 1)
  expect(Number(number)).toBeLessThan(texts.published.length)
  expect((await restored.media.list()).map((item) => item.address)).toEqual([address])
  expect(await readFile(join(other.settings.dataDir, 'jwt-secret'), 'utf8')).toBe('the secret of this site')
  const again = await restored.publish([home('after the restore')], 'Dilnoza')
  expect(again).toMatchObject({ published: true })
}, 120_000)

describe('a restore', () => {
  beforeEach(async () => {
    await close(await openGateway(own))
    expect(await backUp()).toMatchObject({ code: 0 })
  })

  test('is rejected while a server runs', async () => {
    const gateway = await openGateway(own)
    const { code, output } = await restoreTo(own, '--force')
    expect(code).toBe(1)
    expect(output).toMatch(/^A server is running \(.+\): stop all servers first\n$/)
    expect(await gateway.publish([home('still here')], 'Dilnoza')).toMatchObject({ published: true })
  })

  test('replaces data only if forced, keeps what it replaced, and forgets the snapshot', async () => {
    const gateway = await openGateway(own)
    await gateway.publish([home('too late for the backup')], 'Dilnoza')
    await close(gateway)
    const rejected = await restoreTo(own)
    expect(rejected.code).toBe(1)
    expect(rejected.output).toMatch(/^There is data already \(.*site.*\): add --force to replace it\n$/)
    const { code, output } = await restoreTo(own, '--force')
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/The previous (files|schemas) are in? ?.*replaced/),
    ])
    const restored = await openGateway(own)
    expect(restored.contentVersion).toBe(1)
    expect(JSON.stringify(await homeWords(restored))).not.toContain('too late')
  })

  test.each([
    ['a damaged file', /is damaged: its checksum differs/, (file: string) => appendFile(file, 'x')],
    ['a missing file', /is missing in/, (file: string) => rm(file)],
  ])('is rejected because of %s, before it changes anything', async (_fault, reason, harm) => {
    const names = await readdir(backupFolder())
    const name = names.find((each) => /^(?:site\.sqlite|postgres\.dump)$/.test(each)) ?? ''
    await harm(join(backupFolder(), name))
    const { code, output } = await restoreTo(other)
    expect([code, output]).toEqual([1, expect.stringMatching(reason)])
    expect(await readdir(other.settings.dataDir)).toEqual([])
  })

  test('is rejected if the backup was interrupted', async () => {
    await rm(join(backupFolder(), 'manifest.json'))
    const { code, output } = await restoreTo(other)
    expect([code, output]).toEqual([1, expect.stringMatching(/is no complete backup/)])
  })
})

test('a backup is closed to other users and does not overwrite another one', async () => {
  await close(await openGateway(own))
  await backUp()
  const again = await backUp()
  expect([again.code, again.output]).toEqual([1, expect.stringMatching(/exists already/)])
  const modes = [backupFolder(), join(backupFolder(), 'manifest.json')].map(async (path) =>
    ((await stat(path)).mode & 0o777).toString(8),
  )
  expect(await Promise.all(modes)).toEqual(['700', '600'])
})

test.skipIf(isOnPostgres)('all embedded databases are copied as of the same instant', async () => {
  const { dataDir } = own.settings
  const open = (folder: string, part: string) => new SqliteDriver(join(folder, `${part}.sqlite`))
  const databases = ['site', 'platform'].map((part) => {
    const database = open(dataDir, part)
    database.pragma('journal_mode = wal')
    database.exec('create table numbers (number integer, text text)')
    return database
  })
  const insert = databases.map((database) =>
    database.prepare('insert into numbers values (?, hex(randomblob(2000)))'),
  )
  let number = 0
  const write = () => {
    number += 1
    for (const statement of insert) statement.run(number)
  }
  while (number < 500) write()
  const end = new AbortController()
  const backup = backUp().then((result) => {
    end.abort()
    return result
  })
  while (!end.signal.aborted) {
    write()
    await setImmediate()
  }
  expect(await backup).toMatchObject({ code: 0 })
  for (const database of databases) database.close()
  const [first, second] = ['site', 'platform'].map((part) => {
    const copy = open(backupFolder(), part)
    const count = Number(copy.prepare('select max(number) from numbers').pluck().get())
    copy.close()
    return count
  })
  expect(number).toBeGreaterThan((first ?? 0) + 1)
  expect((first ?? 0) - (second ?? 0)).toBeLessThanOrEqual(1)
  expect(first).toBeGreaterThanOrEqual(second ?? 0)
})
