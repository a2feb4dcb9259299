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
/**
 * Every page is checked in both languages and both schemes, though not in every combination; the stories
 * cover those.
 */
const looks = [
  { locale: 'uz', scheme: 'dark' },
  { locale: 'ru', scheme: 'light' },
] as const
type Look = (typeof looks)[number]

/** Sets the scheme as a player's earlier choice; iframes of another origin have no storage. */
async function choose(page: Page, { scheme }: Look) {
  await page.addInitScript((value) => {
    if (window.top === window) localStorage.setItem('marquee.scheme', value)
  }, scheme)
}

async function expectAccessible(page: Page, look: Look, paths: readonly string[]) {
  await choose(page, look)
  for (const path of paths) {
    await page.goto(localePath(path, look.locale))
    await expect(page.locator('html')).toHaveAttribute('data-scheme', look.scheme)
    await expectNoViolations(page)
  }
}

for (const look of looks) {
  const { locale, scheme } = look

  test.describe(`in ${locale}, ${scheme}`, () => {
    test.describe.configure({ timeout: 120_000 })

    for (const [name, paths] of Object.entries(pages))
      test(`${name} pass axe`, ({ page }) => expectAccessible(page, look, paths))

    test('login, registration and the cashier pass axe', async ({ page }) => {
      await choose(page, look)
      await page.goto(localePath('/', locale))
      for (const popup of ['login', 'registration'] as const) {
        await openPopup(page, popup, locale)
        await expectNoViolations(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await enter(page)
      await page.goto(localePath('/cashier/deposit', locale))
      await expect(page.locator('form').last()).toBeVisible()
      await expectNoViolations(page)
      await page.goto(localePath('/game/olmos-saltanati', locale))
      await expectNoViolations(page)
    })
  })
}

test('the keyboard reaches the content first, and dialogs return the focus', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  const login = page.getByRole('banner').getByRole('button', { name: message('uz', 'header.login') })
  await login.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login).toBeFocused()
})
