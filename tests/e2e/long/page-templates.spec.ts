import { readdirSync, readFileSync } from 'node:fs'
import Value from 'typebox/value'
import { Type } from 'typebox'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const folder = 'schemas/templates'
const Template = Type.Object({ body: Type.Record(Type.String(), Type.Unknown()) })
/** A page of each template, at the address of its name. */
const pages = readdirSync(folder)
  .filter((file) => file.startsWith('page-'))
  .map((file) => {
    const key = `new-${file.slice(0, -'.json'.length)}`
    const text = readFileSync(`${folder}/${file}`, 'utf8').replaceAll('{{key}}', key)
    return { kind: 'page', key, schemaVersion: 2, body: Value.Parse(Template, JSON.parse(text)).body }
  })

const test = testOnOwnSite(pages)
const widths = [390, 1440]
// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

const { documents, editor, outline, publishing, templates } = english

test('the pages of all templates fit phones and wide screens and can be used by everyone', async ({
  page,
}) => {
  expect(pages.length).toBeGreaterThanOrEqual(12)
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
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: documents.new, exact: true }).click()
  await dialog.getByRole('button', { name: new RegExp(`^${templates['page-text'].name}`) }).click()
  await dialog.getByLabel(documents.pageName).fill('by-hand')
  await dialog.getByRole('button', { name: documents.create }).click()
  await expect(page).toHaveURL(/\/documents\/page\/by-hand$/)

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
