import { visitScriptPath } from '../../../schemas/tracking.ts'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { daysAfter } from '../../../schemas/studio/days.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, enterStudio, pageDocument, richText } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const { results } = english
const both = (text: string) => ({ uz: text, ru: text })
const button = (id: string, action: object) => ({
  id,
  type: 'Button',
  version: 1,
  props: { buttons: [{ label: both(id), action, variant: 'primary' }] },
})
const popup = {
  kind: 'popup',
  key: 'weekend',
  schemaVersion: 2,
  body: {
    title: both('Weekend'),
    size: 'custom',
    blocks: [richText('terms', '<p>x50</p>'), button('more', { type: 'navigate', to: '/rules' })],
  },
}
const test = testOnOwnSite([
  popup,
  pageDocument('weekend-offer', [
    button('begin', { type: 'openPopup', popup: 'weekend' }),
    ...Array.from({ length: 20 }, (_, index) => richText(`text-${index}`, '<p>Matn</p><p>Matn</p>')),
  ]),
])
// Browsers that say that a program drives them are not counted.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
test.use({ locale: 'en-US' })

test('what a visitor sees, clicks and reaches appears in the Studio, without a name', async ({
  page,
  browser,
  site,
}) => {
  const context = await browser.newContext({ userAgent })
  const visitor = await context.newPage()
  const counts = visitor.waitForResponse((answer) => answer.url().includes(visitScriptPath))
  await visitor.goto(`${site.url}/weekend-offer`)
  await counts
  await visitor.getByRole('button', { name: 'begin' }).click()
  await expect(visitor.getByText('x50')).toBeVisible()
  await visitor.getByRole('link', { name: 'more' }).click()
  await expect(visitor).toHaveURL(/rules/)
  await expect.poll(() => visitor.evaluate(() => document.querySelector('dialog[open]'))).toBeNull()
  // A page that is really left names the browser that drives it.
  await visitor.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

  await enterStudio(page, site)
  const day = new Date().toISOString().slice(0, 10)
  const read = async (kind: string, key: string) =>
    callStudio(page, site, 'results.read', { kind, key, from: daysAfter(day, -1), to: daysAfter(day, 1) })
  const used = { views: 1, clicks: 1, registrations: 0, deposits: 0 }
  await expect.poll(() => read('popup', 'weekend')).toMatchObject({ now: used, blocks: { more: used } })
  await context.close()
  expect(await read('page', 'weekend-offer')).toMatchObject({
    now: used,
    blocks: { begin: used, 'text-0': { views: 1, clicks: 0 } },
  })
  expect(await read('page', 'weekend-offer')).not.toHaveProperty(['blocks', 'text-19'])

  await page.goto(`${site.url}/studio/results`)
  const popups = page.getByRole('region', { name: english.kinds.popup })
  await expect(popups.getByRole('row', { name: /Weekend/ })).toContainText('100.0%')
  await popups.getByRole('link', { name: 'Weekend' }).click()
  await expect(page.getByRole('row', { name: /more/ })).toContainText('100.0%')
  await page.getByRole('link', { name: results.edit }).click()
  await expect(page.getByText(/1 views, 1 clicks \(100.0%\)/)).toBeVisible()
})
