import type { Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import { callStudio, chooseAction, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { editor, publishing, documents, templates, audit } = english

const promise = { uz: 'Kafolatlangan yutuq', ru: 'Гарантированный выигрыш' }

/** Saves a new page as the user who is signed in. */
const save = (page: Page, site: Site, key: string, title: object) =>
  callStudio(page, site, 'documents.save', {
    ...{ kind: 'page', key, schemaVersion: 1, revision: null },
    body: {
      route: `/${key}`,
      layout: 'default',
      seo: { title },
      blocks: [
        {
          id: 'text',
          type: 'RichText',
          version: 1,
          props: { text: { uz: '<p>Matn</p>', ru: '<p>Текст</p>' } },
        },
      ],
    },
  })
const sheet = (page: Page) => page.getByRole('dialog', { name: publishing.publish.title })
const submit = (page: Page) => sheet(page).locator('button[type=submit]')
const statusOf = async (site: Site, path: string) => (await fetch(`${site.url}${path}`)).status

test('a page with warnings goes live as a decision that the log keeps', async ({ page, site }) => {
  await openStudio(page, site)
  await save(page, site, 'promise', promise)
  await page.goto(`${site.url}/studio/documents/page/promise`)
  await page.getByRole('button', { name: editor.publish, exact: true }).click()
  await expect(submit(page)).toHaveText(/^Publish with \d+ warnings?$/)
  await expect(sheet(page).getByRole('region', { name: publishing.changes })).toContainText(promise.uz)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    expect(await violationsOf(page)).toEqual([])
  }

  await test.step('an issue leads to its place, and nothing is published', async () => {
    await sheet(page).getByRole('region', { name: editor.issues }).getByRole('button').first().click()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/documents\/page\/promise#\//)
    expect(await statusOf(site, '/promise')).toBe(404)
  })

  await page.getByRole('button', { name: editor.publish, exact: true }).click()
  await sheet(page)
    .getByLabel(new RegExp(publishing.reason.replace('?', '')))
    .fill('Agreed with the lawyer')
  await submit(page).click()
  await expect(page.getByText(/^Published: version/)).toBeVisible()
  await expect(page.getByRole('button', { name: editor.actions })).toBeFocused()
  expect(await statusOf(site, '/promise')).toBe(200)

  await page.goto(`${site.url}/studio/audit`)
  const entry = page
    .getByRole('row', { name: new RegExp(promise.uz) })
    .filter({ hasText: audit.actions.documents.publish })
  await expect(entry).toContainText(/\d+ warnings?: /)
  await expect(entry).toContainText('Agreed with the lawyer')
})

test('a page without issues is published with Enter', async ({ page, site }) => {
  await openStudio(page, site)
  await save(page, site, 'plain', { uz: 'Yangi sahifa haqida', ru: 'О новой странице' })
  await page.goto(`${site.url}/studio/documents/page/plain`)
  await page.getByRole('button', { name: editor.publish, exact: true }).click()
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: editor.publish, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Published: version/)).toBeVisible()
  expect(await statusOf(site, '/plain')).toBe(200)
})

test('the texts of a template are listed, and published only after somebody has decided about each', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page')
  await page.getByRole('button', { name: documents.new, exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${templates['page-text'].name}`) })
    .click()
  await page.getByRole('dialog').getByLabel(documents.pageName).fill('obrazec')
  await page.getByRole('dialog').getByRole('button', { name: documents.create }).click()
  await expect(page).toHaveURL(/\/documents\/page\/obrazec$/)
  const issues = page.getByRole('region', { name: editor.issues })
  const keep = issues.getByRole('button', { name: editor.keepSample })
  await expect(keep.first()).toBeVisible()
  const count = await keep.count()
  expect(count).toBeGreaterThan(3)
  expect(await violationsOf(page)).toEqual([])

  await test.step('they cannot be published, now or later', async () => {
    await page.getByRole('button', { name: editor.publish, exact: true }).click()
    await expect(sheet(page).getByText(publishing.errors)).toBeVisible()
    await expect(submit(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await chooseAction(page, editor.schedule)
    const later = page.getByRole('dialog')
    await expect(later.getByText(publishing.errors)).toBeVisible()
    await expect(later.locator('button[type=submit]')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('a text ends being a sample when it is changed or kept', async () => {
    await issues
      .getByRole('button', { name: /^Rich text · Text · Русский/ })
      .first()
      .click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Наш текст')
    await expect(keep).toHaveCount(count - 1)
    await keep.first().click()
    // Its block has the same text.
    await expect(keep).toHaveCount(count - 3)
    await page.getByRole('button', { name: editor.undo, exact: true }).click()
    await expect(keep).toHaveCount(count - 1)
  })
})
