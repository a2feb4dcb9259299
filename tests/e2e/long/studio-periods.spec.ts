import type { Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { testOnOwnSite } from '../support/own-site.ts'
import { openConditions, openStudio, publishOpened } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const text = (id: string, period?: { begins?: string; ends?: string }) => ({
  id,
  type: 'RichText',
  version: 1,
  props: { lead: { uz: `Matn ${id}`, ru: `Текст ${id}` } },
  ...(period && { period }),
})
const test = testOnOwnSite([
  {
    kind: 'page',
    key: 'sale',
    schemaVersion: 1,
    body: {
      route: '/sale',
      layout: 'empty',
      seo: { title: { uz: 'Chegirma', ru: 'Скидка' } },
      blocks: [
        text('over', { ends: '2020-01-01T00:00:00Z' }),
        text('always'),
        text('later', { begins: '2100-01-01T00:00:00Z', ends: '2101-01-01T00:00:00Z' }),
      ],
    },
  },
])
test.use({ locale: 'en-US' })

const { editor, outline, preview, fields } = english
const inPreview = (page: Page) => page.frameLocator(`iframe[title="${preview.title}"]`).locator('main')
const outlineOf = (page: Page) => page.getByRole('group', { name: outline.title })

test('a block with a period is shown in that time only, and previewed at any time', async ({
  page,
  site,
}) => {
  const seen = async () => (await fetch(`${site.url}/sale`)).text()
  const before = await seen()
  expect(before).toContain('Matn always')
  expect(before).not.toMatch(/Matn (?:over|later)/)

  await openStudio(page, site, '/documents/page/sale')
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
  await test.step('players see the block once its time has come', async () => {
    await page.getByLabel('Begins').fill('2026-01-01T00:00')
    await expect(inPreview(page)).toHaveText(/^Matn always\s*Matn later$/)
    await publishOpened(page)
    await expect(page.getByText(/^Published: version/)).toBeVisible()
    await expect.poll(seen).toContain('Matn later')
  })
})
