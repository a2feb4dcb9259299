import type { Page } from '@playwright/test'
import { usePage } from '../support/application.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const block = (page: Page, id: string) => page.locator(`[data-block="${id}"]`)

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
  await enter(page)
  await page.goto('/')
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
