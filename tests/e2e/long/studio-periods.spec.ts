import type { Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { callStudio, enterStudio, openConditions, pageDraft, richText } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

const { editor, outline, preview, fields } = english
const inPreview = (page: Page) => page.frameLocator(`iframe[title="${preview.title}"]`).locator('main')
const outlineOf = (page: Page) => page.getByRole('group', { name: outline.title })

const block = (id: string, period?: { begins?: string; ends?: string }) => ({
  ...richText(id, `<p>Matn ${id}</p>`),
  ...(period && { period }),
})
const sale = pageDraft('sale', [
  block('over', { ends: '2020-01-01T00:00:00Z' }),
  block('always'),
  block('later', { begins: '2100-01-01T00:00:00Z', ends: '2101-01-01T00:00:00Z' }),
])

test('a block with a period is shown in that time only, and previewed at any time', async ({
  page,
  site,
}) => {
  await enterStudio(page, site)
  await callStudio(page, site, 'documents.save', sale)
  await page.goto(`${site.url}/studio/documents/page/sale`)
  await expect(inPreview(page)).toHaveText(/^Matn always$/)
  await test.step('the outline tells the period', async () => {
    await expect(outlineOf(page).getByRole('button', { name: /^Rich text over/ })).toContainText(
      'Shown until',
    )
    await expect(outlineOf(page).getByRole('button', { name: /^Rich text later/ })).toContainText(
      /Shown from .*2100.* until .*2101/,
    )
  })
  await test.step('the preview shows the site of a time', async () => {
    await openConditions(page)
    await page.getByLabel(preview.at).fill('2100-06-01T12:00')
    await page.keyboard.press('Enter')
    await expect(inPreview(page)).toHaveText(/^Matn always\s*Matn later$/)
    await page.getByLabel(preview.at).fill('')
    await page.keyboard.press('Enter')
    await expect(inPreview(page)).toHaveText(/^Matn always$/)
  })
  await test.step('an impossible period is an issue', async () => {
    await outlineOf(page)
      .getByRole('button', { name: /^Rich text later/ })
      .click()
    await page.getByText(fields.shown).click()
    await page.getByLabel('Begins').fill('2102-01-01T00:00')
    await expect(page.getByRole('region', { name: editor.issues })).toContainText('ends before it begins')
  })
  await test.step('a block is shown once its time has come', async () => {
    await page.getByLabel('Begins').fill('2026-01-01T00:00')
    await expect(inPreview(page)).toHaveText(/^Matn always\s*Matn later$/)
  })
})
