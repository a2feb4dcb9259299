import { isRecord } from '../../../../schemas/is-record.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ContentGateway } from '../../model/gateway.ts'
import { useGateways } from '../../../../tests/support/content/content-gateways.ts'
import { both, document, page, smallSite } from '../../../../tests/support/content/content-site.ts'
import { cms } from '../../../../src/lib/cms/cms-client.ts'
import { registerContentService } from './index.ts'

const site = useGateways()
const record = (key: string, url: string, body: Record<string, unknown> = {}) =>
  document('seo', key, { url, ...body })

const documents = [
  page('rules', { seo: { title: { uz: 'Qoidalar', ru: 'Правила' } } }),
  page('members', { access: 'authenticated' }),
  record('home', '/', { title: both('Home'), openGraph: { title: both('Shared'), image: '/art/a.png' } }),
  record('rules', '/rules', { title: { uz: 'Qoidalar', ru: 'Правила' } }),
  record('terms', '/terms', { title: both('Terms'), robots: 'noindex,follow' }),
  document('domain-seo', 'mirror', { hosts: ['mirror.example'], robots: 'noindex,nofollow' }),
  document('redirects', 'site', { items: [{ from: '/old', to: '/rules' }] }),
  document('dictionary', 'default', {
    entries: [{ fieldName: 'login', validationDict: [{ errorType: 'required', message: both('Fill in') }] }],
  }),
  document('snippet', 'counter', { isEnabled: true, position: 'head', code: '<script>a()</script>' }),
]

let gateway: ContentGateway
let app: FastifyInstance

