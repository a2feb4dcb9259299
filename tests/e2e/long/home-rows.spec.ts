import type { Page } from '@playwright/test'
import { usePage } from '../support/application.ts'
import { fillLogin, logIn, seeBalance } from '../support/player.ts'
import { playerId, setSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

const block = (page: Page, id: string) => page.locator(`[data-block="${id}"]`)
const text = (key: string) => message('uz', key)

test('the popular games can be filtered by provider with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  const row = block(page, 'popular')
  const filter = row.getByRole('toolbar')
  const all = filter.getByRole('button', { name: text('games.providers.all') })
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  const total = Number(await row.locator('header > span').first().innerText())

  const chip = filter.getByRole('button').nth(1)
  // The focus hydrates the row, which then handles keys.
  await expect(async () => {
    await all.focus()
    await page.keyboard.press('ArrowRight')
    await expect(chip).toBeFocused({ timeout: 1000 })
  }).toPass()
  const provider = await chip.innerText()
  await page.keyboard.press('Enter')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(row.getByRole('status')).toContainText(`${provider}: `)
  const captions = row.locator('li p:first-of-type')
  await expect(captions.first()).toHaveText(provider)
  expect(new Set(await captions.allInnerTexts())).toEqual(new Set([provider]))
  expect(Number(await row.locator('header > span').first().innerText())).toBeLessThan(total)

  // Providers without a chip are in a menu, which returns the focus.
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const entries = filter.locator('[popover] button')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.nth(1)).toBeFocused()
  const other = await entries.nth(1).evaluate((entry) => entry.firstChild?.textContent ?? '')
  await page.keyboard.press('Enter')
  const opener = filter.getByRole('button', { name: other })
  await expect(opener).toBeFocused()
  await expect(captions.first()).toHaveText(other)
})

test('an odd links to the sportsbook, with its outcome on the slip', async ({ page }) => {
  await page.goto('/')
  const card = block(page, 'sports').locator('li').first()
  // The name is followed by the score, if there is one.
  const sides = await card
    .locator('a')
    .first()
    .locator('> span')
    .evaluateAll((shown) => shown.map((side) => side.firstChild?.textContent ?? ''))
  await card.getByRole('group').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/betting\?path=%2Fevent%2F[\w-]+%2F[12x]$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const slip = page.frameLocator('iframe').locator('#selections')
  await expect(slip).toContainText(sides.join(' – '))
})

test('a guest who joins a tournament logs in and then takes part', async ({ page }) => {
  await page.goto('/')
  const card = block(page, 'tournament')
  await card.scrollIntoViewIfNeeded()
  await usePage(page)
  await expect(card.getByRole('timer')).toHaveText(/^\d{2}\D+\d{2}\D+\d{2}\D+\d{2}\D+$/)
  await card.getByRole('button', { name: text('tournament.participate') }).click()
  await fillLogin(page, 'uz', '998901234567', 'marra2026')
  await seeBalance(page)
  // On some days the next tournament is only for verified players.
  const flag = `players/${await playerId(page)}/flag`
  await setSandbox(page, flag, { flag: 'is_verified', value: '1' })
  await card.getByRole('button', { name: text('tournament.participate') }).click()
  await expect(card).toContainText(text('tournament.in'))
  await page.reload()
  await expect(card).toContainText(text('tournament.in'))
  await setSandbox(page, flag, { flag: 'is_verified', value: '0' })
})

test('the countdown runs without moving the page', async ({ page }) => {
  await page.goto('/')
  const card = block(page, 'tournament')
  // Until the code runs, the card shows the date.
  const timer = card.getByRole('timer')
  await card.scrollIntoViewIfNeeded()
  await usePage(page)
  await expect(timer).toHaveText(/\d{2}/)
  const first = await timer.innerText()
  await expect(timer).not.toHaveText(first)
  const widths = await timer.locator('> span').evaluateAll((units) => units.map((unit) => unit.clientWidth))
  expect(new Set(widths).size).toBe(1)
})

test('offers scroll sideways on a phone and show their terms before the button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ru')
  const list = block(page, 'promotions').getByRole('list')
  expect(await list.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await list.getByRole('link', { name: 'Подробнее' }).click()
  await expect(page).toHaveURL(/\/ru\/promotions\/weekly-cashback$/)
})

test('a player sees their favorites in every row', async ({ page }) => {
  await logIn(page)
  const heart = block(page, 'popular').getByRole('button', { name: /Aviora/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // A row further down hydrates near the screen, with the current favorites.
  await block(page, 'fast').scrollIntoViewIfNeeded()
  await expect(block(page, 'fast').getByRole('button', { name: /Aviora/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
