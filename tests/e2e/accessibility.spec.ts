import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { logIn, openPopup } from './support/player.ts'
import { expect, test } from './support/test.ts'
import { message } from './support/texts.ts'

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    .analyze()
  expect(
    violations.map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    ),
  ).toEqual([])
}

const publicPages = [
  '/',
  '/rules',
  '/about',
  '/payments',
  '/privacy',
  '/support',
  '/gamehall',
  '/unsubscribe',
]
const schemes = ['dark', 'light'] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The scheme as a player who chose it before has it; frames of another origin have no storage. */
async function choose(page: Page, scheme: (typeof schemes)[number]) {
  await page.addInitScript((value) => {
    if (window.top === window) localStorage.setItem('marquee.scheme', value)
  }, scheme)
}

for (const scheme of schemes) {
  test(`public pages pass axe in both languages, ${scheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await choose(page, scheme)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
    for (const path of publicPages)
      for (const address of [path, path === '/' ? '/ru' : `/ru${path}`]) {
        await page.goto(address)
        await expectNoViolations(page)
      }
  })

  test(`login, registration and the cashier pass axe, ${scheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await choose(page, scheme)
    await page.goto('/ru')
    for (const popup of ['login', 'registration'] as const) {
      await openPopup(page, popup, 'ru')
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await logIn(page, 'ru')
    await page.goto('/ru/cashier/deposit')
    await expect(page.locator('form').last()).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/ru/game/olmos-saltanati')
    await expectNoViolations(page)
  })
}

test('the keyboard reaches the content first and dialogs give the focus back', async ({ page }) => {
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

for (const width of [320, 390, 768, 992, 1280, 1366, 1440, 1696, 1920])
  test(`nothing overflows sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/ru', '/ru/rules', '/gamehall', '/ru/game/olmos-saltanati']) {
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
