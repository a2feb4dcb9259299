import type { Locator, Page } from '@playwright/test'
import { failOnce } from '../support/sandbox.ts'
import { codeTo, registerPlayer, wrongCode } from '../support/account.ts'
import { expect, test } from '../support/test.ts'
import { documentText, fieldLabel, message } from '../support/texts.ts'

// Of deliberate errors.
test.use({ expectedStatuses: [422, 429] })

const site = (baseURL: string | undefined) => baseURL ?? ''
const card = (page: Page, id: string) => page.locator(`#${id}`)

/**
 * Clicks a button of the provider's page until the next one appears. When the page's font loads, the button
 * moves away from the pointer, and the browser does not report a click beside it in an iframe.
 */
async function clickUntil(button: Locator, next: Locator) {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 5000 })
    await expect(next).toBeVisible({ timeout: 5000 })
  }).toPass()
}

test('the identity check first asks for the profile and then runs in its popup [API-ACC-18, API-IDV-01, DLG-16, VERIF-01, VERIF-05]', async ({
  page,
  baseURL,
}) => {
  await registerPlayer(page, site(baseURL))

  // The check needs a name: the site first asks to fill in the profile.
  await page.goto('/profile/verification')
  await expect(card(page, 'identity').getByRole('status')).toHaveAttribute('data-state', 'none')
  await card(page, 'identity')
    .getByRole('button', { name: message('uz', 'profile.identity.start') })
    .click()
  const question = page.getByRole('alertdialog', { name: message('uz', 'profile.fill.title') })
  await question.getByRole('button', { name: message('uz', 'profile.fill.confirm') }).click()
  await expect(page).toHaveURL(/\/profile\/settings\?from=%2Fprofile%2Fverification&toastType=verification$/)
  await expect(page.getByText(message('uz', 'profile.arrival.verification'))).toBeVisible()

  const form = card(page, 'profile')
  const firstName = form.getByLabel(fieldLabel('profile', 'first_name', 'uz'))
  await expect(firstName).toBeFocused()

  // Typed values survive a visit to another page.
  await firstName.fill('Dilshod')
  await form.getByLabel(fieldLabel('profile', 'last_name', 'uz')).fill('Karimov')
  await expect(form.getByText('2 ta oʻzgarish saqlanmagan')).toBeVisible()
  const menu = page.getByRole('navigation', { name: message('uz', 'profile.menu') })
  await menu.getByRole('link', { name: documentText('menus/profile', 'items.2.label', 'uz') }).click()
  await expect(page).toHaveURL(/\/profile\/security$/)
  await page.goBack()
  await expect(firstName).toHaveValue('Dilshod')

  // A second click sends nothing twice.
  let saved = 0
  page.on('request', (request) => (saved += request.url().includes('saveProfileInfo') ? 1 : 0))
  await form.getByRole('button', { name: message('uz', 'profile.save') }).dblclick()
  await expect(
    page.getByText(documentText('forms/profile', 'submit.onSuccess.0.message', 'uz')),
  ).toBeVisible()
  await expect(form.getByText(message('uz', 'profile.allSaved'))).toBeVisible()
  expect(saved).toBe(1)

  // After saving, the profile links back to the player's previous page.
  await page.getByRole('button', { name: message('uz', 'profile.arrival.back') }).click()
  await expect(page).toHaveURL(/\/profile\/verification$/)

  // The check in its popup, with the provider's page in an iframe.
  await page.goto('/profile/settings')
  await page.locator('main [data-state]').getByRole('button').click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: message('uz', 'profile.identity.start') }).click()
  const provider = popup.frameLocator('iframe')
  await clickUntil(provider.locator('button[value=selfie]'), provider.locator('button[value=sent]'))
  // Messages from other senders change nothing.
  await page.evaluate(() => window.postMessage({ type: 'identity.status', status: 'approved' }, '*'))
  await clickUntil(provider.locator('button[value=sent]'), provider.locator('button[value=approved]'))
  await expect(popup.getByRole('status')).toHaveAttribute('data-state', 'pending')
  await clickUntil(
    provider.locator('button[value=approved]'),
    popup.locator('[role=status][data-state=verified]'),
  )
  await expect(popup.locator('iframe')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByText(message('uz', 'profile.identity.none.title'))).toHaveCount(0)
})

