import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import russianTexts from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import uzbekTexts from '../../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { document, smallSite } from '../../../tests/support/content/content-site.ts'
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import { registerAppRoutes } from './app-routes.ts'

const site = useGateways()

const icon = { src: '/art/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' }
const web = document('settings', 'web', {
  favicons: [],
  app: { shortName: 'Short', description: { uz: 'Uz matn', ru: 'Ру текст' }, icons: [icon] },
})

async function serve(...documents: ReturnType<typeof smallSite>) {
  const kept = smallSite().filter(({ key }) => !documents.some((own) => own.key === key))
  const { gateway } = await site.open({ defaults: [...kept, ...documents] })
  const app = fastify()
  registerAppRoutes(app, { gateway })
  return app
}

it('the manifest uses settings and theme, and starts in the language of the page [PWA-03]', async () => {
  const app = await serve(web)
  const answer = await app.inject('/manifest.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const uzbek: unknown = answer.json()
  expect(uzbek).toMatchObject({
    id: '/',
    short_name: 'Short',
    description: 'Uz matn',
    lang: 'uz-Latn-UZ',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: [icon],
  })
  const russian: unknown = (await app.inject('/manifest.webmanifest?locale=ru')).json()
  expect(russian).toMatchObject({ id: '/', description: 'Ру текст', lang: 'ru-RU', start_url: '/ru' })
  expect(JSON.stringify(russian)).toMatch(/"background_color":"#/)
})

it("the offline page loads nothing and uses the site's language and theme", async () => {
  const texts = { uz: uzbekTexts.body, ru: russianTexts.body }
  const app = await serve(document('messages', 'uz', texts.uz), document('messages', 'ru', texts.ru))
  const uzbek = await app.inject('/offline')
  expect(uzbek.headers['content-type']).toContain('text/html')
  expect(uzbek.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(uzbek.body).toContain('<html lang="uz-Latn-UZ" dir="ltr">')
  expect(uzbek.body).toContain(texts.uz.offline.works.money)
  expect(uzbek.body).not.toMatch(/<(?:img|link)|src=|url\(/)
  expect(uzbek.body).not.toContain('<nav')
  const russian = await app.inject('/offline?locale=ru')
  expect(russian.body).toContain(texts.ru.offline.title)
  expect(Buffer.byteLength(russian.body)).toBeLessThan(8 * 1024)
})

it('the offline page has the logo of the site and the tabs that everyone sees, in its language', async () => {
  const players = { all: [{ fact: 'user' as const, is: 'authenticated' as const }] }
  const tabs = [
    { id: 'home', label: 'Лобби', to: '/', icon: 'home' },
    { id: 'games', label: 'Игры', to: '/gamehall' },
    { id: 'own', label: 'Профиль', to: '/profile', when: players },
  ]
  const { gateway } = await site.open({ defaults: smallSite() })
  const header = [{ id: 'header', type: 'SiteHeader', props: { tabs: 'tabs' } }]
  const app = fastify()
  app.get('/art/mark.svg', (_request, reply) => reply.type('image/svg+xml').send('<svg/>'))
  registerAppRoutes(app, {
    gateway: {
      config: async (locale) => ({ ...(await gateway.config(locale)), menus: { tabs } }),
      findPage: gateway.findPage,
      locales: gateway.locales,
      messages: gateway.messages,
      parts: gateway.parts,
      theme: gateway.theme,
      page: async (key, locale) => ({ ...(await gateway.page(key, locale)), header }),
    },
  })
  const { body, headers } = await app.inject('/offline?locale=ru')
  const links = [...body.matchAll(/<a href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g)]
  expect(links.map(([, href, text]) => [href, text]).filter(([href]) => href !== '')).toEqual([
    ['/ru', ''],
    ['/ru', 'Лобби'],
    ['/ru/gamehall', 'Игры'],
  ])
  expect(body).toContain(`src="data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}"`)
  expect(headers['content-security-policy']).toContain("img-src data:; connect-src 'self'")
})

it('the service worker is revalidated each time and absent in development', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-worker-'))
  await writeFile(join(folder, 'sw.js'), 'self')
  const { gateway } = await site.open({ defaults: smallSite() })
  const app = fastify()
  registerAppRoutes(app, { gateway, clientDir: folder })
  const answer = await app.inject('/sw.js')
  expect(answer.body).toBe('self')
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect((await (await serve()).inject('/sw.js')).statusCode).toBe(404)
  await rm(folder, { recursive: true })
})
