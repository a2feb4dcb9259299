import type { Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { expectFocus, pressAt, tabThrough } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

const { account, builder, editor, outline, palette, preview, releases, rename, review, tokens } = english
const { shortcuts, translations, webhooks } = english

const nothingWrong = { missed: [], unseen: [], trap: null }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** In the open dialog, the Tab key reaches all controls and nothing else; Escape gives the focus back. */
async function checkDialog(page: Page) {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(dialog.locator(':focus').or(page.locator('dialog:focus'))).toHaveCount(1)
  const { missed, unseen, trap } = await tabThrough(page)
  expect
    .soft({ missed, unseen, trap }, await dialog.getAttribute('aria-labelledby').then(String))
    .toEqual(nothingWrong)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Dialogs that one button of a screen opens. */
const dialogs: readonly (readonly [path: string, opener: string])[] = [
  ['/releases', releases.new],
  ['/translations', translations.export],
  ['/translations', translations.import],
  ['/documents/page', english.documents.new],
  ['/documents/page/about', outline.add],
  ['/documents/form/feedback', builder.add],
  ['', palette.title],
]

test('dialogs hold the focus and give it back to their button', async ({ page, site }) => {
  test.setTimeout(240_000)
  await openStudio(page, site)
  for (const [path, opener] of dialogs)
    await test.step(`${path} ${opener}`, async () => {
      await page.goto(`${site.url}/studio${path}`)
      await pressAt(page, button(page, opener))
      await checkDialog(page)
      await expect(button(page, opener).first()).toBeFocused()
    })
})

test('dialogs of the menu of a document hold the focus and give it back to the menu', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await openStudio(page, site)
  const { seo, ...body } = {
    route: '/dialogs',
    layout: 'default',
    blocks: [],
    seo: { title: { uz: 'Oyna', ru: 'Окно' } },
  }
  const name = { kind: 'page', key: 'dialogs' }
  const draft = { ...name, schemaVersion: 1, body: { ...body, seo }, revision: null }
  await callStudio(page, site, 'documents.save', draft)
  await callStudio(page, site, 'documents.publish', { documents: [name] })
  await callStudio(page, site, 'documents.save', {
    ...draft,
    body: { ...body, seo: { title: { uz: 'A', ru: 'Б' } } },
  })
  await page.goto(`${site.url}/studio/documents/page/dialogs`)
  const menu = button(page, editor.actions)
  for (const action of [
    editor.schedule,
    releases.include,
    review.request,
    rename.title,
    editor.duplicate,
    editor.discard,
    editor.archive,
  ])
    await test.step(action, async () => {
      await pressAt(page, menu)
      const item = page.getByRole('menuitem', { name: action, exact: true })
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      while (!(await item.evaluate((element) => element.matches(':focus'))))
        await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await checkDialog(page)
      await expect(menu).toBeFocused()
    })
})

test('parts that open in a screen take the focus and give it back', async ({ page, site }) => {
  await openStudio(page, site)
  for (const [path, opener] of [
    ['/account', tokens.add],
    ['/account', account.passkeyAdd],
    ['/webhooks', webhooks.add],
  ] as const)
    await test.step(opener, async () => {
      await page.goto(`${site.url}/studio${path}`)
      await pressAt(page, button(page, opener))
      await expectFocus(page)
      await pressAt(page, button(page, english.cancel))
      await expect(button(page, opener)).toBeFocused()
    })
})

test('Escape closes the topmost menu or popover only', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/about')
  const conditions = page.getByRole('button', { name: new RegExp(`^${preview.conditions}`) })
  await pressAt(page, conditions)
  const popover = page.getByRole('dialog', { name: preview.conditions })
  await expect(popover).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: palette.title }).getByRole('combobox')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await expectFocus(page)
  await pressAt(page, button(page, account.menu))
  await expect(page.getByRole('menuitem', { name: shortcuts.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, account.menu)).toBeFocused()
})
