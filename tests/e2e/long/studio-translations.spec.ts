import { readFile } from 'node:fs/promises'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { expectFocus } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, enterStudio, pageDraft, publishOpened, richText } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })
const { translations, releases } = english
const { states } = translations
const translation = translations.translationIn.replace('{{language}}', 'Русский')

/** The draft of a page without Russian texts, except its title. */
const untranslated = (key: string) =>
  pageDraft(key, [
    richText('intro', '<p>Kuz <strong>keldi</strong></p>', ''),
    richText('more', '<p>Yana kuz</p>', ''),
  ])

test('a missing text is found, translated beside its source with keys, published, and seen by players', async ({
  page,
  site,
}) => {
  await enterStudio(page, site)
  await callStudio(page, site, 'documents.save', untranslated('autumn'))
  await page.goto(`${site.url}/studio/translations`)
  const entry = page.getByRole('link', { name: translations.title })
  await expect(entry).toHaveText(`${translations.title}2`)
  await expect(page.getByRole('button', { name: `${states.missing} 2` })).toBeVisible()
  const group = page.getByRole('region', { name: 'autumn' })
  await expect(group.getByRole('listitem')).toHaveCount(2)

  await test.step('is written with the keyboard, text after text', async () => {
    await group.getByRole('button', { name: 'Kuz keldi' }).press('Enter')
    const text = page.getByRole('textbox', { name: translation })
    await expect(text).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.type('Наступила осень')
    await page.keyboard.press('Alt+ArrowDown')
    const row = group.getByRole('button', { name: 'Yana kuz' })
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(text).toBeFocused()
    await page.keyboard.type('Снова осень')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByText(translations.nothingLeft)).toBeVisible()
    const checked = page.getByRole('button', { name: states.checked, exact: true })
    await checked.press('Enter')
    await expect(checked).toHaveAttribute('aria-pressed', 'true')
    await expect(checked).toBeFocused()
    await page.keyboard.press('Escape')
    await expectFocus(page)
    await expect(group.getByText('Наступила осень')).toBeVisible()
    await expect(entry).toHaveText(translations.title)
  })

  await test.step('is seen by players after publication', async () => {
    await group.getByRole('link', { name: 'autumn' }).click()
    await publishOpened(page)
    await expect(page.getByText(/^Published: version/)).toBeVisible()
    const html = await (await page.request.get(`${site.url}/ru/autumn`)).text()
    expect(html).toContain('Наступила осень')
    expect(html).toContain('Снова осень')
  })
})

test('texts go to an agency and come back as drafts, with a preview of what changes', async ({
  page,
  site,
}) => {
  await enterStudio(page, site)
  await callStudio(page, site, 'documents.save', untranslated('winter'))
  await page.goto(`${site.url}/studio/translations?document=page/winter`)

  await page.getByRole('button', { name: translations.export }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: translations.download }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^texts-ru-.*\.xlf$/)
  const xliff = await readFile(await file.path(), 'utf8')
  await expect(page.getByText(translations.exported_other.replace('{{count}}', '2'))).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: english.close }).click()

  const translated = xliff
    .replace(
      /<target[^>]*>/,
      (target) => `${target}<g id="1" ctype="x-html-p">Пришла <g id="2">осень</g></g>`,
    )
    .replace(/(<source><g[^>]*>Yana kuz<\/g><\/source>\s*<target[^>]*>)/, '$1<bpt id="1"/>')
  await page.getByRole('button', { name: translations.import }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'translated.xlf',
    mimeType: 'application/x-xliff+xml',
    buffer: Buffer.from(translated),
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(translations.willChange_one.replace('{{count}}', '1'))).toBeVisible()
  await expect(dialog.getByText('It has a code that is unknown here: bpt')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: translations.take_one.replace('{{count}}', '1') }).click()
  await expect(dialog.getByText('Texts saved as drafts: 1', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: translations.makeRelease }).click()
  await page.getByLabel(releases.name).fill('Winter in Russian')
  await page.getByRole('button', { name: releases.new }).last().click()
  await expect(page.getByRole('heading', { name: 'Winter in Russian' })).toBeVisible()
  const saved = await page.request.post(`${site.url}/studio/api/documents.read`, {
    data: { kind: 'page', key: 'winter' },
  })
  expect(await saved.text()).toContain('<p>Пришла <strong>осень</strong></p>')
})
