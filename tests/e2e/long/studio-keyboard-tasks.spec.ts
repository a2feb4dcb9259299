import { TOTP } from 'otpauth'
import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { plainPicture } from '../../support/content/test-pictures.ts'
import { expectFocus, pressAt, tabTo, typeInto } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import { callStudio, firstPassword, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// The preview of a page that is not on the site answers 404; a wrong code, 401; a login that is taken, 409.
test.use({ locale: 'en-US', expectedStatuses: [401, 404, 409] })

const { account, editor, experiments, media, outline, releases, schedules, transfer, users } = english
const name = { kind: 'page', key: 'autumn' } as const
const text = { uz: '<p>Kuz</p>', ru: '<p>Осень</p>' }
const intro = { id: 'intro', type: 'RichText', version: 1, props: { text } }
const draftOf = (blocks: object[], title = 'Kuz') => ({
  ...name,
  schemaVersion: 1,
  body: { route: '/autumn', layout: 'default', seo: { title: { uz: title, ru: 'Осень' } }, blocks },
})

const button = (page: Page | Locator, label: string) => page.getByRole('button', { name: label, exact: true })

async function save(page: Page, site: Site, blocks: object[] = [intro]): Promise<void> {
  const { draft } = await callStudio(page, site, 'documents.open', name)
  const revision = typeof draft === 'object' && draft && 'revision' in draft ? draft.revision : null
  await callStudio(page, site, 'documents.save', { ...draftOf(blocks), revision })
}

async function sendPicture(page: Page, site: Site, file: string): Promise<string> {
  const query = new URLSearchParams({ name: file, altUz: 'Rasm', altRu: 'Картинка' })
  const data = await plainPicture(64 + file.length, 48)
    .png()
    .toBuffer()
  const headers = { 'content-type': 'application/octet-stream' }
  const sent = await page.request.post(`${site.url}/studio/media?${query.toString()}`, { headers, data })
  return /"address":"([^"]+)"/.exec(await sent.text())?.[1] ?? ''
}

test('keys alone add a user, whose wrong fields get the focus', async ({ page, site }) => {
  await openStudio(page, site, '/users')
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: users.add }) })
  const login = form.getByLabel(users.login)
  await pressAt(page, button(form, users.add))
  await expect(login).toBeFocused()
  await expect(form.getByText(users.nameMissing)).toBeVisible()
  await page.keyboard.type('admin')
  await typeInto(page, form.getByLabel(users.name, { exact: true }), 'Nodira')
  await typeInto(page, form.getByLabel(users.password), 'grows lemons at home')
  await page.keyboard.press('Enter')
  await expect(form.getByText('There is a user "admin" already')).toBeVisible()
  await expect(login).toBeFocused()
  await typeInto(page, login, 'nodira')
  await page.keyboard.press('Enter')
  await expect(page.getByText(users.added.replace('{{name}}', 'Nodira'))).toBeVisible()
  await expectFocus(page)
})

test('keys alone set up a second factor', async ({ page, site }) => {
  await openStudio(page, site, '/account')
  await pressAt(page, button(page, account.factorSetUp))
  await expect(page.getByLabel(account.confirmPassword)).toBeFocused()
  await page.keyboard.type(await firstPassword(site))
  await page.keyboard.press('Enter')
  const code = page.getByLabel(account.factorCode)
  await expect(code).toBeFocused()
  await page.keyboard.press('Enter')
  // While a code is being checked, no other is sent.
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(code).toBeFocused()
  const secret = (
    await page
      .locator('code')
      .filter({ hasText: /^[A-Z2-7 ]{16,}$/ })
      .innerText()
  ).replace(/ /g, '')
  await page.keyboard.type(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await expect(button(page, account.recoveryDone)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.factorOn, { exact: true })).toBeVisible()
  await expectFocus(page)
  await pressAt(page, button(page, account.factorRemove))
  await expect(page.getByLabel(account.confirmPassword)).toBeFocused()
  await page.keyboard.type(await firstPassword(site))
  await page.keyboard.press('Enter')
  await expect(button(page, account.factorSetUp)).toBeVisible()
  await expectFocus(page)
})

