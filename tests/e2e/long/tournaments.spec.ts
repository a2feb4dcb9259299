import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { usePage } from '../support/application.ts'
import { violationsOf } from '../support/axe.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })

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

test('providers, winners and jackpots link to games [ROUTE-10, ROUTE-11, ROUTE-16, ROUTE-22]', async ({
  page,
}) => {
  await page.goto(localePath('/providers', locale))
  const card = main(page).getByRole('link', { name: 'Kobalt Play' })
  await expect(card).toContainText('царствах')
  await card.click()
  await expect(page).toHaveURL(/\/gamehall\?providers=kobalt-play$/)
  await expect(main(page).locator('[data-game] p').first()).toContainText('Kobalt Play')

  await page.goto(localePath('/winners', locale))
  const wins = main(page).getByRole('table').first().getByRole('row')
  await expect(wins).toHaveCount(21)
  await page.getByRole('link', { name: text('winners.period.month'), exact: true }).click()
  await expect(page).toHaveURL(/\/winners\?period=month$/)
  await expect(wins).toHaveCount(21)

  await page.goto(localePath('/jackpots', locale))
  await main(page).getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/jackpots\/\d+$/)
  await expect(heading(page)).toBeVisible()
  await expect(main(page).locator('[data-game]').first()).toBeVisible()
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

test('a guest who tries a game sees the demo notice once', async ({ page }) => {
  const text = (key: string) => message('uz', key)
  await page.goto('/game/olmos-saltanati')
  const dialog = page.getByRole('dialog', { name: 'Demo rejim' })
  await expect(dialog).toBeVisible()
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Demo oʻynash' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.frameLocator('iframe').locator('#spin')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Oʻxshash oʻyinlar' })).toBeVisible()
  await page.goto('/game/aviora#demo')
  await expect(page.getByRole('tab', { name: text('games.demo') })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog).toHaveCount(0)
})
