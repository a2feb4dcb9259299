import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { expectFocus, goToPart, pressAt, tabTo } from '../support/keyboard.ts'
import {
  callStudio,
  chooseAction,
  editOnServer,
  enterStudio,
  openStudio,
  pageDraft,
} from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

// The preview of a page that is not on the site answers 404, an address that is already in use 409.
test.use({ locale: 'en-US', expectedStatuses: [404, 409] })

const {
  documents,
  editor,
  palette,
  preview,
  publishing,
  releases,
  rename,
  schedules,
  selection,
  start,
  templates,
} = english

test('the texts of a template are listed, and published only after somebody has decided about each', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/search')
  await expect(page.getByRole('heading', { level: 1, name: documents.emptySection })).toBeVisible()
  await expect(page.getByRole('button', { name: templates['redirects-site'].name })).toBeVisible()
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
    const sheet = page.getByRole('dialog')
    for (const open of [
      () => page.getByRole('button', { name: editor.publish, exact: true }).click(),
      () => chooseAction(page, editor.schedule),
    ]) {
      await open()
      await expect(sheet.getByText(publishing.errors)).toBeVisible()
      await expect(sheet.locator('button[type=submit]')).toHaveCount(0)
      await page.keyboard.press('Escape')
    }
  })

  await test.step('a text ends being a sample when it is changed or kept', async () => {
    await issues
      .getByRole('button', { name: /Rich text · Text · Русский/ })
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

test('a document is renamed, copied, and its copy collected in a release, from its menu', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page/about')
  const dialog = page.getByRole('dialog')

  await test.step('an address of another page is rejected', async () => {
    await chooseAction(page, rename.move)
    await expect(dialog.getByRole('link', { name: 'Menu “More”' })).toBeVisible()
    await dialog.getByLabel(rename.route).fill('/rules')
    await dialog.getByRole('button', { name: rename.move }).click()
    await expect(dialog.getByText(rename.taken)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await chooseAction(page, editor.duplicate)
  await page.getByLabel(documents.pageName).fill('about-copy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/documents\/page\/about-copy$/)

  await test.step('a new address is the one of its draft', async () => {
    await chooseAction(page, rename.move)
    await dialog.getByLabel(rename.route).fill('/who-we-are')
    await dialog.getByRole('button', { name: rename.move }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('tab', { name: editor.text }).click()
    await expect(page.getByRole('textbox', { name: 'about-copy' })).toContainText('"/who-we-are"')
  })

  // With a release that is being prepared, a new one is the other choice.
  await callStudio(page, site, 'releases.add', { name: 'Winter', documents: [] })
  await chooseAction(page, releases.include)
  await dialog.getByRole('button', { name: releases.new }).click()
  await page.getByLabel(releases.name).fill('Autumn')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/releases\/\d+$/)
})

test('keys alone schedule a publication, renew it after an edit, and cancel it', async ({ page, site }) => {
  const name = { kind: 'page', key: 'jackpots' }
  await enterStudio(page, site)
  await editOnServer(page, site, name)
  await page.goto(`${site.url}/studio/documents/page/jackpots`)
  const actions = page.getByRole('button', { name: editor.actions, exact: true })
  await actions.press('Enter')
  await expect(page.getByRole('menuitem', { name: editor.schedule })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await pressAt(page, dialog.locator('button[type=submit]:not([aria-disabled])'))
  const time = dialog.getByLabel(editor.scheduleAt)
  await expect(dialog.getByText(editor.schedulePast)).toBeVisible()
  await expect(time).toBeFocused()
  await page.keyboard.type('12312099')
  await page.keyboard.type('1000AM')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(actions).toBeFocused()

  await editOnServer(page, site, name, { seo: { title: { uz: 'Jekpotlar', ru: 'Джекпоты' } } })
  await page.goto(`${site.url}/studio/schedules`)
  const renew = page.getByRole('button', { name: new RegExp(`^${schedules.renew}: `) })
  await renew.press('Enter')
  await pressAt(page, dialog.locator('button[type=submit]:not([aria-disabled])'))
  await expect(renew).toHaveCount(0)
  await expectFocus(page)
  const cancel = page.getByRole('button', { name: new RegExp(`^${schedules.cancel}: `) })
  await cancel.press('Enter')
  await expect(cancel).toHaveCount(0)
  await expectFocus(page)
})

test('keys change a field of several pages, and take that back', async ({ page, site }) => {
  await enterStudio(page, site)
  const names = ['chosen-1', 'chosen-2']
  for (const name of names) await callStudio(page, site, 'documents.save', pageDraft(name))
  await page.goto(`${site.url}/studio/documents/page`)
  const tree = page.getByRole('navigation', { name: english.nav.documents })
  for (const name of names)
    await page.getByLabel(documents.select.replace('{{name}}', name), { exact: true }).press('Space')
  const panel = tree.getByRole('region', { name: '2 documents selected' })
  await panel.getByRole('button', { name: selection.change }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(selection.field).selectOption('seo/robots')
  await dialog.getByLabel('Robots').fill('noindex')
  await expect(dialog.getByRole('cell', { name: 'noindex' })).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change 2 documents' }).press('Enter')
  await expect(tree.getByText(/^Changed in the drafts of 2 documents/)).toBeVisible()
  await expectFocus(page)
  await tree.getByRole('button', { name: start.undo }).press('Enter')
  await expect(tree.getByText(start.undone)).toBeVisible()
  await expectFocus(page)
})

test('F6 and Ctrl+K work in the previewed page, too', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/about')
  const frame = page.locator(`iframe[title="${preview.title}"]`)
  // The page takes part in this only when its code has loaded and it has reported its blocks.
  await page.locator('[data-row="blocks/0"]').click()
  await expect(page.locator('[data-canvas]').getByRole('toolbar')).toBeVisible()
  for (const key of ['F6', 'Control+k']) {
    await goToPart(page, preview.title)
    await tabTo(page, frame)
    await page.keyboard.press('Tab')
    await page.keyboard.press(key)
    await expect(frame).not.toBeFocused()
    await expectFocus(page)
  }
  await expect(page.getByRole('dialog', { name: palette.title }).getByRole('combobox')).toBeFocused()
})
