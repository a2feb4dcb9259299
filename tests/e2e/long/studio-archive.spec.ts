import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, chooseAction, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// The preview of the removed page answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })
const { archive, editor } = english

test('a removed document is found in the archive and is on the site again with one click', async ({
  page,
  site,
}) => {
  await openStudio(page, site)
  const name = { kind: 'page', key: 'summer' }
  const title = { uz: 'Yoz', ru: 'Лето' }
  await callStudio(page, site, 'documents.save', {
    ...name,
    schemaVersion: 1,
    body: { route: '/summer', layout: 'default', seo: { title }, blocks: [] },
    revision: null,
  })
  await callStudio(page, site, 'documents.publish', { documents: [name] })

  await page.goto(`${site.url}/studio/documents/page/summer`)
  await chooseAction(page, editor.archive)
  await page.getByRole('dialog').getByRole('button', { name: editor.archive }).click()
  await expect(page.getByText(editor.archived)).toBeVisible()
  expect((await page.request.get(`${site.url}/ru/summer`)).status()).toBe(404)

  await page.getByRole('link', { name: archive.title }).click()
  const restore = page.getByRole('button', { name: `${archive.restore}: ${title.uz}` })
  await expect(restore).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await restore.click()
  await expect(page.getByText(archive.restored.replace('{{name}}', title.uz))).toBeVisible()
  await expect(page.getByText(archive.none)).toBeVisible()
  expect((await page.request.get(`${site.url}/ru/summer`)).status()).toBe(200)
})

test('a page that the site needs is not removed, and the reason says what it is for', async ({
  page,
  site,
}) => {
  await openStudio(page, site)
  await page.goto(`${site.url}/studio/documents/page/cashier-withdraw`)
  await chooseAction(page, editor.archive)
  await page.getByRole('dialog').getByRole('button', { name: editor.archive }).click()
  await expect(page.getByText('Cannot be removed. Players withdraw their money here')).toBeVisible()
})
