import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { password, registerPlayer } from '../support/account.ts'
import { violationsOf } from '../support/axe.ts'
import { fillLogin, openPopup, seeBalance } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { documentText, fieldLabel, message } from '../support/texts.ts'
import { codeOfApp } from '../../support/totp.ts'

// Logins that lack their code, and wrong codes.
test.use({ expectedStatuses: [401, 422] })

const step = 30_000
const locale = 'ru'

test('a player sets an authenticator app up and logs in with its code', async ({ page, site, browser }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const phone = await registerPlayer(page, site.url)
  const text = (key: string) => message(locale, `profile.authenticator.${key}`)
  const strangers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== new URL(site.url).hostname) strangers.push(request.url())
  })
  await page.goto(localePath('/profile/security', locale))
  const card = page.locator('#authenticator')
  await card.getByRole('button', { name: text('turnOn') }).click()
  await expect(card.getByRole('img', { name: text('qr') })).toBeVisible()
  const secret = (await card.locator('code').innerText()).replaceAll(/\s/g, '')
  expect(await violationsOf(page, '#authenticator')).toEqual([])
  const field = card.getByLabel(fieldLabel('authenticator-code', 'code', locale))
  const submit = documentText('forms/authenticator-code', 'submit.label', locale)
  const now = Date.now()
  await field.fill(codeOfApp(secret, now - 100 * step))
  await card.getByRole('button', { name: submit, exact: true }).click()
  await expect(
    card.getByText(documentText('forms/authenticator-code', 'dictionary.0.validationDict.2.message', locale)),
  ).toBeVisible()
  await field.fill(codeOfApp(secret, Date.now()))
  await card.getByRole('button', { name: submit, exact: true }).click()
  const codes = card.getByRole('list', { name: text('codes') }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: text('download') }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  expect(await violationsOf(page, '#authenticator')).toEqual([])
  await card.getByRole('button', { name: text('saved') }).click()
  await expect(card.getByText(text('on'), { exact: true })).toBeVisible()
  expect(strangers).toEqual([])

  const other = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 900 } })
  const login = await other.newPage()
  for (const way of ['app', 'recovery'] as const) {
    await other.clearCookies()
    await login.goto(localePath('/about', locale))
    await openPopup(login, 'login', locale)
    await fillLogin(login, locale, phone, password)
    const dialog = login.getByRole('dialog').last()
    await expect(
      dialog.getByText(documentText('popups/two-factor', 'blocks.0.props.appText', locale)),
    ).toBeVisible()
    const form = way === 'app' ? 'two-factor' : 'recovery-code'
    if (way === 'recovery')
      await dialog.getByRole('button', { name: message(locale, 'auth.code.useRecovery') }).click()
    await dialog
      .getByLabel(fieldLabel(form, 'code', locale))
      .fill(way === 'app' ? codeOfApp(secret, Date.now() + step) : recovery)
    await dialog
      .getByRole('button', { name: documentText(`forms/${form}`, 'submit.label', locale), exact: true })
      .click()
    await seeBalance(login)
  }
  await other.close()

  await card.getByRole('button', { name: text('turnOff') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('turnOff') })
    .click()
  await expect(card.getByText(text('off'), { exact: true })).toBeVisible()
})
