import { readFile } from 'node:fs/promises'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, openStudio, publishOpened } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })
const { translations, releases } = english
const { states } = translations
const name = { kind: 'page', key: 'autumn' }
const translation = translations.translationIn.replace('{{language}}', 'Русский')

/** A page without Russian texts, except its title. */
const autumn = {
  ...name,
  schemaVersion: 1,
  body: {
    route: '/autumn',
    layout: 'default',
    seo: { title: { uz: 'Kuz', ru: 'Осень' } },
    blocks: [
      {
        id: 'intro',
        type: 'RichText',
        version: 1,
        props: { text: { uz: '<p>Kuz <strong>keldi</strong></p>', ru: '' } },
      },
      { id: 'more', type: 'RichText', version: 1, props: { text: { uz: '<p>Yana kuz</p>', ru: '' } } },
    ],
  },
}

test('a missing text is found, translated beside its source, published, and seen by players', async ({
  page,
  site,
}) => {
  await openStudio(page, site)
  await callStudio(page, site, 'documents.save', { ...autumn, revision: null })
  await page.reload()

  const entry = page.getByRole('link', { name: translations.title })
  await expect(entry).toHaveText(`${translations.title}2`)
  await entry.click()
  await expect(page.getByRole('button', { name: `${states.missing} 2` })).toBeVisible()
  const group = page.getByRole('region', { name: 'Kuz' })
  await expect(group.getByRole('listitem')).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])

  await test.step('is written with the keyboard, text after text', async () => {
    await page.locator('main').focus()
    await group.getByRole('button', { name: 'Kuz keldi' }).click()
    const text = page.getByRole('textbox', { name: translation })
    await expect(text).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.type('Наступила осень')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(group.getByRole('button', { name: 'Yana kuz' })).toHaveAttribute('aria-expanded', 'true')
    await expect(text).toBeFocused()
    await page.keyboard.type('Снова осень')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByText(translations.nothingLeft)).toBeVisible()
    await page.getByRole('button', { name: english.close, exact: true }).click()
    await expect(group.getByText('Наступила осень')).toBeVisible()
    await expect(entry).toHaveText(translations.title)
  })

  await test.step('is seen by players after publication', async () => {
    await group.getByRole('link', { name: 'Kuz' }).click()
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
  await openStudio(page, site)
  const winter = { ...autumn, key: 'winter', body: { ...autumn.body, route: '/winter' } }
  await callStudio(page, site, 'documents.save', { ...winter, revision: null })
  await page.goto(`${site.url}/studio/translations?document=page/winter`)

  await page.getByRole('button', { name: translations.export }).click()
  expect(await violationsOf(page)).toEqual([])
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
