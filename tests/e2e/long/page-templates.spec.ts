import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import Value from 'typebox/value'
import { Type } from 'typebox'
import { withoutSamples } from '../../../schemas/documents/samples.ts'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { publish, testOnOwnSite } from '../support/own-site.ts'
import { callStudio, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const { documents, editor, outline, publishing, templates } = english

const files = readdirSync('schemas/templates').map((file) => file.slice(0, -'.json'.length))
const pageTemplates = Object.entries(templates).flatMap(([id, { name }]) =>
  id.startsWith('page-') && files.includes(id) ? [{ key: `new-${id}`, name }] : [],
)
const Created = Type.Object({
  draft: Type.Object({
    document: Type.Object({
      kind: Type.String(),
      key: Type.String(),
      schemaVersion: Type.Integer(),
      body: Type.Record(Type.String(), Type.Unknown()),
    }),
  }),
})

const test = testOnOwnSite()
const widths = [390, 1440]
// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

/** Creates a page in the dialog for new documents. */
async function create(page: Page, template: string, name: string) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: documents.new, exact: true }).click()
  await dialog
    .getByRole('button')
    .filter({ has: page.getByText(template, { exact: true }) })
    .click()
  await dialog.getByLabel(documents.pageName).fill(name)
  await dialog.getByRole('button', { name: documents.create }).click()
  await expect(page).toHaveURL(new RegExp(`/documents/page/${name}$`))
}

test('pages of all templates, made in the dialog, fit phones and wide screens and can be used by everyone', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  expect(pageTemplates).toHaveLength(files.filter((id) => id.startsWith('page-')).length)
  await openStudio(page, site, '/documents/search')
  const pages = []
  for (const { key, name } of pageTemplates) {
    await create(page, name, key)
    const { draft } = Value.Parse(
      Created,
      await callStudio(page, site, 'documents.open', { kind: 'page', key }),
    )
    // As if somebody had kept every sample.
    pages.push({ ...draft.document, body: withoutSamples(draft.document.body) })
  }
  await publish(site, pages)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const [index, { key }] of pages.entries()) {
      // Each language is seen at both widths.
      const path = index % 2 === Number(width === 390) ? `/${key}` : `/ru/${key}`
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      expect(await violationsOf(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('a page is built with clicks alone: from a template, with a comparison that highlights a column', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/search')
  await create(page, templates['page-text'].name, 'by-hand')
  const dialog = page.getByRole('dialog')

  const blocks = page.getByRole('group', { name: outline.title })
  await blocks.getByRole('button', { name: outline.add }).last().click()
  await dialog.getByLabel(outline.search).fill('Table of facts')
  await dialog.getByLabel(outline.search).press('Enter')
  await page.getByLabel('Highlight').fill('2')

  const keep = page
    .getByRole('region', { name: editor.issues })
    .getByRole('button', { name: editor.keepSample })
  await expect(keep.first()).toBeVisible()
  for (let left = await keep.count(); left > 0; left = await keep.count()) {
    await keep.first().click()
    await expect(keep).not.toHaveCount(left)
  }
  await page.getByRole('button', { name: editor.publish, exact: true }).click()
  await page.getByRole('dialog', { name: publishing.publish.title }).locator('button[type=submit]').click()
  await expect(dialog).toHaveCount(0)

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ru/by-hand')
    await expect(page.locator('td[data-highlight]')).toHaveText(['от 20,000 сум', 'от 20,000 сум'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await violationsOf(page)).toEqual([])
  }
})
