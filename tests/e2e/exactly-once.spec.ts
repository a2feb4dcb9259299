import type { BrowserContext, Page } from '@playwright/test'
import { befall, cancelOpen, paymentsOf, sendButton, typeAmount } from './support/cashier.ts'
import { enter } from './support/player.ts'
import { expect, test } from './support/test.ts'
import { message } from './support/texts.ts'

/*
 * Players, tabs and networks may do anything: there are never two charges, and the state is always clear.
 * Each
 * test uses its own amount to recognize its payments.
 */

const notice = (page: Page) => page.locator('main [role=status]')
const text = (key: string, amount: string) => message('uz', key).replace('{{amount}}', `${amount}\u00a0soʻm`)

async function withAmount(page: Page, type: 'deposit' | 'withdrawal', amount: string) {
  const all = await paymentsOf(page, type)
  return all.filter((payment) => payment.amount.amount === `${amount}.00`)
}

/** Opens the withdrawal with saved payment details selected and types an amount. */
async function prepareWithdrawal(page: Page, amount: string) {
  await page.goto('/cashier/withdraw')
  await expect(page.locator('main form[id]')).toBeAttached()
  await typeAmount(page, amount)
}

async function prepareDeposit(page: Page, amount: string) {
  await page.goto('/cashier/deposit/payme')
  await expect(page.locator('main form[id] input').first()).toBeVisible()
  await typeAmount(page, amount)
}

test.beforeEach(async ({ page }) => enter(page))
test.afterEach(async ({ page }) => cancelOpen(page))

test('asks for confirmation when paying again after returning from the payment page', async ({ page }) => {
  await prepareDeposit(page, '52000')
  await sendButton(page).click()
  await page.waitForURL(/\/cashier\/paymobile|\/sandbox\/payments\//)
  await page.goBack()
  await expect(page.locator('main form[id] input').first()).toBeVisible()
  await typeAmount(page, '52000')
  await sendButton(page).click()
  const duplicate = text('cashier.notice.deposit.twin', '52,000')
  await expect(notice(page).filter({ hasText: duplicate })).toBeVisible()
  expect(await withAmount(page, 'deposit', '52000')).toHaveLength(1)
  await page.getByRole('link', { name: message('uz', 'cashier.notice.goThere') }).click()
  await expect(page).toHaveURL(/\/cashier\/paypending\/\d+$/)
  await expect(page.getByRole('link', { name: message('uz', 'cashier.result.continue') })).toBeVisible()
})

async function secondTab(context: BrowserContext, amount: string): Promise<Page> {
  const page = await context.newPage()
  await prepareWithdrawal(page, amount)
  return page
}

test('sends one withdrawal from two tabs', async ({ page, context }) => {
  await prepareWithdrawal(page, '53000')
  const other = await secondTab(context, '53000')
  await Promise.all([sendButton(page).click(), sendButton(other).click()])
  await expect(page.locator('main [role=status]').first()).toContainText('53,000')
  await expect(other.locator('main [role=status]').first()).toContainText('53,000')
  expect(await withAmount(page, 'withdrawal', '53000')).toHaveLength(1)
})

test('reports after a reload that the withdrawal has arrived', async ({ page }) => {
  await befall(page, 'cashier/makewithdrawal', 'slow')
  await prepareWithdrawal(page, '54000')
  await sendButton(page).click()
  await expect.poll(() => withAmount(page, 'withdrawal', '54000')).toHaveLength(1)
  await page.reload()
  await expect(notice(page).first()).toContainText(text('cashier.notice.withdrawal.found', '54,000'))
  expect(await withAmount(page, 'withdrawal', '54000')).toHaveLength(1)
})

test.describe('with a network that fails', () => {
  test.use({ expectedStatuses: [0] })

  test('finds the withdrawal in the history after a lost answer', async ({ page }) => {
    await befall(page, 'cashier/makewithdrawal', 'answer lost')
    await prepareWithdrawal(page, '55000')
    await sendButton(page).click()
    await expect(page.getByText(message('uz', 'cashier.withdrawal.done.title'))).toBeVisible()
    expect(await withAmount(page, 'withdrawal', '55000')).toHaveLength(1)
  })

  test('reports an unknown state after a lost request, and sends one withdrawal on a retry', async ({
    page,
  }) => {
    await befall(page, 'cashier/makewithdrawal', 'request lost')
    await prepareWithdrawal(page, '56000')
    await sendButton(page).click()
    await expect(notice(page).first()).toContainText(text('cashier.notice.withdrawal.unknown', '56,000'))
    expect(await withAmount(page, 'withdrawal', '56000')).toHaveLength(0)
    await sendButton(page).click()
    await expect(page.getByText(message('uz', 'cashier.withdrawal.done.title'))).toBeVisible()
    expect(await withAmount(page, 'withdrawal', '56000')).toHaveLength(1)
  })

  test('sends nothing again while offline, and reports the withdrawal once online', async ({
    page,
    context,
  }) => {
    await befall(page, 'cashier/makewithdrawal', 'slow')
    await prepareWithdrawal(page, '57000')
    await sendButton(page).click()
    await expect.poll(() => withAmount(page, 'withdrawal', '57000')).toHaveLength(1)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(notice(page).first()).toContainText('57,000')
    expect(await withAmount(page, 'withdrawal', '57000')).toHaveLength(1)
  })
})

test('sends one withdrawal to a slow platform for a double click and further clicks', async ({ page }) => {
  await befall(page, 'cashier/makewithdrawal', 'slow')
  await prepareWithdrawal(page, '58000')
  await sendButton(page).dblclick()
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true')
  await sendButton(page).click({ force: true })
  await expect(page.getByText(message('uz', 'cashier.withdrawal.done.title'))).toBeVisible()
  expect(await withAmount(page, 'withdrawal', '58000')).toHaveLength(1)
})
