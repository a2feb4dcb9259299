import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { violationsOf } from '../support/axe.ts'
import { cancelOpen, sendButton, typeAmount } from '../support/cashier.ts'
import { demoPlayer, enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { fieldLabel, message } from '../support/texts.ts'

const number = '8600312900004004'
const locale = 'ru'

// The demand for a confirmation.
test.use({ viewport: { width: 390, height: 844 }, expectedStatuses: [400] })

test('a player saves a card with a deposit, pays with it, withdraws to it, and removes it', async ({
  page,
}) => {
  const deposit = localePath('/cashier/deposit/uzcard', locale)
  const masked = new RegExp(`8600 \\*{4} \\*{4} ${number.slice(-4)}`)
  await enter(page)
  await page.goto(deposit)
  const amount = page.locator('main input[inputmode=numeric]').first()
  await amount.fill('100000')
  await page.getByPlaceholder('8600 ____ ____ ____').fill(number)
  await page.locator('[autocomplete=cc-exp]').fill('1240')
  const save = page.getByRole('checkbox', { name: message(locale, 'cashier.cards.save') })
  await expect(save).not.toBeChecked()
  await save.check()
  await sendButton(page).click()
  await page.locator('button[value=pay]').click()
  await expect(page).toHaveURL(/\/cashier\/paysuccess\/\d+/)

  await page.goto(deposit)
  await expect(page.getByRole('radio', { name: masked })).toBeChecked()
  await expect(page.getByPlaceholder('8600 ____ ____ ____')).toHaveCount(0)
  await expect(page.getByText(message(locale, 'cashier.cards.note.without_code'))).toBeVisible()
  expect(await violationsOf(page, 'main')).toEqual([])
  await amount.fill('150000')
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/cashier\/paysuccess\/\d+/)

  // The first payout to the card is confirmed, though the card is saved.
  await page.goto(localePath('/cashier/withdraw', locale))
  await page.getByRole('radio', { name: masked }).check()
  for (const isFirst of [true, false]) {
    await typeAmount(page, '60000')
    await sendButton(page).click()
    if (isFirst) {
      const dialog = page.getByRole('dialog', { name: message(locale, 'profile.confirmation.title') })
      const field = fieldLabel('confirm-identity', 'password', locale)
      await dialog.getByLabel(field, { exact: true }).fill(demoPlayer.password)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText(message(locale, 'cashier.withdrawal.done.title'))).toBeVisible()
    await cancelOpen(page)
    // Its requests belong to the session that ends here.
    await page.goto('about:blank')
    await enter(page)
    await page.goto(localePath('/cashier/withdraw', locale))
    await page.getByRole('radio', { name: masked }).check()
  }

  await page.goto(deposit)
  await page.getByRole('button', { name: `Uzcard ··${number.slice(-4)}` }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: message(locale, 'cashier.cards.remove'), exact: true })
    .click()
  await expect(page.getByRole('radio', { name: masked })).toHaveCount(0)
  await expect(page.getByPlaceholder('8600 ____ ____ ____')).toBeVisible()
})
