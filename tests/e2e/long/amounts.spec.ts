import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { usePage } from '../support/application.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  '/',
  '/gamehall',
  '/game/olmos-saltanati',
  '/cashier/deposit',
  '/cashier/withdraw',
  '/cashier/wallet',
  '/cashier/history',
  '/cashier/history?view=all',
  '/cashier/receipt',
  '/profile/bets/history',
  '/profile/bonuses',
  '/profile/cashback',
  '/profile/responsible-game',
  '/profile/notifications',
  '/profile/loyalty',
  '/loyalty/shop',
  '/jackpots',
  '/winners',
  '/tournaments',
  '/offers',
  '/payments',
  '/vip',
]

/** Amounts of money on a page, each with the number of its lines. */
function amountsOn(page: Page): Promise<{ text: string; lines: number }[]> {
  return page.evaluate(() => {
    const found: { text: string; lines: number }[] = []
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      for (const { index, 0: amount } of text.matchAll(/[+−-]?\d[\d,.]*\s(?:soʻm|сум)/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + amount.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
        found.push({ text: `${amount} in “${text.slice(0, 80)}” of ${node.parentElement?.className}`, lines })
      }
    }
    return found
  })
}

test('amounts never wrap on phones', async ({ page }) => {
  await enter(page)
  for (const [index, path] of pages.entries()) {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(localePath(path, index % 2 === 0 ? 'uz' : 'ru'))
    await usePage(page)
    // Some appear with an answer of the platform.
    await expect.poll(async () => (await amountsOn(page)).length, path).not.toBe(0)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const amounts = await amountsOn(page)
      expect
        .soft(
          amounts.filter(({ lines }) => lines > 1),
          `${path} at ${width} px`,
        )
        .toEqual([])
    }
  }
})
