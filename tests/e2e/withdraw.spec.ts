import { localePath } from '../../src/lib/urls/locale-path.ts'
import { violationsOf } from './support/axe.ts'
import { cancelOpen, paymentsOf, sendButton, typeAmount } from './support/cashier.ts'
import { demoPlayer, enter, ledgerBalance } from './support/player.ts'
import { testOnOwnSite } from './support/own-site.ts'
import { expect } from './support/test.ts'
import { documentText, fieldLabel, message } from './support/texts.ts'

// Payments that other tests began would arrive meanwhile and change the balance.
const test = testOnOwnSite()

const locale = 'ru'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a player withdraws, tracks the request and cancels it [API-CASH-06, API-CASH-08, CASH-02, ROUTE-62]', async ({
    page,
  }) => {
    await enter(page)
    const before = await ledgerBalance(page)
    await page.goto(localePath('/cashier/withdraw', locale))
    await expect(page.getByText(/8600 \*{4} \*{4} 3308/)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await typeAmount(page, '60000')
    await sendButton(page).click()
    await expect(page.getByText(message(locale, 'cashier.withdrawal.done.title'))).toBeVisible()
    await expect(page.locator(':focus')).toContainText(message(locale, 'cashier.withdrawal.done.title'))
    await expect(page.locator(':focus')).toBeInViewport()
    expect(await ledgerBalance(page)).toBe(before - 6_000_000)
    await page.getByRole('button', { name: message(locale, 'cashier.cancel.button') }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: message(locale, 'cashier.cancel.confirm') }).click()
    await expect(page.getByText(message(locale, 'cashier.withdrawal.done.cancel'))).toBeVisible()
    expect(await ledgerBalance(page)).toBe(before)
    const [latest] = await paymentsOf(page, 'withdrawal')
    expect(latest).toMatchObject({ status: 'cancel', amount: { amount: '60000.00' } })
  })
})

test.describe('rejected', () => {
  test.use({ expectedStatuses: [422] })

  test('the result of a withdrawal is shown at the button and receives the focus', async ({ page }) => {
    await enter(page)
    await page.goto(localePath('/cashier/withdraw', locale))
    // The operator declines amounts that end like this.
    await typeAmount(page, '60913')
    await sendButton(page).click()
    const summary = page.getByRole('complementary', { name: message(locale, 'cashier.summary.title') })
    const result = summary.getByRole('group')
    await expect(result).toBeFocused()
    await expect(result).toBeInViewport({ ratio: 1 })
    await expect(result).not.toBeEmpty()
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 })
  })
})

test.describe('to new payment details', () => {
  // The demand for a confirmation.
  test.use({ expectedStatuses: [400] })

  test("the method's own form asks for new requisites, and the dialog for the password", async ({ page }) => {
    await enter(page)
    await page.goto('/cashier/withdraw')
    await page.getByRole('radio', { name: /Humo/ }).check()
    const card = page.locator('main form[id] input').first()
    await card.fill('1234')
    await card.blur()
    await expect(
      page.getByText(documentText('forms/withdrawal-humo', 'dictionary.0.validationDict.1.message', 'uz')),
    ).toBeVisible()
    await card.fill('9860123412347421')
    await typeAmount(page, '61000')
    await sendButton(page).click()
    const confirmation = page.getByRole('dialog', { name: message('uz', 'profile.confirmation.title') })
    const password = confirmation.getByLabel(fieldLabel('confirm-identity', 'password', 'uz'), {
      exact: true,
    })
    // Closing the dialog sends nothing, and says so.
    await expect(password).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByText(message('uz', 'errors.notConfirmed'))).toBeVisible()
    await sendButton(page).click()
    await password.fill(demoPlayer.password)
    await password.press('Enter')
    await expect(page.getByText(message('uz', 'cashier.withdrawal.done.title'))).toBeVisible()
    const [latest] = await paymentsOf(page, 'withdrawal')
    expect(latest?.requisites).toEqual({ card_number: '9860********7421' })
    await cancelOpen(page)
  })
})
