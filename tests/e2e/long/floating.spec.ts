import type { Locator, Page } from '@playwright/test'
import { fonts } from '../../../src/lib/browser/storage-keys.ts'
import { registerPlayer } from '../support/account.ts'
import { startApplication, usePage } from '../support/application.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

/** Controls, pictures and text that the button of the chat covers while the page is scrolled to its end. */
async function coveredByChat(page: Page): Promise<string[]> {
  const chat = page.locator('button[aria-haspopup=dialog][data-action*=openChat]')
  await expect(chat).toBeVisible()
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

test('the button of the chat is on each page, at any width, and covers nothing on any part of it [CHAT-06]', async ({
  page,
}) => {
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

test('a toast moves nothing, and is below the header except where money is at stake', async ({
  page,
  baseURL,
}) => {
  // Other tests win levels for the demo player, whose notices would lie beside it.
  await registerPlayer(page, baseURL ?? '')
  // The fonts of a first visit change the height of texts when the page is scrolled.
  await page.goto('/rules')
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, fonts)
  const toast = page.getByRole('region', { name: message('uz', 'toasts.label') }).locator('> div')
  for (const [path, isMoney] of [
    ['/profile/settings', false],
    ['/cashier/deposit', true],
  ] as const)
    for (const [width, scrolled] of [
      [390, 0],
      [820, 300],
      [1440, 300],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await startApplication(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
      const header = page.getByRole('banner')
      const edge = ((await header.boundingBox())?.y ?? NaN) + ((await header.boundingBox())?.height ?? NaN)
      const before = await page.getByRole('main').boundingBox()
      await page.evaluate(() => {
        const button = document.createElement('button')
        button.dataset['action'] = JSON.stringify({ type: 'toast', kind: 'success', message: 'Saqlandi' })
        button.hidden = true
        document.body.append(button)
        button.click()
      })
      // It stays below a pointer, however slow the machine is.
      await toast.hover()
      await unfolded(toast)
      expect(await page.getByRole('main').boundingBox()).toEqual(before)
      const box = await toast.boundingBox()
      if (isMoney)
        expect((box?.y ?? NaN) + (box?.height ?? NaN), `${path}, ${width} px`).toBeLessThanOrEqual(edge + 8)
      else expect(box?.y, `${path}, ${width} px`).toBeGreaterThanOrEqual(edge)
    }
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
