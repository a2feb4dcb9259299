import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { violationsOf } from '../support/axe.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

const rows = (page: Page) => page.locator('main details')

test.beforeEach(async ({ page }) => enter(page))

test('the history keeps its tab in the address, loads four entries per page, lists all, filters them by days and saves them [HIST-02, ROUTE-50]', async ({
  page,
}) => {
  const locale = 'ru'
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(localePath('/cashier/history', locale))
  await expect(rows(page)).toHaveCount(4)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(
    ['deposit', 'withdrawal', 'bonuses', 'cashbacks'].map(
      (tab) => new RegExp(`^${message(locale, `cashier.history.tabs.${tab}`)}\\d+$`),
    ),
  )
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: message(locale, 'cashier.history.more') }).click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(4)
  await tabs.nth(1).click()
  await expect(page).toHaveURL(/[?&]tab=withdrawal/)
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).first()).toContainText(message(locale, 'cashier.history.kind.withdrawal'))
  await rows(page).first().locator('summary').click()
  await expect(rows(page).first().getByRole('list')).toBeVisible()
  expect(await violationsOf(page, 'main')).toEqual([])
  await page.goBack()
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: message(locale, 'cashier.history.all'), exact: true }).click()
  await expect(page).toHaveURL(/[?&]tab=all/)
  await expect(rows(page)).toHaveCount(8)
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  expect(await violationsOf(page, 'main')).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: message(locale, 'cashier.history.download') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('history.csv')
  await page.getByLabel(message(locale, 'cashier.history.to')).fill('2020-01-01')
  await expect(page.getByText(message(locale, 'cashier.history.empty.days'))).toBeVisible()
  await page.getByRole('tab').nth(1).click()
  await expect(page).toHaveURL(/[?&]tab=withdrawal/)
  await expect(rows(page)).toHaveCount(4)
  await page.goto(localePath('/cashier/history?tab=nonsense', locale))
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
})

test('billing is shown only if it is opened from the site [ROUTE-63]', async ({ page }) => {
  await page.goto('/ru/cashier/billing')
  await expect(page).toHaveURL(/\/ru\/cashier\/deposit$/)
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    link.id = 'billing'
    link.textContent = 'billing'
    document.body.prepend(link)
  }, '/ru/cashier/billing')
  await page.locator('#billing').click()
  await expect(page).toHaveURL(/\/ru\/cashier\/billing$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Платёжные документы/)
})
