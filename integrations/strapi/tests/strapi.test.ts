import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStrapi } from './throwaway-strapi.mjs'
import { createContentGateway } from '../../../server/content/read/content-gateway.ts'
import { StrapiService } from '../strapi-service.ts'
import { StrapiDrafts } from '../strapi-drafts.ts'
import { home, homeWords } from '../../../tests/support/content/content-gateways.ts'
import { emptyFolder, handDriven, page } from '../../../tests/support/content/content-site.ts'
import { emptyTestStrapi, testStrapi } from './test-strapi.ts'
import { openSiteOnStrapi, until, type SiteOnStrapi } from './site-on-strapi.ts'

const homeName = { kind: 'page', key: 'home' } as const
const newsName = { kind: 'page', key: 'news' } as const
const shown = (words: string) => ({ words: `<p>${words}</p>` })

let site: SiteOnStrapi
let strapi: SiteOnStrapi['strapi']
let service: SiteOnStrapi['service']
let gateway: SiteOnStrapi['gateway']
let studio: SiteOnStrapi['studio']
let admin: SiteOnStrapi['admin']
let origin: string

beforeAll(async () => {
  site = await openSiteOnStrapi()
  ;({ strapi, service, gateway, studio, admin, origin } = site)
})

afterAll(() => site.close())

/** The data that Strapi's admin sends when this document is edited. */
const edited = (words: string) => ({ body: home(words).body })

describe('access to Strapi', () => {
  it.each([
    ['without a token', undefined],
    ['with another token', `Bearer ${'x'.repeat(32)}`],
  ])('denies documents and drafts %s', async (_who, authorization) => {
    for (const path of ['/api/site/documents', '/api/documents?status=draft', '/api/documents']) {
      const response = await fetch(`${strapi.url}${path}`, {
        headers: authorization === undefined ? {} : { authorization },
      })
      expect([401, 403, 404]).toContain(response.status)
      expect(await response.text()).not.toContain('Salom')
    }
  })

  it("limits the site's token to what the site needs", async () => {
    for (const path of ['/api/documents', '/api/upload/files', '/admin/users', '/admin/api-tokens']) {
      const response = await fetch(`${strapi.url}${path}`, {
        headers: { authorization: `Bearer ${strapi.token}` },
      })
      expect([401, 403, 404]).toContain(response.status)
    }
  })

  it("does not accept its own token at the site's webhook", async () => {
    const notice = await fetch(`${origin}/content/service/changed`, {
      method: 'POST',
      headers: { authorization: `Bearer ${strapi.token}` },
    })
    expect(notice.status).toBe(401)
  })
})

describe('the documents of a new site', () => {
  it('are copied to Strapi', async () => {
    const { isFilled, documents } = await service.held()
    expect(isFilled).toBe(true)
    expect(documents).toHaveLength(gateway.entries().length)
  })

  it('are read from Strapi by a new server, without overwriting changes', async () => {
    await gateway.publish([home('kept there')], 'Timur')
    const empty = await emptyFolder()
    const other = await createContentGateway(handDriven(empty, { service: site.integration }).options)
    expect(await homeWords(other)).toEqual(shown('kept there'))
    expect(await homeWords(gateway)).toEqual(shown('kept there'))
    await other.close()
    await rm(empty, { recursive: true, force: true })
  })
})

describe('a site with existing content', () => {
  it('copies it to an empty Strapi and continues with it', async () => {
    emptyTestStrapi()
    const unfilled = testStrapi()
    if (!unfilled) throw new Error('these tests need a Strapi')
    const own = await emptyFolder()
    const before = await createContentGateway(handDriven(own, { service: undefined }).options)
    await before.publish([home('of the site')], 'Timur')
    await before.close()
    const hands = handDriven(own, { service: unfilled })
    const after = await createContentGateway(hands.options)
    await hands.poll()
    const { isFilled, documents } = await unfilled.service.held()
    expect(isFilled).toBe(true)
    expect(documents).toHaveLength(after.entries().length)
    expect(await homeWords(after)).toEqual(shown('of the site'))
    expect([after.contentVersion, after.health()]).toEqual([before.contentVersion, { status: 'ok' }])
    await after.close()
    await rm(own, { recursive: true, force: true })
  })
})

