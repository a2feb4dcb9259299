import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { expectFocus, pressAt } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, editOnServer, enterStudio, pageDocument } from '../support/studio.ts'
import { expect } from '../support/test.ts'
import { documentText } from '../support/texts.ts'

const test = testOnOwnSite([pageDocument('spring')])
// The preview of the removed page answers 404, restoring a draft beside another one 409.
test.use({ locale: 'en-US', expectedStatuses: [404, 409] })
const { archive, areas, discarded, editor, states } = english

test('keys alone remove a document from the site, and restore it from the archive', async ({
  page,
  site,
}) => {
  const status = async () => (await fetch(`${site.url}/ru/spring`)).status
  await enterStudio(page, site)
  await page.goto(`${site.url}/studio/documents/page/spring`)
  await page.getByRole('button', { name: editor.actions }).press('Enter')
  await page.keyboard.type(editor.archive.slice(0, 3))
  await expect(page.getByRole('menuitem', { name: editor.archive })).toBeFocused()
  await page.keyboard.press('Enter')
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: editor.archive }))
  await expect(page.getByText(editor.archived)).toBeVisible()
  await expectFocus(page)
  expect(await status()).toBe(404)

  await page.getByRole('link', { name: areas.log }).press('Enter')
  await expect(page).toHaveURL(/\/archive$/)
  await expect(page.locator('main')).toBeFocused()
  await pressAt(page, page.getByRole('button', { name: `${archive.restore}: spring` }))
  await expect(page.getByText(archive.restored.replace('{{name}}', 'spring'))).toBeVisible()
  await expectFocus(page)
  expect(await status()).toBe(200)
  await pressAt(page, page.getByRole('link', { name: archive.openDocument }))
  await expect(page).toHaveURL(/\/documents\/page\/spring$/)
})

test('a discarded draft is found below the documents and restored', async ({ page, site }) => {
  await enterStudio(page, site)
  const name = { kind: 'page', key: 'rules' }
  const discard = async (revision: unknown) =>
    callStudio(page, site, 'documents.discard', { ...name, revision })
  await discard(await editOnServer(page, site, name))
  await page.goto(`${site.url}/studio/discarded`)
  // Lists leave out the name of the site.
  const title = documentText('pages/rules', 'seo.title', 'uz').replace(/ — Marra$/, '')
  const restore = page.getByRole('button', { name: `${discarded.restore}: ${title}` })
  await expect(restore).toBeVisible()

  const revision = await editOnServer(page, site, name)
  await restore.click()
  await expect(page.getByText(discarded.taken)).toBeVisible()
  await discard(revision)
  await restore.last().click()
  await expect(page).toHaveURL(/\/documents\/page\/rules$/)
  await expect(page.getByText(states.changed).first()).toBeAttached()
})
