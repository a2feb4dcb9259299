import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStrapi } from '../../scripts/throwaway-strapi.mjs'
import { createContentGateway } from '../../server/content/read/content-gateway.ts'
import { StrapiService } from '../../server/content/strapi/strapi-service.ts'
import { StrapiDrafts } from '../../server/studio/drafts/strapi-drafts.ts'
import { home, homeWords } from '../support/content-gateways.ts'
import { emptyFolder, handDriven, page } from '../support/content-site.ts'
import { emptyTestStrapi, testStrapi } from '../support/test-strapi.ts'
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

/** What a page of Strapi's admin sends when this document is edited. */
const edited = (words: string) => ({ body: home(words).body })

describe('what nobody but the site reads', () => {
  it.each([
    ['without a token', undefined],
    ['with another token', `Bearer ${'x'.repeat(32)}`],
  ])('documents and drafts are refused %s', async (_who, authorization) => {
    for (const path of ['/api/site/documents', '/api/documents?status=draft', '/api/documents']) {
      const response = await fetch(`${strapi.url}${path}`, {
        headers: authorization === undefined ? {} : { authorization },
      })
      expect([401, 403, 404]).toContain(response.status)
      expect(await response.text()).not.toContain('Salom')
    }
  })

  it('the token of the site is good for nothing else there', async () => {
    for (const path of ['/api/documents', '/api/upload/files', '/admin/users', '/admin/api-tokens']) {
      const response = await fetch(`${strapi.url}${path}`, {
        headers: { authorization: `Bearer ${strapi.token}` },
      })
      expect([401, 403, 404]).toContain(response.status)
    }
  })

  it('Strapi itself is asked for its own token by the site', async () => {
    const notice = await fetch(`${origin}/content/service/changed`, {
      method: 'POST',
      headers: { authorization: `Bearer ${strapi.token}` },
    })
    expect(notice.status).toBe(401)
  })
})

describe('the documents of a fresh site', () => {
  it('are put there', async () => {
    const { isFilled, documents } = await service.held()
    expect(isFilled).toBe(true)
    expect(documents).toHaveLength(gateway.entries().length)
  })

  it('are taken from there by a server that has none, and not put over what was changed', async () => {
    await gateway.publish([home('kept there')], 'Timur')
    const empty = await emptyFolder()
    const other = await createContentGateway(handDriven(empty, { service }).options)
    expect(await homeWords(other)).toEqual(shown('kept there'))
    expect(await homeWords(gateway)).toEqual(shown('kept there'))
    await other.close()
    await rm(empty, { recursive: true, force: true })
  })
})

describe('a site with content of its own', () => {
  it('gives it to a Strapi that no site has filled, and goes on with it', async () => {
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
    const { isFilled, documents } = await unfilled.held()
    expect(isFilled).toBe(true)
    expect(documents).toHaveLength(after.entries().length)
    expect(await homeWords(after)).toEqual(shown('of the site'))
    expect([after.contentVersion, after.health()]).toEqual([before.contentVersion, { status: 'ok' }])
    await after.close()
    await rm(own, { recursive: true, force: true })
  })
})

