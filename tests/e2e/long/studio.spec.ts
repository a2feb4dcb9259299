import { documentKinds } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import {
  chooseAction,
  confirmPublishing,
  openConditions,
  openStudio,
  publishOpened,
} from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { editor, documents, signIn, preview } = english

const textBox = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: editor.content.replace('{{name}}', name) })

/** Shows a document as text, as experts edit it. */
async function showText(page: Page, name: string) {
  await expect(page).toHaveURL(new RegExp(`/${name}$`))
  // The document that was open before may still be shown.
  await expect(async () => {
    await page.getByRole('tab', { name: editor.text }).click()
    await expect(textBox(page, name)).toBeVisible({ timeout: 3000 })
  }).toPass()
}

/** Replaces the editor's text, as by selecting all and typing. */
async function write(page: Page, name: string, text: string) {
  await showText(page, name)
  await textBox(page, name).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.evaluate((content) => navigator.clipboard.writeText(content), text)
  await page.keyboard.press('ControlOrMeta+V')
}

interface PageBody {
  seo: Record<string, unknown>
}

const isPageBody = (value: unknown): value is PageBody => isRecord(value) && isRecord(value['seo'])

async function bodyOf(site: Site, kind: string, key: string): Promise<PageBody> {
  const response = await fetch(`${site.url}/content/documents?kind=${kind}&key=${key}`, {
    headers: { authorization: `Bearer ${site.contentToken}` },
  })
  const answer: unknown = await response.json()
  const documents: unknown = isRecord(answer) ? answer['documents'] : undefined
  const document: unknown = Array.isArray(documents) ? documents[0] : undefined
  if (!isRecord(document) || !isPageBody(document['body'])) throw new Error(`no ${kind}/${key}`)
  return document['body']
}

async function titled(site: Site, title: string): Promise<string> {
  const body = await bodyOf(site, 'page', 'about')
  return JSON.stringify({ ...body, seo: { ...body.seo, title: { uz: title, ru: title } } }, null, 2)
}

const titleOf = async (site: Site, path: string) => {
  const html = await (await fetch(`${site.url}${path}`)).text()
  return /<title>([^<]*)/.exec(html)?.[1]
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test.describe('with wrong credentials', () => {
  test.use({ expectedStatuses: [401] })

  test('the sign-in fails with a message', async ({ page }) => {
    await page.goto('/studio')
    await page.getByLabel(signIn.login).fill('admin')
    await page.getByLabel(signIn.password).fill('wrong')
    await page.getByRole('button', { name: signIn.submit }).click()
    await expect(page.getByRole('alert')).toHaveText(signIn.wrong)
  })
})

test('a page can be edited, previewed before players see it, published, and restored from history', async ({
  page,
  site,
}) => {
  await openStudio(page, site)
  await page.getByRole('link', { name: english.sections.page }).click()
  const tree = page.getByRole('navigation', { name: english.nav.documents })
  await tree.getByLabel(documents.search).fill('about')
  await tree.getByRole('link', { name: /\/about/ }).click()

  const before = await titleOf(site, '/about')
  await write(page, 'about', await titled(site, 'Bahor keldi'))
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expect(page.getByText(editor.noIssues)).toBeVisible()
  const frame = page.frameLocator(`iframe[title="${preview.title}"]`)
  await expect(frame.locator('h1').first()).toBeVisible()
  await expect
    .poll(() =>
      page
        .frames()
        .map((each) => each.url())
        .find((url) => url.includes('preview=')),
    )
    .toContain('/about')
  expect(await titleOf(site, '/about')).toBe(before)

  await page.getByRole('tab', { name: editor.changes }).click()
  await expect(page.getByRole('row', { name: /Bahor keldi/ }).first()).toBeVisible()
  const differences = page.getByRole('tablist', { name: english.releases.differences })
  await differences.getByRole('tab', { name: english.releases.view.page }).click()
  await expect(page.frameLocator(`iframe[title="${editor.inDraft}"]`).locator('h1').first()).toBeVisible()
  await differences.getByRole('tab', { name: english.releases.view.json }).click()
  await expect(page.locator('.cm-changedLine').first()).toBeVisible()

  await publishOpened(page)
  await expect(page.getByText(/^Published: version/)).toBeVisible()
  await expect.poll(() => titleOf(site, '/about')).toContain('Bahor keldi')

  await page.getByRole('tab', { name: editor.history }).click()
  await page.getByRole('button', { name: english.history.restore }).nth(1).click()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await publishOpened(page)
  await expect.poll(() => titleOf(site, '/about')).toBe(before)
})

test('an issue is shown at its position and blocks publishing', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/privacy')
  const body = await bodyOf(site, 'page', 'privacy')
  await write(page, 'privacy', JSON.stringify({ ...body, layout: 'wide' }, null, 2))
  const findings = page.getByRole('region', { name: editor.issues })
  await findings.getByRole('button', { name: /layout/i }).click()
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible()
  await expect(textBox(page, 'privacy')).toBeFocused()
  await page.getByRole('button', { name: editor.publish, exact: true }).click()
  await expect(page.getByRole('dialog').getByText(english.publishing.errors)).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseAction(page, editor.discard)
  await page.getByRole('dialog').getByRole('button', { name: editor.discard }).click()
  await expect(page.getByRole('button', { name: editor.publish, exact: true })).toBeDisabled()
})

