import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
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

/** Amounts of money that take more than one line, or are wider than the page. */
function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
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
        const lines = new Set(boxes.map(({ top }) => Math.round(top)))
        if (lines.size > 1)
          broken.push(`${amount} in “${text.slice(0, 80)}” of ${node.parentElement?.className}`)
      }
    }
    return broken
  })
}

for (const [width, locale] of [
  [320, 'uz'],
  [320, 'ru'],
  [360, 'uz'],
  [390, 'ru'],
] as const)
  test(`amounts never wrap (${width} px, ${locale})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await enter(page)
    for (const path of pages) {
      await page.goto(localePath(path, locale))
      await page.waitForLoadState('networkidle')
      expect.soft(await brokenAmounts(page), path).toEqual([])
    }
  })