describe("a document published in Strapi's admin", () => {
  it('is announced by a webhook and served, with the name of its editor', async () => {
    await admin.save(homeName, edited('from Strapi'))
    expect(await homeWords(gateway)).not.toEqual(shown('from Strapi'))
    await admin.publish(homeName)
    await until(async () => expect(await homeWords(gateway)).toEqual(shown('from Strapi')))
    expect(await gateway.history(homeName)).toMatchObject([{ author: 'Aziza Karimova' }, {}, {}])
    expect(gateway.health()).toEqual({ status: 'ok' })
  })

  it('is not served while it has errors, which health reports', async () => {
    const good = await homeWords(gateway)
    await admin.save(homeName, { body: { ...home('bad').body, layout: 'wide' } })
    await admin.publish(homeName)
    await until(() => expect(gateway.rejected()).toMatchObject([{ document: 'page/home', path: '/layout' }]))
    expect(await homeWords(gateway)).toEqual(good)
    expect(gateway.health()).toMatchObject({ status: 'degraded' })
    expect(gateway.health().reason).toContain('page/home/layout')
    const drafts = new StrapiDrafts(service, gateway)
    expect(await drafts.find(homeName)).toMatchObject({ document: { body: { layout: 'wide' } } })

    await admin.save(homeName, edited('mended'))
    await admin.publish(homeName)
    await until(async () => expect(await homeWords(gateway)).toEqual(shown('mended')))
    expect(gateway.rejected()).toEqual([])
    expect(gateway.health()).toEqual({ status: 'ok' })
    expect(await drafts.find(homeName)).toBeNull()
  })

  it('that was rejected can be reverted from the Studio to the served version', async () => {
    await admin.save(homeName, { body: { ...home('bad').body, layout: 'wide' } })
    await admin.publish(homeName)
    await until(() => expect(gateway.rejected()).toHaveLength(1))
    const drafts = new StrapiDrafts(service, gateway)
    const draft = await drafts.find(homeName)
    await drafts.discard({ ...homeName, revision: draft?.revision ?? 0 }, { id: null, name: 'Timur' })
    await gateway.importChanges()
    expect(gateway.health()).toEqual({ status: 'ok' })
    expect(await drafts.list()).toEqual([])
    expect(await homeWords(gateway)).toEqual(shown('mended'))
  })

  it('can be added and deleted', async () => {
    await admin.create(page('news'))
    await admin.publish(newsName)
    await until(() => expect(gateway.findPage('/news')?.key).toBe('news'))
    await admin.unpublish(newsName)
    await until(() => expect(gateway.findPage('/news')).toBeNull())
  })

  it('stays served if the site needs it after it is deleted, which is reported', async () => {
    const name = { kind: 'settings', key: 'site' } as const
    await admin.unpublish(name)
    await until(() => expect(gateway.health()).toMatchObject({ status: 'degraded' }))
    expect((await gateway.config('uz')).site.name).toBe('Marra')
    await admin.publish(name)
    await until(() => expect(gateway.health()).toEqual({ status: 'ok' }))
  })

  it('is unique by name', async () => {
    await expect(admin.create(home('second'))).rejects.toThrow('There is a document page/home already')
  })
})

describe('a draft', () => {
  it('written in Strapi appears in the Studio, and in its preview before publishing', async () => {
    await admin.save(homeName, edited('drafted'))
    const address = new URL(await admin.previewOf(homeName))
    expect(address.origin).toBe(origin)
    const seen = await studio.draftsOfPreview(address.searchParams.get('preview') ?? '')
    const [draft] = seen?.drafts ?? []
    expect(draft?.body).toEqual(edited('drafted').body)
    expect(await homeWords(gateway)).toEqual(shown('mended'))
  })

  it('in Strapi is kept when another version is published', async () => {
    await gateway.publish([home('meanwhile')], 'Timur')
    const drafts = new StrapiDrafts(service, gateway)
    expect((await drafts.find(homeName))?.document.body).toEqual(edited('drafted').body)
    expect(await homeWords(gateway)).toEqual(shown('meanwhile'))
  })
})

describe('Strapi', () => {
  async function expectHarmless(reason: string) {
    await gateway.importChanges()
    expect(gateway.health()).toMatchObject({ status: 'degraded' })
    expect(gateway.health().reason).toContain(reason)
    expect(await homeWords(gateway)).toEqual(shown('meanwhile'))
    await expect(gateway.publish([home('lost')], 'Timur')).rejects.toThrow('Strapi cannot be asked')
    expect(await homeWords(gateway)).toEqual(shown('meanwhile'))
  }

  it('that hangs does not delay players, and calls to it time out', async () => {
    strapi.pause()
    try {
      await expectHarmless('it takes too long to answer')
    } finally {
      strapi.resume()
    }
    // Strapi may process a request now that it received while paused; then that is what it has published.
    await until(async () => {
      await gateway.importChanges()
      expect(gateway.health()).toEqual({ status: 'ok' })
    })
    await gateway.publish([home('meanwhile')], 'Timur')
  })

  it('that has stopped does not affect players, and is used again when it is back', async () => {
    await strapi.stop()
    await expectHarmless('ECONNREFUSED')
    const drafts = new StrapiDrafts(service, gateway)
    await expect(drafts.list()).rejects.toThrow('Strapi cannot be asked')
    await strapi.start()
    await gateway.importChanges()
    expect(gateway.health()).toEqual({ status: 'ok' })
    await gateway.publish([home('after')], 'Timur')
    expect(await homeWords(gateway)).toEqual(shown('after'))
  })
})

it.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'on PostgreSQL keeps documents unchanged, in the order of their fields',
  async () => {
    const databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''
    const other = await startStrapi({ databaseUrl })
    try {
      const onPostgres = new StrapiService({ url: other.url, token: other.token })
      const document = page('order', { zebra: 1, ant: 2, words: { uz: 'a', ru: 'b' } })
      await onPostgres.publish([document], [], 'Timur')
      const { documents } = await onPostgres.held()
      expect(JSON.stringify(documents[0]?.published?.body)).toBe(JSON.stringify(document.body))
      await onPostgres.publish([], [{ kind: 'page', key: 'order' }], 'Timur')
      expect((await onPostgres.held()).documents).toEqual([])
    } finally {
      await other.end()
    }
  },
)
