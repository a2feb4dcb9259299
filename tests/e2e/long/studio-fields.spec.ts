import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { expectFocus, tabTo } from '../support/keyboard.ts'
import { callStudio, enterStudio, keepBlocksUnfolded, pageDraft } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

const { editor, outline, preview, fields } = english

const blocks = (page: Page): Locator => page.getByRole('group', { name: outline.title })
const inPage = (page: Page) => page.frameLocator(`iframe[title="${preview.title}"]`)
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

/** A field in both languages, such as a heading. */
const localized = (page: Page, name: string, language: string) =>
  page.getByRole('group', { name, exact: true }).getByRole('textbox', { name: language })

/** Clicks a button until it is disabled. */
async function clickWhileEnabled(pressed: Locator) {
  while (await pressed.isEnabled()) await pressed.click()
}

test('blocks are added, filled in, moved and undone, and appear without loading the page again', async ({
  page,
  site,
}) => {
  await enterStudio(page, site)
  await callStudio(page, site, 'documents.save', pageDraft('canvas'))
  await keepBlocksUnfolded(page)
  await page.goto(`${site.url}/studio/documents/page/canvas`)
  const canvas = page.getByRole('region', { name: preview.title })
  const toolbar = canvas.getByRole('toolbar')
  const shown = inPage(page).locator('main [data-block]')
  const row = blocks(page).getByRole('button', { name: /^Section section(?: |$)/ })

  /** Adds what a search finds first, by its purpose. */
  async function addSection(opener: Locator) {
    await opener.press('Enter')
    await expect(page.getByRole('dialog').getByLabel(outline.search)).toBeFocused()
    await page.keyboard.type('with its own heading')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectFocus(page)
  }

  await test.step('a new page is shown, and its first block is added there with an example', async () => {
    await expect(inPage(page).getByRole('banner')).toBeVisible()
    await inPage(page)
      .locator('body')
      .evaluate(() => Reflect.set(window, 'isSamePage', true))
    await addSection(button(canvas, outline.add))
    await expect(shown).toHaveCount(1)
    await expect(shown.getByRole('heading')).toHaveText('Bilib qoʻying')
    await expect(row).toHaveAttribute('aria-current', 'true')
  })

  await test.step('typing changes the page that is shown', async () => {
    await localized(page, 'Title', 'Oʻzbekcha').fill('Tuvaldagi boʻlim')
    await localized(page, 'Title', 'Русский').fill('Новый раздел')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await expect(shown.getByRole('heading')).toHaveText('Tuvaldagi boʻlim')
    const isSame = inPage(page)
      .locator('body')
      .evaluate(() => Reflect.get(window, 'isSamePage') === true)
    expect(await isSame).toBe(true)
  })

  await test.step('a violated limit is reported at its field, and the issue links there', async () => {
    await localized(page, 'Title', 'Русский').fill('Слишком длинный заголовок '.repeat(4))
    const findings = page.getByRole('region', { name: editor.issues })
    await findings.getByRole('button', { name: /Section · Title · Русский (?!Still a sample)/ }).click()
    await expect(localized(page, 'Title', 'Русский')).toBeFocused()
    await expect(localized(page, 'Title', 'Русский')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('undo and redo cover fields and outline', async () => {
    await button(page, editor.undo).click()
    await expect(localized(page, 'Title', 'Русский')).toHaveValue('Новый раздел')
    await clickWhileEnabled(button(page, editor.undo))
    await expect(row).toHaveCount(0)
    await clickWhileEnabled(button(page, editor.redo))
    await expect(row).toBeVisible()
    await button(page, editor.undo).click()
  })

  await test.step('another block is added below with keys, and its toolbar moves it up', async () => {
    await row.click()
    await addSection(canvas.getByRole('button', { name: /^Add a block below \S/ }))
    await expect(shown).toHaveCount(2)
    await tabTo(page, toolbar.locator('[tabindex="0"]'))
    await tabTo(page, button(toolbar, outline.up), 'ArrowRight')
    await page.keyboard.press('Enter')
    await expect(shown.first()).toHaveAttribute('data-block', 'section-2')
    await expect(button(toolbar, outline.up)).toBeDisabled()
    // The field of the issue does not take the focus again.
    await expect(button(toolbar, outline.down)).toBeFocused()
  })

  await test.step('keys edit its text on the canvas', async () => {
    const field = page.locator('[data-canvas]').getByRole('textbox')
    const text = button(toolbar, english.canvas.editText)
    await tabTo(page, text, 'ArrowRight')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Tugmalar')
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await expect(shown.first().getByText('Tugmalar')).toBeVisible()
  })

  await test.step('keys move a block in the outline and keep the focus', async () => {
    const place = (await row.getAttribute('data-row')) ?? ''
    await row.press('Alt+ArrowUp')
    await expect(row).not.toHaveAttribute('data-row', place)
    await expect(row).toBeFocused()
  })

  await test.step('the text shows the same content and keeps invalid input', async () => {
    await page.getByRole('tab', { name: editor.text }).click()
    const text = page.getByRole('textbox', { name: editor.content.replace('{{name}}', 'canvas') })
    await text.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' oops')
    await page.getByRole('tab', { name: editor.fields }).click()
    await expect(page.getByText(fields.broken)).toBeVisible()
    await button(page.getByRole('alert').filter({ hasText: fields.broken }), editor.undo).click()
    await expect(row).toBeVisible()
  })
})