test.describe('offline', () => {
  test.use({ expectedStatuses: [503] })

  test('edits are kept locally and saved when the connection is back', async ({ page, site, context }) => {
    await openStudio(page, site, '/documents/page/payments')
    await showText(page, 'payments')
    const text = (await titled(site, 'Toʻlovlar')).replace('"/about"', '"/payments"')
    await context.route('**/studio/api/**', (route) => route.fulfill({ status: 503, body: '' }))
    await write(page, 'payments', text)
    await expect(page.getByRole('alert')).toHaveText(editor.lost)
    await context.unroute('**/studio/api/**')
    await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 15_000 })
  })
})

test('what two editors change in a document is merged, and the second chooses where they clash', async ({
  browser,
  site,
}) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const open = async () => {
    const context = await browser.newContext({ locale: 'en-US', baseURL: site.url, permissions })
    const page = await context.newPage()
    await openStudio(page, site, '/documents/page/about')
    await showText(page, 'about')
    return page
  }
  const { seo, ...body } = await bodyOf(site, 'page', 'about')
  const withTitle = (next: object) => JSON.stringify({ seo: { ...seo, title: next }, ...body }, null, 2)
  const title = isRecord(seo['title']) ? seo['title'] : {}
  const [one, two] = [await open(), await open()]
  await write(one, 'about', withTitle({ ...title, uz: 'Birinchi' }))
  await expect(one.getByText(/^Saved at/)).toBeVisible()
  await write(two, 'about', withTitle({ ...title, ru: 'Вторая' }))
  await expect(two.getByText(/is editing this document, too/)).toBeVisible()
  await expect(two.getByText(/^Saved at/)).toBeVisible()
  await two.keyboard.press('ControlOrMeta+Home')
  await expect(textBox(two, 'about')).toContainText('Birinchi')
  // Without unsaved edits of its own, an editor shows those of others.
  await one.keyboard.press('ControlOrMeta+Home')
  await expect(textBox(one, 'about')).toContainText('Вторая', { timeout: 40_000 })

  await write(one, 'about', withTitle({ uz: 'Uchinchi', ru: 'Вторая' }))
  await expect(one.getByText(/^Saved at/)).toBeVisible()
  await write(two, 'about', withTitle({ uz: 'Toʻrtinchi', ru: 'Вторая' }))
  const clash = two.getByRole('alert')
  await expect(clash).toContainText('has changed the same values as you')
  expect(await violationsOf(two)).toEqual([])
  await clash.getByRole('radio').nth(1).check()
  await clash.getByRole('button', { name: editor.saveChosen }).click()
  await expect(two.getByText(/^Saved at/)).toBeVisible()
  await textBox(two, 'about').press('ControlOrMeta+Home')
  await expect(textBox(two, 'about')).toContainText('Uchinchi')
  await Promise.all([one.context().close(), two.context().close()])
})

