import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { registerPlayer } from '../support/account.ts'
import { violationsOf } from '../support/axe.ts'
import { seeBalance } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { documentText, message } from '../support/texts.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const text = (key: string) => message('uz', key)

test('guests can open program, shop and rules, which link to each other [API-LOY-05, ROUTE-25, ROUTE-26, ROUTE-27]', async ({
  page,
}) => {
  const locale = 'ru'
  const title = (key: string) => documentText(`pages/${key}`, 'blocks.0.props.title', locale)
  await page.goto(localePath('/loyalty', locale))
  await expect(heading(page)).toHaveText(title('loyalty'))
  await expect(main(page).getByRole('listitem').filter({ hasText: '+20%' })).toHaveCount(4)
  expect(await violationsOf(page)).toEqual([])

  await main(page)
    .getByRole('link', { name: documentText('pages/loyalty', 'blocks.0.props.buttons.0.label', locale) })
    .click()
  await expect(page).toHaveURL(/\/loyalty\/shop$/)
  await expect(heading(page)).toHaveText(title('loyalty-shop'))
  await expect(
    main(page).getByRole('button', { name: message(locale, 'loyalty.shop.get'), exact: false }),
  ).toHaveCount(8)
  expect(await violationsOf(page)).toEqual([])

  await page.goto(localePath('/loyalty', locale))
  await main(page)
    .getByRole('link', { name: message(locale, 'loyalty.programs.details') })
    .click()
  await expect(page).toHaveURL(/\/loyalty\/marra-club$/)
  await expect(heading(page)).toHaveText('Клуб Marra')
  await expect(
    main(page).getByRole('heading', { name: message(locale, 'loyalty.programs.rules') }),
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

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
