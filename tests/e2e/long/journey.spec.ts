import type { FrameLocator, Locator, Page } from '@playwright/test'
import { password, registerPlayer } from '../support/account.ts'
import { startApplication, usePage } from '../support/application.ts'
import { demoPlayer, enter, fillLogin, openPopup, seeBalance } from '../support/player.ts'
import { playerId, setSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

const phone = { width: 390, height: 844 }

/** Opens the sportsbook and waits for its matches. */
async function openSportsbook(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.odds:enabled').first()).toBeVisible()
  return frame
}

const firstMatch = (frame: FrameLocator) => frame.locator('.match:not(.live)').first()

/** Opens an upcoming match and chooses its first outcome. Returns the key of the outcome. */
async function openMatch(page: Page, frame: FrameLocator): Promise<string> {
  await firstMatch(frame).locator('a.teams').click()
  await expect(page).toHaveURL(/\?path=%2Fevent%2F[\w-]+$/)
  const odds = frame.locator('.odds:enabled').first()
  await odds.click()
  await expect(odds).toHaveAttribute('aria-pressed', 'true')
  return (await odds.getAttribute('data-key')) ?? ''
}

/** The match and its outcome in the slip, whatever happened in between. */
async function expectMatchAndSlip(page: Page, frame: FrameLocator, key: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`\\?path=%2Fevent%2F${key.split(':')[0]}`))
  await expect(frame.locator(`[data-key="${key}"]`)).toHaveAttribute('aria-pressed', 'true')
}

test.describe('on a phone, in Uzbek', () => {
  test.use({ viewport: phone })

  test('a guest keeps match and slip over the login, a reload and the language; "back" closes the slip, then the match', async ({
    page,
  }) => {
    const frame = await openSportsbook(page, '/betting')
    const key = await openMatch(page, frame)
    await expect(page).toHaveTitle(/ – .* · /)
    await frame.locator('#slip-bar').click()
    await expect(page).toHaveURL(/%23slip$/)
    await expect(frame.locator('#place')).toBeInViewport({ ratio: 1 })
    await page.goBack()
    await expect(frame.locator('#slip')).toBeHidden()
    await expectMatchAndSlip(page, frame, key)
    await page.goBack()
    await expect(page).toHaveURL(/\/betting$/)
    await expect(firstMatch(frame)).toBeVisible()
    await page.goForward()
    await expectMatchAndSlip(page, frame, key)

    await frame.locator('#slip-bar').click()
    await frame.locator('#place').click()
    await fillLogin(page, 'uz', demoPlayer.login, demoPlayer.password)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectMatchAndSlip(page, frame, key)
    await expect(frame.locator('#slip')).toBeVisible()
    await expect(frame.locator('#balance')).not.toBeEmpty()

    await page.reload()
    await expect(frame.locator('#slip')).toBeVisible()
    await frame.locator('#slip-close').click()
    await expect(page).not.toHaveURL(/slip/)
    await expectMatchAndSlip(page, frame, key)
    await page.goto(page.url().replace('/betting', '/ru/betting'))
    await expectMatchAndSlip(page, frame, key)
    await expect(frame.locator('#slip-bar')).toContainText('Купон')
  })
})

test('a switch of the language keeps match and slip in the open page', async ({ page }) => {
  await enter(page)
  const frame = await openSportsbook(page, '/betting')
  await usePage(page)
  const key = await openMatch(page, frame)
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/ru/betting'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page).toHaveURL(/\/ru\/betting\?path=/)
  await expectMatchAndSlip(page, frame, key)
  await expect(frame.locator('#slip-title')).toContainText('Купон')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

/** Pays in with a card at the simulated bank, which leads back to the site. */
async function payIn(page: Page, cashier: Locator) {
  await cashier.getByRole('radio', { name: /Uzcard/ }).check()
  const requisites = cashier.locator('form').last().getByRole('textbox')
  await requisites.nth(0).fill('8600490277153308')
  await requisites.nth(1).fill('1228')
  await cashier.locator('button[type=submit][form]').click()
  await page.locator('button.pay').click()
  await expect(page).toHaveURL(/\/cashier\/paysuccess\/\d+$/)
}

/** The first action of the result leads back. */
const wayBack = (page: Page) => page.locator('main section').getByRole('link').first()

test('a deposit from a game ends with the way back to it, through the page of the bank', async ({ page }) => {
  await enter(page)
  await page.goto('/ru/game/aviora#real')
  await usePage(page)
  await page
    .locator('main')
    .getByRole('button', { name: message('ru', 'games.topUp') })
    .click()
  const cashier = page.getByRole('dialog')
  await cashier.locator('input[inputmode=numeric]').first().fill('50000')
  await payIn(page, cashier)
  await expect(wayBack(page)).toHaveText('Вернуться в Aviora')
  await wayBack(page).click()
  await expect(page).toHaveURL(/\/ru\/game\/aviora#real$/)
  await expect(page.frameLocator('iframe').locator('#balance')).not.toBeEmpty()
})

test('a frame asks for the missing amount, and finds its path and state again after the deposit', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/game/frame-test')
  const frame = page.frameLocator('iframe')
  const received = frame.locator('#received li').first()
  await expect(received).toContainText('"state":null')
  for (const type of ['path', 'state', 'title']) await frame.getByRole('button', { name: type }).click()
  await expect(page).toHaveURL(/\?path=%2Fevent%2F7$/)
  await expect(page).toHaveTitle(/^Paxtakor – Nasaf · /)
  await frame.getByRole('button', { name: 'deposit' }).click()
  const cashier = page.getByRole('dialog')
  // The method takes no less.
  await expect(cashier.locator('input[inputmode=numeric]').first()).toHaveValue('20,000')
  await expect(page).toHaveURL(/\?path=%2Fevent%2F7$/)
  await payIn(page, cashier)
  await expect(wayBack(page)).toHaveText('Frame test oʻyiniga qaytish')
  await wayBack(page).click()
  await expect(page).toHaveURL(/\/game\/frame-test\?path=%2Fevent%2F7$/)
  await expect(received).toContainText('"state":"{\\"slip\\":[7]}","path":"/event/7"')
  await frame.getByRole('button', { name: 'error' }).click()
  await page.locator('main').getByRole('alert').getByRole('button').first().click()
  await expect(cashier.locator('input[inputmode=numeric]').first()).toHaveValue('20,000')
})

test('a login over a form keeps the page and what was typed', async ({ page }) => {
  await page.goto('/ru/support?a=1')
  await usePage(page)
  const text = page.locator('main textarea').first()
  await text.fill('Не пришёл платёж')
  await openPopup(page, 'login', 'ru')
  await fillLogin(page, 'ru', demoPlayer.login, demoPlayer.password)
  await seeBalance(page)
  await expect(page).toHaveURL(/\/ru\/support\?a=1$/)
  await expect(text).toHaveValue('Не пришёл платёж')
})

test.describe('after the end of the session', () => {
  // Calls that are still running when the session ends fail.
  test.use({ expectedStatuses: [401] })

  test('a page opened with a session that has ended says so, and comes after the login', async ({
    page,
    baseURL,
  }) => {
    const login = await registerPlayer(page, baseURL ?? '')
    await page.goto('/ru/rules')
    await startApplication(page)
    await setSandbox(page, `players/${await playerId(page)}/sessions`)
    await page.goto('/ru/profile/settings')
    await expect(page.getByRole('dialog').getByText(message('ru', 'session.expired'))).toBeVisible()
    await fillLogin(page, 'ru', login, password)
    await expect(page).toHaveURL(/\/ru\/profile\/settings$/)
  })
})
