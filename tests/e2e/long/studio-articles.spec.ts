import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { openStudio, publishOpened } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

// The preview of an article that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

const { documents, editor, preview, sections, templates } = english

test('an article made from a template is found in its list, filtered, opened and in the feed', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page')
  await page.getByRole('link', { name: sections.article, exact: true }).click()
  await page.getByRole('button', { name: documents.new, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(`^${templates['article-answer'].name}`) }).click()
  await dialog.getByLabel(documents.pageName).fill('Karta bloklandi')
  await expect(dialog.getByText('/help/karta-bloklandi')).toBeVisible()
  await dialog.getByRole('button', { name: documents.create }).click()
  await expect(page).toHaveURL(/\/documents\/article\/karta-bloklandi$/)
  const shown = page.frameLocator(`iframe[title="${preview.title}"]`).locator('main')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Karta bloklandi')

  await test.step('the category is one of the settings', async () => {
    await page.getByLabel('Category').fill('payments')
    await expect(shown.getByRole('link', { name: 'Toʻlovlar' })).toBeVisible()
  })
  const keep = page
    .getByRole('region', { name: editor.issues })
    .getByRole('button', { name: editor.keepSample })
  await expect(async () => {
    // Several texts can be one sample.
    if ((await keep.count()) > 0) await keep.first().click({ timeout: 1000 })
    expect(await keep.count()).toBe(0)
  }).toPass()
  expect(await violationsOf(page)).toEqual([])
  await publishOpened(page)
  await expect(page.getByText(/^Published: version/)).toBeVisible()

  await page.goto(`${site.url}/help`)
  const item = page.getByRole('main').getByRole('link', { name: 'Karta bloklandi' })
  await expect(item).toBeVisible()
  await page
    .getByRole('navigation', { name: message('uz', 'articles.categories') })
    .getByText('Oʻyin nazorati')
    .click()
  await expect(page).toHaveURL(/\/help\?category=play$/)
  await expect(item).toHaveCount(0)
  await page.getByRole('searchbox').fill('kart')
  await page.keyboard.press('Enter')
  await expect(page.getByText(message('uz', 'articles.notFound'))).toBeVisible()
  await page.getByRole('link', { name: message('uz', 'articles.showAll') }).click()
  await expect(page).toHaveURL(/\/help$/)
  await item.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karta bloklandi')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karta bloklandi')
  const feed = await page.request.get(`${site.url}/feed.xml?list=/help`)
  expect(await feed.text()).toContain(`<link>${site.url}/help/karta-bloklandi</link>`)
})
