import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { chooseAction, openConditions, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { canvas, editor, outline, preview } = english

const inPage = (page: Page) => page.frameLocator(`iframe[title="${preview.title}"]`)
const tools = (page: Page) => page.locator('[data-canvas]')
const field = (page: Page) => tools(page).getByRole('textbox')

/** Double-clicks a text until its block is selected: the page takes clicks only when its code has loaded. */
async function editText(page: Page, text: Locator) {
  await expect(async () => {
    await text.dblclick()
    await expect(field(page)).toBeFocused({ timeout: 3000 })
  }).toPass()
}

test('texts are edited where the page displays them', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/about')
  const title = inPage(page).locator('[data-block="intro"] h1')
  const isSame = () =>
    inPage(page)
      .locator('body')
      .evaluate(() => Reflect.get(window, 'isSamePage') === true)

  await test.step('a double click opens the text in place, and Enter ends', async () => {
    await editText(page, title)
    await inPage(page)
      .locator('body')
      .evaluate(() => Reflect.set(window, 'isSamePage', true))
    await expect(field(page)).toHaveText('Biz haqimizda')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.type('Biz kimmiz')
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveCount(0)
    await expect(title).toHaveText('Biz kimmiz')
    expect(await isSame()).toBe(true)
  })

  await test.step('it is one step of the history', async () => {
    await page.getByRole('button', { name: editor.undo, exact: true }).click()
    await expect(title).toHaveText('Biz haqimizda')
    await expect(page.getByRole('button', { name: editor.undo, exact: true })).toBeDisabled()
  })

  await test.step('Escape keeps what was typed until it is undone, and the focus returns to the block', async () => {
    const row = page
      .getByRole('group', { name: outline.title })
      .getByRole('button', { name: 'Rich text intro' })
    await row.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('Boshqa')
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
    await expect(title).toHaveText('Boshqa')
    await page.getByRole('button', { name: editor.undo, exact: true }).click()
    await expect(title).toHaveText('Biz haqimizda')
  })

  await test.step('pasted markup is reduced to what publishing allows', async () => {
    const text = inPage(page).locator('[data-block="intro"] p').last()
    await editText(page, text)
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
  })
})

test('what was typed on the page is there after a reload', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/about')
  const title = inPage(page).locator('[data-block="intro"] h1')
  await editText(page, title)
  await page.keyboard.type('Hali tugamagan matn')
  await page.reload()
  await expect(title).toHaveText('Hali tugamagan matn')
  await chooseAction(page, editor.discard)
  await page.getByRole('dialog').getByRole('button', { name: editor.discard }).click()
  await expect(title).toHaveText('Biz haqimizda')
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

test('the slides of a page that is edited stand still', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/home')
  const bar = inPage(page).locator('[data-block="hero"] [role=tab][aria-selected=true] span span')
  const choosing = page.getByLabel(preview.choose)
  await openConditions(page)
  await choosing.uncheck()
  await expect(bar).toHaveCount(1)
  await choosing.check()
  await expect(bar).toHaveCount(0)
})

test('the language of the page is the one that is edited', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/about')
  await page.getByRole('region', { name: preview.title }).getByLabel(preview.locale).selectOption('ru')
  const title = inPage(page).locator('[data-block="intro"] h1')
  await expect(title).toHaveText('О нас')
  await editText(page, title)
  await page.keyboard.type('Кто мы')
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Кто мы')
  await page.getByRole('region', { name: preview.title }).getByLabel(preview.locale).selectOption('uz')
  await expect(title).toHaveText('Biz haqimizda')
})

test('a text that comes from the platform says so', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/home')
  const count = inPage(page).locator('[data-block="categories"]').getByText(/oʻyin/).first()
  // Until the page takes messages and reports its blocks, a click on a link opens another page.
  await page
    .getByRole('group', { name: outline.title })
    .getByRole('button', { name: /^Category chips/ })
    .click()
  await expect(tools(page).getByRole('toolbar')).toBeVisible()
  await count.dblclick()
  await expect(tools(page).getByRole('status')).toHaveText(canvas.notEditable.data)
  await expect(field(page)).toHaveCount(0)
})
