import type { BrowserContext, Page } from '@playwright/test'
import { befall, cancelOpen, paymentsOf, sendButton, typeAmount } from './support/cashier.ts'
import { enter } from './support/player.ts'
import { expect, test } from './support/test.ts'
import { message } from './support/texts.ts'

/*
 * Whatever the player, his tabs and his network do: never two charges, and always a clear state. Each test
 * uses an amount of its own, so that its payments are told apart.
 */

const notice = (page: Page) => page.locator('main [role=status]')
const text = (key: string, amount: string) => message('uz', key).replace('{{amount}}', `${amount}\u00a0soʻm`)

async function withAmount(page: Page, type: 'deposit' | 'withdrawal', amount: string) {
  const all = await paymentsOf(page, type)
  return all.filter((payment) => payment.amount.amount === `${amount}.00`)
}

/** Opens the withdrawal with saved requisites chosen and an amount typed. */
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

test('a double click is one withdrawal', async ({ page }) => {
  await prepareWithdrawal(page, '51000')
  await sendButton(page).dblclick()
  await expect(page.getByText(message('uz', 'cashier.withdrawal.done.title'))).toBeVisible()
  expect(await withAmount(page, 'withdrawal', '51000')).toHaveLength(1)
})

test('coming back from the payment page and paying again asks first', async ({ page }) => {
  await prepareDeposit(page, '52000')
  await sendButton(page).click()
  await page.waitForURL(/\/cashier\/paymobile|\/sandbox\/payments\//)
  await page.goBack()
  await expect(page.locator('main form[id] input').first()).toBeVisible()
  await typeAmount(page, '52000')
  await sendButton(page).click()
  await expect(notice(page).first()).toContainText(text('cashier.notice.deposit.twin', '52,000'))
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

test('two tabs that send the same are one withdrawal', async ({ page, context }) => {
  await prepareWithdrawal(page, '53000')
  const other = await secondTab(context, '53000')
  await Promise.all([sendButton(page).click(), sendButton(other).click()])
  await expect(page.locator('main [role=status]').first()).toContainText('53,000')
  await expect(other.locator('main [role=status]').first()).toContainText('53,000')
  expect(await withAmount(page, 'withdrawal', '53000')).toHaveLength(1)
})

test('a reload in the middle tells that the withdrawal has arrived', async ({ page }) => {
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

  test('a lost answer is found in the history', async ({ page }) => {
    await befall(page, 'cashier/makewithdrawal', 'answer lost')
    await prepareWithdrawal(page, '55000')
    await sendButton(page).click()
    await expect(page.getByText(message('uz', 'cashier.withdrawal.done.title'))).toBeVisible()
    expect(await withAmount(page, 'withdrawal', '55000')).toHaveLength(1)
  })

  test('a lost request is said to be looked for, and the same once more is one withdrawal', async ({
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

  test('offline in the middle: nothing is sent again, and it is told when the line is back', async ({
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

test('a slow platform gets one order, however often the button is pressed', async ({ page }) => {
  await befall(page, 'cashier/makewithdrawal', 'slow')
  await prepareWithdrawal(page, '58000')
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true')
  await sendButton(page).click({ force: true })
  await expect(page.getByText(message('uz', 'cashier.withdrawal.done.title'))).toBeVisible()
  expect(await withAmount(page, 'withdrawal', '58000')).toHaveLength(1)
})
