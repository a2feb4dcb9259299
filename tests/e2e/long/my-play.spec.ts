import { violationsOf } from '../support/axe.ts'
import { enter } from '../support/player.ts'
import { usePage } from '../support/application.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

test('a player finds what is open, time and result by day and game, and chooses a reminder for games', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  await page.goto('/ru/profile/settings')
  await usePage(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Моя игра' }).first().click()
  await expect(page).toHaveURL(/\/ru\/profile\/play$/)
  const diary = page.locator('#diary')
  await expect(diary.getByRole('listitem').first()).toContainText(/около \d+:\d\d ч · \d+\sстав/)
  await diary.getByRole('tab', { name: message('ru', 'play.diary.views.games') }).click()
  await expect(diary.getByRole('listitem').filter({ hasText: 'Aviora' })).toContainText('сум')
  expect(await violationsOf(page, 'main')).toEqual([])

  await page.locator('#reminder').getByRole('combobox').selectOption('15')
  await page.locator('#in-progress').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cashier\/history\?tab=withdrawal&open=\d+$/)
  await page.goto('/ru/game/aviora#real')
  await usePage(page)
  await expect(page.getByLabel(message('ru', 'games.reminder.label'))).toHaveValue('15')
})
