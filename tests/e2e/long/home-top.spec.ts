import type { Page } from '@playwright/test'
import { startApplication } from '../support/application.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const carousel = (page: Page) => page.getByRole('region', { name: message('uz', 'hero.label') })
const tabs = (page: Page) => carousel(page).getByRole('tab')
const slides = (page: Page) => carousel(page).getByRole('tabpanel', { includeHidden: true })
/** Index of the centered slide. */
const shown = (page: Page) =>
  slides(page).evaluateAll((panels) => {
    const distance = (panel: Element) => {
      const box = panel.getBoundingClientRect()
      const frame = panel.parentElement?.getBoundingClientRect()
      return Math.abs(box.x + box.width / 2 - (frame ? frame.x + frame.width / 2 : 0))
    }
    return panels.map(distance).findIndex((pixels) => pixels < 2)
  })

/** Whether an animation counts the time of a slide; its end shows the next one. */
const slidesRun = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().duration === 6000),
  )

test('the carousel works by keyboard and stops while it has the focus', async ({ page }) => {
  await page.goto('/')
  // The focus hydrates the carousel, which then handles keys.
  await expect(async () => {
    await tabs(page).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs(page).nth(1)).toBeFocused({ timeout: 1000 })
  }).toPass()
  await expect.poll(() => shown(page)).toBe(1)
  await page.keyboard.press('End')
  await expect.poll(() => shown(page)).toBe((await tabs(page).count()) - 1)
  await page.keyboard.press('ArrowRight')
  await expect(tabs(page).first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await expect.poll(() => shown(page)).toBe(0)
  expect(await slidesRun(page)).toBe(false)
  // Only the current slide is focusable.
  await page.keyboard.press('Tab')
  await expect(slides(page).first().getByRole('button').first()).toBeFocused()
})

test('the carousel pauses under a dialog, and advances automatically until it is paused', async ({
  page,
}) => {
  await page.goto('/')
  await startApplication(page)
  await expect.poll(() => slidesRun(page)).toBe(true)
  await page
    .getByRole('banner')
    .getByRole('button', { name: message('uz', 'header.login') })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => slidesRun(page)).toBe(false)
  await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
  await expect.poll(() => slidesRun(page)).toBe(true)

  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().duration === 6000) animation.finish()
  })
  await expect.poll(() => shown(page)).toBe(1)
  await carousel(page)
    .getByRole('button', { name: message('uz', 'hero.pause') })
    .click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  expect(await slidesRun(page)).toBe(false)
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
})

test('with reduced motion neither the carousel nor the wins move by themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const wins = page.getByRole('region', { name: 'Yutuqlar' }).getByRole('listitem')
  const first = await wins.first().innerText()
  // The code that moves them has to be there, or nothing could move.
  await page.getByRole('region', { name: 'Yutuqlar' }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(20_000)
  expect(await slidesRun(page)).toBe(false)
  expect(await wins.first().innerText()).toBe(first)
  await expect(carousel(page).getByRole('button', { name: message('uz', 'hero.pause') })).toBeHidden()
})

test('swiping moves the carousel', async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(site.url)
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true')
  const box = await carousel(page).boundingBox()
  if (box === null) throw new Error('no carousel')
  const session = await context.newCDPSession(page)
  const y = box.y + 120
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + box.width * part, y }] })
  await touch('touchStart', 0.8)
  for (let part = 0.75; part >= 0.1; part -= 0.05) await touch('touchMove', part)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // Sooner than the carousel moves by itself.
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true', { timeout: 5_000 })
  await expect.poll(() => shown(page)).toBe(1)
  await context.close()
})

test('jackpots appear at once and update without moving the layout', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const board = page.getByRole('region', { name: 'Mega jekpot' })
  await expect(board.getByRole('listitem')).toHaveCount(3)
  const before = await board.innerText()
  expect(before).toMatch(/\d{1,3}(,\d{3})+/)
  const place = await board.boundingBox()
  await startApplication(page)
  // An answer may be some seconds old, and then equals the one before.
  await expect(async () => {
    await page.clock.fastForward(21_000)
    await expect.poll(() => board.innerText(), { timeout: 2000 }).not.toBe(before)
  }).toPass()
  expect(await board.boundingBox()).toEqual(place)
})
