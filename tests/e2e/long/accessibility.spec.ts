import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { violationsOf } from '../support/axe.ts'
import { enter, openPopup } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

const pages = {
  'public pages': ['/', '/rules', '/about', '/payments', '/privacy', '/support', '/gamehall', '/unsubscribe'],
  'pages of login, passwords and confirmations': [
    '/forms/sign_in',
    '/forms/sign_up',
    '/forms/restore',
    '/forms/reset_password',
    '/forms/social',
    '/confirmation',
    '/confirmation/success',
  ],
  'pages of cards, tables and answers': [
    '/welcome',
    '/bonus-terms',
    '/responsible-gaming',
    '/promotions/weekly-cashback',
    '/loyalty',
    '/loyalty/shop',
    '/loyalty/marra-club',
  ],
  'pages of games and competitions': [
    '/tournaments',
    '/winners',
    '/jackpots',
    '/jackpots/1',
    '/providers',
    '/gamehall/for-you',
  ],
}
/** Each page is checked in one of them; the stories cover every language and scheme. */
const looks = [
  { locale: 'uz', scheme: 'dark' },
  { locale: 'ru', scheme: 'light' },
] as const
type Look = (typeof looks)[number]

/** Sets the scheme, as a player does by choosing it. */
async function choose(page: Page, { scheme }: Look) {
  await page.evaluate((value) => localStorage.setItem('marquee.scheme', value), scheme)
}

for (const [name, paths] of Object.entries(pages))
  test(`${name} pass axe`, async ({ page }) => {
    await page.goto('/robots.txt')
    for (const [index, path] of paths.entries()) {
      const look = looks[index % 2 === 0 ? 0 : 1]
      await choose(page, look)
      await page.goto(localePath(path, look.locale))
      await expect(page.locator('html')).toHaveAttribute('data-scheme', look.scheme)
      await expectNoViolations(page)
    }
  })

test('login, registration, the cashier and a game pass axe, and dialogs return the focus', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  for (const popup of ['login', 'registration'] as const) {
    await openPopup(page, popup, 'uz')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const name = message('uz', popup === 'login' ? 'header.login' : 'header.register')
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeFocused()
  }
  await enter(page)
  await choose(page, looks[1])
  await page.goto('/ru/cashier/deposit')
  await expect(page.locator('form').last()).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/ru/game/olmos-saltanati')
  await expectNoViolations(page)
})
