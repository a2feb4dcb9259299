import type { Page } from '@playwright/test'
import { enter, openPopup } from '../support/player.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'
import { defaultBody, documentText, fieldLabel, message } from '../support/texts.ts'

const aboutPage = defaultBody('pages/about')
const about = String(aboutPage['route'])

/** A page with sound: a content manager has added the popup for a first tap. */
const body = { ...aboutPage, gesturePopup: 'interactivity' }
const test = testOnOwnSite([{ kind: 'page', key: 'about', schemaVersion: 1, body }])

// Traces without snapshots of the DOM: with them, the test of sounds failed here, perhaps because they run code in
// the page that counts as a gesture.
test.use({ trace: { mode: 'on-first-retry', snapshots: false, screenshots: false, sources: false } })

const dialogs = (page: Page) => page.getByRole('dialog')
const titled = (page: Page, popup: string) =>
  page.getByRole('dialog', { name: documentText(`popups/${popup}`, 'title', 'uz') })

test('only the topmost popup is visible, and the one below keeps what was typed [DLG-03]', async ({
  page,
}) => {
  await page.goto('/rules')
  const login = await openPopup(page, 'login', 'uz')
  const field = login.getByLabel(fieldLabel('login', 'login', 'uz'))
  await field.fill('998901234567')
  await login.getByText(documentText('forms/login', 'links.0.label', 'uz')).click()
  await expect(titled(page, 'restore')).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(titled(page, 'login')).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
  await expect(field).toHaveValue('998901234567')
})

test('a campaign waits until the open dialog has closed [DLG-11]', async ({ page }) => {
  const campaign = {
    id: 1,
    sysname: 'evening',
    title: 'Kechki aksiya',
    text: 'Matn',
    terms: 'Shartlar',
    button: 'К предложению',
    link: '/offers',
    offer_id: null,
    scene: null,
    image: null,
  }
  let deliver = () => {}
  const isSearching = new Promise<void>((resolve) => (deliver = resolve))
  let isDue = true
  await page.route('**/api/popups/get*', async (route) => {
    await isSearching
    await route.fulfill({ json: { data: isDue ? campaign : null } })
    isDue = false
  })
  const requested = page.waitForRequest('**/api/popups/get*')
  await enter(page)
  await page.goto('/rules')
  await page
    .getByRole('banner')
    .getByRole('button', { name: message('uz', 'header.search') })
    .click()
  const search = page.getByRole('dialog').filter({ has: page.getByRole('combobox') })
  await expect(search).toBeVisible()
  await requested
  const delivered = page.waitForResponse('**/api/popups/get*')
  deliver()
  await (await delivered).finished()
  await page.waitForTimeout(500)
  await expect(dialogs(page)).toHaveCount(1)
  await expect(search).toBeVisible()
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('dialog', { name: campaign.title })
  await expect(dialog).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
  // On a phone, its label does not wrap.
  await page.setViewportSize({ width: 390, height: 844 })
  const heightOf = async (name: string) =>
    (await dialog.getByText(name, { exact: true }).boundingBox())?.height
  expect(await heightOf(campaign.button)).toBe(await heightOf(message('uz', 'campaigns.later')))
})

test('a page with sound asks for a first tap once per visit [DLG-26, DLG-27]', async ({ page }) => {
  // Playwright's evaluations count as a gesture: until the popup is requested, only the network is observed.
  let requests = 0
  page.on('request', (request) => {
    if (/\/nfx\/popups\/.*interactivity/.test(request.url())) requests += 1
  })
  const requested = page.waitForResponse(/\/nfx\/popups\/.*interactivity/)
  await page.goto(about, { waitUntil: 'commit' })
  await requested
  const popup = titled(page, 'interactivity')
  await popup
    .getByRole('button', {
      name: documentText('popups/interactivity', 'blocks.1.props.buttons.0.label', 'uz'),
    })
    .click()
  await expect(popup).toHaveCount(0)

  await page.reload()
  await page.waitForTimeout(2500)
  expect(requests).toBe(1)
})
