import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { callStudio, enterStudio, openStudio, pageDraft, richText } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 }, expectedStatuses: [404] })

const { outline, preview } = english

const stage = (page: Page) => page.getByRole('group', { name: preview.title })
const inPage = (page: Page) => page.frameLocator(`iframe[title="${preview.title}"]`)
const tools = (page: Page) => page.locator('[data-canvas]')

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('not displayed')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('the fields of a block begin at the top, below the place of the block, which opens the list', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page/home')
  const rows = page.getByRole('group', { name: outline.title })
  const fold = page.getByRole('button', { name: new RegExp(`^${outline.title}`) })
  await rows.getByRole('button', { name: /^Columns top/ }).press('Enter')
  await expect(rows).toHaveCount(0)
  await expect(fold).toHaveAccessibleName(/^Blocks Columns · 1 of \d+$/)
  await expect(fold).toBeFocused()
  const panel = page.getByRole('tabpanel')
  const first = panel.locator('[id^="field/blocks/0"]').first()
  // Texts take more lines until the fonts are there. A line about other editors may stand above the panel.
  await expect.poll(async () => (await boxOf(first)).y - (await boxOf(panel)).y).toBeLessThan(160)
  expect(await violationsOf(page)).toEqual([])

  await test.step('a block of the page is found in the opened list', async () => {
    await expect(tools(page).getByRole('toolbar')).toBeVisible()
    await inPage(page).locator('[data-block="hero"] h1').click()
    await expect(fold).toHaveAccessibleName(/^Blocks Columns › .+ · 1 of \d+$/)
    await fold.press('Enter')
    await expect(rows.locator('[aria-current="true"]')).toContainText('hero')
    await expect(rows.locator('[aria-current="true"]')).toBeInViewport()
  })

  await test.step('its menu has the commands of its toolbar', async () => {
    const commands = tools(page).getByRole('toolbar').getByRole('button')
    const names = await commands.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    await page.locator('[data-commands]').getByRole('button').press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText(names.map((name) => name ?? ''))
  })
})

test('a page can be clicked, dragged and scrolled sideways at every zoom, which is remembered', async ({
  page,
  site,
}) => {
  await enterStudio(page, site)
  const texts = ['one', 'two', 'three'].map((id) => richText(id, `<p>${id}</p>`))
  await callStudio(page, site, 'documents.save', pageDraft('zoomed', texts))
  await page.goto(`${site.url}/studio/documents/page/zoomed`)
  const frame = page.locator(`iframe[title="${preview.title}"]`)
  const blocks = inPage(page).locator('main [data-block]')
  const order = () => blocks.evaluateAll((all) => all.map((each) => each.dataset['block']))
  const toolbar = tools(page).getByRole('toolbar')
  async function choose(zoom: keyof typeof preview.zooms) {
    await page.getByRole('button', { name: /^Zoom/ }).click()
    await page.getByRole('menuitemradio', { name: preview.zooms[zoom], exact: true }).click()
  }

  await choose('50')
  await expect.poll(async () => (await boxOf(frame)).width).toBe(720)

  await test.step('a click selects a block, and a drop is where its line is', async () => {
    // The page takes the mouse once it has reported its blocks.
    await expect(async () => {
      await blocks.first().click()
      await expect(toolbar).toBeVisible({ timeout: 1000 })
    }).toPass()
    const [from, to] = [await boxOf(blocks.nth(0)), await boxOf(blocks.nth(1))]
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 10, y + 10, { steps: 4 })
    await page.mouse.move(x, to.bottom - 2, { steps: 4 })
    const line = await boxOf(tools(page).locator('[data-drop-line]'))
    expect(Math.abs(line.y - to.bottom)).toBeLessThan(30)
    await page.mouse.up()
    await expect.poll(order).toEqual(['two', 'one', 'three'])
  })

  await test.step('tools stay in view beside the part of the page that is', async () => {
    await choose('100')
    await expect.poll(async () => (await boxOf(frame)).width).toBe(1440)
    await stage(page).evaluate((element) => element.scrollTo(element.scrollWidth, 0))
    const view = await boxOf(stage(page))
    for (const tool of [toolbar, tools(page).getByRole('button', { name: /^Add a block below \S/ })])
      await expect
        .poll(async () => {
          const { x, right } = await boxOf(tool)
          return x >= view.x && right <= view.right
        })
        .toBe(true)
    expect(await violationsOf(page)).toEqual([])
  })

  await page.reload()
  await expect.poll(async () => (await boxOf(frame)).width).toBe(1440)
})
