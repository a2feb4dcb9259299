import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { chooseAction, keepBlocksUnfolded, openConditions, openStudio } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'en-US' })

test.beforeEach(({ page }) => keepBlocksUnfolded(page))

const { canvas, editor, outline, preview } = english

const inPage = (page: Page) => page.frameLocator(`iframe[title="${preview.title}"]`)
const tools = (page: Page) => page.locator('[data-canvas]')
const field = (page: Page) => tools(page).getByRole('textbox')
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

/** Opens a page in the editor, and selects a block once the page has reported its blocks and takes the mouse. */
async function selectBlock(page: Page, name: RegExp) {
  await row(page, name).click()
  await expect(tools(page).getByRole('toolbar')).toBeVisible()
}

async function editText(page: Page, text: Locator) {
  await text.dblclick()
  await expect(field(page)).toBeFocused()
}

test('blocks are dragged to another place of the page, also new ones from the list of all blocks', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page/about')
  await selectBlock(page, /intro/)
  const before = await order(page)
  const [first, second] = before
  const undo = page.getByRole('button', { name: editor.undo, exact: true })
  const blocks = page.getByRole('dialog')
  const card = blocks.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Image/ }) })

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
  /** Drags a card of the list between the two. */
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
  async function cancel() {
    await page.keyboard.press('Escape')
    await expect(line(page)).toHaveCount(0)
    await page.mouse.up()
    expect(await order(page)).toEqual(before)
  }

  await test.step('Escape leaves it where it was', async () => {
    await dragBelow()
    expect(await violationsOf(page)).toEqual([])
    await cancel()
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

  await test.step('Escape returns to the list', async () => {
    const add = page.getByRole('group', { name: outline.title }).getByRole('button', { name: outline.add })
    await add.last().click()
    await dragBetween()
    await cancel()
    await expect(blocks).toBeVisible()
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

test('texts are edited where the page displays them, in its language, and are there after a reload', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page/about')
  const title = inPage(page).locator('[data-block="intro"] h1')
  const undo = page.getByRole('button', { name: editor.undo, exact: true })
  await selectBlock(page, /intro/)

  await test.step('a double click opens the text in place, and Enter ends', async () => {
    await inPage(page)
      .locator('body')
      .evaluate(() => Reflect.set(window, 'isSamePage', true))
    await editText(page, title)
    await expect(field(page)).toHaveText('Biz haqimizda')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.type('Biz kimmiz')
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveCount(0)
    await expect(title).toHaveText('Biz kimmiz')
    const isSame = inPage(page)
      .locator('body')
      .evaluate(() => Reflect.get(window, 'isSamePage') === true)
    expect(await isSame).toBe(true)
  })

  await test.step('Escape keeps what was typed until it is undone, and the focus returns to the block', async () => {
    await undo.click()
    await expect(title).toHaveText('Biz haqimizda')
    await expect(undo).toBeDisabled()
    await row(page, /^Rich text intro$/).press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('Boshqa')
    await page.keyboard.press('Escape')
    await expect(row(page, /^Rich text intro$/)).toBeFocused()
    await expect(title).toHaveText('Boshqa')
    await undo.click()
    await expect(title).toHaveText('Biz haqimizda')
  })

  await test.step('pasted markup is reduced to what publishing allows', async () => {
    await editText(page, inPage(page).locator('[data-block="intro"] p').last())
    await field(page).evaluate((element) => {
      const data = new DataTransfer()
      data.setData('text/html', '<h1 style="color: red">Yangi</h1><img src="/x"><b>matn</b>')
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await expect(field(page)).toContainText('matn')
    await expect(field(page).locator('h1, img, [style]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await undo.click()
  })

  await test.step('the language of the page is the one that is edited, and a reload keeps what was typed', async () => {
    const language = page.getByRole('region', { name: preview.title }).getByLabel(preview.locale)
    await language.selectOption('ru')
    await expect(title).toHaveText('О нас')
    await selectBlock(page, /intro/)
    await editText(page, title)
    await page.keyboard.type('Кто мы')
    await page.reload()
    await expect(title).toHaveText('Biz haqimizda')
    await language.selectOption('ru')
    await expect(title).toHaveText('Кто мы')
  })
  await chooseAction(page, editor.discard)
  await page.getByRole('dialog').getByRole('button', { name: editor.discard }).click()
  await expect(title).toHaveText('О нас')
})

test('keys that a field has not reported yet are there after a crash', async ({ page, site, context }) => {
  await openStudio(page, site, '/documents/page/about')
  const field = page.getByRole('group', { name: /^Title/ }).getByLabel('Oʻzbekcha')
  await field.fill('Yozilgan, lekin saqlanmagan')
  // Faster than the debounce of fields.
  const crash = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => undefined)
  await crash
  const other = await context.newPage()
  await other.goto(`${site.url}/studio/documents/page/about`)
  await expect(other.getByRole('group', { name: /^Title/ }).getByLabel('Oʻzbekcha')).toHaveValue(
    'Yozilgan, lekin saqlanmagan',
  )
  await chooseAction(other, editor.discard)
  await other.getByRole('dialog').getByRole('button', { name: editor.discard }).click()
})

test('a long page takes clicks, stands still while it is edited, and scrolls along with a dragged block', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page/home')
  await selectBlock(page, /^Category chips/)
  const edge = await tools(page).boundingBox()
  if (!edge) throw new Error('no page is displayed')

  await test.step('a text that comes from the platform says so', async () => {
    await inPage(page).locator('[data-block="categories"]').getByText(/oʻyin/).first().dblclick()
    await expect(tools(page).getByRole('status')).toHaveText(canvas.notEditable.data)
    await expect(field(page)).toHaveCount(0)
  })

  await test.step('a block is dragged by its name, and the page scrolls along', async () => {
    const handle = tools(page).getByTitle(canvas.drag)
    const scrolled = () =>
      inPage(page)
        .locator('html')
        .evaluate((root) => root.scrollTop)
    // Waits until the page has stopped scrolling to the block.
    await handle.hover({ position: { x: 20, y: 10 } })
    const start = await scrolled()
    await page.mouse.down()
    await page.mouse.move(edge.x + edge.width / 2, edge.y + 200, { steps: 4 })
    for (let step = 0; (await scrolled()) < start + 300; step++) {
      // The browser scrolls the column around the page along.
      const { y = 0, height = 0 } = (await tools(page).boundingBox()) ?? {}
      const bottom = Math.min(y + height, page.viewportSize()?.height ?? Infinity) - 44
      await page.mouse.move(edge.x + edge.width / 2 + (step % 2), bottom)
    }
    await expect(line(page)).toBeVisible()
    await page.mouse.up()
    await expect(row(page, /^Category chips/)).toBeFocused()
    await page.getByRole('button', { name: editor.undo, exact: true }).click()
  })

  await test.step('the tools of a block at the right edge stay within the canvas', async () => {
    await row(page, /^Jackpot/).click()
    const remove = tools(page).getByRole('toolbar').getByRole('button', { name: outline.remove })
    await expect(remove).toBeInViewport()
    const box = await remove.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge.x + edge.width)
  })

  await test.step('a click selects a block of the page, and tells those of its layout apart', async () => {
    const chosen = page.getByRole('group', { name: outline.title }).locator('[aria-current="true"]')
    await inPage(page).locator('[data-block="hero"] h1').click()
    await expect(chosen).toContainText('hero')
    await expect(page.getByRole('group', { name: /^Slides/ })).toBeVisible()
    await inPage(page).locator('[data-block^="layout:"]').first().click()
    await expect(page.getByText(outline.elsewhere)).toBeVisible()
    await expect(chosen).toContainText('hero')
  })

  await test.step('its slides stand still', async () => {
    const bar = inPage(page).locator('[data-block="hero"] [role=tab][aria-selected=true] span span')
    const choosing = page.getByLabel(preview.choose)
    await openConditions(page)
    await choosing.uncheck()
    await expect(bar).toHaveCount(1)
    await choosing.check()
    await expect(bar).toHaveCount(0)
  })
})
