import type { Page } from '@playwright/test'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { isRecord } from '../../../schemas/is-record.ts'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { publish, testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import { callStudio, openStudio, pageDocument, richText } from '../support/studio.ts'
import { expect } from '../support/test.ts'
import { message } from '../support/texts.ts'

const autumn = pageDocument('autumn', [richText('text', '<p>Barglar</p>', '<p>Листья</p>')], {
  uz: 'Kuz',
  ru: 'Осень',
})
const test = testOnOwnSite([autumn])
test.use({ locale: 'en-US' })
const { languages, translations } = english

test('a language is added, translated, looked at and published without a developer', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/settings/site')
  const panel = page.getByRole('region', { name: languages.title })

  await test.step('is added with what the browser knows about it', async () => {
    await panel.getByRole('button', { name: languages.add }).click()
    const dialog = page.getByRole('dialog', { name: languages.add })
    await dialog.getByLabel(languages.code).fill('kz')
    await dialog.getByRole('button', { name: languages.add }).click()
    await expect(dialog.getByText(languages.unknown)).toBeVisible()
    await dialog.getByLabel(languages.code).fill('kk')
    await expect(dialog.getByText('Kazakh, kk-Cyrl-KZ')).toBeVisible()
    await dialog.getByLabel(languages.name).fill('Kazak tili')
    await dialog.getByLabel(languages.fallback).selectOption('ru')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: languages.add }).click()
    await expect(panel.getByText('Kazak tili')).toBeVisible()
    await expect(panel.getByText(languages.state.hidden, { exact: true })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('shows what is left to translate, and has an input in each text', async () => {
    await panel
      .getByRole('link', { name: /^Translate \d+/ })
      .last()
      .click()
    await expect(page.getByRole('button', { name: 'Kazak tili', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(
      page.getByRole('button', { name: new RegExp(`^${translations.states.missing} \\d`) }),
    ).toBeVisible()
    await page.getByRole('searchbox', { name: translations.search }).fill('Осень')
    await page.getByRole('button', { name: 'Осень' }).click()
    const text = page.getByRole('textbox', {
      name: translations.translationIn.replace('{{language}}', 'Kazak tili'),
    })
    await text.fill('Kuz kk')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
  })

  await test.step('is seen in the preview only', async () => {
    await page.goto(`${site.url}/studio/documents/page/autumn`)
    await page.getByLabel(english.preview.locale).selectOption('kk')
    const frame = page.frameLocator(`iframe[title="${english.preview.title}"]`)
    await expect(frame.getByText('Листья')).toBeVisible()
    expect((await page.request.get(`${site.url}/kk/autumn`)).status()).toBe(404)
  })

  await test.step('is not published before the texts that the law requires', async () => {
    await showToPlayers(page, site)
    await page.goto(`${site.url}/studio/documents/settings/site`)
    await page.getByRole('button', { name: english.editor.publish, exact: true }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('The text in the language "kk" is missing').first()).toBeVisible()
    await expect(sheet.locator('button[type=submit]')).toHaveCount(0)
    await publish(site, await documentsWithDutyTexts(site))
    const documents = [settings, { kind: 'page', key: 'autumn' }]
    expect(await callStudio(page, site, 'documents.publish', { documents })).toMatchObject({
      published: true,
    })
  })

  await test.step('is read by players at its prefix, completed, with switch and alternates', async () => {
    await page.goto(`${site.url}/rules`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: message('uz', 'header.language') })
      .click()
    await page.getByRole('link', { name: 'Kazak tili' }).click()
    await expect(page).toHaveURL(`${site.url}/kk/rules`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk-Cyrl-KZ')
    // The texts of the interface are those of the fallback.
    await expect(
      page.getByRole('banner').getByRole('button', { name: message('ru', 'header.language') }),
    ).toBeVisible()
    await page.goto(`${site.url}/kk/autumn`)
    await expect(page).toHaveTitle('Kuz kk')
    await expect(page.getByText('Листья')).toBeVisible()
    await expect(page.locator('link[hreflang="kk-Cyrl-KZ"]')).toHaveAttribute('href', /\/kk\/autumn$/)
  })
})

test('words that the site avoids are pointed out beside a text until somebody dismisses that', async ({
  page,
  site,
}) => {
  const { editor, forms } = english
  const isSaved = () => expect(page.getByText(/^Saved at/)).toBeVisible()

  await test.step('are listed in the settings, for each language', async () => {
    await openStudio(page, site, '/documents/settings/site')
    const lists = page.getByRole('group', { name: /^Style lists/ })
    await lists.getByRole('button', { name: forms.list.add, exact: true }).click()
    await lists.getByLabel('Language').fill('ru')
    await lists.getByRole('button', { name: forms.list.add, exact: true }).first().click()
    await lists.getByLabel('Text').fill('листья')
    await lists.getByLabel('Advice').fill('Write “листва”')
    await isSaved()
    expect(await violationsOf(page)).toEqual([])
    expect(await callStudio(page, site, 'documents.publish', { documents: [settings] })).toMatchObject({
      published: true,
    })
  })

  const body = { ...autumn.body, blocks: [richText('text', '<p>Barglar</p>', '<p>Жёлтые листья</p>')] }
  const { revision } = await callStudio(page, site, 'documents.save', { ...autumn, body, revision: null })
  await page.goto(`${site.url}/studio/documents/page/autumn#/blocks/0/props/text/ru`)
  const hint = page.getByText('Русский: The style of the site avoids “листья”. Write “листва”')

  await test.step('are no warning', async () => {
    await expect(hint).toBeVisible()
    await expect(page.getByText(editor.noIssues)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('stay dismissed until the text changes', async () => {
    await page
      .getByRole('button', { name: new RegExp(`^${editor.dismissHint}`) })
      .first()
      .click()
    await expect(hint).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(editor.noIssues)).toBeVisible()
    await expect(hint).toHaveCount(0)
    const blocks = [richText('text', '<p>Barglar</p>', '<p>Красные листья</p>')]
    await callStudio(page, site, 'documents.save', { ...autumn, body: { ...body, blocks }, revision })
    await page.reload()
    await expect(hint).toBeVisible()
  })
})

const Draft = Type.Object({
  revision: Type.Integer(),
  document: Type.Object({
    body: Type.Object({ languages: Type.Array(Type.Record(Type.String(), Type.Unknown())) }),
  }),
})
const settings = { kind: 'settings', key: 'site' }

/** Turns on that players see every language, in the draft of the settings. */
async function showToPlayers(page: Page, site: Site): Promise<void> {
  const { draft } = await callStudio(page, site, 'documents.open', settings)
  const { revision, document } = Value.Parse(Draft, draft)
  const languages = document.body.languages.map((language) => ({ ...language, public: true }))
  await callStudio(page, site, 'documents.save', {
    ...settings,
    schemaVersion: 1,
    body: { ...document.body, languages },
    revision,
  })
}

const Stored = Type.Object({
  documents: Type.Array(
    Type.Object({
      kind: Type.String(),
      key: Type.String(),
      schemaVersion: Type.Integer(),
      body: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
})

/** The layouts and forms of the site with a text in the language for each of theirs. */
async function documentsWithDutyTexts(site: Site) {
  const headers = { authorization: `Bearer ${site.contentToken}` }
  const read = await Promise.all(
    ['layout', 'form'].map(async (kind): Promise<unknown> => {
      return (await fetch(`${site.url}/content/documents?kind=${kind}`, { headers })).json()
    }),
  )
  return read
    .flatMap((answer) => Value.Parse(Stored, answer).documents)
    .map(({ body, ...document }) => {
      const changed = translated(body)
      return { ...document, body: isRecord(changed) ? changed : body }
    })
}

function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated)
  if (!isRecord(value)) return value
  if (typeof value['uz'] === 'string' && typeof value['ru'] === 'string') return { ...value, kk: value['ru'] }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(inner)]))
}
