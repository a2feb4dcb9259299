import type { Locator, Page } from '@playwright/test'
import { linkIn, newestMessage } from './support/outbox.ts'
import { demoPlayer, enter, fillLogin, fillRegistration, openPopup, seeBalance } from './support/player.ts'
import { expect, test } from './support/test.ts'
import { documentText, fieldLabel, message } from './support/texts.ts'

const submit = (form: string, locale: 'uz' | 'ru' = 'uz') =>
  documentText(`forms/${form}`, 'submit.label', locale)
const guarded = { login: '998901234570', password: 'marra2026' }
const blocked = { login: '998901234569', password: 'marra2026' }
const password = 'Marra2026'

let made = 0
/** An unused address in this run. */
const freshEmail = () => `player-${process.pid}-${++made}@example.com`

/** Creates an account without a page and stays logged in. */
async function registerByEmail(page: Page): Promise<string> {
  const email = freshEmail()
  const data = { email, password, birth_date: '1998-03-14', agreement: true }
  expect((await page.request.post('/cms/auth/local/register', { data })).status()).toBe(200)
  return email
}

async function fillEmailRegistration(form: Locator, email: string) {
  const label = (field: string) => fieldLabel('registration-email', field, 'ru')
  await form.getByLabel(label('email')).fill(email)
  await form.getByLabel(label('password'), { exact: true }).fill(password)
  await form.getByLabel(label('birth_date')).fill('14.03.1998')
  await form.getByRole('checkbox').check()
}

test('the registration page accepts an e-mail address, and a double click sends it once [AUTH-04]', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.goto('/ru/forms/sign_up')
  await page
    .getByRole('tab', {
      name: documentText('popups/registration', 'blocks.0.slots.content.1.props.tabs.1.label', 'ru'),
    })
    .click()
  const form = page.getByRole('tabpanel')
  await fillEmailRegistration(form, freshEmail())
  await form.getByRole('button', { name: submit('registration-email', 'ru') }).dblclick()
  await expect(page).toHaveURL(/\/ru\?register=success$/)
  await seeBalance(page)
  expect(sent.filter((path) => path === '/cms/auth/local/register')).toHaveLength(1)
  const cookies = await page.context().cookies()
  const jwt = cookies.find(({ name }) => name === 'marquee_jwt')
  expect(jwt).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('jwt')
})

test('a link in the consent opens with the mouse, and the box stays unticked', async ({ page }) => {
  await page.goto('/ru/forms/sign_up')
  const form = page.getByRole('main')
  const box = form.getByRole('checkbox').first()
  const link = form.locator('label').getByRole('link').first()
  await expect(link).toHaveAttribute('href', '/ru/rules')
  await link.click()
  await expect(page).toHaveURL(/\/ru\/rules$/)
  await page.goBack()
  await expect(box).not.toBeChecked()
})

test('the login page continues to the requested page and switches between forms [AUTH-04]', async ({
  page,
}) => {
  await page.goto('/forms/sign_in?redirectUrl=%2Frules')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: documentText('forms/login', 'links.1.label', 'uz') }).click()
  await expect(page).toHaveURL(/\/forms\/sign_up\?redirectUrl=/)
  await main.getByRole('button', { name: documentText('forms/registration', 'links.0.label', 'uz') }).click()
  await main.getByLabel(fieldLabel('login', 'login', 'uz')).fill(`+${demoPlayer.login}`)
  await main.getByLabel(fieldLabel('login', 'password', 'uz'), { exact: true }).fill(demoPlayer.password)
  await main.getByRole('button', { name: submit('login'), exact: true }).click()
  await expect(page).toHaveURL(/\/rules$/)
})

