import sharp from 'sharp'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { expectFocus, pressAt, tabTo, typeInto } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

const { archive, audit, documents, editor, media, releases } = english
const title = { uz: 'Yoz', ru: 'Лето' }
const draft = {
  kind: 'page',
  key: 'summer',
  schemaVersion: 1,
  body: { route: '/summer', layout: 'default', seo: { title }, blocks: [] },
  revision: null,
}

test('keys alone upload a picture, describe it and set its focal point', async ({ page, site }) => {
  await openStudio(page, site, '/media')
  const chooser = page.waitForEvent('filechooser')
  await pressAt(page, page.getByRole('button', { name: media.upload, exact: true }))
  const buffer = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer()
  await (await chooser).setFiles({ name: 'kubok.jpg', mimeType: 'image/jpeg', buffer })
  const form = page.getByRole('form', { name: 'kubok.jpg' })
  await expect(form.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('Kubok')
  await typeInto(page, form.getByRole('textbox', { name: 'Русский' }), 'Кубок')
  await page.keyboard.press('Enter')
  await expect(page.getByText(media.uploaded.replace('{{name}}', 'kubok.jpg'))).toBeVisible()
  await expect(page.getByRole('button', { name: media.upload, exact: true })).toBeFocused()
  await pressAt(page, page.getByRole('button', { name: /^kubok\.jpg/ }))
  const dialog = page.getByRole('dialog', { name: 'kubok.jpg' })
  await tabTo(page, dialog.getByRole('slider').first())
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(media.focusAt.replace('{{x}}', '53').replace('{{y}}', '50'))).toBeVisible()
  await pressAt(page, dialog.getByRole('button', { name: media.save, exact: true }))
  await expect(dialog.getByText(media.saved)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^kubok\.jpg/ })).toBeFocused()
})

test('keys alone create a release, add a document, publish it and take it back', async ({ page, site }) => {
  await openStudio(page, site)
  await callStudio(page, site, 'documents.save', draft)
  await page.goto(`${site.url}/studio/releases`)
  await pressAt(page, page.getByRole('button', { name: releases.new }))
  const name = page.getByLabel(releases.name)
  await expect(name).toBeFocused()
  // An error leads to its field.
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: releases.new }))
  await expect(page.getByText(releases.nameMissing)).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('Summer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/releases\/\d+$/)
  await expectFocus(page)
  await pressAt(page, page.getByRole('button', { name: releases.addDocument }))
  await pressAt(page, page.getByRole('list', { name: releases.addDocument }).getByRole('button').first())
  await expect(page.getByRole('list', { name: releases.documents }).getByRole('button').first()).toBeVisible()
  await expectFocus(page)
  const publish = page.getByRole('button', { name: releases.publish, exact: true })
  await expect(publish).toBeEnabled()
  await pressAt(page, publish)
  const dialog = page.getByRole('dialog')
  await expectFocus(page)
  await page.keyboard.press('Escape')
  await expect(publish).toBeFocused()
  await page.keyboard.press('Enter')
  await pressAt(page, dialog.locator('button[type=submit]:not([aria-disabled])'))
  await expect(page.getByText(releases.published)).toBeVisible()
  await expectFocus(page)
  expect((await fetch(`${site.url}/summer`)).status).toBe(200)
  await pressAt(page, page.getByRole('button', { name: releases.takeBack, exact: true }))
  await pressAt(page, dialog.getByRole('button', { name: releases.takeBack }))
  await expect(page.getByText(releases.takenBack, { exact: true })).toBeVisible()
  await expectFocus(page)
})

test('keys alone remove a document and restore it from the archive', async ({ page, site }) => {
  await openStudio(page, site)
  const name = { kind: 'page', key: 'spring' }
  await callStudio(page, site, 'documents.save', {
    ...draft,
    ...name,
    body: { ...draft.body, route: '/spring' },
  })
  await callStudio(page, site, 'documents.publish', { documents: [name] })
  await page.goto(`${site.url}/studio/documents/page/spring`)
  await pressAt(page, page.getByRole('button', { name: editor.actions }))
  await page.keyboard.type(editor.archive.slice(0, 4))
  await expect(page.getByRole('menuitem', { name: editor.archive })).toBeFocused()
  await page.keyboard.press('Enter')
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: editor.archive }))
  await expect(page.getByText(editor.archived)).toBeVisible()
  await expectFocus(page)
  await pressAt(page, page.getByRole('link', { name: archive.title }).first())
  await expect(page).toHaveURL(/\/archive$/)
  await expect(page.locator('main')).toBeFocused()
  await pressAt(page, page.getByRole('button', { name: `${archive.restore}: ${title.uz}` }))
  await expect(page.getByText(archive.restored.replace('{{name}}', title.uz))).toBeVisible()
  await expectFocus(page)
  await pressAt(page, page.getByRole('link', { name: archive.openDocument }))
  await expect(page).toHaveURL(/\/documents\/page\/spring$/)
})

test('keys alone filter the log and select several drafts to publish together', async ({ page, site }) => {
  await openStudio(page, site, '/audit')
  await tabTo(page, page.getByLabel(audit.group))
  await page.keyboard.type(audit.groups.media)
  await expect(page).toHaveURL(/group=media/)
  await expect(page.getByLabel(audit.group)).toBeFocused()
  await pressAt(page, page.getByRole('button', { name: audit.reset }))
  await expect(page).not.toHaveURL(/group/)
  await expectFocus(page)

  for (const key of ['autumn', 'winter'])
    await callStudio(page, site, 'documents.save', {
      ...draft,
      key,
      body: { ...draft.body, route: `/${key}`, seo: { title: { uz: key, ru: key } } },
    })
  await page.goto(`${site.url}/studio/documents/page`)
  for (const name of ['autumn', 'winter'])
    await pressAt(page, page.getByLabel(documents.select.replace('{{name}}', name)), 'Space')
  await pressAt(
    page,
    page.getByRole('button', { name: documents.publishSelected_other.replace('{{count}}', '2') }),
  )
  await pressAt(page, page.getByRole('dialog').locator('button[type=submit]:not([aria-disabled])'))
  await expect(page.getByText(/^Published/).first()).toBeVisible()
  await expectFocus(page)
})
