import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { violationsOf } from '../support/axe.ts'
import { paymentsOf } from '../support/cashier.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

const rows = (page: Page) => page.locator('main details')

test.beforeEach(async ({ page }) => enter(page))

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

for (const [locale, viewport] of [
  ['uz', { width: 390, height: 844 }],
  ['ru', { width: 1440, height: 900 }],
] as const)
  test.describe(`${locale}, ${viewport.width}`, () => {
    test.use({ viewport })

    test(`the history keeps its tab in the address and loads four entries per page (${locale}) [HIST-02, ROUTE-50]`, async ({
      page,
    }) => {
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
      await expectNoViolations(page)
      await page.goBack()
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      await page.goto(localePath('/cashier/history?tab=nonsense', locale))
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    })

    test(`the history lists all entries, filters them by days and saves them (${locale})`, async ({
      page,
    }) => {
      await page.goto(localePath('/cashier/history', locale))
      await page.getByRole('button', { name: message(locale, 'cashier.history.all'), exact: true }).click()
      await expect(page).toHaveURL(/[?&]tab=all/)
      await expect(rows(page)).toHaveCount(8)
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
      await expectNoViolations(page)
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
    })
  })

test('wallet and receipt exist in both languages and link to further pages [ROUTE-60, ROUTE-61]', async ({
  page,
}) => {
  for (const [locale, prefix] of [
    ['uz', ''],
    ['ru', '/ru'],
  ] as const) {
    await page.goto(`${prefix}/cashier/wallet`)
    await expect(page.getByText(message(locale, 'balance.breakdown.total'), { exact: true })).toBeVisible()
    const main = page.getByRole('main')
    await expect(
      main.getByRole('link', { name: message(locale, 'cashier.wallet.withdraw') }).first(),
    ).toHaveAttribute('href', `${prefix}/cashier/withdraw`)
    await main.locator('li a[href*=receipt]').first().click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/cashier/receipt\\?transaction=\\d+$`))
    await expect(page.getByText(message(locale, 'cashier.receipt.credited'))).toBeVisible()
    await page.goto(`${prefix}/cashier/receipt`)
    await expect(
      page
        .getByText(message(locale, 'cashier.receipt.status'))
        .or(main.getByText(/№\s\d+/))
        .first(),
    ).toBeVisible()
  }
})

test('the cashier redirects to the deposit, and so does billing unless opened from there [ROUTE-47, ROUTE-63]', async ({
  page,
}) => {
  for (const prefix of ['', '/ru']) {
    await page.goto(`${prefix}/cashier`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/cashier/deposit$`))
    await page.goto(`${prefix}/cashier/billing`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/cashier/deposit$`))
    await page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = path
      link.id = 'billing'
      link.textContent = 'billing'
      document.querySelector('main')?.prepend(link)
    }, `${prefix}/cashier/billing`)
    await page.locator('#billing').click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/cashier/billing$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Toʻlov hujjatlari|Платёжные документы/)
  }
})

test('shows a payment by its number, whether pending, failed or of one method [ROUTE-49, ROUTE-53, ROUTE-57]', async ({
  page,
}) => {
  const failed = (await paymentsOf(page, 'deposit')).find(({ status }) => status === 'fail')
  await page.request.post('/api/cashier/makedeposit?v=2.34&locale=uz', {
    form: { method_id: '9', amount: '59000', requisites: '{"phone":"+998901234567"}' },
    headers: { 'idempotency-key': 'history-spec' },
  })
  const [pending] = await paymentsOf(page, 'deposit')
  for (const [locale, prefix] of [
    ['uz', ''],
    ['ru', '/ru'],
  ] as const) {
    await page.goto(`${prefix}/cashier/payfail/${failed?.id}`)
    await expect(
      page.getByText(message(locale, 'cashier.result.number').replace('{{id}}', String(failed?.id))),
    ).toBeVisible()
    // The page does not wait for a failed payment.
    await page.goto(`${prefix}/cashier/paypending/${failed?.id}`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/cashier/payfail/${failed?.id}$`))
    await page.goto(`${prefix}/cashier/paypending/${pending?.id}`)
    await expect(page.getByRole('link', { name: message(locale, 'cashier.result.continue') })).toBeVisible()
    await page.goto(`${prefix}/cashier/deposit/humo`)
    await expect(page.getByRole('radio', { name: /Humo/ })).toBeChecked()
  }
})

test('bets are listed by day and can be exported as a file [ROUTE-39, ROUTE-40, ROUTE-41]', async ({
  page,
}) => {
  for (const [locale, prefix] of [
    ['uz', ''],
    ['ru', '/ru'],
  ] as const) {
    await page.goto(`${prefix}/profile/bets`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/profile/bets/history$`))
    await page.getByLabel(message(locale, 'bets.from')).fill('2020-01-01')
    await page.getByLabel(message(locale, 'bets.to')).fill('2020-01-02')
    await expect(page.getByText(message(locale, 'bets.empty.filtered'))).toBeVisible()
    await page.goto(`${prefix}/profile/bets/exports`)
    await expect(page.getByLabel(message(locale, 'bets.from'))).toBeVisible()
  }
  // The page may still be hydrating; values typed before that are kept.
  await page.getByLabel(message('ru', 'bets.from')).fill('2026-01-01')
  await page.getByLabel(message('ru', 'bets.to')).fill('2026-06-01')
  await page.getByRole('button', { name: message('ru', 'exports.request') }).click()
  const file = page.getByRole('link', { name: message('ru', 'exports.download') })
  await expect(file).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
})
