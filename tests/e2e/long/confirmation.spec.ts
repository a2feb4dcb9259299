import type { Page } from '@playwright/test'
import { codeTo, password, registerPlayer, wrongCode } from '../support/account.ts'
import { violationsOf } from '../support/axe.ts'
import { playerId, setSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { documentText, fieldLabel, message } from '../support/texts.ts'

// Demands for a confirmation, wrong passwords and codes.
test.use({ expectedStatuses: [400, 422] })

const confirmation = (page: Page) =>
  page.getByRole('dialog', { name: message('uz', 'profile.confirmation.title') })

test('a stolen session adds no contact, and with the password the same change succeeds', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(90_000)
  const phone = await registerPlayer(page, site.url)
  await page.goto('/profile/settings')
  await setSandbox(page, `players/${await playerId(page)}/logins`)
  const thief = await browser.newContext({
    baseURL: site.url,
    storageState: await page.context().storageState(),
  })
  const stolen = await thief.request.post('/api/account/addcontact?v=2.34&locale=uz', {
    form: { contact: `thief${phone}@mail.example` },
  })
  expect(stolen.status()).toBe(400)
  expect(await stolen.text()).toContain('"reason":"confirmation_required"')
  await thief.close()

  const contacts = page.locator('#contacts')
  await contacts.getByRole('button', { name: message('uz', 'profile.contacts.add.email') }).click()
  const email = contacts.getByLabel(fieldLabel('contact-email', 'contact', 'uz'))
  await email.fill(`d${phone}@mail.example`)
  await email.press('Enter')
  const dialog = confirmation(page)
  const field = dialog.getByLabel(fieldLabel('confirm-identity', 'password', 'uz'), { exact: true })
  await expect(field).toBeFocused()
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])

  // Closing the dialog changes nothing, says so and returns to the form with its values.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(contacts.getByText(message('uz', 'errors.notConfirmed'))).toBeVisible()
  await expect(contacts.locator(':focus')).toHaveCount(1)
  await expect(email).toHaveValue(`d${phone}@mail.example`)

  await email.press('Enter')
  await field.fill('not-mine')
  await field.press('Enter')
  await expect(
    dialog.getByText(documentText('forms/confirm-identity', 'dictionary.0.validationDict.1.message', 'uz')),
  ).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(password)
  await field.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(contacts.getByText(`d${phone}@mail.example`, { exact: true })).toBeVisible()
  await expect(contacts.getByText(`thief${phone}@mail.example`)).toHaveCount(0)
})

test('a player without a password confirms a self-exclusion by a code', async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/forms/sign_in')
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('button', { name: message('uz', 'auth.social.continue').replace('{{service}}', 'Google') })
    .click()
  await (await opened).locator('button[value="1002"]').click()
  const completion = page.getByRole('dialog')
  await completion.getByLabel(fieldLabel('completion', 'birth_date', 'uz')).fill('14.03.1998')
  await completion.getByRole('checkbox').check()
  await completion
    .getByRole('button', { name: documentText('forms/completion', 'submit.label', 'uz') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/profile/responsible-game')
  await page.getByRole('button', { name: message('uz', 'profile.breaks.exclude') }).click()
  const exclusion = page.getByRole('dialog', { name: documentText('popups/self-exclusion', 'title', 'uz') })
  await exclusion
    .getByLabel(fieldLabel('self-exclusion', 'months', 'uz'), { exact: true })
    .selectOption({ label: '6 oy' })
  await exclusion.getByRole('checkbox').check()
  await exclusion
    .getByRole('button', { name: documentText('forms/self-exclusion', 'submit.label', 'uz') })
    .click()

  const dialog = confirmation(page)
  await expect(dialog).toContainText('s···@example.com')
  await dialog.getByRole('button', { name: message('uz', 'profile.contacts.send') }).click()
  const code = dialog.getByLabel(fieldLabel('identity-code', 'code', 'uz'))
  await expect(code).toBeFocused()
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])
  const sent = await codeTo(page, 'sardor.toshmatov@example.com')
  await code.fill(wrongCode(sent))
  await code.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill(sent)
  await code.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#breaks').getByRole('status')).toContainText('gacha oʻyin uchun yopiq')
})

test('a player sees who logged in or tried to, and ends the other sessions', async ({
  page,
  site,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const phone = await registerPlayer(page, site.url)
  const other = await browser.newContext({
    baseURL: site.url,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  for (const given of ['wrong', password])
    await other.request.post('/api/auth/login?v=2.34&locale=uz', {
      form: { login: phone, password: given },
    })
  await page.goto('/profile/security')
  const card = page.locator('#logins')
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expect(card.getByText(message('uz', 'profile.logins.failure'))).toHaveCount(1)
  await expect(card.getByText(message('uz', 'profile.logins.newDevice'), { exact: true })).toHaveCount(2)
  expect(await violationsOf(page, '#logins')).toEqual([])
  const sessions = page.locator('#sessions')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('Firefox, Windows', { exact: true })).toBeVisible()
  const endOthers = { name: message('uz', 'profile.sessions.endOthers') }
  await card.getByRole('button', endOthers).click()
  await page.getByRole('alertdialog').getByRole('button', endOthers).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(card.getByText(message('uz', 'profile.logins.note'))).toBeVisible()
  const account = await other.request.get('/api/account/getInfo?v=2.34&locale=uz')
  expect(await account.text()).toContain('"uid":0')
  await other.close()
})
