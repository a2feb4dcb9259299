import type { Locator, Page } from '@playwright/test'
import { registerPlayer } from '../support/account.ts'
import { usePage } from '../support/application.ts'
import { enter } from '../support/player.ts'
import { playerId, setSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { documentText, message } from '../support/texts.ts'

/** Controls, pictures and text that the button of the chat covers while the page is scrolled to its end. */
async function coveredByChat(page: Page): Promise<string[]> {
  const chat = page.locator('button[aria-haspopup=dialog][data-action*=openChat]')
  if (!(await chat.isVisible())) return []
  return chat.evaluate((button) => {
    const found = new Set<string>()
    const isContent = (element: Element) =>
      element.closest('a, button, input, select, textarea, label, img, svg, li, td, [role]:not(main)') !==
        null ||
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '')
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < end + 40; top += 40) {
      scrollTo({ top: Math.min(top, end), behavior: 'instant' })
      const { left, right, top: first, bottom } = button.getBoundingClientRect()
      for (const x of [left, (left + right) / 2, right - 1])
        for (const y of [first, (first + bottom) / 2, bottom - 1]) {
          const stack = document.elementsFromPoint(x, y)
          // Above it, the tabs of a phone may pass.
          const below = stack.slice(stack.findIndex((element) => button.contains(element)))
          const nearest = below.find((element) => !button.contains(element))
          if (nearest && isContent(nearest)) found.add(nearest.outerHTML.slice(0, 120))
        }
    }
    return [...found]
  })
}

test('the button of the chat covers nothing on any part of a page, at any width', async ({ page }) => {
  await enter(page)
  for (const path of ['/', '/cashier/deposit', '/forms/restore']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await usePage(page)
    for (const width of [390, 992, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await coveredByChat(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

/** The end of the animations in a part of the page. */
const unfolded = (part: Locator) =>
  part.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )

test('a toast covers nothing, wherever the page is scrolled to, at any width', async ({ page, baseURL }) => {
  await registerPlayer(page, baseURL ?? '')
  // News for a new player would come in between.
  await page.route('**/api/loyalty/getnotifications?*', (route) =>
    route.fulfill({ json: { data: { items: [] } } }),
  )
  await page.route('**/api/popups/get?*', (route) => route.fulfill({ json: { data: null } }))
  await page.goto('/profile/settings', { waitUntil: 'networkidle' })
  await usePage(page)
  const toasts = page.getByRole('region', { name: message('uz', 'toasts.label') })
  const currency = page.getByLabel(message('uz', 'profile.preferences.currency'))
  // The block is hydrated when it comes near the screen.
  await currency.scrollIntoViewIfNeeded()
  await expect
    .poll(() => currency.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)
  const boxOf = async (part: typeof toasts) => (await part.boundingBox()) ?? { y: NaN, height: NaN }
  for (const [width, code, scrolled] of [
    [390, 'USD', 0],
    [820, 'UZS', 500],
    [1440, 'USD', 500],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
    const before = await boxOf(page.getByRole('main'))
    await currency.selectOption(code)
    await expect(toasts.getByText(code, { exact: false })).toBeVisible()
    await unfolded(toasts)
    const { y, height } = await boxOf(toasts)
    expect(y, `${width} px`).toBeGreaterThanOrEqual(64)
    expect((await boxOf(page.getByRole('main'))).y, `${width} px`).toBeCloseTo(before.y + height, 0)
    await toasts.getByRole('button').click()
    await expect(toasts.getByRole('button')).toHaveCount(0)
    expect(Math.abs((await boxOf(page.getByRole('main'))).y - before.y), `${width} px`).toBeLessThan(3)
  }
  // Under a finger, the page stays where it is.
  const before = await boxOf(page.getByRole('main'))
  await page.mouse.move(2, 400)
  await page.mouse.down()
  await currency.selectOption('UZS')
  await expect(toasts.getByRole('button')).toHaveCount(1)
  expect((await boxOf(page.getByRole('main'))).y).toBe(before.y)
  await page.mouse.up()
  await expect.poll(async () => (await boxOf(page.getByRole('main'))).y).toBeGreaterThan(before.y + 40)
})

test.describe('a session that ends', () => {
  test.use({ expectedStatuses: [401] })

  test('shows a toast over its dialog that covers nothing', async ({ page, baseURL }) => {
    await registerPlayer(page, baseURL ?? '')
    await page.goto('/profile/settings', { waitUntil: 'networkidle' })
    await usePage(page)
    await setSandbox(page, `players/${await playerId(page)}/sessions`)
    await page.getByRole('button', { name: documentText('forms/profile', 'submit.label', 'uz') }).click()
    const toast = page
      .getByRole('region', { name: message('uz', 'toasts.label') })
      .getByText(message('uz', 'toasts.sessionExpired'))
    await expect(toast).toBeVisible()
    const panel = page.getByRole('dialog').locator('> div')
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await Promise.all([page.getByRole('dialog'), toast].map(unfolded))
      const top = (await panel.boundingBox())?.y
      const covering = await page.getByRole('region', { name: message('uz', 'toasts.label') }).boundingBox()
      expect((covering?.y ?? Infinity) + (covering?.height ?? 0), `${width} px`).toBeLessThanOrEqual(top ?? 0)
    }
  })
})

test('the header stays at the top of a scrolled page', async ({ page }) => {
  await enter(page)
  for (const path of ['/', '/profile/settings']) {
    await page.goto(path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate('scrollTo({ top: 500, behavior: "instant" })')
      await expect
        .poll(async () => (await page.getByRole('banner').boundingBox())?.y, `${path} at ${width} px`)
        .toBe(0)
      await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
    }
  }
})

test('the deposit button stays where it is when the bell appears', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  await page.goto('/tournaments')
  const deposit = page.getByRole('banner').locator('a[href="/cashier/deposit"]').first()
  const before = await deposit.boundingBox()
  await usePage(page)
  await expect(page.getByRole('banner').locator('a[href="/profile/notifications"]')).toBeVisible()
  expect(await deposit.boundingBox()).toEqual(before)
})
