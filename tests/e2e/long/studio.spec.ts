import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { chooseInPalette, expectFocus, goToPart, pressAt, typeInto } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import {
  callStudio,
  editOnServer,
  enterStudio,
  firstPassword,
  openConditions,
  openStudio,
  pageDraft,
  richText,
} from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

const { editor, history, preview, publishing, releases, signIn } = english

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

const content = (name: string) => editor.content.replace('{{name}}', name)
const textBox = (page: Page, name: string): Locator => page.getByRole('textbox', { name: content(name) })
const titleField = (page: Page, language: string) =>
  page
    .getByRole('group', { name: /^Title/ })
    .first()
    .getByLabel(language)

const statusOf = async (site: Site, path: string) => (await fetch(`${site.url}${path}`)).status
const htmlOf = async (site: Site, path: string) => (await fetch(`${site.url}${path}`)).text()

test.describe('with wrong credentials first', () => {
  test.use({ expectedStatuses: [401] })

  test('keys alone sign in, find a document, change its headline, publish it and restore it', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/studio`)
    await typeInto(page, page.getByLabel(signIn.login), 'admin')
    await typeInto(page, page.getByLabel(signIn.password), 'wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(signIn.wrong)
    await typeInto(page, page.getByLabel(signIn.password), await firstPassword(site))
    await page.keyboard.press('Enter')
    await expect(button(page, english.palette.title)).toBeVisible()

    await chooseInPalette(page, 'about')
    await expect(page).toHaveURL(/\/documents\/page\/about/)
    await expectFocus(page)
    await goToPart(page, content('about'))
    await pressAt(page, page.locator('[data-row="blocks/1"]'))
    const before = await htmlOf(site, '/about')
    await typeInto(page, titleField(page, 'Oʻzbekcha'), 'Klaviatura bilan')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await expect(page.frameLocator(`iframe[title="${preview.title}"]`).locator('body')).toContainText(
      'Klaviatura bilan',
    )
    expect(await htmlOf(site, '/about')).not.toContain('Klaviatura bilan')

    await page.keyboard.press('Shift+F6')
    const publish = button(page, editor.publish)
    const sheet = page.getByRole('dialog', { name: publishing.publish.title })
    await pressAt(page, publish)
    await expect(sheet.locator('button[type=submit]')).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(publish).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet.locator('button[type=submit]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Published: version/)).toBeVisible()
    // The button cannot be used again, and its menu is next.
    await expect(button(page, editor.actions)).toBeFocused()
    await expect.poll(() => htmlOf(site, '/about')).toContain('Klaviatura bilan')
    expect(before).not.toContain('Klaviatura bilan')

    await page.getByRole('tab', { name: editor.history }).click()
    await button(page, history.restore).nth(1).press('Enter')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.getByRole('tab', { name: editor.text }).click()
    await expect(textBox(page, 'about')).not.toContainText('Klaviatura bilan')
  })
})

test('what two editors change in a document is merged, and the second chooses where they clash', async ({
  browser,
  site,
}) => {
  const open = async () => {
    const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await page.clock.install()
    await openStudio(page, site, '/documents/page/rules')
    await titleField(page, 'Oʻzbekcha').waitFor()
    return page
  }
  const saved = (page: Page) => page.getByText(/^Saved at/)
  const [one, two] = [await open(), await open()]
  await titleField(one, 'Oʻzbekcha').fill('Birinchi')
  await expect(saved(one)).toBeVisible()
  await titleField(two, 'Русский').fill('Вторая')
  await expect(saved(two)).toBeVisible()
  await expect(two.getByText(/is editing this document, too/)).toBeVisible()
  await expect(titleField(two, 'Oʻzbekcha')).toHaveValue('Birinchi')
  // Without unsaved edits of its own, an editor soon shows those of others.
  await one.clock.fastForward(20_000)
  await expect(titleField(one, 'Русский')).toHaveValue('Вторая')

  await titleField(one, 'Oʻzbekcha').fill('Uchinchi')
  await expect(saved(one)).toBeVisible()
  await titleField(two, 'Oʻzbekcha').fill('Toʻrtinchi')
  const clash = two.getByRole('alert')
  await expect(clash).toContainText('has changed the same values as you')
  expect(await violationsOf(two)).toEqual([])
  await clash.getByRole('radio').nth(1).check()
  await button(clash, editor.saveChosen).click()
  await expect(saved(two)).toBeVisible()
  await expect(titleField(two, 'Oʻzbekcha')).toHaveValue('Uchinchi')
  await Promise.all([one.context().close(), two.context().close()])
})

test('a reopened document continues from the saved draft', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/privacy')
  const tree = page.getByRole('navigation', { name: english.nav.documents })
  for (const title of ['Birinchi', 'Ikkinchi']) {
    await titleField(page, 'Oʻzbekcha').fill(title)
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await tree.getByRole('link', { name: /\/payments/ }).click()
    await expect(page.getByRole('region', { name: content('payments') })).toBeVisible()
    await tree.getByRole('link', { name: /\/privacy/ }).click()
    await expect(page.getByRole('region', { name: content('privacy') })).toBeVisible()
    await expect(titleField(page, 'Oʻzbekcha')).toHaveValue(title)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a preview link shows the drafts without an account', async ({ page, site, browser }) => {
  await enterStudio(page, site)
  const title = { uz: 'Faqat havola bilan', ru: 'Только по ссылке' }
  await editOnServer(page, site, { kind: 'page', key: 'payments' }, { seo: { title } })
  await page.goto(`${site.url}/studio/documents/page/payments`)
  await openConditions(page)
  await button(page, preview.link).click()
  const address = await page.getByRole('link', { name: preview.linkShown }).getAttribute('href')
  const guest = await browser.newPage()
  await guest.goto(address ?? '')
  await expect(guest).toHaveTitle(/Faqat havola bilan/)
  expect(await htmlOf(site, '/payments')).not.toContain('Faqat havola bilan')
  await guest.close()
})

test('a user sees the Studio in the own language, with exactly the rights of the role', async ({
  page,
  site,
  browser,
}) => {
  await enterStudio(page, site)
  const password = 'a long password'
  await callStudio(page, site, 'users.add', { login: 'aziza', name: 'Aziza', role: 'viewer', password })
  const context = await browser.newContext({ locale: 'ru-RU' })
  const other = await context.newPage()
  await enterStudio(other, site, 'aziza', password)
  await other.goto(`${site.url}/studio/documents/page/about`)
  await expect(other.getByText('Ваша роль позволяет смотреть, но не менять.')).toBeVisible()
  await expect(button(other, 'Опубликовать')).toHaveCount(0)
  await context.close()
})

test('keys alone publish documents together in a release, seen before as they will be, and take it back', async ({
  page,
  site,
}) => {
  await enterStudio(page, site)
  await callStudio(
    page,
    site,
    'documents.save',
    pageDraft('summer', [richText('text', '<p>Yozgi reliz</p>')]),
  )
  await page.goto(`${site.url}/studio/releases`)
  await button(page, releases.new).press('Enter')
  const name = page.getByLabel(releases.name)
  await expect(name).toBeFocused()
  // An error leads to its field.
  await pressAt(page, button(page.getByRole('dialog'), releases.new))
  await expect(page.getByText(releases.nameMissing)).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type('Summer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/releases\/\d+$/)
  await expectFocus(page)
  await pressAt(page, button(page, releases.addDocument))
  await pressAt(
    page,
    page.getByRole('list', { name: releases.addDocument }).getByRole('button', { name: 'summer' }),
  )
  const chosen = page.getByRole('list', { name: releases.documents })
  await expect(chosen.getByRole('button').first()).toBeVisible()
  await expectFocus(page)
  const frame = page.frameLocator(`iframe[title="${releases.then}"]`)
  await expect(frame.getByText('Yozgi reliz')).toBeVisible()
  await expect(page.getByRole('region', { name: releases.differences })).toContainText('Yozgi reliz')
  await expect(chosen.getByTitle(releases.ok)).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])

  const publish = button(page, releases.publish)
  await publish.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(publish).toBeFocused()
  await page.keyboard.press('Enter')
  await pressAt(page, dialog.locator('button[type=submit]:not([aria-disabled])'))
  await expect(page.getByText(releases.published, { exact: true }).last()).toBeVisible()
  await expectFocus(page)
  expect(await statusOf(site, '/summer')).toBe(200)
  await button(page, releases.takeBack).press('Enter')
  await pressAt(page, button(dialog, releases.takeBack))
  await expect(page.getByText(releases.takenBack, { exact: true })).toBeVisible()
  await expectFocus(page)
  expect(await statusOf(site, '/summer')).toBe(404)
})
