import type { Browser, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { expectFocus, pressAt } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import {
  callStudio,
  enterStudio,
  keepBlocksUnfolded,
  openStudio,
  pageDraft,
  publishOpened,
  richText,
} from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// The preview of a page that is not on the site answers 404, an approval of an older edit 409.
test.use({ locale: 'en-US', expectedStatuses: [404, 409] })
const { editor, review } = english

const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
const draft = pageDraft('summer', [richText('intro', '<p>Yozgi aksiya</p>', '<p>Летняя акция</p>')])

/** Another user, in a browser of their own. */
async function join(admin: Page, browser: Browser, site: Site, login: string): Promise<Page> {
  const password = 'correct horse battery'
  await callStudio(admin, site, 'users.add', { login, name: login, role: 'editor', password })
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await enterStudio(page, site, login, password)
  return page
}

test('keys alone comment on a field, ask for a review and approve, and exactly the approved edit is published', async ({
  page,
  site,
  browser,
}) => {
  await openStudio(page, site, '/users')
  await page.getByLabel(review.addRule).selectOption('page')
  await expect(page.getByText(review.tooFew)).toBeVisible()
  const kamila = await join(page, browser, site, 'Kamila')
  const { revision } = await callStudio(page, site, 'documents.save', draft)
  await keepBlocksUnfolded(page)
  await page.goto(`${site.url}/studio/documents/page/summer#/blocks/0/props`)
  const block = page.locator('[data-row="blocks/0"]')
  const dialog = page.getByRole('dialog')

  await test.step('it cannot be published without an approval', async () => {
    await publishOpened(page)
    await expect(dialog.getByRole('alert')).toContainText('0 of 1')
    await page.keyboard.press('Escape')
  })

  await test.step('a comment is shown at its block', async () => {
    await block.press('Enter')
    const comment = page.getByRole('button', { name: review.commentOn.replace('{{place}}', '') })
    await comment.press('Enter')
    await expect(page.locator('textarea:focus')).toHaveCount(1)
    await pressAt(page, button(page, review.comment))
    await expect(page.getByText(review.textMissing)).toBeVisible()
    await expect(page.locator('textarea:focus')).toHaveCount(1)
    await page.keyboard.type('Too long')
    await pressAt(page, button(page, review.comment))
    await expect(comment).toBeFocused()
    await expect(block.getByText('1 comment')).toBeAttached()
    await expect(page.getByRole('listitem').filter({ hasText: 'Too long' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('a review is asked for, and the comment is answered', async () => {
    await page.getByRole('tab', { name: `${editor.review} · 1` }).click()
    await button(page, review.request).press('Enter')
    await pressAt(page, dialog.getByRole('button', { name: review.send }))
    await expect(dialog.getByText(review.nobody)).toBeVisible()
    await expect(dialog.getByRole('checkbox').first()).toBeFocused()
    await dialog.getByLabel('Kamila').press('Space')
    await dialog.getByLabel(review.message).fill('New banner')
    await pressAt(page, dialog.getByRole('button', { name: review.send }))
    await expect(page.getByText(review.says.waiting)).toBeVisible()
    await expectFocus(page)
    const thread = page.getByRole('listitem').filter({ hasText: 'Too long' })
    await thread.getByRole('button', { name: review.reply }).press('Enter')
    await page.keyboard.type('Shortened')
    await pressAt(page, thread.getByRole('button', { name: review.reply }))
    await expect(thread.getByRole('paragraph').filter({ hasText: 'Shortened' })).toBeVisible()
  })

  await test.step('the reviewer reads, resolves and approves', async () => {
    await kamila.goto(`${site.url}/studio`)
    await expect(kamila.getByText('New banner')).toBeVisible()
    await kamila.getByRole('link', { name: `${review.go.review}: summer` }).press('Enter')
    await button(kamila, review.askForChanges).press('Enter')
    await expect(kamila.getByLabel(review.whatToChange)).toBeFocused()
    await pressAt(kamila, button(kamila, english.cancel))
    await expect(button(kamila, review.askForChanges)).toBeFocused()
    await button(kamila, review.approve).press('Enter')
    const given = review.given.replace('{{given}}', '1').replace('{{count}}', '1')
    await expect(kamila.getByText(given).first()).toBeVisible()
    await expectFocus(kamila)
    expect(await violationsOf(kamila)).toEqual([])
    await button(kamila, review.resolve).press('Enter')
    await expect(button(kamila, review.resolve)).toHaveCount(0)
    await expectFocus(kamila)
    await kamila.getByRole('button', { name: review.showResolved_one.replace('{{count}}', '1') }).click()
    await expect(kamila.getByText('Shortened')).toBeVisible()
  })

  await test.step('an edit that nobody has seen needs another approval', async () => {
    const body = { ...draft.body, seo: { title: { uz: 'Yoz 2', ru: 'Лето 2' } } }
    const next = await callStudio(page, site, 'documents.save', { ...draft, body, revision })
    await page.goto(`${site.url}/studio/documents/page/summer?view=review`)
    await expect(page.getByText(review.voided_one.replace('{{count}}', '1'))).toBeVisible()
    await button(kamila, review.approve).click()
    await expect(kamila.getByRole('alert').filter({ hasText: 'edited while you reviewed it' })).toBeVisible()
    const subject = { kind: 'page', key: 'summer' }
    await callStudio(kamila, site, 'reviews.decide', {
      subject,
      documents: [{ ...subject, revision: next['revision'] }],
      decision: 'approve',
      text: '',
    })
    await publishOpened(page)
    await expect.poll(async () => (await page.request.get(`${site.url}/ru/summer`)).status()).toBe(200)
  })
  await kamila.context().close()
})
