import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { expectFocus } from '../support/keyboard.ts'
import { callStudio, enterStudio, openStudio, pageDraft } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

const { editor } = english

const list = (page: Page): Locator => page.getByRole('listbox')
const textBox = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: editor.content.replace('{{name}}', name) })

async function replaceAll(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Expects a tooltip at an element. A tooltip that was open when the element re-rendered opens again. */
async function expectTooltip(page: Page, place: Locator, text: string) {
  await expect(async () => {
    await page.mouse.move(0, 0)
    await place.hover()
    await expect(page.getByText(text)).toBeVisible({ timeout: 3000 })
  }).toPass()
}

test("the JSON editor offers completions from the document's contract and marks violations", async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/menu/more?view=text')
  const text = textBox(page, 'more')
  await text.click()

  await test.step('Tab indents, and Escape and Tab leave it', async () => {
    await page.keyboard.press('Tab')
    await expect(text).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(text).not.toBeFocused()
    await expectFocus(page)
    await text.click()
  })

  await test.step('offers field names with their descriptions', async () => {
    await replaceAll(page, '{\n  \n}\n')
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.type('"it')
    await expect(list(page).getByRole('option', { name: /^items/ })).toHaveAttribute('aria-selected', 'true')
    await list(page)
      .getByRole('option', { name: /^items/ })
      .click()
    await expect(text).toContainText('"items": []')
    await page.keyboard.press('ControlOrMeta+Space')
    await list(page).getByRole('option', { name: 'Leads to a page' }).click()
    await expect(text).toContainText('"to": ""')
  })

  await test.step('shows issues at their positions in plain language', async () => {
    await replaceAll(page, '{ "items": [{ "id": "A b", "label": { "uz": "Bosh" }, "to": "/" }] }')
    const marked = page.locator('.cm-lintRange-error')
    await expect(marked).toHaveText(['"A b"', '{ "uz": "Bosh" }'])
    await expectTooltip(page, marked.first(), '"A b" has the wrong format')
    await replaceAll(page, '{ "items": [ }')
    await expect(page.locator('.cm-lint-marker-error')).toHaveCount(1)
    await expectTooltip(page, page.locator('.cm-lint-marker-error'), english.json.broken)
  })
})

test('an issue leads to its position in the text and blocks publishing', async ({ page, site }) => {
  await enterStudio(page, site)
  const { body, ...draft } = pageDraft('json')
  await callStudio(page, site, 'documents.save', { ...draft, body: { ...body, layout: 'wide' } })
  await page.goto(`${site.url}/studio/documents/page/json?view=text`)
  await page
    .getByRole('region', { name: editor.issues })
    .getByRole('button', { name: /layout/i })
    .click()
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible()
  await expect(textBox(page, 'json')).toBeFocused()
  await page.getByRole('button', { name: editor.publish, exact: true }).click()
  await expect(page.getByRole('dialog').getByText(english.publishing.errors)).toBeVisible()
})
