import { registerPlayer } from '../support/account.ts'
import { enter, seeBalance } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

test('switching the language changes the prefix, keeps the rest of the address and stores the choice', async ({
  page,
  context,
}) => {
  await page.goto('/rules?track_id=7')
  await page
    .getByRole('banner')
    .getByRole('button', { name: message('uz', 'header.language') })
    .click()
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL(/\/ru\/rules\?track_id=7$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
  const cookies = await context.cookies()
  const year = 365 * 86_400
  for (const name of ['i18n_redirected', 'i18n_locale']) {
    const cookie = cookies.find((candidate) => candidate.name === name)
    expect(cookie?.value).toBe('ru')
    expect(cookie?.sameSite).toBe('Lax')
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(120)
  }
})

test("a payment's result is in the language of the account, which stays as it is", async ({ page, site }) => {
  await registerPlayer(page, site.url)
  const saved = await page.request.post('/api/account/changelocale?v=2.34&locale=uz', {
    form: { locale: 'ru' },
  })
  expect(saved.ok()).toBe(true)
  // Providers know one address for all languages.
  await page.context().clearCookies({ name: /^i18n_/ })
  await page.goto('/cashier/paysuccess/9000?status=paid')
  await expect(page).toHaveURL(/\/ru\/cashier\/paysuccess\/9000\?status=paid$/)
  await seeBalance(page)
  const info = await page.request.get('/api/account/getInfo?v=2.34&locale=uz')
  expect(await info.text()).toContain('"locale":"ru"')
  // The player can read it in another language, also when it is opened again.
  await page
    .getByRole('banner')
    .getByRole('button', { name: message('ru', 'header.language') })
    .click()
  await page.getByRole('link', { name: 'Oʻzbekcha' }).first().click()
  await expect(page).toHaveURL(/[^u]\/cashier\/paysuccess\/9000/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz-Latn-UZ')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz-Latn-UZ')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the other language is two taps away in the cashier, and the amount stays', async ({ page }) => {
    await enter(page)
    await page.goto('/cashier/deposit')
    const amount = page.locator('main input[inputmode=numeric]').first()
    await amount.fill('150000')
    await page
      .getByRole('banner')
      .getByRole('button', { name: message('uz', 'header.language') })
      .click()
    await page.getByRole('link', { name: 'Русский' }).first().click()
    await expect(page).toHaveURL(/\/ru\/cashier\/deposit/)
    await expect(amount).toHaveValue('150,000')
  })
})
