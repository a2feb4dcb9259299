import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { testOnOwnSite } from '../support/own-site.ts'
import { openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { catalogue, preview } = english

test('finds texts by key or content, edits them in every language and shows them in the preview', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/messages/uz')
  const cell = (language: string) =>
    page.getByRole('textbox', { name: `header.login, ${language}`, exact: true })
  await expect(page.getByRole('table', { name: catalogue.title })).toBeVisible()
  await page.getByLabel(catalogue.search).fill('header.login')
  await expect(cell('Oʻzbekcha')).toHaveValue('Kirish')
  await expect(cell('Русский')).toHaveValue('Войти')

  await test.step('moves between languages and texts with keys', async () => {
    await page.getByLabel(catalogue.search).fill('header')
    const cells = page.getByRole('table').getByRole('textbox')
    await cells.nth(1).focus()
    await page.keyboard.press('ControlOrMeta+ArrowDown')
    await expect(cells.nth(4)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(cells.nth(5)).toBeFocused()
  })

  await test.step('saves each language with its own document and undoes it separately', async () => {
    await cell('Oʻzbekcha').fill('Kirish joyi')
    await cell('Русский').fill('Вход')
    await expect(page.getByText(/^Saved at/).first()).toBeVisible()
    await expect(page.getByText(catalogue.others)).toBeVisible()
    const frame = page.frameLocator(`iframe[title="${preview.title}"]`)
    await expect(frame.getByRole('button', { name: 'Kirish joyi' })).toBeVisible()
    await page.getByRole('button', { exact: true, name: catalogue.filters.changed }).click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await cell('Русский').press('ControlOrMeta+z')
    await expect(cell('Русский')).toHaveValue('Войти')
    await expect(cell('Oʻzbekcha')).toHaveValue('Kirish joyi')
  })

  await test.step('finds missing texts and splits a thousand keys into pages', async () => {
    await page.getByLabel(catalogue.search).fill('header.login')
    await page.getByRole('button', { exact: true, name: catalogue.filters.all }).click()
    await cell('Русский').fill('')
    await page.getByRole('button', { exact: true, name: catalogue.filters.missing }).click()
    await expect(cell('Русский')).toHaveValue('')
    await page.getByLabel(catalogue.search).fill('')
    await page.getByRole('button', { exact: true, name: catalogue.filters.all }).click()
    await page.getByRole('button', { name: catalogue.next }).click()
    await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  })
})
