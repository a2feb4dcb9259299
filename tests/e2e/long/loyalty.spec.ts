import type { Page } from '@playwright/test'
import { registerPlayer } from '../support/account.ts'
import { violationsOf } from '../support/axe.ts'
import { seeBalance } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { documentText, message } from '../support/texts.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const text = (key: string) => message('uz', key)

test('a new player is greeted on the first tap, and the tutorial explains the program [API-LOY-04, LOY-18]', async ({
  page,
  baseURL,
}) => {
  await registerPlayer(page, baseURL ?? '')
  await page.goto('/rules')
  await seeBalance(page)
  const notices = page.getByRole('region', { name: text('toasts.label') })
  await expect(notices.getByRole('paragraph')).toHaveCount(0)
  await heading(page).click()
  await notices.getByRole('button', { name: text('loyalty.notice.tutorial') }).click()
  const tutorial = page.getByRole('dialog', { name: documentText('popups/loyalty-tutorial', 'title', 'uz') })
  await expect(tutorial.getByRole('listitem')).toHaveCount(4)
  expect(await violationsOf(page, 'dialog[open]')).toEqual([])
  await tutorial.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/loyalty$/)
  await expect(tutorial).toHaveCount(0)
})
