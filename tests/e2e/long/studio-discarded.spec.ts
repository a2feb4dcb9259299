import { Type } from 'typebox'
import Value from 'typebox/value'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'
import { documentText } from '../support/texts.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US', expectedStatuses: [409] })
const { discarded, palette, states } = english

const Opened = Type.Object({
  published: Type.Object({
    schemaVersion: Type.Integer(),
    body: Type.Record(Type.String(), Type.Unknown()),
  }),
})

test('a discarded draft is found below the documents and restored', async ({ page, site }) => {
  await openStudio(page, site)
  const name = { kind: 'page', key: 'rules' }
  const draftAgain = async () => {
    const { published } = Value.Parse(Opened, await callStudio(page, site, 'documents.open', name))
    const { schemaVersion, body } = published
    const draft = { ...name, schemaVersion, body, revision: null }
    const { revision } = await callStudio(page, site, 'documents.save', draft)
    return () => callStudio(page, site, 'documents.discard', { ...name, revision })
  }
  const discard = await draftAgain()
  await discard()
  await page.getByRole('link', { name: discarded.title }).click()
  // Lists leave out the name of the site.
  const title = documentText('pages/rules', 'seo.title', 'uz').replace(/ — Marra$/, '')
  const restore = page.getByRole('button', { name: `${discarded.restore}: ${title}` })
  await expect(restore).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const discardAgain = await draftAgain()
  await restore.click()
  await expect(page.getByText(discarded.taken)).toBeVisible()
  await discardAgain()
  await restore.last().click()
  await expect(page).toHaveURL(/\/documents\/page\/rules$/)
  await expect(page.getByText(states.changed).first()).toBeAttached()
})

test('Ctrl+K finds a text and opens its document, with keys alone', async ({ page, site }) => {
  await openStudio(page, site)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: palette.title })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  const text = documentText('pages/rules', 'seo.title', 'ru')
  await page.keyboard.type(text)
  await expect(dialog.getByRole('option').filter({ hasText: text }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/documents\/page\/rules/)
  await expect(dialog).toHaveCount(0)
})
