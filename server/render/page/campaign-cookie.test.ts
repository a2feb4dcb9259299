import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { campaignCookie, campaignIn } from './campaign-cookie.ts'

const content = { asksForCampaign: (key: string) => ['spring', 'new-year_26'].includes(key) }
const app = fastify()
const secure = campaignCookie('https://site.example')
const plain = campaignCookie('http://localhost:3000')
app.get('/secure', async (_request, reply) => {
  secure.keep(reply, 'spring')
  return reply.header('set-cookie', 'other=1').send('')
})
afterAll(() => app.close())

test.each([
  ['?utm_campaign=spring', 'spring'],
  ['?utm_source=ad&utm_campaign=New-Year_26&x=1', 'new-year_26'],
  ['', undefined],
  ['?utm_source=spring', undefined],
  ['?utm_campaign=', undefined],
  // Nothing that blocks do not ask for gets into a cookie or the cache.
  ['?utm_campaign=summer', undefined],
  ['?utm_campaign=spring%0d%0aset-cookie:%20x=1', undefined],
  [`?utm_campaign=${'x'.repeat(5000)}`, undefined],
  ['?utm_campaign=spring&utm_campaign=summer', undefined],
  ['?utm_campaign[]=spring', undefined],
  ['?x=utm_campaign', undefined],
])('the address %j names the campaign %s', (search, campaign) => {
  expect(campaignIn(search, content)).toBe(campaign)
})

test.each([
  ['marquee_campaign=spring', 'spring', undefined],
  ['theme=dark; __Host-marquee_campaign=spring', undefined, 'spring'],
  ['__Host-marquee_campaign=summer; marquee_campaign=SPRING', undefined, undefined],
  ['marquee_campaign=; __Host-marquee_campaign=', undefined, undefined],
  [undefined, undefined, undefined],
])('of the cookies %j, a site without and one with https reads %s and %s', (cookies, http, https) => {
  expect([plain.read(cookies, content), secure.read(cookies, content)]).toEqual([http, https])
})

test('over https the cookie is for this host only, and other cookies stay', async () => {
  const { headers } = await app.inject('/secure')
  expect(headers['set-cookie']).toEqual([
    '__Host-marquee_campaign=spring; Path=/; HttpOnly; SameSite=Lax; Secure',
    'other=1',
  ])
})
