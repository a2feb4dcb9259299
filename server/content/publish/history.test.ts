import { SqliteDriver } from '../../db/sqlite-driver.ts'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { home, homeWords, useGateways } from '../../../tests/support/content/content-gateways.ts'
import { document, page, textBlock, both } from '../../../tests/support/content/content-site.ts'

const site = useGateways()
const homeName = { kind: 'page', key: 'home' } as const
const newsName = { kind: 'page', key: 'news' } as const

describe('the history of a document', () => {
  it('contains each of its publications, newest first, and no others', async () => {
    const { gateway } = await site.open()
    await gateway.publish([home('one')], 'Aziza')
    await gateway.publish([page('news')], 'Timur')
    await gateway.publish([home('two')], 'Timur')
    expect(await gateway.history(homeName)).toMatchObject([
      { version: 3, contentVersion: 4, author: 'Timur', isRemoval: false },
      { version: 2, contentVersion: 2, author: 'Aziza' },
      { version: 1, contentVersion: 1, author: 'defaults' },
    ])
    expect(await gateway.history(newsName)).toMatchObject([{ version: 1, contentVersion: 3 }])
  })

  it('returns the document as of a version, and nothing for a version that did not publish it', async () => {
    const { gateway } = await site.open()
    await gateway.publish([home('one')], 'test')
    await gateway.publish([home('two')], 'test')
    expect(JSON.stringify(await gateway.documentAt(homeName, 2))).toContain('one')
    expect(await gateway.documentAt(newsName, 2)).toBeNull()
  })

  it('is read from the snapshots of a site that is older than histories', async () => {
    const before = await site.open()
    await before.gateway.publish([home('one')], 'Aziza')
    await before.gateway.close()
    const database = new SqliteDriver(join(site.folder, 'site.sqlite'))
    const later = database
      .prepare<[], { name: string }>(
        `select name from sqlite_master where type = 'table'
          and name not in ('objects', 'snapshots', 'defaults') and name not like 'kysely%' and name not like 'sqlite%'`,
      )
      .all()
    for (const { name } of later) database.exec(`drop table ${name}`)
    database.exec(`delete from kysely_migration where name >= '0002'`)
    database.close()
    const { gateway } = await site.open()
    expect(await gateway.history(homeName)).toMatchObject([{ version: 2, author: 'Aziza' }, { version: 1 }])
  })
})

describe('a removed document', () => {
  it('disappears for players and keeps its history', async () => {
    const { gateway } = await site.open()
    await gateway.publish([page('news')], 'test')
    expect(await gateway.publish([], 'Aziza', [newsName])).toMatchObject({
      published: true,
      contentVersion: 3,
    })
    expect(gateway.findPage('/news')).toBeNull()
    expect(await gateway.history(newsName)).toMatchObject([
      { isRemoval: true, author: 'Aziza' },
      { isRemoval: false },
    ])
    expect(await gateway.documentAt(newsName, 2)).toMatchObject({ key: 'news' })
  })

  it('is kept while another one refers to it or the site requires it', async () => {
    const { gateway } = await site.open()
    await gateway.publish([page('news')], 'test')
    const linked = { ...textBlock('text'), props: { words: both('<p>a</p>'), more: '/news' } }
    await gateway.publish([document('page', 'home', { ...home('x').body, blocks: [linked] })], 'test')
    const rejected = await gateway.publish([], 'test', [newsName])
    expect(rejected).toMatchObject({ published: false, issues: [{ document: 'page/home' }] })
    expect(await gateway.publish([], 'test', [homeName])).toMatchObject({ published: false })
    expect(gateway.findPage('/news')).not.toBeNull()
  })

  it('can be published again', async () => {
    const { gateway } = await site.open()
    await gateway.publish([page('news')], 'test')
    await gateway.publish([], 'test', [newsName])
    await gateway.publish([page('news')], 'test')
    expect(gateway.findPage('/news')).not.toBeNull()
    expect(await gateway.history(newsName)).toHaveLength(3)
  })
})

describe('drafts', () => {
  it('are shown only to requests for them', async () => {
    const { gateway } = await site.open()
    const { content, issues } = await gateway.withDrafts([home('draft'), page('news')])
    expect(issues).toEqual([])
    expect(content.findPage('/news')).not.toBeNull()
    expect((await content.page('home', 'uz')).blocks[0]?.props).toEqual({ words: '<p>draft</p>' })
    expect(gateway.findPage('/news')).toBeNull()
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
    expect(gateway.contentVersion).toBe(1)
  })

  it('are sanitised like published documents', async () => {
    const { gateway } = await site.open()
    const { content } = await gateway.withDrafts([home('<img src=x onerror=alert(1)>hello')])
    expect((await content.page('home', 'uz')).blocks[0]?.props).toEqual({ words: '<p>hello</p>' })
  })

  it('with an error are shown as published, and the error is reported', async () => {
    const { gateway } = await site.open()
    const { content, issues } = await gateway.withDrafts([
      document('page', 'home', { route: '/', layout: 'wide' }),
      page('news'),
    ])
    expect(issues).toEqual(
      expect.arrayContaining([expect.objectContaining({ severity: 'error', document: 'page/home' })]),
    )
    expect((await content.page('home', 'uz')).blocks[0]?.props).toEqual({ words: '<p>Salom</p>' })
    expect(content.findPage('/news')).not.toBeNull()
  })

  it('are shown except for the parts with errors, which are as published or left out', async () => {
    const { gateway } = await site.open()
    const [published] = (await gateway.documents({ kind: 'page', key: 'home' })).map(({ body }) => body)
    const own = { ...textBlock('new'), props: { words: both('<p>new</p>') } }
    const half = { ...textBlock('half'), props: { words: { uz: '<p>yarim</p>', ru: '' } } }
    const broken = { ...textBlock('broken'), props: { words: 7 } }
    const unknown = { ...textBlock('odd'), type: 'Nothing' }
    const { content, issues, hidden } = await gateway.withDrafts([
      document('page', 'home', { ...published, layout: 'wide', blocks: [broken, own, unknown, half] }),
    ])
    const { blocks, layout } = await content.page('home', 'ru')
    expect(blocks.map(({ id, props }) => [id, props?.['words']])).toEqual([
      ['new', '<p>new</p>'],
      ['half', '<p>yarim</p>'],
    ])
    expect(layout).toBe('default')
    expect(hidden).toEqual(new Set())
    expect(issues).toMatchObject([{ path: '/layout', severity: 'error' }])
  })

  it('are applied to the newest publication', async () => {
    const { gateway } = await site.open()
    await gateway.withDrafts([page('news')])
    await gateway.publish([page('rules')], 'test')
    const { content } = await gateway.withDrafts([page('news')])
    expect(content.findPage('/rules')).not.toBeNull()
  })
})
