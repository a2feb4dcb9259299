import type { Browser, Page } from '@playwright/test'
import { Type } from 'typebox'
import Value from 'typebox/value'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import type { Role } from '../../../schemas/studio/roles.ts'
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import { callStudio, chooseAction, openStudio, publishOpened } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US', expectedStatuses: [409] })
const { editor, releases, review, signIn, start, palette } = english

const password = 'correct horse battery'
const given = (count: number, of: number) =>
  review.given.replace('{{given}}', String(count)).replace('{{count}}', String(of))

const Revised = Type.Object({ draft: Type.Object({ revision: Type.Integer() }) })

/** The draft of a page that only one test edits. */
const draftOf = (key: string, title: string, revision: unknown = null) => ({
  kind: 'page',
  key,
  schemaVersion: 1,
  revision,
  body: {
    route: `/${key}`,
    layout: 'default',
    seo: { title: { uz: title, ru: title } },
    blocks: [
      {
        id: 'intro',
        type: 'RichText',
        version: 1,
        props: { text: { uz: '<p>Yozgi aksiya</p>', ru: '<p>Летняя акция</p>' } },
      },
    ],
  },
})

/** Another user, in a browser of their own. */
async function join(
  admin: Page,
  browser: Browser,
  site: Site,
  login: string,
  role: Role = 'editor',
): Promise<Page> {
  await callStudio(admin, site, 'users.add', { login, name: login, role, password })
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await page.goto(`${site.url}/studio`)
  await page.getByLabel(signIn.login).fill(login)
  await page.getByLabel(signIn.password).fill(password)
  await page.getByRole('button', { name: signIn.submit }).click()
  await expect(page.getByRole('button', { name: palette.title })).toBeVisible()
  return page
}

test('a page is published after the approval of exactly this edit', async ({ page, site, browser }) => {
  await openStudio(page, site, '/users')
  await page.getByLabel(`${review.ruleCount}: ${english.kinds.page}`).selectOption('1')
  await expect(page.getByText(review.tooFew)).toBeVisible()
  const kamila = await join(page, browser, site, 'Kamila')
  const { revision } = await callStudio(page, site, 'documents.save', draftOf('summer', 'Yoz'))

  await page.goto(`${site.url}/studio/documents/page/summer`)
  await publishOpened(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('0 of 1')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: review.open }).click()
  await page.getByRole('button', { name: review.request }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kamila').check()
  await dialog.getByLabel(review.message).fill('New banner')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: review.send }).click()
  await expect(page.getByText(review.says.waiting)).toBeVisible()

  await kamila.reload()
  await expect(kamila.getByText('New banner')).toBeVisible()
  expect(await violationsOf(kamila)).toEqual([])
  await kamila.getByRole('link', { name: `${review.go.review}: Yoz` }).click()
  await kamila.getByRole('button', { name: review.approve }).click()
  await expect(kamila.getByText(given(1, 1)).first()).toBeVisible()
  expect(await violationsOf(kamila)).toEqual([])

  // The author goes on typing: nobody has seen this edit.
  const next = await callStudio(page, site, 'documents.save', draftOf('summer', 'Yoz 2', revision))
  await page.reload()
  await expect(page.getByText(review.voided_one.replace('{{count}}', '1'))).toBeVisible()
  await kamila.getByRole('button', { name: review.approve }).click()
  await expect(kamila.getByRole('alert').filter({ hasText: 'edited while you reviewed it' })).toBeVisible()
  await callStudio(kamila, site, 'reviews.decide', {
    subject: { kind: 'page', key: 'summer' },
    documents: [{ kind: 'page', key: 'summer', revision: next['revision'] }],
    decision: 'approve',
    text: '',
  })
  await publishOpened(page)
  await expect.poll(async () => (await page.request.get(`${site.url}/ru/summer`)).status()).toBe(200)
  await page.goto(`${site.url}/studio/documents/page/summer?view=review`)
  await page.getByText(review.history).click()
  await expect(page.getByText(review.steps.published.replace('{{name}}', ''))).toBeVisible()
})