test('keys alone schedule a publication, renew it after an edit, and cancel it', async ({ page, site }) => {
  await openStudio(page, site)
  await save(page, site)
  await page.goto(`${site.url}/studio/documents/page/autumn`)
  await pressAt(page, button(page, editor.actions))
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
  await expect(button(page, editor.actions)).toBeFocused()

  await save(page, site, [])
  await page.goto(`${site.url}/studio/schedules`)
  await pressAt(page, page.getByRole('button', { name: new RegExp(`^${schedules.renew}: `) }))
  await pressAt(page, dialog.locator('button[type=submit]:not([aria-disabled])'))
  await expect(page.getByRole('button', { name: new RegExp(`^${schedules.renew}: `) })).toHaveCount(0)
  await expectFocus(page)
  const cancel = page.getByRole('button', { name: new RegExp(`^${schedules.cancel}: `) })
  await pressAt(page, cancel)
  await expect(cancel).toHaveCount(0)
  await expectFocus(page)
})

test('keys alone begin an A/B test of a block and choose its winner', async ({ page, site }) => {
  await openStudio(page, site)
  await save(page, site)
  await page.goto(`${site.url}/studio/documents/page/autumn`)
  await pressAt(page, page.locator('[data-row="blocks/0"]'))
  const toolbar = page.getByRole('group', { name: outline.title }).getByRole('toolbar')
  await tabTo(page, toolbar.locator('[tabindex="0"]'))
  await tabTo(page, button(toolbar, outline.test), 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-row="blocks/0"]')).toHaveText(/Experiment/i)
  await expectFocus(page)
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.keyboard.press('Shift+F6')
  await pressAt(page, button(page, editor.publish))
  await pressAt(page, page.getByRole('dialog').locator('button[type=submit]:not([aria-disabled])'))
  await expect(page.getByText(/^Published: version/)).toBeVisible()
  await expect
    .poll(async () =>
      (await page.request.post(`${site.url}/studio/api/experiments.list`, { data: {} })).text(),
    )
    .toContain('"autumn"')
  await page.goto(`${site.url}/studio/experiments`)
  await pressAt(page, page.getByRole('button', { name: new RegExp(`^${experiments.use}: .*B$`) }))
  await expect(page.getByText(experiments.winner, { exact: true })).toBeVisible()
  await expectFocus(page)
})

test('keys alone replace a picture in all documents', async ({ page, site }) => {
  await openStudio(page, site)
  const picture = await sendPicture(page, site, 'old.png')
  await sendPicture(page, site, 'fresh.png')
  const props = { picture, isDecorative: true, ratio: '4:3' }
  await save(page, site, [{ id: 'photo', type: 'Image', version: 1, props }])
  await page.goto(`${site.url}/studio/media`)
  await pressAt(page, page.getByRole('button', { name: /^old\.png/ }))
  const details = page.getByRole('dialog', { name: 'old.png' })
  await pressAt(page, button(details, media.replace))
  const choice = page.getByRole('dialog', { name: media.replacedBy.replace('{{name}}', 'old.png') })
  await expect(choice.locator(':focus').or(page.locator('dialog:focus'))).toHaveCount(1)
  await pressAt(page, choice.getByRole('button', { name: /^fresh\.png/ }))
  await expect(details.getByText(media.replaced)).toBeVisible()
  await expect(details.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^old\.png/ })).toBeFocused()
})

test('keys alone compare with a file of another site and import what differs', async ({ page, site }) => {
  await openStudio(page, site)
  await save(page, site)
  await callStudio(page, site, 'documents.publish', { documents: [name] })
  await page.goto(`${site.url}/studio/transfer`)
  const downloading = page.waitForEvent('download')
  await pressAt(page, button(page, transfer.download))
  const file = await (await downloading).path()
  await save(page, site, [{ ...intro, props: { text: { ...text, uz: '<p>Boshqa</p>' } } }])
  await callStudio(page, site, 'documents.publish', { documents: [name] })
  const choosing = page.waitForEvent('filechooser')
  await pressAt(page, button(page, transfer.chooseFile))
  await (await choosing).setFiles(file)
  await expect(page.getByRole('heading', { name: transfer.groups.changed })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const chosen = page.getByRole('checkbox', { name: /Kuz/ })
  await pressAt(page, chosen, 'Space')
  await page.keyboard.press('Space')
  await expect(chosen).toBeChecked()
  await pressAt(page, page.getByText(transfer.fields, { exact: true }))
  await expect(page.getByRole('cell', { name: /Boshqa/ })).toBeVisible()
  const release = page.getByLabel(releases.name)
  await typeInto(page, release, ' ')
  await pressAt(page, button(page, transfer.take))
  await expect(release).toBeFocused()
  await typeInto(page, release, 'Autumn')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: transfer.done })).toBeFocused()
  await pressAt(page, page.getByRole('link', { name: transfer.openRelease }))
  await expect(page).toHaveTitle('Autumn – Studio')
})
