import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { connectDevice } from '../support/authenticator-device.ts'
import { password, registerPlayer } from '../support/account.ts'
import { violationsOf } from '../support/axe.ts'
import { startApplication } from '../support/application.ts'
import { fillLogin, openPopup, seeBalance } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { documentText, fieldLabel, message } from '../support/texts.ts'

// The demand for a confirmation, and a refresh of the balance after the cookies are gone.
test.use({ expectedStatuses: [400, 401] })

test('a player adds and names a passkey, logs in with it, and removes it', async ({ page, site }) => {
  const locale = 'uz'
  await page.setViewportSize({ width: 390, height: 900 })
  const device = await connectDevice(page)
  await registerPlayer(page, site.url)
  const text = (key: string) => message(locale, `profile.passkeys.${key}`)
  await page.goto(localePath('/profile/security', locale))
  const card = page.locator('#passkeys')
  await card.getByRole('button', { name: text('add'), exact: true }).click()
  const row = card.getByRole('listitem')
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: text('rename') }).click()
  await card.getByRole('textbox', { name: fieldLabel('passkey-name', 'name', locale) }).fill('Marra 1')
  expect(await violationsOf(page, '#passkeys')).toEqual([])
  await card
    .getByRole('button', { name: documentText('forms/passkey-name', 'submit.label', locale), exact: true })
    .click()
  await expect(row.getByText('Marra 1', { exact: true })).toBeVisible()

  await page.context().clearCookies()
  await page.goto(localePath('/rules', locale))
  await device.answers(false)
  const dialog = await openPopup(page, 'login', locale)
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: message(locale, 'auth.passkey.login') }).click()
  await device.answers(true)
  await seeBalance(page)

  await page.goto(localePath('/profile/security', locale))
  await row
    .getByRole('button', { name: text('remove'), exact: false })
    .first()
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('remove'), exact: true })
    .click()
  // A login with a passkey alone changes nothing: the player confirms with the password.
  const confirmation = page.getByRole('dialog', { name: message(locale, 'profile.confirmation.title') })
  await confirmation
    .getByLabel(fieldLabel('confirm-identity', 'password', locale), { exact: true })
    .fill(password)
  await confirmation
    .getByRole('button', { name: documentText('forms/confirm-identity', 'submit.label', locale) })
    .click()
  await expect(card.getByText(text('none'))).toBeVisible()
})

test('the browser suggests passkeys in the login field, and the password keeps working', async ({
  page,
  site,
}) => {
  const locale = 'ru'
  const device = await connectDevice(page)
  const phone = await registerPlayer(page, site.url)
  await page.goto(localePath('/profile/security', locale))
  const card = page.locator('#passkeys')
  await card.getByRole('button', { name: message(locale, 'profile.passkeys.add'), exact: true }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await page.context().clearCookies()
  await device.answers(false)

  await page.goto(localePath('/rules', locale))
  await openPopup(page, 'login', locale)
  await expect(page.getByRole('dialog').locator('input[autocomplete="username webauthn"]')).toBeVisible()
  // Nobody chooses a passkey: the form is as usable as before.
  await fillLogin(page, locale, phone, password)
  await seeBalance(page)

  // The player chooses one as soon as the browser suggests it.
  await page.context().clearCookies()
  await page.goto(localePath('/rules', locale))
  await startApplication(page)
  await device.answers(true)
  await page
    .getByRole('banner')
    .getByRole('button', { name: message(locale, 'header.login') })
    .click()
  await seeBalance(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
