import type { FrameLocator, Page } from '@playwright/test'
import type { Locale } from '../../../schemas/locale.ts'
import { usePage } from '../support/application.ts'
import { demoPlayer, enter, fillLogin } from '../support/player.ts'
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

/** Pays in at the simulated bank. */
async function pay(page: Page, locale: Locale) {
  await page.locator('form').last().getByRole('textbox').first().fill('8600490277153308')
  await page.getByRole('button', { name: message(locale, 'cashier.pay') }).click()
}
void pay
