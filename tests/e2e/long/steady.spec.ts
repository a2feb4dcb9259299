import type { Page } from '@playwright/test'
import { startApplication } from '../support/application.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const shared = ['/', '/gamehall', '/game/olmos-saltanati', '/betting', '/tournaments']
const pages = {
  guest: [
    ...shared,
    '/rules',
    '/support',
    '/promotions/weekly-cashback',
    '/winners',
    '/jackpots',
    '/jackpots/1',
    '/providers',
    '/forms/sign_in',
    '/forms/sign_up',
    '/forms/restore',
  ],
  player: [
    ...shared,
    '/gamehall/for-you',
    '/cashier/deposit',
    '/cashier/withdraw',
    '/cashier/history',
    '/profile/settings',
    '/profile/security',
    '/profile/verification',
    '/profile/responsible-game',
    '/profile/bets',
    '/profile/play',
    '/profile/loyalty',
    '/profile/bonuses',
    '/profile/notification',
    '/profile/notifications',
    '/profile/cashback',
  ],
}

type Box = readonly number[]

/** Controls on the first screen: their position and size by name, and how often the name has occurred before. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, number[]> = {}
    for (const element of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const isOnScreen = width > 1 && height > 1 && top < innerHeight && top + height > 0
      if (!isOnScreen || !element.checkVisibility({ visibilityProperty: true })) continue
      // Rows scroll sideways by themselves: what is beside the screen is not on it.
      if (left >= innerWidth || left + width <= 0) continue
      const text = element.getAttribute('aria-label') ?? element.textContent.replaceAll(/[\d\s,.:]+/g, ' ')
      const region = element.closest('header, nav, aside, footer, main')?.localName
      const name = `${region} ${element.localName} ${element.getAttribute('href') ?? element.getAttribute('name') ?? text.trim()}`
      let key = name
      for (let n = 2; key in found; n += 1) key = `${name}|${n}`
      found[key] = [left, top, width, height].map(Math.round)
    }
    return found
  })

/** Parts of pixels, rounded at both times. */
const tolerance = 2
const isSame = (before: Box, after: Box = []) =>
  before.every((value, index) => Math.abs(value - (after[index] ?? Infinity)) <= tolerance)

/** Holds back code, data and fonts of the pages until they are released. */
async function holdCode(page: Page) {
  let release = () => {}
  let released = Promise.resolve()
  await page.route(/\/assets\/.*\.(?:js|woff2)|\/api\//, async (route) => {
    await released
    await route.continue()
  })
  return {
    hold: () => (released = new Promise((resolve) => (release = resolve))),
    release: () => release(),
  }
}

/** What has changed of the controls of the first paint once everything has loaded, on a first visit. */
async function findMoved(
  page: Page,
  path: string,
  code: Awaited<ReturnType<typeof holdCode>>,
): Promise<string[]> {
  code.hold()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const before = await controls(page)
  code.release()
  await startApplication(page)
  await page.waitForLoadState('networkidle')
  const after = await controls(page)
  await page.evaluate(() => localStorage.clear())
  return Object.entries(before)
    .filter(([key, box]) => !isSame(box, after[key]))
    .map(([key, box]) => `${path} ${key}: ${box.join(' ')} → ${after[key]?.join(' ') ?? 'gone'}`)
}

for (const [width, height, prefix] of [
  [390, 844, ''],
  [1440, 900, '/ru'],
] as const)
  for (const visitor of ['guest', 'player'] as const)
    test(`no control of the first screen moves at ${width} px for a ${visitor}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      if (visitor === 'player') await enter(page)
      const code = await holdCode(page)
      const moved: string[] = []
      for (const path of pages[visitor]) moved.push(...(await findMoved(page, `${prefix}${path}`, code)))
      expect(moved).toEqual([])
    })
