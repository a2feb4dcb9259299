import type { Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { editor, outline, preview } = english

const inPage = (page: Page) => page.frameLocator(`iframe[title="${preview.title}"]`)
const tools = (page: Page) => page.locator('[data-canvas]')
const line = (page: Page) => tools(page).locator('[data-drop-line]')
const row = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: outline.title }).getByRole('button', { name })

/** The ids of the page's blocks in their order, without those in slots. */
const order = (page: Page) =>
  inPage(page)
    .locator('main [data-block]:not([data-block] [data-block])')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')))

/** Where an element is displayed in the window, also if it is in the page. */
async function centreOf(page: Page, selector: string): Promise<{ x: number; y: number; height: number }> {
  const box = await inPage(page).locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not displayed`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height }
}

test('blocks are dragged to another place of the page', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/about')
  // The page takes the mouse for dragging once it has reported its blocks.
  await row(page, /intro/).click()
  await expect(tools(page).getByRole('toolbar')).toBeVisible()
  const before = await order(page)
  const [first, second] = before
  const undo = page.getByRole('button', { name: editor.undo, exact: true })

  /** Presses the mouse between the columns of the first block and moves it to the end of the second. */
  async function dragBelow() {
    const from = await centreOf(page, `[data-block="${first}"]`)
    const to = await centreOf(page, `[data-block="${second}"]`)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 10, { steps: 4 })
    await page.mouse.move(to.x, to.y + to.height / 2 - 4, { steps: 4 })
    await expect(line(page)).toBeVisible()
  }

  await test.step('Escape leaves it where it was', async () => {
    await dragBelow()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(line(page)).toHaveCount(0)
    await page.mouse.up()
    expect(await order(page)).toEqual(before)
    await expect(undo).toBeDisabled()
  })

  await test.step('a drop moves it, as one step of the history', async () => {
    await dragBelow()
    await page.mouse.up()
    await expect(line(page)).toHaveCount(0)
    await expect.poll(() => order(page)).toEqual([second, first, ...before.slice(2)])
    await undo.click()
    await expect.poll(() => order(page)).toEqual(before)
    await expect(undo).toBeDisabled()
  })
})

test('a block is dragged by its name, and the page scrolls along', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/home')
  await row(page, /^Category chips/).click()
  const handle = tools(page).getByTitle(english.canvas.drag)
  await expect(handle).toBeVisible()
  const scrolled = () =>
    inPage(page)
      .locator('html')
      .evaluate((root) => root.scrollTop)
  // Waits until the page has stopped scrolling to the block.
  await handle.hover({ position: { x: 20, y: 10 } })
  const canvas = await tools(page).boundingBox()
  if (!canvas) throw new Error('no page is displayed')
  const start = await scrolled()
  await page.mouse.down()
  await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + 200, { steps: 4 })
  // The browser scrolls the column around the page along, by a few pixels.
  const bottom = Math.min(canvas.y + canvas.height, page.viewportSize()?.height ?? Infinity) - 44
  for (let step = 0; (await scrolled()) < start + 300; step++)
    await page.mouse.move(canvas.x + canvas.width / 2 + (step % 2), bottom)
  await expect(line(page)).toBeVisible()
  await page.mouse.up()
  await expect(row(page, /^Category chips/)).toBeFocused()
  await expect(page.getByRole('button', { name: editor.undo, exact: true })).toBeEnabled()
})

test('a new block is dragged from the list of all blocks onto the page', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/about')
  await row(page, /intro/).click()
  await expect(tools(page).getByRole('toolbar')).toBeVisible()
  const before = await order(page)
  const [first, second] = before
  const undo = page.getByRole('button', { name: editor.undo, exact: true })
  const blocks = page.getByRole('dialog')
  const card = blocks.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Image/ }) })
  await page
    .getByRole('group', { name: outline.title })
    .getByRole('button', { name: outline.add })
    .last()
    .click()

  async function dragBetween() {
    await blocks.getByLabel(outline.search).fill('reserved while it loads')
    await card.hover()
    await page.mouse.down()
    const to = await centreOf(page, `[data-block="${second}"]`)
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await expect(tools(page).locator('[data-drop-zone]')).toBeVisible()
    await page.mouse.move(to.x, to.y - to.height / 2 + 2, { steps: 4 })
    await expect(line(page)).toBeVisible()
  }

  await test.step('Escape returns to the list', async () => {
    await dragBetween()
    await page.keyboard.press('Escape')
    await expect(line(page)).toHaveCount(0)
    await page.mouse.up()
    await expect(blocks).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await order(page)).toEqual(before)
  })

  await test.step('a drop adds it there, as one step of the history', async () => {
    await dragBetween()
    await page.mouse.up()
    await expect(blocks).toHaveCount(0)
    await expect.poll(() => order(page)).toEqual([first, 'image', ...before.slice(1)])
    await expect(row(page, /^Image image/)).toBeFocused()
    await undo.click()
    await expect.poll(() => order(page)).toEqual(before)
    await expect(undo).toBeDisabled()
  })
})

test('the tools of a block at the right edge stay within the canvas', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/home')
  await row(page, /^Jackpot/).click()
  const remove = tools(page).getByRole('toolbar').getByRole('button', { name: outline.remove })
  await expect(remove).toBeInViewport()
  const edge = await tools(page).boundingBox()
  const button = await remove.boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0))
})
