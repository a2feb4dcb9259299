import { demoPlayer, fillLogin, fillRegistration, freshPhone, openPopup } from './support/player.ts'
import { expect, test } from './support/test.ts'
import { documentText } from './support/texts.ts'

test('a guest at a page for players is asked to log in, and continues there', async ({ page }) => {
  await page.goto('/cashier/deposit')
  await expect(page.getByRole('dialog')).toBeVisible()
  await fillLogin(page, 'uz', demoPlayer.login, demoPlayer.password)
  await expect(page).toHaveURL(/\/cashier\/deposit$/)
})

test('a guest at a page for players keeps the login flag and the promo code, which a registration sends [RULE-15, RULE-17]', async ({
  page,
}) => {
  await page.goto('/cashier/deposit?promo_code=YANGI&show_popup_auth=1')
  const dialog = page.getByRole('dialog', { name: documentText('popups/login', 'title', 'uz') })
  await expect(dialog.getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/^[^?]*\?redirectUrl=[^&]*&promo_code=YANGI$/)
  await openPopup(page, 'registration', 'uz')
  await fillRegistration(page, 'uz', freshPhone())
  const sent = page.waitForRequest('**/cms/auth/local/register*')
  const submit = documentText('forms/registration', 'submit.label', 'uz')
  await page.getByRole('dialog').getByRole('button', { name: submit }).click()
  expect((await sent).postData()).toContain('"promo_code":"YANGI"')
  await expect(page).toHaveURL(/\/cashier\/deposit\?register=success$/)
})

test('the query flag opens the registration, and closing it removes the flag [DLG-09, RULE-14, RULE-18]', async ({
  page,
}) => {
  await page.goto('/ru/rules?show_popup_reg=1')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/ru\/rules$/)
})

test('prevent_close=1 keeps the popup of the flag open [RULE-15, RULE-17]', async ({ page }) => {
  await page.goto('/about?show_popup_auth=1&prevent_close=1')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
})
