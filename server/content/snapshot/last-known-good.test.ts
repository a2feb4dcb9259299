import { readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SqliteDriver } from '../../db/sqlite-driver.ts'
import { describe, expect, it } from 'vitest'
import {
  home,
  homeWords,
  smuggleSnapshot,
  useGateways,
} from '../../../tests/support/content/content-gateways.ts'
import { form, handDriven, smallSite } from '../../../tests/support/content/content-site.ts'
import { createContentGateway } from '../read/content-gateway.ts'
import type { ContentGateway } from '../model/gateway.ts'

const site = useGateways()
const noDatabase = 'this is no database, but it is long enough to be taken for one '.repeat(100)

describe('the last known good content', () => {
  async function expectServed(gateway: ContentGateway) {
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
    expect((await gateway.config('uz')).site.name).toBe('Marra')
    expect(await gateway.form('sign-in', 'uz')).toMatchObject({ key: 'sign-in' })
  }
  const start = () => site.open({ defaults: [...smallSite(), form('sign-in')] })
  /** Ways in which a store fails, with the expected message for operators. */
  const deaths: [how: string, kill: () => Promise<() => void>, reason: RegExp][] = [
    [
      'locked',
      () => {
        const database = new SqliteDriver(site.storeFile)
        database.pragma('locking_mode = EXCLUSIVE')
        database.exec('begin exclusive')
        return Promise.resolve(() => void database.close())
      },
      /cannot be read: database is locked/,
    ],
    [
      'corrupted',
      async () => {
        for (const suffix of ['', '-wal', '-shm']) await rm(`${site.storeFile}${suffix}`, { force: true })
        await writeFile(site.storeFile, noDatabase)
        return () => undefined
      },
      /cannot be read: file is not a database/,
    ],
    [
      'emptied',
      async () => {
        for (const suffix of ['-wal', '-shm']) await rm(`${site.storeFile}${suffix}`, { force: true })
        await truncate(site.storeFile)
        return () => undefined
      },
      /is empty while version 1 is served/,
    ],
    [
      'cleared',
      () => {
        const database = new SqliteDriver(site.storeFile)
        database.exec('delete from snapshots; delete from objects')
        database.close()
        return Promise.resolve(() => undefined)
      },
      /is empty while version 1 is served/,
    ],
  ]

  it.each(deaths)('is served by a server that starts with a %s store', async (_how, kill, reason) => {
    const before = await start()
    await before.gateway.close()
    const release = await kill()
    const { gateway } = await site.open({ defaults: [] })
    await expectServed(gateway)
    expect(gateway.health().status).toBe('degraded')
    expect(gateway.health().reason).toMatch(reason)
    await expect(gateway.publish([home('new')], 'test')).rejects.toThrow(reason)
    await expectServed(gateway)
    release()
  })

  it('is still served while the store is locked, and publications work again afterwards', async () => {
    const { gateway, poll } = await start()
    const database = new SqliteDriver(site.storeFile)
    database.exec('begin exclusive')
    database.exec('delete from snapshots')
    await poll()
    await expectServed(gateway)
    database.exec('rollback')
    database.close()
    await poll()
    expect(gateway.health()).toEqual({ status: 'ok' })
    expect(await gateway.publish([home('new')], 'test')).toMatchObject({ published: true })
  })

  it('is still served if the store is emptied or breaks at runtime, and the store is used again once it is back', async () => {
    const { gateway, poll, messages } = await start()
    const database = new SqliteDriver(site.storeFile)
    database.exec('alter table snapshots rename to lost')
    await poll()
    expect(gateway.health()).toEqual({
      status: 'degraded',
      reason: 'the content store cannot be read: no such table: snapshots',
    })
    await expectServed(gateway)
    database.exec('alter table lost rename to snapshots')
    database.close()
    await poll()
    expect(gateway.health()).toEqual({ status: 'ok' })
    expect(messages.slice(-2)).toEqual([
      'content: the content store cannot be read: no such table: snapshots',
      'content: the store is readable again',
    ])
  })

  it('is not replaced by a snapshot with a document missing in the store', async () => {
    const { gateway, poll } = await site.open()
    smuggleSnapshot(site.storeFile, (manifest) => ({
      ...manifest,
      entries: manifest.entries.map((entry) => ({ ...entry, hash: 'f'.repeat(32) })),
    }))
    await poll()
    expect(gateway.contentVersion).toBe(1)
    expect(gateway.health().reason).toMatch(/lacks the document/)
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
  })

  it('is not replaced by a snapshot of a newer build', async () => {
    const { gateway, poll } = await site.open()
    smuggleSnapshot(site.storeFile, (manifest) => ({
      ...manifest,
      entries: manifest.entries.map((entry) => ({ ...entry, schemaVersion: 99 })),
    }))
    await poll()
    expect(gateway.contentVersion).toBe(1)
    expect(gateway.health().reason).toMatch(/needs a newer build/)
  })

  it('is repaired from the store if the disk has lost or damaged a document', async () => {
    const { gateway } = await site.open()
    for (const name of await readdir(site.objects)) await writeFile(join(site.objects, name), 'spoilt')
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
  })

  it('is loaded from the store if the snapshot folder is missing', async () => {
    const before = await site.open()
    await before.gateway.publish([home('kept')], 'test')
    await before.gateway.close()
    await rm(join(site.folder, 'snapshot'), { recursive: true })
    const { gateway } = await site.open()
    expect(await homeWords(gateway)).toEqual({ words: '<p>kept</p>' })
  })

  it('makes the start fail with the reason if there is none', async () => {
    await writeFile(site.storeFile, noDatabase)
    await expect(createContentGateway(handDriven(site.folder).options)).rejects.toThrow(
      /file is not a database/,
    )
  })
})
