import { rm, truncate, writeFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredDocument } from '../../schemas/documents/index.ts'
import {
  both,
  document,
  emptyFolder,
  form,
  handDriven,
  inlinePublisher,
  page,
  smallSite,
  textBlock,
} from '../../tests/support/content-site.ts'
import { createContentGateway, type ContentGatewayOptions } from './content-gateway.ts'
import type { ContentGateway } from './gateway.ts'
import { SnapshotFolder } from './snapshot/snapshot-folder.ts'

let folder: string
let opened: ContentGateway[]

beforeEach(async () => {
  folder = await emptyFolder()
  opened = []
})

afterEach(async () => {
  for (const gateway of opened) await gateway.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(extra: Partial<ContentGatewayOptions> = {}, dataDir = folder) {
  const hands = handDriven(dataDir, extra)
  const gateway = await createContentGateway(hands.options)
  opened.push(gateway)
  return { gateway, ...hands }
}

const home = (words: string) =>
  page('home', { route: '/', blocks: [textBlock('hello', both(`<p>${words}</p>`))] })
const storeFile = () => join(folder, 'site.sqlite')

async function homeWords(gateway: ContentGateway): Promise<unknown> {
  return (await gateway.page('home', 'ru')).blocks[0]?.props
}

describe('a fresh installation', () => {
  it('serves the default documents from its first start', async () => {
    const { gateway } = await open()
    expect(gateway.contentVersion).toBe(1)
    expect(gateway.findPage('/')).toEqual({ key: 'home', params: {}, isSlug: false })
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
    expect(gateway.health()).toEqual({ status: 'ok' })
  })

  it('does not start with defaults that make no site, and says why', async () => {
    const defaults = smallSite().filter(({ kind }) => kind !== 'theme')
    const { options, messages } = handDriven(folder, { defaults })
    await expect(createContentGateway(options)).rejects.toThrow('There is no content to serve')
    expect(messages.join()).toContain('theme/default')
  })
})

describe('an upgrade', () => {
  const upgraded = (...changed: StoredDocument[]) => [
    ...smallSite().filter(
      ({ kind, key }) => !changed.some((other) => other.kind === kind && other.key === key),
    ),
    ...changed,
  ]

  it('adds new defaults and renews those that nobody edited', async () => {
    const first = await open()
    await first.gateway.close()
    const { gateway } = await open({ defaults: upgraded(home('renewed'), page('news')) })
    expect(gateway.findPage('/news')).toMatchObject({ key: 'news', isSlug: true })
    expect(await homeWords(gateway)).toEqual({ words: '<p>renewed</p>' })
  })

  it('never overwrites what was edited', async () => {
    const first = await open()
    await first.gateway.publish([home('edited')], 'test')
    await first.gateway.close()
    const { gateway } = await open({ defaults: upgraded(home('renewed')) })
    expect(await homeWords(gateway)).toEqual({ words: '<p>edited</p>' })
  })

  it('leaves a default out that does not go with the site, and goes on', async () => {
    const first = await open()
    await first.gateway.publish([page('our-news', { route: '/news' })], 'test')
    await first.gateway.close()
    const { gateway, messages } = await open({ defaults: upgraded(page('news'), page('terms')) })
    expect(gateway.findPage('/news')?.key).toBe('our-news')
    expect(gateway.findPage('/terms')?.key).toBe('terms')
    expect(messages.join()).toContain('has this address already')
  })

  it('runs no publication when there is nothing new', async () => {
    const first = await open()
    await first.gateway.close()
    const publisher = { run: vi.fn(inlinePublisher(folder).run) }
    const { gateway } = await open({ publisher })
    expect(publisher.run).not.toHaveBeenCalled()
    expect(gateway.contentVersion).toBe(1)
  })
})

describe('a publication', () => {
  it('is served at once and tells its version', async () => {
    const { gateway } = await open()
    const changed = vi.fn()
    gateway.onChange(changed)
    const before = await gateway.page('home', 'uz')
    expect(await gateway.publish([home('new')], 'test')).toEqual({
      published: true,
      contentVersion: 2,
      verdicts: [],
    })
    expect(changed).toHaveBeenCalledTimes(1)
    expect(gateway.contentVersion).toBe(2)
    const after = await gateway.page('home', 'uz')
    expect(after.blocks[0]?.props).toEqual({ words: '<p>new</p>' })
    expect(after.version).not.toBe(before.version)
  })

  it('is all or nothing: one bad document keeps the others out', async () => {
    const { gateway } = await open()
    const result = await gateway.publish([home('new'), page('rules', { layout: 'wide' })], 'test')
    expect(result).toMatchObject({
      published: false,
      verdicts: [{ document: 'page/rules', path: '/layout' }],
    })
    expect(gateway.contentVersion).toBe(1)
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
  })

  it('that fails while it is stored leaves nothing behind', async () => {
    const { gateway } = await open()
    const database = new Database(storeFile())
    database.exec(
      "create trigger no_snapshots before insert on snapshots begin select raise(abort, 'full'); end",
    )
    await expect(gateway.publish([home('lost')], 'test')).rejects.toThrow('cannot be written')
    expect(
      database.prepare("select count(*) as count from objects where content like '%lost%'").get(),
    ).toEqual({ count: 0 })
    database.close()
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
  })

  it('of what is published already changes nothing', async () => {
    const { gateway } = await open()
    expect(await gateway.publish([home('Salom')], 'test')).toEqual({
      published: true,
      contentVersion: 1,
      verdicts: [],
    })
  })

  it('changes pages whose layout it changes', async () => {
    const { gateway } = await open()
    const before = await gateway.page('home', 'uz')
    await gateway.publish(
      [document('layout', 'default', { header: [textBlock('top', both('new top'))], footer: [] })],
      'test',
    )
    const after = await gateway.page('home', 'uz')
    expect(after.header[0]?.props).toEqual({ words: 'new top' })
    expect(after.version).not.toBe(before.version)
  })

  it('meets another one: both are kept, one after the other', async () => {
    const { gateway } = await open()
    const results = await Promise.all([
      gateway.publish([page('a')], 'test'),
      gateway.publish([page('b')], 'test'),
    ])
    expect(results.map((result) => result.published && result.contentVersion)).toEqual([2, 3])
    expect([gateway.findPage('/a'), gateway.findPage('/b')]).not.toContain(null)
  })

  it('on another server that was quicker is taken in before this one is checked again', async () => {
    const one = await open()
    const otherFolder = await emptyFolder()
    const inner = inlinePublisher(folder)
    let isFirst = true
    const two = await open({
      publisher: {
        run: async (documents) => {
          const outcome = await inner.run(documents)
          if (isFirst) {
            isFirst = false
            await one.gateway.publish([page('quick')], 'test')
          }
          return outcome
        },
      },
    })
    expect(await two.gateway.publish([page('slow')], 'test')).toMatchObject({
      published: true,
      contentVersion: 3,
    })
    expect([two.gateway.findPage('/quick'), two.gateway.findPage('/slow')]).not.toContain(null)
    await rm(otherFolder, { recursive: true })
  })

  it('can be checked without being published', async () => {
    const { gateway } = await open()
    expect(await gateway.check([page('rules', { layout: 'wide' })])).toMatchObject([{ path: '/layout' }])
    expect(await gateway.check([page('rules')])).toEqual([])
    expect(gateway.findPage('/rules')).toBeNull()
  })
})

describe('another server on the same store', () => {
  it('takes a publication over with its next look', async () => {
    const one = await open()
    const two = await open()
    const changed = vi.fn()
    two.gateway.onChange(changed)
    await one.gateway.publish([home('from one')], 'test')
    await two.poll()
    expect(two.gateway.contentVersion).toBe(2)
    expect(await homeWords(two.gateway)).toEqual({ words: '<p>from one</p>' })
    expect(changed).toHaveBeenCalledTimes(1)
    await two.poll()
    expect(changed).toHaveBeenCalledTimes(1)
  })
})

describe('the last known good content', () => {
  async function expectServed(gateway: ContentGateway) {
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
    expect((await gateway.config('uz')).site.name).toBe('Marra')
    expect(await gateway.form('sign-in', 'uz')).toMatchObject({ key: 'sign-in' })
  }
  const start = async () => {
    const site = await open({ defaults: [...smallSite(), form('sign-in')] })
    return site
  }
  /** Each way in which a store dies, and what the operator is told. */
  const deaths: [how: string, kill: () => Promise<() => void>, reason: RegExp][] = [
    [
      'locked',
      async () => {
        const database = new Database(storeFile())
        database.pragma('locking_mode = EXCLUSIVE')
        database.exec('begin exclusive')
        return () => void database.close()
      },
      /cannot be read: database is locked/,
    ],
    [
      'corrupted',
      async () => {
        for (const suffix of ['', '-wal', '-shm']) await rm(`${storeFile()}${suffix}`, { force: true })
        await writeFile(
          storeFile(),
          'this is no database, but it is long enough to be taken for one '.repeat(100),
        )
        return () => undefined
      },
      /cannot be read: file is not a database/,
    ],
    [
      'emptied',
      async () => {
        for (const suffix of ['-wal', '-shm']) await rm(`${storeFile()}${suffix}`, { force: true })
        await truncate(storeFile())
        return () => undefined
      },
      /is empty while version 1 is served/,
    ],
    [
      'cleared',
      async () => {
        const database = new Database(storeFile())
        database.exec('delete from snapshots; delete from objects')
        database.close()
        return () => undefined
      },
      /is empty while version 1 is served/,
    ],
  ]

  it.each(deaths)('is served by a server that starts with a %s store', async (_how, kill, reason) => {
    const before = await start()
    await before.gateway.close()
    const release = await kill()
    const { gateway } = await open({ defaults: [] })
    await expectServed(gateway)
    expect(gateway.health()).toEqual({ status: 'degraded', reason: expect.stringMatching(reason) })
    await expect(gateway.publish([home('new')], 'test')).rejects.toThrow(reason)
    await expectServed(gateway)
    release()
  })

  it('is served on while the store is locked, and publications work again afterwards', async () => {
    const { gateway, poll } = await start()
    const database = new Database(storeFile())
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

  it('is served on when the store is cleared or breaks at run time, and the store is taken up again when it is back', async () => {
    const { gateway, poll, messages } = await start()
    const database = new Database(storeFile())
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

  it('is not replaced by a snapshot of which the store lacks a document', async () => {
    const one = await open()
    const two = await open({}, folder)
    const database = new Database(storeFile())
    await rm(join(folder, 'snapshot', 'objects'), { recursive: true })
    const { manifest } = Object(database.prepare('select manifest from snapshots').get())
    const next = JSON.parse(manifest)
    database
      .prepare("insert into snapshots values (2, 'x', 'x', ?)")
      .run(JSON.stringify({ ...next, version: 2, entries: [{ ...next.entries[0], hash: 'f'.repeat(32) }] }))
    database.close()
    await two.poll()
    expect(two.gateway.contentVersion).toBe(1)
    expect(two.gateway.health().reason).toMatch(/lacks the document/)
    expect(one.gateway.contentVersion).toBe(1)
  })

  it('is not replaced by a snapshot of a newer build', async () => {
    const { gateway, poll } = await open()
    const database = new Database(storeFile())
    const { manifest } = Object(database.prepare('select manifest from snapshots').get())
    const newer = JSON.parse(manifest)
    newer.entries[0].schemaVersion = 99
    database
      .prepare("insert into snapshots values (2, 'x', 'x', ?)")
      .run(JSON.stringify({ ...newer, version: 2 }))
    database.close()
    await poll()
    expect(gateway.contentVersion).toBe(1)
    expect(gateway.health().reason).toMatch(/needs a newer build/)
  })

  it('mends itself from the store where the disk has lost or spoilt a document', async () => {
    const { gateway } = await open()
    const objects = join(folder, 'snapshot', 'objects')
    for (const name of await readdir(objects)) await writeFile(join(objects, name), 'spoilt')
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
  })

  it('is built from the store where the folder of the snapshot is gone', async () => {
    const before = await open()
    await before.gateway.publish([home('kept')], 'test')
    await before.gateway.close()
    await rm(join(folder, 'snapshot'), { recursive: true })
    const { gateway } = await open()
    expect(await homeWords(gateway)).toEqual({ words: '<p>kept</p>' })
  })

  it('cannot be served where there is none: the start fails with the reason', async () => {
    await writeFile(
      storeFile(),
      'this is no database, but it is long enough to be taken for one '.repeat(100),
    )
    await expect(createContentGateway(handDriven(folder).options)).rejects.toThrow(/file is not a database/)
  })
})

it('a page view reads only the documents of that page, however many there are', async () => {
  const many = Array.from({ length: 300 }, (_, index) => page(`page-${index}`, { blocks: [textBlock('a')] }))
  const first = await open({ defaults: [...smallSite(), ...many] })
  await first.gateway.close()
  const read = vi.spyOn(SnapshotFolder.prototype, 'object')
  const { gateway } = await open({ defaults: [] })
  expect(read).not.toHaveBeenCalled()
  await gateway.page('page-7', 'uz')
  await gateway.page('page-7', 'uz')
  expect(read).toHaveBeenCalledTimes(2)
  read.mockRestore()
})

it('redirects follow their document', async () => {
  const { gateway } = await open()
  const items = [
    { from: '/old', to: '/?a=1' },
    { from: '/out', to: 'https://example.com/' },
  ]
  await gateway.publish([document('redirects', 'site', { items })], 'test')
  expect(gateway.findRedirect('/old')).toEqual({ redirect: '/?a=1' })
  expect(gateway.findRedirect('/out')).toEqual({ redirect: 'https://example.com/', external: true })
  expect(gateway.findRedirect('/')).toBeNull()
})

it('a snapshot that is not needed any more leaves the disk, the one before stays', async () => {
  const { gateway } = await open()
  for (const words of ['one', 'two', 'three']) await gateway.publish([home(words)], 'test')
  const objects = join(folder, 'snapshot', 'objects')
  const names = await readdir(objects)
  expect(names).toHaveLength(smallSite().length + 1)
})
