import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { kindTexts } from '../../../src/studio/form-builder/model/field-kinds.ts'
import { chooseInPalette, goToPart, expectFocus, pressAt, tabTo, typeInto } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { firstPassword } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { builder, editor, outline, preview, shortcuts, signIn } = english
const content = (name: string) => editor.content.replace('{{name}}', name)

test.beforeEach(async ({ page, site }) => {
  await page.goto(`${site.url}/studio`)
  await typeInto(page, page.getByLabel(signIn.login), 'admin')
  await typeInto(page, page.getByLabel(signIn.password), await firstPassword(site))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: english.palette.title })).toBeVisible()
})

test('keys alone find a document, change its headline and publish it', async ({ page, site }) => {
  await chooseInPalette(page, 'about')
  await expect(page).toHaveURL(/\/documents\/page\/about/)
  await expectFocus(page)
  await goToPart(page, content('about'))
  await pressAt(page, page.locator('[data-row="blocks/1"]'))
  const title = page.getByRole('group', { name: 'Title', exact: true }).first()
  await typeInto(page, title.getByRole('textbox', { name: 'Oʻzbekcha' }), 'Klaviatura bilan')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.keyboard.press('Shift+F6')
  await pressAt(page, page.getByRole('button', { name: editor.publish, exact: true }))
  await pressAt(page, page.getByRole('dialog').locator('button[type=submit]:not([aria-disabled])'))
  await expect(page.getByText(/^Published: version/)).toBeVisible()
  await expect.poll(async () => (await fetch(`${site.url}/about`)).text()).toContain('Klaviatura bilan')
  // The button cannot be used again, and its menu is next.
  await expect(page.getByRole('button', { name: editor.actions })).toBeFocused()
})

test('keys alone add a block on the canvas, move it and edit its text there', async ({ page, site }) => {
  await page.goto(`${site.url}/studio/documents/page/about`)
  await goToPart(page, content('about'))
  const first = page.locator('[data-row="blocks/0"]')
  await pressAt(page, first)
  await goToPart(page, preview.title)
  const canvas = page.locator('[data-canvas]')
  await pressAt(page, canvas.getByRole('button', { name: /^Add a block above/ }))
  await expect(page.getByRole('dialog').getByLabel(outline.search)).toBeFocused()
  await page.keyboard.type('with its own heading')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectFocus(page)
  const row = page
    .getByRole('group', { name: outline.title })
    .getByRole('button', { name: 'Section section', exact: true })
    .first()
  await expect(row).toHaveAttribute('aria-current', 'true')
  const place = await row.getAttribute('data-row')
  const toolbar = canvas.getByRole('toolbar')
  await tabTo(
    page,
    toolbar.getByRole('button', { name: outline.down, exact: true }).or(toolbar.locator('[tabindex="0"]')),
  )
  const down = toolbar.getByRole('button', { name: outline.down, exact: true })
  while (!(await down.evaluate((button) => button.matches(':focus')))) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(row).not.toHaveAttribute('data-row', place ?? '')
  await expectFocus(page)
  const text = toolbar.getByRole('button', { name: english.canvas.editText })
  while (!(await text.evaluate((button) => button.matches(':focus')))) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const field = canvas.getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Tugmalar')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expect(page.frameLocator(`iframe[title="${preview.title}"]`).getByText('Tugmalar')).toBeVisible()
})

test('keys alone add a required field to a form', async ({ page, site }) => {
  await page.goto(`${site.url}/studio/documents/form/feedback`)
  await goToPart(page, preview.title)
  await typeInto(page, page.getByLabel(builder.palette.search), 'one line')
  await pressAt(page, page.getByRole('button', { name: kindTexts('text', 'en').name, exact: true }))
  await expect(
    page.getByRole('group', { name: builder.title }).getByRole('button', { name: / text/ }),
  ).toHaveAttribute('aria-current', 'true')
  await expectFocus(page)
  await goToPart(page, content('feedback'))
  await tabTo(page, page.getByRole('tab', { name: builder.tabs.field, exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: builder.tabs.rules, exact: true })).toBeFocused()
  const required = page.getByLabel('Required', { exact: true })
  await pressAt(page, required, 'Space')
  await expect(required).toBeChecked()
  await typeInto(page, page.getByLabel('Min length'), '4')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
})

test('F6 and Ctrl+K work in the previewed page, too', async ({ page, site }) => {
  await page.goto(`${site.url}/studio/documents/page/about`)
  const frame = page.locator(`iframe[title="${preview.title}"]`)
  await expect(
    page.frameLocator(`iframe[title="${preview.title}"]`).locator('[data-block]').first(),
  ).toBeVisible()
  await goToPart(page, preview.title)
  await tabTo(page, frame)
  await page.keyboard.press('Tab')
  // The page takes part in this only when its code has loaded.
  await expect(async () => {
    await page.keyboard.press('F6')
    expect(await frame.evaluate((element) => element === document.activeElement)).toBe(false)
  }).toPass()
  await expectFocus(page)
  await goToPart(page, preview.title)
  await tabTo(page, frame)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test('the JSON editor is left with Escape and Tab', async ({ page, site }) => {
  await page.goto(`${site.url}/studio/documents/page/about?view=text`)
  const text = page.getByRole('textbox', { name: content('about') })
  await tabTo(page, text)
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await expectFocus(page)
})

test('a question mark lists the shortcuts, and Ctrl+K waits for dialogs', async ({ page }) => {
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: shortcuts.title })
  await expect(list.getByText(shortcuts.texts.nextPart)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await chooseInPalette(page, shortcuts.title)
  await expect(list).toBeVisible()
})
