import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { GeneralInfo } from '../../../schemas/api/entities/site.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import { boardBlock, both, document, page, smallSite } from '../../../tests/support/content/content-site.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { registerSeoRoutes } from './seo-routes.ts'

const site = useGateways()

async function serve(
  documents: StoredDocument[],
  sysnames: readonly string[] = [],
  general: GeneralInfo = testConfig.general,
) {
  const kept = smallSite().filter(
    ({ kind, key }) => !documents.some((own) => own.kind === kind && own.key === key),
  )
  const { gateway } = await site.open({ defaults: [...kept, ...documents] })
  const app = fastify()
  const games = { sysnames: () => Promise.resolve(sysnames) }
  const publicUrl = 'https://example.com'
  registerSeoRoutes(app, { gateway, games, publicUrl, general: { current: () => general } })
  return (url: string, host = 'example.com') => app.inject({ url, headers: { host } })
}

const mirror = document('domain-seo', 'mirror', {
  hosts: ['mirror.example'],
  robots: 'noindex,nofollow',
  canonicalUrl: 'https://marra.example',
})

it('robots.txt excludes private paths in every language and names the sitemap [API-OTH-01]', async () => {
  const get = await serve([document('settings', 'seo', { disallow: ['/draft'] })])
  const answer = await get('/robots.txt')
  expect(answer.headers['content-type']).toContain('text/plain')
  const lines = answer.body.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /cashier', 'Disallow: /ru/cashier', 'Disallow: /draft']),
  )
  expect(lines).toContain('Sitemap: https://example.com/sitemap.xml')
})

it('robots.txt of a host excluded from search results names no sitemap', async () => {
  const get = await serve([mirror])
  expect((await get('/robots.txt', 'MIRROR.example')).body).not.toContain('Sitemap')
})

it('robots.txt of a mirror names no sitemap', async () => {
  const get = await serve([], [], { ...testConfig.general, domain_type: 'mirror' })
  expect((await get('/robots.txt')).body).not.toContain('Sitemap')
})

it('a host may have its own robots.txt', async () => {
  const lines = ['User-agent: *', 'Disallow: /']
  const get = await serve([document('domain-seo', 'own', { hosts: ['own.example:8080'], robotsTxt: lines })])
  expect((await get('/robots.txt', 'own.example:8080')).body).toBe('User-agent: *\nDisallow: /\n')
})

it('the sitemap lists each public page in every language with its alternates', async () => {
  const get = await serve([page('rules')])
  const answer = await get('/sitemap.xml')
  expect(answer.headers['content-type']).toContain('application/xml')
  expect(answer.body).toContain('<loc>https://example.com/rules</loc>')
  expect(answer.body).toContain(
    '<url><loc>https://example.com/ru/rules</loc><xhtml:link rel="alternate" hreflang="uz-Latn-UZ" href="https://example.com/rules"/>',
  )
})

it('the sitemap omits protected, unlisted and non-canonical pages', async () => {
  const hidden = { seo: { title: both('x'), robots: 'noindex,nofollow' } }
  const get = await serve([
    page('members', { access: 'authenticated' }),
    page('hidden', hidden),
    page('game', { route: '/game/:sysname', blocks: [boardBlock] }),
    page('deposit', { route: '/cashier/deposit' }),
    page('twin'),
    page('secret'),
    document('seo', 'twin', { url: '/twin', canonicalUrl: '/' }),
    document('seo', 'secret', { url: '/secret', robots: 'noindex,follow' }),
  ])
  const { body } = await get('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>https:\/\/example\.com(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
  for (const path of ['/members', '/hidden', '/game/:sysname', '/cashier/deposit', '/twin', '/secret'])
    expect(paths).not.toContain(path)
  expect(paths).toContain('/')
})

it('the sitemap lists games by their canonical address if their page may be listed', async () => {
  const gamePage = (robots: 'index,follow' | 'noindex,follow') =>
    page('game', { route: '/game/:sysname', seo: { title: both('x'), robots }, blocks: [boardBlock] })
  const listed = await serve([gamePage('index,follow')], ['aviora', 'wolf-moon'])
  const { body } = await listed('/sitemap.xml')
  expect(body).toContain('<loc>https://example.com/platform/game/aviora</loc>')
  expect(body).toContain('<loc>https://example.com/ru/platform/game/wolf-moon</loc>')
  const hidden = await serve([gamePage('noindex,follow')], ['aviora'])
  expect((await hidden('/sitemap.xml')).body).not.toContain('aviora')
})

it('the sitemap uses the canonical host of the requested host', async () => {
  const get = await serve([mirror])
  expect((await get('/sitemap.xml', 'mirror.example')).body).toContain('<loc>https://marra.example/</loc>')
  expect((await get('/sitemap.xml')).body).toContain('<loc>https://example.com/</loc>')
})
