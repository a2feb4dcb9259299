import type { Page } from '@playwright/test'
import { localePath } from '../../src/lib/urls/locale-path.ts'
import { paymentsOf, sendButton } from './support/cashier.ts'
import { enter } from './support/player.ts'
import { expect, test } from './support/test.ts'
import { message } from './support/texts.ts'

const card = '8600312900006006'
const deposit = localePath('/cashier/deposit/uzcard', 'ru')

async function chooseCurrency(page: Page, currency: string) {
  const answer = await page.request.post('/api/account/setCurrency?v=2.34&locale=ru', { form: { currency } })
  expect(answer.ok()).toBe(true)
}

/** Amounts that the page has sent. */
function sentAmounts(page: Page): (string | null)[] {
  const amounts: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/cashier/makedeposit'))
      amounts.push(new URLSearchParams(request.postData() ?? '').get('amount'))
  })
  return amounts
}

test.describe('a player in dollars with a saved card', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test.beforeEach(async ({ page }) => {
    await enter(page)
    await chooseCurrency(page, 'USD')
    await page.goto(deposit)
    const amount = page.locator('main input[inputmode=numeric]').first()
    await amount.fill('10')
    await page.getByPlaceholder('8600 ____ ____ ____').fill(card)
    // As browsers fill it in.
    await page.locator('[autocomplete=cc-exp]').fill('2040-12')
    await page.getByRole('checkbox', { name: message('ru', 'cashier.cards.save') }).check()
    await sendButton(page).click()
    await page.locator('button[value=pay]').click()
    await expect(page).toHaveURL(/\/cashier\/paysuccess\/\d+/)
    await page.goto(deposit)
    await expect(page.getByRole('radio', { name: /8600 \*{4} \*{4} 6006/ })).toBeChecked()
  })

  test.afterEach(async ({ page }) => chooseCurrency(page, 'UZS'))

  test('is charged what the field shows, or nothing [VAL-20]', async ({ page }) => {
    const amounts = sentAmounts(page)
    const amount = page.locator('main input[inputmode=numeric]').first()
    // Earlier payments of the player may settle meanwhile.
    const made = async () => (await paymentsOf(page, 'deposit')).map(({ id }) => id)
    const before = await made()
    for (const typed of ['6.50', '12,50', '1e3', '112.37']) {
      await amount.fill('')
      await amount.pressSequentially(typed)
      await sendButton(page).click()
      await expect(page.getByText('Введите целое число')).toBeVisible()
      await expect(amount).toHaveValue(typed)
      await expect(amount).toBeFocused()
    }
    expect(amounts).toEqual([])
    expect(await made()).toEqual(before)
    await amount.fill('')
    await amount.pressSequentially('1 00')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await amount.pressSequentially('000')
    await expect(amount).toHaveValue('1,000')
    await sendButton(page).click()
    await expect(page).toHaveURL(/\/cashier\/paysuccess\/\d+/)
    expect(amounts).toEqual(['1000'])
  })
})