beforeEach(async () => {
  ;({ gateway } = await site.open({ defaults: [...smallSite(), ...documents] }))
  app = fastify()
  registerContentService(app, gateway)
})
afterEach(() => app.close())

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/cms${url}`, headers })
  const body: unknown = answer.body === '' ? null : answer.json()
  const { data, meta, error } = isRecord(body) ? body : {}
  return { status: answer.statusCode, headers: answer.headers, data, meta, error }
}
const keysOf = (data: unknown) =>
  Array.isArray(data) ? data.map((entry: unknown) => (isRecord(entry) ? entry['id'] : null)) : data

it('answers that the content client unwraps: attributes join their entry, pictures become addresses [CMS-04, CMS-05]', async () => {
  vi.stubGlobal('location', { pathname: '/ru/rules' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async (url: string) => new Response((await app.inject(url)).body))
  const query = { filters: { url: { $eq: '/' } }, populate: 'deep' }
  const answer = await cms.get('/seos', { query })
  expect(answer).toMatchObject({
    data: [
      {
        id: 'home',
        url: '/',
        title: 'Home',
        openGraph: { title: 'Shared', image: '/art/a.png' },
        locale: 'ru',
      },
    ],
  })
})

it('returns the SEO record of an address, with its components on request [API-CMS-11, SEO-01]', async () => {
  const { data, meta } = await ask('/seos?filters[url][$eq]=/&populate=deep&locale=ru')
  expect(data).toEqual([
    {
      id: 'home',
      attributes: {
        key: 'home',
        url: '/',
        title: 'Home',
        openGraph: {
          title: 'Shared',
          image: {
            data: { id: '/art/a.png', attributes: { url: '/art/a.png', name: 'a.png', ext: '.png' } },
          },
        },
        locale: 'ru',
        version: 1,
      },
    },
  ])
  expect(meta).toEqual({ pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } })
})

it('omits components that are not requested', async () => {
  const [plain, one] = await Promise.all(
    ['', '&populate[0]=openGraph'].map((more) => ask(`/seos?filters[url]=/&fields=title,openGraph${more}`)),
  )
  expect(plain?.data).toEqual([{ id: 'home', attributes: { title: 'Home' } }])
  expect(one?.data).toEqual([{ id: 'home', attributes: { title: 'Home', openGraph: { title: 'Shared' } } }])
})

it.each([
  ['filters[robots][$notNull]=true', ['terms']],
  ['filters[title][$startsWith]=H', ['home']],
  ['filters[url][$in][0]=/&filters[url][$in][1]=/terms', ['home', 'terms']],
  ['filters[$or][0][url]=/rules&filters[$or][1][title][$containsi]=ERM', ['rules', 'terms']],
  ['filters[$not][url]=/', ['rules', 'terms']],
  ['filters[key][$ne]=home&sort=url:desc', ['terms', 'rules']],
  ['pagination[page]=2&pagination[pageSize]=2', ['terms']],
])('understands %s', async (query, keys) => {
  expect(keysOf((await ask(`/seos?${query}`)).data)).toEqual(keys)
})

it('answers in the requested language, or in the default one', async () => {
  const title = async (locale: string) => (await ask(`/seos/rules?fields=title${locale}`)).data
  expect(await title('&locale=ru')).toEqual({ id: 'rules', attributes: { title: 'Правила' } })
  expect(await title('')).toEqual({ id: 'rules', attributes: { title: 'Qoidalar' } })
})

it('returns the settings of the named host, or of the requested host [API-CMS-10, SEO-18]', async () => {
  const expected = { id: 'mirror.example', attributes: { robots: 'noindex,nofollow' } }
  expect((await ask('/domain-seo-settings?host=mirror.example&fields=robots')).data).toEqual(expected)
  expect((await ask('/domain-seo-settings?fields=robots', { host: 'mirror.example' })).data).toEqual(expected)
  expect((await ask('/domain-seo-settings?host=other.example')).data).toBeNull()
})

it.each([
  ['cms-config', ['locales', 'menus', 'messagesUrl']],
  ['settings-seo', []],
  ['site-config', ['functionalSettings', 'validatorConfig', 'loader', 'popups']],
  ['cashier-config', ['methods', 'presets']],
  ['games-config', ['covers']],
  ['search-config', ['popular']],
  ['loyalty-config', ['soundVolume']],
  ['forms-config', ['isContactValidationImmediate']],
  ['auth-config', ['userParts']],
  ['analytics-settings', ['platformEvents']],
  ['support-config', ['chatHiddenAt']],
])('returns the block %s [CMS-01, ENT-38]', async (name, fields) => {
  const { status, data } = await ask(`/${name}`)
  expect(status).toBe(200)
  const attributes = isRecord(data) ? data['attributes'] : null
  for (const field of fields) expect(attributes).toHaveProperty(field)
})

it('returns redirects, defaults, canonical address, organization and product in the SEO block [ENT-39]', async () => {
  await gateway.publish(
    [
      document('settings', 'seo', {
        default: { description: both('All') },
        canonicalUrl: 'https://marra.example',
        organization: { name: both('Marra') },
        product: { name: both('Games') },
      }),
    ],
    'test',
  )
  expect((await ask('/settings-seo?populate=deep')).data).toMatchObject({
    attributes: {
      redirects: [{ from_url: '/old', to_url: '/rules' }],
      default: { description: 'All' },
      canonicalUrl: 'https://marra.example',
      organization: { name: 'Marra' },
      product: { name: 'Games' },
    },
  })
})

it('returns logos as media, features, messages by field, the loader and the popups in the site block [ENT-35, ENT-40]', async () => {
  expect((await ask('/site-config?populate=deep')).data).toMatchObject({
    attributes: {
      logos: { main: { data: { attributes: { ext: '.svg' } } } },
      functionalSettings: { features: { jackpots: true } },
      validatorConfig: [
        { fieldName: 'login', validationDict: [{ errorType: 'required', message: 'Fill in' }] },
      ],
      loader: { delay: 150 },
      popups: { login: 'login', registration: 'registration' },
    },
  })
})

it('returns name, icons and descriptions of payment methods [ENT-41]', async () => {
  const method = {
    sysname: 'uzcard',
    icon: 'card',
    image: '/art/emblems/coins.svg',
    name: both('Uzcard'),
    description: { uz: 'darhol', ru: 'сразу' },
  }
  await gateway.publish([document('settings', 'cashier', { methods: [method], presets: {} })], 'test')
  expect((await ask('/payment-methods?locale=ru')).data).toEqual([
    {
      id: 'uzcard',
      attributes: {
        key: 'uzcard',
        sysname: 'uzcard',
        icons: { main: 'card', picture: '/art/emblems/coins.svg' },
        descriptions: { name: 'Uzcard', text: 'сразу' },
        locale: 'ru',
      },
    },
  ])
})

it('returns neither documents for players only nor snippets', async () => {
  expect(keysOf((await ask('/pages?filters[layout]=default')).data)).not.toContain('members')
  expect((await ask('/pages/members')).status).toBe(404)
  expect((await ask('/snippets')).status).toBe(404)
})

it('answers the same request again only after the content has changed', async () => {
  const first = await ask('/seos/rules')
  const etag = String(first.headers['etag'])
  expect((await ask('/seos/rules', { 'if-none-match': etag })).status).toBe(304)
  await gateway.publish([record('rules', '/rules', { title: both('New') })], 'test')
  const again = await ask('/seos/rules', { 'if-none-match': etag })
  expect([again.status, again.headers['x-content-version']]).toEqual([200, '2'])
})

it.each([
  ['/nothing', 404, 'NotFoundError'],
  ['/seos/nothing', 404, 'NotFoundError'],
  ['/constructor', 404, 'NotFoundError'],
  ['/seos?filters[url][$regex]=a', 400, 'ValidationError'],
])('rejects %s as the content service does', async (url, status, name) => {
  const answer = await ask(url)
  expect(answer.status).toBe(status)
  expect([answer.data, answer.error]).toEqual([null, expect.objectContaining({ status, name })])
})
