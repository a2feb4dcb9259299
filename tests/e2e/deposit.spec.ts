import { violationsOf } from './support/axe.ts'
import { sendButton } from './support/cashier.ts'
import { enter } from './support/player.ts'
import { expect, test } from './support/test.ts'
import { documentText, message } from './support/texts.ts'

test.beforeEach(async ({ page }) => enter(page))

test('a returning player needs at most three taps from the cashier to the payment', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('marquee.last_deposit_method', 'payme')
  })
  await page.goto('/cashier/deposit')
  await expect(page.getByRole('radio', { name: /Payme/ })).toBeChecked()
  // Known payment details of the account are filled in, which leaves two taps.
  await expect(page.locator('main form[id] input').first()).toHaveValue(/90 123 45 67/)
  await page.getByRole('button', { name: '2,000,000', exact: true }).click()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/cashier\/paymobile\?transaction=\d+$/)
})

const locale = 'ru'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('offers every method with its own form, and marks one that is out of service', async ({ page }) => {
    await page.goto('/ru/cashier/deposit/visa')
    await expect(page.getByRole('radio', { name: /Visa/ })).toBeChecked()
    for (const name of ['Uzcard', 'Humo', 'Payme', 'Click', 'Paynet'])
      await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeEnabled()
    await expect(page.getByRole('radio', { name: /Mastercard/ })).toBeDisabled()
    await expect(page.getByText(message(locale, 'cashier.unavailable'))).toBeVisible()
    await page.getByRole('radio', { name: /Paynet/ }).check()
    await expect(page).toHaveURL(/\/cashier\/deposit\/paynet$/)
    await expect(
      page.getByText(documentText('forms/requisites-paynet', 'schema.properties.phone.title', locale)),
    ).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
})
