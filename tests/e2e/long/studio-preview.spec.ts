import type { Page } from '@playwright/test'
import { fonts } from '../../../src/lib/browser/storage-keys.ts'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { keepBlocksUnfolded, openConditions, openStudio } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { documentText, message } from '../support/texts.ts'

const { accessibility, preview } = english

test.use({
  locale: 'en-US',
  // Of deliberately broken documents and calls.
  expectedStatuses: [403, 422, 503],
})

const inPage = (page: Page) => page.frameLocator(`iframe[title="${preview.title}"]`)
const choose = (page: Page, label: string, value: string) =>
  page.getByRole('region', { name: preview.title }).getByLabel(label, { exact: true }).selectOption(value)

test('a draft can be checked, and previewed as a guest, as players in any state, and with a failing platform', async ({
  page,
  site,
}) => {
  await keepBlocksUnfolded(page)
  await openStudio(page, site, '/documents/page/home')
  const balance = inPage(page).getByTestId('balance')

  await test.step('a failure of accessibility is reported with its position and links to the block', async () => {
    const title = inPage(page).locator('[data-block="hero"] h1')
    await expect(title).toBeVisible()
    // Like a block that declares its text as a picture without a name.
    await title.evaluate((heading) => heading.setAttribute('role', 'img'))
    await openConditions(page)
    await page.getByRole('button', { name: accessibility.check }).click()
    const found = page.getByRole('region', { name: accessibility.title })
    await found.getByRole('button', { name: /hero/ }).click()
    const blocks = page.getByRole('group', { name: english.outline.title })
    await expect(blocks.locator('[aria-current="true"]')).toContainText('hero')
  })

  await page.getByRole('button', { name: '1440', exact: true }).click()
  await test.step('a guest has no balance, a player with money has one', async () => {
    await expect(inPage(page).getByRole('banner')).toBeVisible()
    await expect(balance).toHaveCount(0)
    await choose(page, preview.as, 'player')
    await expect(balance).toContainText('1,284,500')
  })

  await test.step('later calls of the page use the same player', async () => {
    await openConditions(page)
    const lobby = page.waitForResponse((response) => response.url().includes('/api/account/getBalance'))
    await page.getByRole('textbox', { name: preview.path }).fill('/cashier/deposit')
    await page.getByRole('button', { name: preview.show, exact: true }).click()
    const answer = await (await lobby).text()
    expect(answer).toContain('1284500.00')
    await expect(balance).toContainText('1,284,500')
  })

  await test.step("the preview leaves the browser's session and storage unchanged", async () => {
    const { cookies } = await page.context().storageState()
    expect(cookies.map(({ name }) => name)).not.toContain('marquee_session')
    const kept = await page.evaluate(() => Object.keys(localStorage))
    // Which fonts the browser has says nothing about a player.
    expect(kept.filter((key) => key !== fonts && !key.startsWith('marquee.studio'))).toEqual([])
    const own = await page.request.get(`${site.url}/api/account/getInfo?v=2.34&locale=uz`)
    expect(await own.json()).toMatchObject({ data: { uid: 0 } })
  })

  await test.step('a blocked player sees the user-blocked page', async () => {
    await choose(page, preview.as, 'blocked')
    await expect(inPage(page).locator('h1')).toHaveText(
      documentText('pages/user-blocked', 'blocks.0.props.title', 'uz'),
    )
  })

  await test.step('faults of the platform affect this preview only', async () => {
    await choose(page, preview.as, 'guest')
    await page.getByRole('textbox', { name: preview.path }).fill('/gamehall')
    await page.getByRole('button', { name: preview.show, exact: true }).click()
    await choose(page, preview.platform, 'outage')
    await expect(inPage(page).getByText(message('uz', 'games.error.title')).first()).toBeVisible()
    expect((await page.request.get(`${site.url}/gamehall`)).status()).toBe(200)
    await choose(page, preview.platform, 'error')
    await choose(page, preview.call, 'games.get')
    await choose(page, preview.error, 'BillingUnavailableException')
    await expect(inPage(page).getByRole('alert').first()).toBeVisible()
    await choose(page, preview.error, 'ApplicationDisabledException')
    await expect(inPage(page).locator('h1')).toHaveText(
      documentText('pages/maintenance', 'blocks.0.props.title', 'uz'),
    )
  })
})