test('a reopened document continues from the saved draft', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/rules')
  const tree = page.getByRole('navigation', { name: english.nav.documents })
  const saved = page.getByText(/^Saved at/)
  for (const title of ['Birinchi', 'Ikkinchi']) {
    const body = await bodyOf(site, 'page', 'rules')
    const text = JSON.stringify({ ...body, seo: { ...body.seo, title: { uz: title, ru: title } } }, null, 2)
    await write(page, 'rules', text)
    await expect(saved).toBeVisible()
    await tree.getByRole('link', { name: /\/privacy/ }).click()
    await showText(page, 'privacy')
    await tree.getByRole('link', { name: /\/rules/ }).click()
    await showText(page, 'rules')
    await expect(textBox(page, 'rules')).toContainText(title)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a preview link shows the drafts without an account', async ({ page, site, browser }) => {
  await openStudio(page, site, '/documents/page/about')
  await write(page, 'about', await titled(site, 'Faqat havola bilan'))
  await openConditions(page)
  await page.getByRole('button', { name: preview.link }).click()
  const address = await page.getByRole('link', { name: preview.linkShown }).getAttribute('href')
  const guest = await browser.newPage()
  await guest.goto(address ?? '')
  await expect(guest).toHaveTitle(/Faqat havola bilan/)
  expect(await titleOf(site, '/about')).not.toContain('Faqat havola bilan')
  await guest.close()
})

test('a new user signs in with exactly the rights of the role', async ({ page, site, browser }) => {
  await openStudio(page, site, '/users')
  await page.getByLabel(english.users.login).fill('aziza')
  await page.getByLabel(english.users.name, { exact: true }).fill('Aziza')
  await page.getByLabel(english.users.role, { exact: true }).selectOption('viewer')
  await page.getByLabel(english.users.password).fill('a long password')
  await page.getByRole('button', { name: english.users.add }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Aziza can now sign in.')
  const context = await browser.newContext({ locale: 'ru-RU' })
  const other = await context.newPage()
  await other.goto(`${site.url}/studio/documents/page/about`)
  await other.getByLabel('Логин').fill('aziza')
  await other.getByLabel('Пароль').fill('a long password')
  await other.getByRole('button', { name: 'Войти' }).click()
  await expect(other.getByText('Ваша роль позволяет смотреть, но не менять.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Опубликовать', exact: true })).toHaveCount(0)
  await context.close()
})

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

test('documents are published together in a release, seen before that as they will be, and taken back together', async ({
  page,
  site,
}) => {
  const { releases } = english
  await openStudio(page, site, '/releases')
  const titles = () => Promise.all(['/bonus-terms', '/responsible-gaming'].map((path) => titleOf(site, path)))
  const before = await titles()
  for (const [key, title] of Object.entries({
    'bonus-terms': 'Birinchi reliz',
    'responsible-gaming': 'Ikkinchi reliz',
  })) {
    const { seo, ...rest } = await bodyOf(site, 'page', key)
    const body = { ...rest, seo: { ...seo, title: { uz: title, ru: title } } }
    const draft = { kind: 'page', key, schemaVersion: documentKinds.page.version, revision: null, body }
    const saved = await page.request.post(`${site.url}/studio/api/documents.save`, { data: draft })
    expect(saved.ok()).toBe(true)
  }

  await page.getByRole('button', { name: releases.new }).click()
  await page.getByRole('textbox', { name: releases.name }).fill('Bahor')
  await page.getByRole('dialog').getByRole('button', { name: releases.new }).click()
  await expect(page.getByRole('heading', { name: 'Bahor' })).toBeVisible()
  const chosen = page.getByRole('list', { name: releases.documents })
  for (const title of ['Birinchi reliz', 'Ikkinchi reliz']) {
    await page.getByRole('button', { name: releases.addDocument }).click()
    await page.getByRole('list', { name: releases.addDocument }).getByRole('button', { name: title }).click()
    await expect(chosen.getByRole('button', { name: new RegExp(title) }).first()).toBeVisible()
  }
  const frame = page.frameLocator(`iframe[title="${releases.then}"]`)
  await expect(frame.locator('h1').first()).toBeVisible()
  await expect(page.getByRole('region', { name: releases.differences })).toContainText('Ikkinchi reliz')
  await expect(chosen.getByTitle(releases.ok)).toHaveCount(2)
  await expectNoViolations(page)

  await page.getByRole('button', { name: releases.publish }).click()
  await confirmPublishing(page)
  await expect(page.getByText(releases.published, { exact: true }).last()).toBeVisible()
  expect((await titles()).join()).toMatch(/Birinchi reliz.*Ikkinchi reliz/)

  await page.getByRole('button', { name: releases.takeBack }).click()
  await page.getByRole('dialog').getByRole('button', { name: releases.takeBack }).click()
  await expect(page.getByText(releases.takenBack)).toBeVisible()
  expect(await titles()).toEqual(before)
})
