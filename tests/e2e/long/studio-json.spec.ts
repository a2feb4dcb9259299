import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { openStudio } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'en-US' })

const { editor } = english

const list = (page: Page): Locator => page.getByRole('listbox')

/** Shows the open document as text and focuses it. */
async function openText(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name: editor.text }).click()
  const text = page.getByRole('textbox', { name: editor.content.replace('{{name}}', name) })
  await text.click()
  return text
}

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
  await openStudio(page, site, '/documents/menu/main')
  const text = await openText(page, 'main')

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

test('offers the values that the contract lists', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/about')
  const text = await openText(page, 'about')
  await replaceAll(page, '{ "blocks": [{ "type":  }] }')
  for (const key of ['Home', ...Array.from({ length: 23 }, () => 'ArrowRight')])
    await page.keyboard.press(key)
  await page.keyboard.type('"Acc')
  const option = list(page).getByRole('option', { name: 'Accordion' })
  await expect(option).toBeVisible()
  await expect(page.locator('.cm-completionInfo')).not.toBeEmpty()
  await option.click()
  await expect(text).toContainText('"type": "Accordion" }')
})