test('a comment is shown at its block and field and in the list until it is resolved', async ({
  page,
  site,
}) => {
  await openStudio(page, site)
  await callStudio(page, site, 'documents.save', draftOf('spring', 'Bahor'))
  await page.goto(`${site.url}/studio/documents/page/spring#/blocks/0/props`)
  const block = page.locator('[data-row="blocks/0"]')
  await block.click()
  await page.locator('[id="field/blocks/0/when"], [id^="field/blocks/0/props/"]').first().focus()
  await page.getByRole('button', { name: review.commentOn.replace('{{place}}', '') }).click()
  await page.getByRole('textbox', { name: review.commentOn.replace('{{place}}', '') }).fill('Too long')
  await page.getByRole('button', { name: review.comment, exact: true }).click()
  await expect(block.getByText('1 comment')).toBeAttached()
  await expect(page.getByRole('listitem').filter({ hasText: 'Too long' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('tab', { name: editor.review }).click()
  const thread = page.getByRole('listitem').filter({ hasText: 'Too long' })
  await thread.getByRole('button', { name: review.reply }).click()
  await thread.getByRole('textbox').fill('Shortened')
  await thread.getByRole('button', { name: review.reply }).click()
  await expect(thread.getByRole('paragraph').filter({ hasText: 'Shortened' })).toBeVisible()
  await expect(thread.getByRole('textbox')).toHaveCount(0)
  await thread.getByRole('button', { name: review.resolve }).click()
  await expect(thread).toHaveCount(0)
  await page.getByRole('button', { name: review.showResolved_one.replace('{{count}}', '1') }).click()
  await expect(page.getByText('Shortened')).toBeVisible()
})

test.describe('a page that only drafts have', () => {
  // The preview of the site as it is does not find it, and preparing it again conflicts at first.
  test.use({ expectedStatuses: [404, 409] })

  test('a release that was taken back is prepared again', async ({ page, site }) => {
    await openStudio(page, site)
    await page.goto(`${site.url}/studio/users`)
    await page.getByLabel(`${review.ruleCount}: ${english.kinds.page}`).selectOption('0')
    await expect(page.getByLabel(`${review.ruleRole}: ${english.kinds.page}`)).toBeDisabled()
    const name = { kind: 'page', key: 'autumn' }
    await callStudio(page, site, 'documents.save', draftOf('autumn', 'Kuz'))
    const { id } = await callStudio(page, site, 'releases.add', { name: 'Kuzgi reliz', documents: [name] })
    await callStudio(page, site, 'releases.publish', { id, documents: [name] })
    await callStudio(page, site, 'releases.takeBack', { id })
    await callStudio(page, site, 'documents.save', draftOf('autumn', 'Kuz 2'))

    await page.goto(`${site.url}/studio/releases/${String(id)}`)
    // The reason names documents by their titles once these are known.
    await expect(page.getByRole('heading', { name: 'Kuz 2' })).toBeVisible()
    await page.getByRole('button', { name: releases.prepareAgain }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Kuz' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const { draft } = Value.Parse(Revised, await callStudio(page, site, 'documents.open', name))
    await callStudio(page, site, 'documents.discard', { ...name, revision: draft.revision })
    await page.getByRole('button', { name: releases.prepareAgain }).click()
    await expect(page).not.toHaveURL(new RegExp(`/releases/${String(id)}$`))
    await expect(page.getByText(releases.states.draft).first()).toBeVisible()
    await page.goto(`${site.url}/studio`)
    await expect(page.getByRole('link', { name: `${start.open}: Kuzgi reliz` })).toBeVisible()
  })
})

test('a page that needs approvals is removed after somebody else has confirmed it', async ({
  page,
  site,
  browser,
}) => {
  await openStudio(page, site)
  const { revision } = await callStudio(page, site, 'documents.save', draftOf('leaving', 'Kuz'))
  const documents = [{ kind: 'page', key: 'leaving', revision }]
  await callStudio(page, site, 'documents.publish', { documents })
  await page.request.post(`${site.url}/studio/api/approvals.setRule`, {
    data: { subject: 'page', count: 1, role: 'editor' },
  })
  const timur = await join(page, browser, site, 'Timur', 'publisher')
  await timur.goto(`${site.url}/studio/documents/page/leaving?view=review`)
  await chooseAction(timur, editor.archive)
  await timur.getByRole('dialog').getByRole('button', { name: editor.archive }).click()
  await expect(timur.getByRole('heading', { name: review.removal.title })).toBeVisible()
  await expect(timur.getByRole('button', { name: review.removal.confirm })).toBeHidden()
  expect((await page.request.get(`${site.url}/leaving`)).status()).toBe(200)

  await page.goto(`${site.url}/studio`)
  await page.getByRole('link', { name: `${review.go.removal}: Kuz` }).click()
  await page.getByRole('button', { name: review.removal.confirm }).click()
  await page.getByRole('dialog').getByRole('button', { name: editor.archive }).click()
  await expect(page.getByRole('heading', { name: review.removal.title })).toBeHidden()
  expect((await page.request.get(`${site.url}/leaving`)).status()).toBe(404)
  await timur.context().close()
})
