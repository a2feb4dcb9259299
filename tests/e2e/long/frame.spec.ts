import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { enter } from '../support/player.ts'
import { startApplication } from '../support/application.ts'
import { expect, test } from '../support/test.ts'
import { documentText, message } from '../support/texts.ts'

const phone = { width: 390, height: 844 }

const tabBar = (page: Page) => page.getByRole('navigation', { name: message('uz', 'header.tabs') })
const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: message('uz', 'header.search') })
const menuTab = (page: Page) => tabBar(page).getByRole('button', { name: message('uz', 'header.more') })

/** Only of the open dialog; other tests check the pages below. */
async function expectNoViolations(page: Page) {
  expect(await violationsOf(page, 'dialog')).toEqual([])
}

test.describe('the sidebar on phones', () => {
  test.use({ viewport: phone })

  test('keeps the focus, returns it to its tab, and closes after a navigation and on a click outside [DLG-24]', async ({
    page,
  }) => {
    await page.goto('/rules')
    await menuTab(page).focus()
    await page.keyboard.press('Enter')
    const sidebar = page.getByRole('dialog', { name: documentText('popups/sidebar', 'title', 'uz') })
    await expect(sidebar).toBeVisible()
    await expect(sidebar.getByRole('group', { name: message('uz', 'scheme.label') })).toBeVisible()
    const controls = await sidebar.locator('a, button, input').count()
    for (let press = 0; press <= controls; press += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menuTab(page)).toBeFocused()

    await menuTab(page).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: documentText('menus/more', 'items.6.label', 'uz') })
      .click()
    await expect(page).toHaveURL(/\/support$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await menuTab(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(10, 400)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test.describe('of a player', () => {
    // The click that logs out also requests the balance, which may come too late.
    test.use({ expectedStatuses: [401] })
  })

  test('the cashier hides the tab bar, so that its own button is at the bottom of the screen', async ({
    page,
  }) => {
    await enter(page)
    await page.goto('/rules')
    await expect(tabBar(page)).toBeVisible()
    await tabBar(page)
      .getByRole('link', { name: documentText('menus/tabs', 'items.2.label', 'uz') })
      .click()
    await expect(page).toHaveURL(/\/cashier\/deposit$/)
    await expect(tabBar(page)).toBeHidden()
    const pay = page.getByRole('button', { name: message('uz', 'cashier.payNothing') })
    await expect(pay).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 800, height: 900 })
    await expect(tabBar(page)).toBeVisible()
  })
})

test('the search loads nothing before it is opened, finds a game by keyboard despite a typo and remembers the query [DLG-25]', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const isLoaded = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
    return texts.some((text) => text.includes('aria-activedescendant'))
  }
  await page.goto('/rules')
  await startApplication(page)
  expect(scripts).not.toEqual([])
  expect(await isLoaded()).toBe(false)
  await searchButton(page).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('combobox', { name: message('uz', 'games.search.label') })
  await expect(field).toBeFocused()
  expect(await isLoaded()).toBe(true)
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.type('olmas saltanat')
  const found = page.getByRole('option', { name: /Olmos Saltanati/ })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^1 /)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/game\/olmos-saltanati$/)
  await expect(field).toHaveCount(0)
  // The game explains demo mode to a guest once per visit.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await searchButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'olmas saltanat' }).click()
  await expect(found).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(searchButton(page)).toBeFocused()
})

test('the color scheme is kept on every page and after a reload', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page
    .getByRole('banner')
    .getByRole('button', { name: message('uz', 'header.language') })
    .click()
  await page.getByRole('radio', { name: message('uz', 'scheme.light') }).check()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await page.goto('/ru/rules')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await page.setViewportSize(phone)
  await page
    .getByRole('navigation', { name: message('ru', 'header.tabs') })
    .getByRole('button', { name: message('ru', 'header.more') })
    .click()
  await expect(
    page.getByRole('dialog').getByRole('radio', { name: message('ru', 'scheme.light') }),
  ).toBeChecked()
})

test('every landmark is unique or has its own name', async ({ page }) => {
  await page.goto('/')
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1)
    const names = await page
      .getByRole('navigation')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? ''))
    expect(names.length).toBeGreaterThan(3)
    expect(names).not.toContain('')
    expect(new Set(names).size).toBe(names.length)
    const band = page.getByRole('contentinfo').getByRole('region')
    await expect(band).toContainText('18+')
    await expect(band.getByRole('link')).toHaveAttribute('href', '/responsible-gaming')
  }
})
