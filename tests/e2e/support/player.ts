import type { Page } from '@playwright/test'
import type { Locale } from '../../../schemas/locale.ts'
import { usePage } from './application.ts'
import { documentText, fieldLabel, message } from './texts.ts'
import { expect } from './test.ts'

/** The demo player with money; its password is printed at start. */
export const demoPlayer = { login: '998901234567', password: 'marra2026' }

let registered = 0

/** An unused phone number in this run. */
export function freshPhone(): string {
  registered += 1
  return `93${String(process.pid % 1000).padStart(3, '0')}${String(registered).padStart(4, '0')}`
}

/** Opens a popup from the header, or by its query flag where the header hides the button on phones. */
export async function openPopup(page: Page, popup: 'login' | 'registration', locale: Locale) {
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: message(locale, popup === 'login' ? 'header.login' : 'header.register') })
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByRole('button', { name: documentText(`forms/${popup}`, 'submit.label', locale) }),
  ).toBeVisible()
  return dialog
}

export async function fillLogin(page: Page, locale: Locale, login: string, password: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(fieldLabel('login', 'login', locale)).fill(login)
  await dialog.getByLabel(fieldLabel('login', 'password', locale), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: documentText('forms/login', 'submit.label', locale) }).click()
}

/** Logs a page's session in without the popup; demo players share their password. */
export async function enter(
  page: Page,
  login = demoPlayer.login,
  password = demoPlayer.password,
): Promise<void> {
  const answer = await page.request.post('/api/auth/login?v=2.34&locale=uz', { form: { login, password } })
  expect(answer.ok()).toBe(true)
}

/** Waits until the header keeps a player's balance current: that of the HTML is there before any code. */
export async function seeBalance(page: Page) {
  await usePage(page)
  await expect(page.getByTestId('balance')).toBeVisible()
}

/** Fills in the registration form but does not send it. */
export async function fillRegistration(page: Page, locale: Locale, phone: string) {
  const dialog = page.getByRole('dialog')
  const label = (field: string) =>
    dialog.getByLabel(fieldLabel('registration', field, locale), { exact: false })
  await label('phone').fill(phone)
  await dialog.getByLabel(fieldLabel('registration', 'password', locale), { exact: true }).fill('Marra2026')
  await label('birth_date').fill('14.03.1998')
  await dialog.getByRole('checkbox').check()
}

/** Amount shown in the header, in minor units. */
export async function shownBalance(page: Page): Promise<number> {
  const text = await page.getByTestId('balance').innerText()
  const digits = /([\d,]+\.\d{2})/.exec(text)?.[1]
  if (digits === undefined) return Number.NaN
  return Math.round(Number(digits.replaceAll(',', '')) * 100)
}

/** The player's total balance on the platform, own and bonus money, in minor units. */
export async function ledgerBalance(page: Page): Promise<number> {
  const answer = await page.request.get('/api/account/getBalance?v=2.34&locale=uz')
  const body: unknown = await answer.json()
  const amounts = JSON.stringify(body).matchAll(
    /"balance_(?:main|bonus|betting_bonus)":\{"amount":"(\d+)\.(\d{2})/g,
  )
  return [...amounts].reduce((sum, [, whole, fraction]) => sum + Number(`${whole}${fraction}`), 0)
}
