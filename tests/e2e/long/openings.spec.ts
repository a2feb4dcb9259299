import { startApplication } from '../support/application.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { registerPlayer } from '../support/account.ts'
import { expect } from '../support/test.ts'

const both = (text: string) => ({ uz: text, ru: text })
const popup = (key: string, opens: object) => ({
  kind: 'popup',
  key,
  schemaVersion: 2,
  body: {
    title: both(`Popup ${key}`),
    size: 'custom',
    opens: { frequency: 'visit', ...opens },
    blocks: [
      { id: 'text', type: 'RichText', version: 1, props: { lead: both('Matn') } },
      {
        id: 'buttons',
        type: 'Button',
        version: 1,
        props: { buttons: [{ label: both('Yopish'), action: { type: 'closePopup' }, variant: 'primary' }] },
      },
    ],
  },
})
const landing = {
  kind: 'page',
  key: 'landing',
  schemaVersion: 1,
  body: {
    route: '/landing',
    layout: 'default',
    seo: { title: both('Landing') },
    blocks: Array.from({ length: 30 }, (_each, index) => ({
      id: `text-${index}`,
      type: 'RichText',
      version: 1,
      props: { lead: both(`Matn ${index}`) },
    })),
  },
}
const load = { event: 'load', after: 1 }
const guest = { fact: 'user', is: 'guest' }

const test = testOnOwnSite([
  landing,
  popup('scrolled', {
    trigger: { event: 'scroll', percent: 60 },
    pages: ['/landing'],
    audience: { all: [guest] },
  }),
  popup('ad', { trigger: load, audience: { all: [guest, { fact: 'campaign', is: 'spring' }] }, priority: 5 }),
  popup('new', {
    trigger: load,
    audience: { all: [{ fact: 'registered', withinDays: 7 }] },
  }),
])

test('a scroll opens a popup like a dialog, once in a visit, and not while a field has the focus', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/landing`)
  await startApplication(page)
  const dialog = page.getByRole('dialog')
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'))
    field.style.position = 'fixed'
    field.focus({ preventScroll: true })
  })
  await page.mouse.wheel(0, 4000)
  await expect(page.getByText('Matn 29')).toBeInViewport()
  // Three looks at the page.
  await page.waitForTimeout(3000)
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => document.querySelector('body > input')?.remove())
  await expect(dialog).toHaveAccessibleName('Popup scrolled')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('marquee.opened_popups'))).toContain('"scrolled"')
  await page.goto(`${site.url}/?utm_campaign=spring`)
  await startApplication(page)
  await page.waitForTimeout(3000)
  await expect(dialog).toHaveCount(0)
})

test('the visitors of a campaign see its popup, and cached pages stay the same for all', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/?utm_campaign=spring`)
  await startApplication(page)
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Popup ad')
  const answer = await fetch(`${site.url}/uz`)
  expect(answer.headers.get('cache-control')).not.toContain('private')
})

test('a new player sees it after the campaigns of the platform, and not over a payment', async ({
  page,
  site,
}) => {
  await registerPlayer(page, site.url)
  await page.goto(`${site.url}/cashier/deposit`)
  await startApplication(page)
  await page.waitForTimeout(3000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${site.url}/promotions`)
  await startApplication(page)
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Popup new', { timeout: 15_000 })
})