test('a contact is validated while typed and confirmed by its code, and the hints update [API-ACC-14, API-ACC-17, CONT-01, CONT-02, CONT-08]', async ({
  page,
  baseURL,
}) => {
  const phone = await registerPlayer(page, site(baseURL))
  const hint = (name: string) => message('uz', `profile.hints.${name}.title`)
  const hints = page.getByRole('complementary', { name: message('uz', 'profile.hints.registration.title') })
  const section = (path: string) => page.locator(`main a[href$="${path}"]`).first()
  const close = () => page.getByRole('button', { name: message('uz', 'profile.hintClose') }).click()
  const firstSteps = page.waitForResponse((answer) => /\/api\/cashier\/gethistory/.test(answer.url()))
  await page.goto('/profile/security')
  await firstSteps

  // For a new player: first the deposit, then with the next page the contact for the login.
  await expect(hints).toBeVisible()
  await close()
  await expect(page.locator('main')).toBeFocused()
  await section('/profile/settings').click()
  await expect(page.getByRole('complementary', { name: hint('confirmation') })).toBeVisible()

  const contacts = card(page, 'contacts')
  await contacts.getByRole('button', { name: message('uz', 'profile.contacts.add.email') }).click()
  const email = contacts.getByLabel(fieldLabel('contact-email', 'contact', 'uz'))
  await email.pressSequentially('dilshod@')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()

  // A contact that the platform rejects stays marked.
  await failOnce(page, 'account.addcontact', 'InvalidParameterException')
  await email.fill(`${phone}@mail.example`)
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await contacts.locator('button[type=submit]').click()
  await expect(contacts.getByText(message('uz', 'forms.reasons.wrongEmailAddress'))).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')

  await email.fill(`d${phone}@mail.example`)
  await email.press('Enter')
  await expect(contacts.getByText(`d${phone}@mail.example`, { exact: true })).toBeVisible()
  await expect(email).toHaveCount(0)

  await contacts.getByRole('button', { name: message('uz', 'profile.contacts.send') }).click()
  const code = contacts.getByLabel(fieldLabel('contact-code', 'code', 'uz'))
  await expect(code).toBeVisible()
  const sent = await codeTo(page, `d${phone}@mail.example`)
  await code.fill(wrongCode(sent))
  await contacts.locator('button[type=submit]').click()
  await expect(contacts.getByText(message('uz', 'profile.smsCodeError'))).toBeVisible()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill(sent)
  await code.press('Enter')
  await expect(page.getByText(message('uz', 'profile.contacts.done'))).toBeVisible()
  await expect(contacts.getByText(message('uz', 'profile.contacts.confirmed'))).toHaveCount(1)

  // The request is stored: the contact's hint does not reappear.
  expect(await page.evaluate(() => localStorage.getItem('marquee.confirm_sent'))).toMatch(/^\[\d+\]$/)
  const again = page.waitForResponse((answer) => /\/api\/cashier\/gethistory/.test(answer.url()))
  await page.reload()
  await again
  await section('/profile/security').click()
  await close()
  await section('/profile/settings').click()
  await expect(page.getByRole('complementary', { name: hint('confirmation') })).toHaveCount(0)
})

test('hiding the balance applies everywhere, and another currency applies at once [API-ACC-19]', async ({
  page,
  baseURL,
}) => {
  await registerPlayer(page, site(baseURL))
  await page.goto('/profile/settings')
  await expect(page.getByTestId('balance_main')).toContainText('0')
  const isHidden = page.getByRole('switch', { name: message('uz', 'profile.preferences.hideBalance') })
  // Not check(): a click before hydration shows for a moment as not yet done.
  await isHidden.click()
  await expect(isHidden).toBeChecked()
  await expect(page.getByTestId('balance')).toContainText('••••')
  await expect(page.getByTestId('balance_main')).toContainText('••••')
  await page.reload()
  await expect(page.getByTestId('balance')).toContainText('••••')
  await isHidden.click()
  await expect(isHidden).not.toBeChecked()
  await page.getByLabel(message('uz', 'profile.preferences.currency')).selectOption('USD')
  await expect(page.getByTestId('balance_main')).toContainText('$')
  await expect(page.getByTestId('balance')).toContainText('$')
})

test('the bell counts what happened, and marking all as read empties it', async ({ page, baseURL }) => {
  await registerPlayer(page, site(baseURL))
  const limit = { kind: 'deposit', period: 'day', amount: '500000.00' }
  await page.request.post('/api/responsible/setlimit?v=2.34&locale=uz', {
    headers: { origin: new URL(site(baseURL)).origin },
    form: limit,
  })
  await page.goto('/profile/bonuses')
  await page.getByRole('link', { name: 'Bildirishnomalar, 1 ta oʻqilmagan' }).click()
  await expect(page).toHaveURL(/\/profile\/notifications$/)
  await expect(page.getByRole('heading', { name: 'Limit oʻrnatildi' })).toBeVisible()
  await page.getByRole('button', { name: message('uz', 'notifications.markAll') }).click()
  const header = page.getByRole('banner')
  await expect(
    header.getByRole('link', { name: message('uz', 'notifications.bellNone'), exact: true }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Limit oʻrnatildi', exact: true })).toBeVisible()
})