test.describe('with the second factor', () => {
  test.use({ expectedStatuses: [401] })

  test('the login asks for the code, reports a wrong one, and stores nothing [TFA-03, TFA-09]', async ({
    page,
  }) => {
    await page.goto('/about')
    await openPopup(page, 'login', 'uz')
    await fillLogin(page, 'uz', guarded.login, guarded.password)
    const code = page.getByLabel(fieldLabel('two-factor', 'code', 'uz'), { exact: true })
    await expect(code).toBeVisible()
    const dialog = page.getByRole('dialog').filter({ has: code })
    await expect(dialog.getByRole('button', { name: /Yangi kod \d+ soniya/ })).toBeDisabled()
    const send = dialog.getByRole('button', { name: submit('two-factor') })
    await code.fill('123')
    await send.click()
    await expect(dialog.getByText('Kod 6 ta raqamdan iborat').last()).toBeVisible()
    const { code: right } = await newestMessage(page, guarded.login)
    await code.fill(right === '000000' ? '000001' : '000000')
    await send.click()
    await expect(dialog.getByText(message('uz', 'forms.reasons.invalid')).last()).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).not.toContain(guarded.password)
    await code.fill(right)
    await send.click()
    await seeBalance(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a forgotten password is reset by the link in the message [API-AUTH-03]', async ({ page }) => {
  const email = await registerByEmail(page)
  await page.context().clearCookies()
  await page.goto('/about')
  const dialog = await openPopup(page, 'login', 'uz')
  await dialog.getByRole('button', { name: documentText('forms/login', 'links.0.label', 'uz') }).click()
  const popup = (key: string) =>
    page.getByRole('dialog', { name: documentText(`popups/${key}`, 'title', 'uz') })
  await popup('restore')
    .getByLabel(fieldLabel('restore', 'login', 'uz'))
    .fill(email)
  await popup('restore')
    .getByRole('button', { name: submit('restore') })
    .click()
  const login = popup('reset-password').getByLabel(fieldLabel('reset-password', 'login', 'uz'))
  await expect(login).toHaveValue(email)

  await page.goto(linkIn(await newestMessage(page, email)))
  const label = (field: string) => page.getByLabel(fieldLabel('reset-password', field, 'uz'), { exact: true })
  await expect(label('login')).toHaveValue(email)
  await expect(label('code')).toHaveValue(/^\d{6}$/)
  await label('password').fill('Another26')
  await label('password_repeat').fill('Another26')
  await page.getByRole('button', { name: submit('reset-password') }).click()
  await seeBalance(page)
  await page.context().clearCookies()
  await enter(page, email, 'Another26')
})

test.describe('errors of the platform', () => {
  test.use({ expectedStatuses: [403, 422] })

  test('a blocked player who logs in gets the page for it [ERR-10, ROLE-03]', async ({ page }) => {
    await page.goto('/about')
    await openPopup(page, 'login', 'uz')
    await fillLogin(page, 'uz', blocked.login, blocked.password)
    const title = documentText('pages/user-blocked', 'blocks.0.props.title', 'uz')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('appear in the form: an existing account', async ({ page }) => {
    await page.goto('/about')
    const dialog = await openPopup(page, 'login', 'uz')
    await dialog.getByRole('button', { name: documentText('forms/login', 'links.1.label', 'uz') }).click()
    await fillRegistration(page, 'uz', demoPlayer.login.slice(3))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: submit('registration') })
      .click()
    await expect(page.getByText(message('uz', 'forms.reasons.taken')).last()).toBeVisible()
  })

  test('the login does not redirect to an external address that is not allowed', async ({ page }) => {
    await page.goto(
      '/?show_popup_auth=1&backUrl=https%3A%2F%2Fevil.example%2F&redirectUrl=%2F%2Fevil.example',
    )
    await fillLogin(page, 'uz', demoPlayer.login, demoPlayer.password)
    await seeBalance(page)
    expect(new URL(page.url()).hostname).toBe('localhost')
    expect(await page.evaluate(() => localStorage.length)).toBe(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.includes('back_url')).length),
    )
  })
})

test.describe('links in messages', () => {
  test.use({ expectedStatuses: [401, 422] })

  test('confirm an address for its owner only', async ({ page }) => {
    const email = await registerByEmail(page)
    await page.request.post('/cms/auth/send-email-confirmation', { data: { email } })
    const link = linkIn(await newestMessage(page, email))
    const heading = page.getByRole('heading', { level: 1 })
    await page.context().clearCookies()
    await page.goto(link)
    await page.getByRole('link', { name: message('uz', 'auth.confirmation.login') }).click()
    const main = page.getByRole('main')
    await main.getByLabel(fieldLabel('login', 'login', 'uz')).fill(email)
    await main.getByLabel(fieldLabel('login', 'password', 'uz'), { exact: true }).fill(password)
    await main.getByRole('button', { name: submit('login'), exact: true }).click()
    await expect(page).toHaveURL(/\/confirmation\/success$/)
    await expect(heading).toHaveText(documentText('pages/confirmation-success', 'blocks.0.props.title', 'uz'))
  })

  test('unsubscribe from news [API-ACC-20]', async ({ page }) => {
    const email = await registerByEmail(page)
    const form = { contact: email, subscription: '1' }
    await page.request.post('/api/account/changeSubscription?v=2.34&locale=uz', { form })
    const link = linkIn(await newestMessage(page, email))
    await page.context().clearCookies()
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(link)
    await page.getByRole('button', { name: message('uz', 'auth.unsubscribe.send') }).click()
    await expect(heading).toHaveText(documentText('pages/unsubscribe', 'blocks.0.props.title', 'uz'))
  })
})
