import { startApplication } from '../support/application.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'

const text = (id: string, when?: object) => ({
  id,
  type: 'RichText',
  version: 1,
  props: { lead: { uz: `Matn ${id}`, ru: `Текст ${id}` } },
  ...(when && { when }),
})
const toPage = (to: string) => ({
  id: 'link',
  type: 'Button',
  version: 1,
  props: {
    buttons: [
      { label: { uz: 'Keyingi', ru: 'Дальше' }, action: { type: 'navigate', to }, variant: 'primary' },
    ],
  },
})
const page = (key: string, blocks: object[]) => ({
  kind: 'page',
  key,
  schemaVersion: 1,
  body: { route: `/${key}`, layout: 'empty', seo: { title: { uz: key, ru: key } }, blocks },
})
const forCampaign = (is: string) => ({ fact: 'campaign', is })

const test = testOnOwnSite([
  page('landing', [
    text('all'),
    text('spring', { all: [forCampaign('Spring')] }),
    text('others', { not: [forCampaign('spring')] }),
    toPage('/second'),
  ]),
  page('second', [text('spring', { any: [forCampaign('spring'), forCampaign('autumn')] }), text('all')]),
  page('plain', [text('all')]),
])

test('a guest with the link of a campaign sees its blocks during the visit, another guest does not', async ({
  page: visited,
  browser,
  site,
}) => {
  const shown = visited.locator('main').getByText(/^Matn/)
  await visited.goto(`${site.url}/landing?utm_source=ad&utm_campaign=spring`)
  await expect(shown).toHaveText(['Matn all', 'Matn spring'])
  // Until then, links load the whole page.
  await startApplication(visited)
  await visited.evaluate(() => document.documentElement.setAttribute('data-stays', ''))
  await visited
    .getByRole('link', { name: 'Keyingi' })
    .or(visited.getByRole('button', { name: 'Keyingi' }))
    .click()
  await expect(visited).toHaveURL(`${site.url}/second`)
  await expect(shown).toHaveText(['Matn spring', 'Matn all'])
  await expect(visited.locator('html')).toHaveAttribute('data-stays')
  await visited.reload()
  await expect(shown).toHaveText(['Matn spring', 'Matn all'])
  await visited.goto(`${site.url}/ru/landing`)
  await expect(visited.locator('main').getByText(/^Текст/)).toHaveText(['Текст all', 'Текст spring'])
  const cookies = (await visited.context().cookies()).filter(({ name }) => name.includes('campaign'))
  expect(cookies).toMatchObject([
    { value: 'spring', httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 },
  ])

  const other = await browser.newPage()
  await other.goto(`${site.url}/landing?utm_campaign=unheard-of`)
  await expect(other.locator('main').getByText(/^Matn/)).toHaveText(['Matn all', 'Matn others'])
  await other.goto(`${site.url}/second`)
  await expect(other.locator('main').getByText(/^Matn/)).toHaveText(['Matn all'])
  expect((await other.context().cookies()).filter(({ name }) => name.includes('campaign'))).toEqual([])
  await other.close()
})

test('the newest link counts, also one with another spelling of the address', async ({
  page: visited,
  site,
}) => {
  await visited.goto(`${site.url}/landing?utm_campaign=spring`)
  await visited.goto(`${site.url}/uz/second?utm_campaign=AUTUMN`)
  await expect(visited.locator('main').getByText(/^Matn/)).toHaveText(['Matn spring', 'Matn all'])
  await visited.goto(`${site.url}/landing`)
  await expect(visited.locator('main').getByText(/^Matn/)).toHaveText(['Matn all', 'Matn others'])
})

test('pages without such a block are the same for all, and shared caches may store them', async ({
  site,
}) => {
  const read = async (path: string, cookie = '') => {
    const answer = await fetch(`${site.url}${path}`, { headers: { cookie } })
    const { headers } = answer
    return {
      html: await answer.text(),
      etag: headers.get('etag'),
      caching: headers.get('cache-control'),
      set: headers.get('set-cookie'),
    }
  }
  for (let time = 0; time < 2; time += 1) {
    const [guest, visitor] = [await read('/plain'), await read('/plain', 'marquee_campaign=spring')]
    expect(visitor).toEqual(guest)
    expect(guest.caching).toContain('s-maxage')
    expect(guest.set).toBeNull()
    const linked = await read('/plain?utm_campaign=spring')
    expect([linked.html, linked.etag]).toEqual([guest.html, guest.etag])
    expect(linked.caching).toBe('private, no-cache')
    expect(linked.set).toContain('marquee_campaign=spring;')
    const second = await read('/second')
    expect(second.caching).toBe('private, no-cache')
    expect(await read('/second', 'marquee_campaign=forged')).toEqual(second)
    expect((await read('/second', 'marquee_campaign=spring')).etag).not.toBe(second.etag)
  }
})
