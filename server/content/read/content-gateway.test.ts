import { readdir } from 'node:fs/promises'
import { SqliteDriver } from '../../db/sqlite-driver.ts'
import { describe, expect, it, vi } from 'vitest'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { home, homeWords, useGateways } from '../../../tests/support/content/content-gateways.ts'
import {
  both,
  document,
  handDriven,
  inlinePublisher,
  page,
  smallSite,
  textBlock,
} from '../../../tests/support/content/content-site.ts'
import { createContentGateway } from './content-gateway.ts'
import { SnapshotFolder } from '../snapshot/snapshot-folder.ts'

const site = useGateways()
let time = Date.parse('2026-01-01T00:00:00Z')

describe('a fresh installation', () => {
  it('serves the default documents from its first start', async () => {
    const { gateway } = await site.open()
    expect(gateway.contentVersion).toBe(1)
    expect(gateway.findPage('/')).toMatchObject({ key: 'home', params: {} })
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
    expect(gateway.health()).toEqual({ status: 'ok' })
  })

  it('does not start with defaults that are not a valid site, and reports why', async () => {
    const defaults = smallSite().filter(({ kind }) => kind !== 'theme')
    const { options, messages } = handDriven(site.folder, { defaults })
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

  it('adds new defaults and updates those that nobody edited', async () => {
    const first = await site.open()
    await first.gateway.close()
    const { gateway } = await site.open({ defaults: upgraded(home('renewed'), page('news')) })
    expect(gateway.findPage('/news')).toMatchObject({ key: 'news' })
    expect(await homeWords(gateway)).toEqual({ words: '<p>renewed</p>' })
  })

  it('never overwrites edited documents', async () => {
    const first = await site.open()
    await first.gateway.publish([home('edited')], 'test')
    await first.gateway.close()
    const { gateway } = await site.open({ defaults: upgraded(home('renewed')) })
    expect(await homeWords(gateway)).toEqual({ words: '<p>edited</p>' })
  })

  it('leaves out a default that is invalid on the site and continues', async () => {
    const first = await site.open()
    await first.gateway.publish([page('our-news', { route: '/news' })], 'test')
    await first.gateway.close()
    const { gateway, messages } = await site.open({ defaults: upgraded(page('news'), page('terms')) })
    expect(gateway.findPage('/news')?.key).toBe('our-news')
    expect(gateway.findPage('/terms')?.key).toBe('terms')
    expect(messages.join()).toContain('already has this address')
  })

  it.each([
    ['ended', (older: { close(): Promise<void> }) => older.close()],
    ['been silent for a minute', () => void (time += 61_000)],
  ])('keeps new defaults until servers of an older build have %s', async (_, end) => {
    const now = () => new Date(time)
    const older = await site.open({ builtAt: 1, now })
    await older.poll()
    const defaults = upgraded(page('news'))
    const newer = await site.open({ defaults, builtAt: 2, now })
    await newer.poll()
    expect(newer.gateway.findPage('/news')).toBeNull()
    await end(older.gateway)
    await newer.poll()
    expect(newer.gateway.findPage('/news')).not.toBeNull()
  })

  it('publishes nothing if nothing is new', async () => {
    const first = await site.open()
    await first.gateway.close()
    const publisher = { run: vi.fn(inlinePublisher(site.folder).run) }
    const { gateway } = await site.open({ publisher })
    expect(publisher.run).not.toHaveBeenCalled()
    expect(gateway.contentVersion).toBe(1)
  })
})

describe('a publication', () => {
  it('is served at once and returns its version', async () => {
    const { gateway } = await site.open()
    const changed = vi.fn()
    gateway.onChange(changed)
    const before = await gateway.page('home', 'uz')
    expect(await gateway.publish([home('new')], 'test')).toEqual({
      published: true,
      contentVersion: 2,
      issues: [],
    })
    expect(changed).toHaveBeenCalledTimes(1)
    expect(gateway.contentVersion).toBe(2)
    const after = await gateway.page('home', 'uz')
    expect(after.blocks[0]?.props).toEqual({ words: '<p>new</p>' })
    expect(after.version).not.toBe(before.version)
  })

  it('rejects all documents if one is invalid', async () => {
    const { gateway } = await site.open()
    const result = await gateway.publish([home('new'), page('rules', { layout: 'wide' })], 'test')
    expect(result).toMatchObject({
      published: false,
      issues: [{ document: 'page/rules', path: '/layout' }],
    })
    expect(gateway.contentVersion).toBe(1)
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
  })

  it('leaves nothing behind if storing it fails', async () => {
    const { gateway } = await site.open()
    const database = new SqliteDriver(site.storeFile)
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

  it('of unchanged documents changes nothing', async () => {
    const { gateway } = await site.open()
    expect(await gateway.publish([home('Salom')], 'test')).toEqual({
      published: true,
      contentVersion: 1,
      issues: [],
      isUnchanged: true,
    })
  })

  it('changes the pages of a changed layout', async () => {
    const { gateway } = await site.open()
    const before = await gateway.page('home', 'uz')
    await gateway.publish(
      [document('layout', 'default', { header: [textBlock('top', both('new top'))], footer: [] })],
      'test',
    )
    const after = await gateway.page('home', 'uz')
    expect(after.header[0]?.props).toEqual({ words: 'new top' })
    expect(after.version).not.toBe(before.version)
  })

  it('runs after a concurrent one, and both are kept', async () => {
    const { gateway } = await site.open()
    const results = await Promise.all([
      gateway.publish([page('a')], 'test'),
      gateway.publish([page('b')], 'test'),
    ])
    expect(results.map((result) => result.published && result.contentVersion)).toEqual([2, 3])
    expect([gateway.findPage('/a'), gateway.findPage('/b')]).not.toContain(null)
  })

  it('is checked again after a faster one of another server is loaded', async () => {
    const one = await site.open()
    const inner = inlinePublisher(site.folder)
    let isFirst = true
    const two = await site.open({
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
  })

  it('does not wait for a check that hangs', async () => {
    let end = () => {}
    const hanging = new Promise<void>((resolve) => (end = resolve))
    const { gateway } = await site.open({
      checker: { run: (documents) => hanging.then(() => inlinePublisher(site.folder).run(documents)) },
    })
    const check = gateway.check([page('draft')])
    const drafts = gateway.withDrafts([page('draft')])
    expect(await gateway.publish([home('new')], 'test')).toMatchObject({ published: true })
    end()
    expect((await check).issues).toEqual([])
    expect((await drafts).issues).toEqual([])
  })

  it('can be checked without being published', async () => {
    const { gateway } = await site.open()
    expect((await gateway.check([page('rules', { layout: 'wide' })])).issues).toMatchObject([
      { path: '/layout' },
    ])
    expect(await gateway.check([page('rules')])).toEqual({ issues: [], proofs: {}, facts: [], hints: [] })
    expect(gateway.findPage('/rules')).toBeNull()
  })
})

describe('another server on the same store', () => {
  it('loads a publication with its next poll', async () => {
    const one = await site.open()
    const two = await site.open()
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

it('a page view reads only the documents of its page, however many there are', async () => {
  const many = Array.from({ length: 300 }, (_, index) => page(`page-${index}`, { blocks: [textBlock('a')] }))
  const first = await site.open({ defaults: [...smallSite(), ...many] })
  await first.gateway.close()
  const read = vi.spyOn(SnapshotFolder.prototype, 'object')
  const { gateway } = await site.open({ defaults: [] })
  expect(read).not.toHaveBeenCalled()
  await gateway.page('page-7', 'uz')
  await gateway.page('page-7', 'uz')
  expect(read).toHaveBeenCalledTimes(2)
  read.mockRestore()
})

it('asks for the campaigns of published pages and layouts, as long as they are published', async () => {
  const { gateway } = await site.open()
  const asked = () => ['spring', 'autumn', 'other'].filter((key) => gateway.asksForCampaign(key))
  const forCampaign = (is: string) => ({ ...textBlock('a'), when: { all: [{ fact: 'campaign', is }] } })
  expect(asked()).toEqual([])
  const news = page('news', { blocks: [textBlock('b'), forCampaign('Spring')] })
  const layout = document('layout', 'default', { header: [], footer: [forCampaign('autumn')] })
  await gateway.publish([news, layout], 'test')
  expect(asked()).toEqual(['spring', 'autumn'])
  const drafted = await gateway.withDrafts([page('rules', { blocks: [forCampaign('other')] })])
  expect(drafted.content.asksForCampaign('other')).toBe(true)
  await gateway.publish([], 'test', [{ kind: 'page', key: 'news' }])
  expect(asked()).toEqual(['autumn'])
})

it('the configuration lists the popups that open by themselves, the most important first, as long as they do', async () => {
  const { gateway } = await site.open()
  const openings = async () => (await gateway.config('uz')).openings
  const popup = (key: string, opens?: object) =>
    document('popup', key, {
      title: both('a'),
      size: 'big',
      blocks: [textBlock('a')],
      ...(opens && { opens }),
    })
  await gateway.publish([popup('asked')], 'test')
  expect(await openings()).toBeUndefined()
  const spring = { all: [{ fact: 'campaign', is: 'spring' }] }
  const begins = '2026-12-04T18:00:00+05:00'
  await gateway.publish(
    [
      popup('late', { trigger: { event: 'exit' }, audience: spring, begins }),
      popup('first', { trigger: { event: 'load', after: 5 }, frequency: 'day', priority: 3, pages: ['/'] }),
    ],
    'test',
  )
  expect(await openings()).toEqual([
    { popup: 'first', trigger: { event: 'load', after: 5 }, frequency: 'day', priority: 3, pages: ['/'] },
    {
      popup: 'late',
      trigger: { event: 'exit' },
      frequency: 'once',
      priority: 0,
      audience: spring,
      period: { begins: Date.parse(begins) },
    },
  ])
  expect(gateway.asksForCampaign('spring')).toBe(true)
  await gateway.publish([popup('first')], 'test', [{ kind: 'popup', key: 'late' }])
  expect(await openings()).toBeUndefined()
})

it('redirects change with their document [RULE-35]', async () => {
  const { gateway } = await site.open()
  const items = [
    { from: '/old', to: '/?a=1' },
    { from: '/out', to: 'https://example.com/' },
    { from: '/news/*', to: '/?news=*' },
  ]
  await gateway.publish([document('redirects', 'site', { items })], 'test')
  expect(gateway.findRedirect('/old')).toEqual({ redirect: '/?a=1' })
  expect(gateway.findRedirect('/out')).toEqual({ redirect: 'https://example.com/', external: true })
  expect(gateway.findRedirect('/news/may/1')).toEqual({ redirect: '/?news=may/1' })
  expect(gateway.findRedirect('/')).toBeNull()
})

it('the addresses of roles change with their documents, and specified addresses lead there', async () => {
  const { gateway } = await site.open()
  await gateway.publish([page('help', { role: 'support', route: '/yordam', blocks: [] })], 'test')
  expect(gateway.roles.pages.support).toBe('/yordam')
  expect(gateway.findRedirect('/support')).toEqual({ redirect: '/yordam' })
})

it('deletes unneeded snapshots from the disk, except the previous one', async () => {
  const { gateway } = await site.open()
  for (const words of ['one', 'two', 'three']) await gateway.publish([home(words)], 'test')
  // They are deleted after the publication is served.
  await expect.poll(() => readdir(site.objects)).toHaveLength(smallSite().length + 1)
})
