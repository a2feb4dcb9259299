import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { chooseAction, openStudio, publishOpened } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// Of an address that is already in use.
test.use({ locale: 'en-US', expectedStatuses: [409] })

const { editor, rename } = english

test('redirects the old address of a renamed page and updates menus', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/about')
  await chooseAction(page, rename.title)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Menu “More”' })).toBeVisible()
  await dialog.getByLabel(rename.route).fill('/rules')
  await dialog.getByRole('button', { name: rename.submit }).click()
  await expect(dialog.getByText(rename.taken)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel(rename.route).fill('/who-we-are')
  await dialog.getByRole('button', { name: rename.submit }).click()
  await expect(page.getByText(/^Published together with: /)).toBeVisible()
  await expect(page.getByText(editor.noIssues)).toBeVisible()
  await publishOpened(page)
  await expect(page.getByText(/^Published: version/)).toBeVisible()

  const old = await fetch(`${site.url}/ru/about`, { redirect: 'manual' })
  expect(old.headers.get('location')).toBe('/ru/who-we-are')
  const seen = await (await fetch(`${site.url}/who-we-are`)).text()
  expect(seen).toContain('href="/who-we-are"')
  expect(seen).not.toContain('href="/about"')
})

test('does not rename documents that the site reads by name', async ({ page, site }) => {
  await openStudio(page, site, '/documents/settings/site')
  await chooseAction(page, rename.title)
  await expect(page.getByRole('dialog').getByText(rename.fixed)).toBeVisible()
})