describe('what is published in the admin of Strapi', () => {
  it('is told by a webhook and served, under the name of who saved it', async () => {
    await admin.save(homeName, edited('from Strapi'))
    expect(await homeWords(gateway)).not.toEqual(shown('from Strapi'))
    await admin.publish(homeName)
    await until(async () => expect(await homeWords(gateway)).toEqual(shown('from Strapi')))
    expect(await gateway.history(homeName)).toMatchObject([{ author: 'Aziza Karimova' }, {}, {}])
    expect(gateway.health()).toEqual({ status: 'ok' })
  })

  it('with errors is not served until it is fixed, and health says so', async () => {
    const good = await homeWords(gateway)
    await admin.save(homeName, { body: { ...home('bad').body, layout: 'wide' } })
    await admin.publish(homeName)
    await until(() => expect(gateway.refused()).toMatchObject([{ document: 'page/home', path: '/layout' }]))
    expect(await homeWords(gateway)).toEqual(good)
    expect(gateway.health()).toMatchObject({ status: 'degraded' })
    expect(gateway.health().reason).toContain('page/home/layout')
    const drafts = new StrapiDrafts(service, gateway)
    expect(await drafts.find(homeName)).toMatchObject({ document: { body: { layout: 'wide' } } })

    await admin.save(homeName, edited('mended'))
    await admin.publish(homeName)
    await until(async () => expect(await homeWords(gateway)).toEqual(shown('mended')))
    expect(gateway.refused()).toEqual([])
    expect(gateway.health()).toEqual({ status: 'ok' })
    expect(await drafts.find(homeName)).toBeNull()
  })

  it('and refused can be given up in the Studio: Strapi has again what is served', async () => {
    await admin.save(homeName, { body: { ...home('bad').body, layout: 'wide' } })
    await admin.publish(homeName)
    await until(() => expect(gateway.refused()).toHaveLength(1))
    const drafts = new StrapiDrafts(service, gateway)
    const draft = await drafts.find(homeName)
    await drafts.discard({ ...homeName, revision: draft?.revision ?? 0 }, 'Timur')
    await gateway.importFromStrapi()
    expect(gateway.health()).toEqual({ status: 'ok' })
    expect(await drafts.list()).toEqual([])
    expect(await homeWords(gateway)).toEqual(shown('mended'))
  })

  it('comes and goes: a page that is taken away there is gone', async () => {
    await admin.create(page('news'))
    await admin.publish(newsName)
    await until(() => expect(gateway.findPage('/news')?.key).toBe('news'))
    await admin.unpublish(newsName)
    await until(() => expect(gateway.findPage('/news')).toBeNull())
  })

  it('and taken away although the site needs it stays served, which is said', async () => {
    const name = { kind: 'settings', key: 'site' } as const
    await admin.unpublish(name)
    await until(() => expect(gateway.health()).toMatchObject({ status: 'degraded' }))
    expect((await gateway.config('uz')).site.name).toBe('Marra')
    await admin.publish(name)
    await until(() => expect(gateway.health()).toEqual({ status: 'ok' }))
  })

  it('has one document of a name', async () => {
    await expect(admin.create(home('second'))).rejects.toThrow('There is a document page/home already')
  })
})

describe('a draft', () => {
  it('that is written in Strapi is one of the Studio, and seen in its preview before it is published', async () => {
    await admin.save(homeName, edited('drafted'))
    const address = new URL(await admin.previewOf(homeName))
    expect(address.origin).toBe(origin)
    const [draft] = (await studio.draftsOfPreview(address.searchParams.get('preview') ?? '')) ?? []
    expect(draft?.body).toEqual(edited('drafted').body)
    expect(await homeWords(gateway)).toEqual(shown('mended'))
  })

  it('that waits in Strapi stays when another version is published', async () => {
    await gateway.publish([home('meanwhile')], 'Timur')
    const drafts = new StrapiDrafts(service, gateway)
    expect((await drafts.find(homeName))?.document.body).toEqual(edited('drafted').body)
    expect(await homeWords(gateway)).toEqual(shown('meanwhile'))
  })
})

describe('Strapi', () => {
  async function expectHarmless(reason: string) {
    await gateway.importFromStrapi()
    expect(gateway.health()).toMatchObject({ status: 'degraded' })
    expect(gateway.health().reason).toContain(reason)
    expect(await homeWords(gateway)).toEqual(shown('meanwhile'))
    await expect(gateway.publish([home('lost')], 'Timur')).rejects.toThrow('Strapi cannot be asked')
    expect(await homeWords(gateway)).toEqual(shown('meanwhile'))
  }

  it('that stands still costs players nothing, and is waited for no longer than it should be', async () => {
    strapi.pause()
    try {
      await expectHarmless('it takes too long to answer')
    } finally {
      strapi.resume()
    }
    // What was sent while it stood still may be taken by it now: then it is what Strapi has published.
    await until(async () => {
      await gateway.importFromStrapi()
      expect(gateway.health()).toEqual({ status: 'ok' })
    })
    await gateway.publish([home('meanwhile')], 'Timur')
  })

  it('that has stopped costs players nothing, and is taken up again when it is back', async () => {
    await strapi.stop()
    await expectHarmless('ECONNREFUSED')
    const drafts = new StrapiDrafts(service, gateway)
    await expect(drafts.list()).rejects.toThrow('Strapi cannot be asked')
    await strapi.start()
    await gateway.importFromStrapi()
    expect(gateway.health()).toEqual({ status: 'ok' })
    await gateway.publish([home('after')], 'Timur')
    expect(await homeWords(gateway)).toEqual(shown('after'))
  })
})

it.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'on PostgreSQL keeps documents as they are written, in the order of their fields',
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
