import type { Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { expectFocus, goToPart, pressAt, tabThrough, tabTo, typeInto } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import { callStudio, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

const { builder, editor, preview, releases, review, signIn, translations } = english
const name = { kind: 'page', key: 'winter' } as const
const draft = {
  ...name,
  schemaVersion: 1,
  revision: null,
  body: {
    route: '/winter',
    layout: 'default',
    seo: { title: { uz: 'Qish', ru: 'Зима' } },
    blocks: [{ id: 'intro', type: 'RichText', version: 1, props: { text: { uz: '<p>Qor</p>', ru: '' } } }],
  },
}

const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

/** Leads to the tab, with arrow keys from the one that is selected. */
async function openTab(page: Page, label: string, panel = label) {
  const tab = page.getByRole('tab', { name: label, exact: true })
  const list = page.getByRole('tablist').filter({ has: tab })
  await tabTo(page, list.locator('[tabindex="0"]'))
  await tabTo(page, tab, 'ArrowRight')
  await expect(page.getByRole('tabpanel', { name: panel, exact: true })).toBeVisible()
}

async function signInWithKeys(page: Page, site: Site, login: string, password: string, path: string) {
  await page.goto(`${site.url}/studio${path}`)
  await expect(page).toHaveTitle(signIn.title)
  await typeInto(page, page.getByLabel(signIn.login), login)
  await typeInto(page, page.getByLabel(signIn.password), password)
  await page.keyboard.press('Enter')
}

test('keys alone translate a text and return to its row', async ({ page, site }) => {
  await openStudio(page, site)
  await callStudio(page, site, 'documents.save', draft)
  await page.goto(`${site.url}/studio/translations?document=page/winter`)
  const row = page.getByRole('region', { name: 'Qish' }).getByRole('button', { name: /Qor/ })
  await pressAt(page, row)
  const text = page.getByRole('textbox', {
    name: translations.translationIn.replace('{{language}}', 'Русский'),
  })
  await expect(text).toBeFocused()
  await page.keyboard.type('Снег')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const checked = page.getByRole('button', { name: translations.states.checked, exact: true })
  await expect(checked).toBeEnabled()
  await pressAt(page, checked)
  await expect(checked).toHaveAttribute('aria-pressed', 'true')
  await expect(checked).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await pressAt(page, page.getByRole('group', { name: translations.language }).getByRole('button').first())
  await expectFocus(page)
})

test('keys alone comment on a field, ask for a review, and approve', async ({ page, site, browser }) => {
  await openStudio(page, site)
  const password = 'correct horse battery'
  await callStudio(page, site, 'users.add', { login: 'kamila', name: 'Kamila', role: 'editor', password })
  const key = 'review'
  await callStudio(page, site, 'documents.save', { ...draft, key, body: { ...draft.body, route: '/review' } })
  await page.goto(`${site.url}/studio/documents/page/${key}`)
  await pressAt(page, page.locator('[data-row="blocks/0"]'))
  const comment = page.getByRole('button', { name: review.commentOn.replace('{{place}}', '') })
  await pressAt(page, comment)
  await expect(page.locator('textarea:focus')).toHaveCount(1)
  await pressAt(page, button(page, review.comment))
  await expect(page.getByText(review.textMissing)).toBeVisible()
  await expect(page.locator('textarea:focus')).toHaveCount(1)
  await page.keyboard.type('Too short')
  await pressAt(page, button(page, review.comment))
  await expect(comment).toBeFocused()

  await openTab(page, `${editor.review} · 1`, editor.review)
  await pressAt(page, button(page, review.request))
  const dialog = page.getByRole('dialog')
  await pressAt(page, dialog.getByRole('button', { name: review.send }))
  await expect(dialog.getByText(review.nobody)).toBeVisible()
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await pressAt(page, dialog.getByRole('button', { name: review.send }))
  await expect(page.getByText(review.says.waiting)).toBeVisible()
  await expectFocus(page)

  const kamila = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await signInWithKeys(kamila, site, 'kamila', password, `/documents/page/${key}?view=review`)
  await pressAt(kamila, button(kamila, review.askForChanges))
  await expect(kamila.getByLabel(review.whatToChange)).toBeFocused()
  await pressAt(kamila, button(kamila, review.sendChanges))
  await expect(kamila.getByLabel(review.whatToChange)).toBeFocused()
  await pressAt(kamila, button(kamila, english.cancel))
  await expect(button(kamila, review.askForChanges)).toBeFocused()
  await pressAt(kamila, button(kamila, review.approve))
  await expect(kamila.getByText('Kamila').first()).toBeVisible()
  await expectFocus(kamila)
  await pressAt(kamila, button(kamila, review.resolve))
  await expect(button(kamila, review.resolve)).toHaveCount(0)
  await expectFocus(kamila)
  await kamila.context().close()
})

test('keys alone read what a release changes, in every view, and open the whole site with it', async ({
  page,
  site,
  context,
}) => {
  await openStudio(page, site)
  const key = 'release'
  await callStudio(page, site, 'documents.save', {
    ...draft,
    key,
    body: { ...draft.body, route: '/release' },
  })
  const made = await callStudio(page, site, 'releases.add', {
    name: 'Winter',
    documents: [{ kind: 'page', key }],
  })
  await page.goto(`${site.url}/studio/releases/${String(made['id'])}`)
  await expect(page).toHaveTitle('Winter – Studio')
  for (const view of [releases.view.fields, releases.view.json, releases.view.page]) {
    await openTab(page, view)
    await expectFocus(page)
  }
  const { missed, unseen, trap } = await tabThrough(page)
  expect({ missed, unseen, trap }).toEqual({ missed: [], unseen: [], trap: null })
  const opening = context.waitForEvent('page')
  await pressAt(page, page.getByRole('link', { name: releases.preview }))
  const opened = await opening
  await expect(opened.locator('main')).toBeVisible()
  await opened.close()
})

test('keys alone try a form and find its errors and its wiring', async ({ page, site }) => {
  test.setTimeout(240_000)
  await openStudio(page, site, '/documents/form/feedback')
  for (const mode of ['try', 'errors', 'wiring'] as const)
    await test.step(mode, async () => {
      await goToPart(page, preview.title)
      await openTab(page, builder.modes[mode])
      const { missed, unseen, trap } = await tabThrough(page)
      expect.soft({ missed, unseen, trap }, mode).toEqual({ missed: [], unseen: [], trap: null })
    })
  await goToPart(page, preview.title)
  await openTab(page, builder.modes.errors)
  await pressAt(page, button(page, builder.errors.write).first())
  // The text of the message is next.
  await expect(
    page.getByRole('region', { name: editor.content.replace('{{name}}', 'feedback') }).locator(':focus'),
  ).toHaveCount(1)
  await goToPart(page, preview.title)
  await openTab(page, builder.modes.try)
  const stage = page.getByRole('tabpanel', { name: builder.modes.try })
  await pressAt(page, stage.getByRole('button').last())
  // The form's list of what is wrong, which links to each field.
  await expect(stage.getByRole('group').and(page.locator(':focus'))).toHaveCount(1)
  await expect(stage.locator('[aria-invalid="true"]').first()).toBeVisible()
})
