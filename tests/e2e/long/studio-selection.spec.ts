import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { confirmPublishing, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { documents, selection, start } = english

test('changes a field of several pages, takes that back, and moves them with redirects', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page')
  const tree = page.getByRole('navigation', { name: english.nav.documents })
  for (const route of ['/about', '/winners'])
    await tree.getByRole('listitem').filter({ hasText: route }).getByRole('checkbox').press('Space')
  const panel = tree.getByRole('region', { name: '2 documents selected' })
  await panel.getByRole('button', { name: selection.change }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(selection.field).selectOption('seo/robots')
  await dialog.getByLabel('Robots').fill('noindex')
  await expect(dialog.getByRole('cell', { name: 'noindex' })).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change 2 documents' }).click()
  await expect(tree.getByText(/^Changed in the drafts of 2 documents/)).toBeVisible()
  await tree.getByRole('button', { name: start.undo }).click()
  await expect(tree.getByText(start.undone)).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Publish/ })).toBeHidden()

  await panel.getByRole('button', { name: selection.movePages }).click()
  await dialog.getByLabel(selection.newStart).fill('/company')
  await expect(dialog.getByRole('cell', { name: '/company/about' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: selection.move }).click()
  await expect(tree.getByText(/^New addresses: 2/)).toBeVisible()
  await panel.getByRole('button', { name: /^Publish 2/ }).click()
  await confirmPublishing(page)
  await expect(tree.getByText(/^Published: version/)).toBeVisible()
  await expect(tree.getByRole('button', { name: documents.clear })).toBeHidden()
  const old = await fetch(`${site.url}/ru/about`, { redirect: 'manual' })
  expect(old.headers.get('location')).toBe('/ru/company/about')
})
