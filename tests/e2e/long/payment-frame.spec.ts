import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { sendButton, typeAmount } from '../support/cashier.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

// The processor rejects a wrong card with 422.
test.use({ viewport: { width: 390, height: 844 }, expectedStatuses: [422] })

const formOf = (page: Page) => page.frameLocator(`iframe[title="${message('ru', 'cashier.frame.label')}"]`)

async function order(page: Page, amount: string) {
  await page.goto('/ru/cashier/deposit/bankcard')
  await typeAmount(page, amount)
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/ru\/cashier\/paypending\/\d+$/)
}

async function typeCard(page: Page, number: string) {
  const form = formOf(page)
  await form.locator('[name=number]').fill(number)
  await form.locator('[name=expiry]').fill('12/30')
  await form.locator('[name=cvc]').fill('123')
  await form.locator('.pay').click()
}

test('a card is paid with in the iframe of its processor, also after a reload in the middle', async ({
  page,
}) => {
  await enter(page)
  await order(page, '50000')
  await typeCard(page, '8600')
  await expect(formOf(page).getByRole('alert')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  await typeCard(page, '8600490277153308')
  await expect(formOf(page).locator('[name=code]')).toBeVisible()
  await page.reload()
  await formOf(page).locator('[name=code]').fill('123456')
  await formOf(page).locator('.pay').click()
  await expect(page).toHaveURL(/\/ru\/cashier\/paysuccess\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a payment that was left is continued from the cashier, and declined by the bank', async ({ page }) => {
  await enter(page)
  await order(page, '60000')
  await expect(formOf(page).locator('[name=number]')).toBeVisible()
  await page.goto('/ru/cashier/deposit')
  await page
    .getByRole('main')
    .getByRole('link', { name: message('ru', 'cashier.result.continue') })
    .click()
  await typeCard(page, '8600490277151113')
  await expect(page).toHaveURL(/\/ru\/cashier\/payfail\/\d+$/)
})

test('a payer who cancels in the iframe returns to the site around it', async ({ page }) => {
  await enter(page)
  await order(page, '70000')
  await formOf(page).locator('.whole').click()
  await expect(page).toHaveURL(/\/ru\/cashier\/paycancel$/)
})
