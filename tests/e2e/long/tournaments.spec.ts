import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { usePage } from '../support/application.ts'
import { violationsOf } from '../support/axe.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

const main = (page: Page) => page.getByRole('main')

const locale = 'ru'
const text = (key: string) => message(locale, key)

test('shows tournaments by status, one tournament, and 12 of its games per page [ROUTE-18, ROUTE-19, ROUTE-20]', async ({
  page,
}) => {
  await page.goto(localePath('/tournaments', locale))
  await usePage(page)
  await expect(main(page).getByRole('timer').first()).toHaveText(/\d{2}/)
  await page.getByRole('link', { name: text('tournament.status.finished'), exact: true }).click()
  await expect(page).toHaveURL(/\/tournaments\?status=finished$/)
  await expect(main(page).getByRole('timer')).toHaveCount(0)
  await main(page)
    .getByRole('link', { name: text('tournament.results') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/tournaments\/\d+$/)
  await expect(main(page).getByRole('table').getByRole('row').nth(5)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await main(page)
    .getByRole('link', { name: text('tournament.details') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/tournaments\/\d+$/)
  await expect(main(page).getByRole('heading', { name: text('tournament.leaders') })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await main(page)
    .getByRole('link', { name: text('games.all') })
    .click()
  await expect(page).toHaveURL(/\/tournaments\/\d+\/gamehall$/)
  await expect(main(page).locator('[data-game]')).toHaveCount(12)
  // By keyboard: as soon as a pointer scrolls there, more games load automatically.
  await page.getByRole('button', { name: text('games.list.more') }).press('Enter')
  await expect.poll(() => main(page).locator('[data-game]').count()).toBeGreaterThanOrEqual(24)
})

test('a player plays for a jackpot from its page and tops up without leaving the game [JACK-01]', async ({
  page,
}) => {
  const text = (key: string) => message('uz', key)
  await enter(page)
  await page.goto('/jackpots/1')
  await page.getByRole('main').locator('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/game\//)
  const played = page.waitForResponse((response) => /\/sandbox\/\w+\/(?:spin|bet|round)/.test(response.url()))
  await page.frameLocator('iframe').locator('#spin').click()
  expect((await played).ok()).toBe(true)
  await expect(main(page)).toContainText(/Seans \d\d:\d\d/)
  await page.getByRole('button', { name: text('games.topUp') }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.frameLocator('iframe').locator('#spin')).toBeVisible()
})
