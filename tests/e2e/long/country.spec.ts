import { publish } from '../support/own-site.ts'
import { startSite, type Site } from '../support/site.ts'
import { expect, test as base } from '../support/test.ts'

const header = 'X-Country'
const text = (id: string, when?: object) => ({
  id,
  type: 'RichText',
  version: 1,
  props: { lead: { uz: `Matn ${id}`, ru: `Текст ${id}` } },
  ...(when && { when }),
})
const inCountry = (...codes: string[]) => ({ fact: 'country', in: codes })
const page = (key: string, blocks: object[]) => ({
  kind: 'page',
  key,
  schemaVersion: 1,
  body: { route: `/${key}`, layout: 'empty', seo: { title: { uz: key, ru: key } }, blocks },
})
const documents = [
  page('countries', [
    text('uzbek', { all: [inCountry('UZ')] }),
    text('near', { all: [inCountry('KZ', 'KG')] }),
    text('elsewhere', { not: [inCountry('UZ', 'KZ', 'KG')] }),
  ]),
  page('everywhere', [text('all')]),
]

/** A site behind a proxy on this machine. */
const test = base.extend({
  site: [
    async ({}, use) => {
      const site = await startSite({ COUNTRY_HEADER: header, TRUST_PROXY: '127.0.0.0/8,::1' })
      await publish(site, documents)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

async function read(site: Site, path: string, country?: string) {
  const answer = await fetch(`${site.url}${path}`, {
    headers: country === undefined ? {} : { [header]: country },
  })
  const html = await answer.text()
  const [body = ''] = html.split('id="app-state"')
  return {
    shown: [...body.matchAll(/Matn (\w+)/g)].map(([, id]) => id),
    caching: answer.headers.get('cache-control'),
    etag: answer.headers.get('etag'),
  }
}

test('guests of each country receive the page with their blocks, also when it is cached', async ({
  site,
}) => {
  for (let time = 0; time < 2; time += 1) {
    expect((await read(site, '/countries', 'UZ')).shown).toEqual(['uzbek'])
    expect((await read(site, '/countries', 'kg')).shown).toEqual(['near'])
    expect((await read(site, '/countries', 'DE')).shown).toEqual(['elsewhere'])
    for (const unknown of [undefined, 'XX', 'UZ, KZ'])
      expect((await read(site, '/countries', unknown)).shown).toEqual(['elsewhere'])
  }
  expect((await read(site, '/countries', 'UZ')).caching).toBe('private, no-cache')
  const [one, other] = [await read(site, '/everywhere', 'UZ'), await read(site, '/everywhere', 'KZ')]
  expect(one).toEqual(other)
  expect(one.caching).toContain('s-maxage')
})
