import { violationsOf } from '../support/axe.ts'
import { sendButton } from '../support/cashier.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

for (const [locale, viewport] of [
  ['ru', { width: 390, height: 844 }],
  ['uz', { width: 1440, height: 900 }],
] as const)
  test.describe(`${locale}, ${viewport.width}`, () => {
    test.use({ viewport })

    test(`a player saves a card with a deposit, pays with it, and removes it (${locale})`, async ({
      page,
    }) => {
      const deposit = locale === 'ru' ? '/ru/cashier/deposit/uzcard' : '/cashier/deposit/uzcard'
      await enter(page)
      await page.goto(deposit)
      const amount = page.locator('main input[inputmode=numeric]').first()
      await amount.fill('100000')
      await page.getByPlaceholder('8600 ____ ____ ____').fill('8600490277153308')
      await page.locator('[autocomplete=cc-exp]').fill('1240')
      const save = page.getByRole('checkbox', { name: message(locale, 'cashier.cards.save') })
      await expect(save).not.toBeChecked()
      await save.check()
      await sendButton(page).click()
      await page.locator('button[value=pay]').click()
      await expect(page).toHaveURL(/\/cashier\/paysuccess\/\d+/)

      await page.goto(deposit)
      await expect(page.getByRole('radio', { name: /8600 \*{4} \*{4} 3308/ })).toBeChecked()
      await expect(page.getByPlaceholder('8600 ____ ____ ____')).toHaveCount(0)
      await expect(page.getByText(message(locale, 'cashier.cards.note.without_code'))).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await amount.fill('150000')
      await sendButton(page).click()
      await expect(page).toHaveURL(/\/cashier\/paysuccess\/\d+/)

      await page.goto(deposit)
      await page.getByRole('button', { name: /Uzcard ··3308/ }).click()
      await page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: message(locale, 'cashier.cards.remove'), exact: true })
        .click()
      await expect(page.getByRole('radio', { name: /3308/ })).toHaveCount(0)
      await expect(page.getByPlaceholder('8600 ____ ____ ____')).toBeVisible()
    })
  })
