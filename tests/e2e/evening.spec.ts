import type { Page, Response } from '@playwright/test'
import { localePath } from '../../src/lib/urls/locale-path.ts'
import { registerPlayer } from './support/account.ts'
import {
  demoPlayer,
  enter,
  fillLogin,
  fillRegistration,
  freshPhone,
  ledgerBalance,
  openPopup,
  seeBalance,
  shownBalance,
} from './support/player.ts'
import { expect, test } from './support/test.ts'
import { documentText, message } from './support/texts.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guest registers and sees the balance [AUTH-01, ROUTE-02]', async ({ page }) => {
    const locale = 'uz'
    await page.goto(localePath('/', locale))
    await openPopup(page, 'registration', locale)
    await fillRegistration(page, locale, freshPhone())
    await page
      .getByRole('dialog')
      .getByRole('button', { name: documentText('forms/registration', 'submit.label', locale) })
      .click()
    await expect(page).toHaveURL(/[?&]register=success/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await seeBalance(page)
    expect(await shownBalance(page)).toBe(0)
  })

  test('a player deposits 500 000 soʻm and the balance updates [CASH-01, ROUTE-48, ROUTE-59]', async ({
    page,
    baseURL,
  }) => {
    const locale = 'ru'
    // A player of its own: payments that other tests leave in an app arrive a minute later.
    await registerPlayer(page, baseURL ?? '')
    const before = await ledgerBalance(page)
    await page.goto(localePath('/cashier/deposit', locale))
    await page.getByRole('button', { name: '500,000', exact: true }).click()
    await fillCard(page)
    await page
      .getByRole('button', { name: /500,000/ })
      .last()
      .click()
    await page.waitForURL(/\/sandbox\/payments\//)
    await page.locator('button[value="pay"]').click()
    await page.waitForURL(/\/cashier\/paysuccess\/\d+/)
    expect(new URL(page.url()).pathname).toMatch(/^\/ru\//)
    await expect(page.getByText(/500,000/).first()).toBeVisible()
    expect(await ledgerBalance(page)).toBe(before + 50_000_000)
    await expect.poll(() => shownBalance(page)).toBe(before + 50_000_000)
  })
})

test('a slot round is posted to the ledger and updates the header [ROUTE-09]', async ({ page }) => {
  await enter(page)
  await page.goto('/game/olmos-saltanati')
  const spin = page.frameLocator('iframe').locator('#spin')
  await expect(spin).toBeEnabled()
  let after = 0
  // A payment of another test may settle in between; then another round decides.
  await expect(async () => {
    const before = await ledgerBalance(page)
    const played = page.waitForResponse((response) => response.url().endsWith('/sandbox/slot/spin'))
    await spin.click()
    const { stake, win } = await roundOf(await played)
    // A round may win exactly its stake: the ledger must contain both amounts.
    after = before - stake + win
    expect(await ledgerBalance(page)).toBe(after)
  }).toPass()
  await expect.poll(() => shownBalance(page)).toBe(after)
})

/** Stake and win of a round, in minor units. */
async function roundOf(response: Response): Promise<{ stake: number; win: number }> {
  const text = await response.text()
  const amount = (name: string) =>
    Math.round(Number(new RegExp(`"${name}":"([\\d.]+)"`).exec(text)?.[1]) * 100)
  return { stake: amount('stake'), win: amount('win') }
}

async function fillCard(page: Page) {
  const fields = page.locator('form input:not([type=checkbox]):not([type=radio])')
  const form = page.locator('form').last()
  await form.getByRole('textbox').nth(0).fill('8600490277153308')
  await form.getByRole('textbox').nth(1).fill('1228')
  await form.getByRole('textbox').nth(2).fill('901234567')
  expect(await fields.count()).toBeGreaterThan(0)
}

test.describe('with a wrong password', () => {
  test.use({ expectedStatuses: [401] })

  test('the form reports it, keeps typed values and accepts the right one [AUTH-02]', async ({ page }) => {
    await page.goto('/about')
    const dialog = await openPopup(page, 'login', 'uz')
    await fillLogin(page, 'uz', demoPlayer.login, 'wrong-password')
    const rejection = dialog.getByRole('group', {
      name: documentText('forms/login', 'submit.onError.0.message', 'uz'),
    })
    await expect(rejection).toBeFocused()
    await expect(dialog.getByRole('textbox').first()).toHaveValue(demoPlayer.login)
    await fillLogin(page, 'uz', demoPlayer.login, demoPlayer.password)
    await seeBalance(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('a logout', () => {
  // Calls that are still running when the session ends fail.
  test.use({ expectedStatuses: [401] })

  test('logging out shows the home page as a guest', async ({ page }) => {
    await enter(page)
    await page.goto('/ru/rules')
    await page
      .getByRole('banner')
      .getByRole('button', { name: message('ru', 'header.account') })
      .click()
    await page.getByRole('button', { name: message('ru', 'header.logout') }).click()
    await expect(page).toHaveURL(/\/ru$/)
    await expect(page.getByRole('button', { name: message('ru', 'header.login') })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: message('ru', 'header.login') })).toBeVisible()
  })
})
