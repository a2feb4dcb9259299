import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { openStudio, publishOpened } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { editor, outline, preview, fields } = english

const blocks = (page: Page): Locator => page.getByRole('group', { name: outline.title })
const inPage = (page: Page) => page.frameLocator(`iframe[title="${preview.title}"]`)
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

/** A field in both languages, such as a heading. */
const localized = (page: Page, name: string, language: string) =>
  page.getByRole('group', { name, exact: true }).getByRole('textbox', { name: language })

/** Clicks a button until it is disabled. */
async function clickWhileEnabled(pressed: Locator) {
  while (await pressed.isEnabled()) await pressed.click()
}

test('a block can be added, filled in, previewed, undone and published to players', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page/about')

  await test.step('the search finds a block by its purpose and adds it with an example', async () => {
    await button(blocks(page), outline.add).last().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(outline.search).fill('with its own heading')
    await dialog.getByRole('button', { name: /^Section/ }).click()
    await expect(page.getByRole('heading', { name: 'Section', level: 2 })).toBeVisible()
    await expect(inPage(page).locator('[data-block="section"] h2')).toHaveText('Bilib qoʻying')
  })

  await test.step('the preview shows its edited fields', async () => {
    await localized(page, 'Title', 'Oʻzbekcha').fill('Yangi boʻlim')
    await localized(page, 'Title', 'Русский').fill('Новый раздел')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await expect(inPage(page).locator('[data-block="section"] h2')).toHaveText('Yangi boʻlim')
  })

  await test.step('a violated limit is reported at its field, and the issue links there', async () => {
    await localized(page, 'Title', 'Русский').fill('Слишком длинный заголовок '.repeat(4))
    const findings = page.getByRole('region', { name: editor.issues })
    await findings.getByRole('button', { name: /^Section · Title · Русский (?!Still a sample)/ }).click()
    await expect(localized(page, 'Title', 'Русский')).toBeFocused()
    await expect(localized(page, 'Title', 'Русский')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('undo and redo cover fields and outline', async () => {
    await button(page, editor.undo).click()
    await expect(localized(page, 'Title', 'Русский')).toHaveValue('Новый раздел')
    await clickWhileEnabled(button(page, editor.undo))
    await expect(blocks(page).getByText('section', { exact: true })).toHaveCount(0)
    await clickWhileEnabled(button(page, editor.redo))
    await expect(blocks(page).getByText('section', { exact: true })).toBeVisible()
    await button(page, editor.undo).click()
  })

  await test.step('keys move the block up and keep the focus', async () => {
    const row = blocks(page).getByRole('button', { name: 'Section section', exact: true })
    await row.click()
    const place = (await row.getAttribute('data-row')) ?? ''
    await row.press('Alt+ArrowUp')
    await expect(row).not.toHaveAttribute('data-row', place)
    await expect(row).toBeFocused()
  })

  await test.step('the text shows the same content and keeps invalid input', async () => {
    await page.getByRole('tab', { name: editor.text }).click()
    const text = page.getByRole('textbox', { name: editor.content.replace('{{name}}', 'about') })
    await text.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' oops')
    await page.getByRole('tab', { name: editor.fields }).click()
    await expect(page.getByText(fields.broken)).toBeVisible()
    await button(page.getByRole('alert').filter({ hasText: fields.broken }), editor.undo).click()
    await expect(blocks(page).getByText('section', { exact: true })).toBeVisible()
  })

  await test.step('players see it after publishing', async () => {
    const seen = async () => (await fetch(`${site.url}/ru/about`)).text()
    expect(await seen()).not.toContain('Новый раздел')
    await expect(page.getByText(editor.noIssues)).toBeVisible()
    await publishOpened(page)
    await expect(page.getByText(/^Published: version/)).toBeVisible()
    await expect.poll(seen).toContain('Новый раздел')
  })
})

test('clicking a block in the preview selects it and shows its fields', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/home')
  const chosen = blocks(page).locator('[aria-current="true"]')
  // The page selects blocks only when its code has loaded.
  await expect(async () => {
    await inPage(page).locator('[data-block="hero"] h1').click()
    await expect(chosen).toContainText('hero', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('group', { name: /^Slides/ })).toBeVisible()
  // Blocks of the page's layout are edited elsewhere.
  await inPage(page).locator('[data-block^="layout:"]').first().click()
  await expect(page.getByText(outline.elsewhere)).toBeVisible()
  await expect(chosen).toContainText('hero')
})

test('blocks are added and moved on the canvas, and edits appear without loading the page again', async ({
  page,
  site,
}) => {
  await openStudio(page, site)
  const seo = { title: { uz: 'Tuval', ru: 'Холст' } }
  const body = { route: '/canvas', layout: 'default', seo, blocks: [] }
  const draft = { kind: 'page', key: 'canvas', schemaVersion: 1, body, revision: null }
  expect((await page.request.post(`${site.url}/studio/api/documents.save`, { data: draft })).ok()).toBe(true)
  await page.goto(`${site.url}/studio/documents/page/canvas`)
  const canvas = page.getByRole('region', { name: preview.title })
  const shown = inPage(page).locator('main [data-block]')
  async function addSection(open: () => Promise<void>) {
    await open()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(outline.search).fill('with its own heading')
    await dialog.getByRole('button', { name: /^Section/ }).click()
  }

  await test.step('a new page is shown, and its first block is added there', async () => {
    await expect(inPage(page).getByRole('banner')).toBeVisible()
    await inPage(page)
      .locator('body')
      .evaluate(() => Reflect.set(window, 'isSamePage', true))
    await addSection(() => button(canvas, outline.add).click())
    await expect(shown).toHaveCount(1)
  })

  await test.step('another block is added below with the keyboard', async () => {
    const below = canvas.getByRole('button', { name: /^Add a block below \S/ })
    await below.focus()
    await addSection(() => page.keyboard.press('Enter'))
    await expect(shown).toHaveCount(2)
  })

  await test.step('the toolbar moves the block, and the next tool has the focus when it cannot move on', async () => {
    const up = button(canvas.getByRole('toolbar'), outline.up)
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(shown.first()).toHaveAttribute('data-block', 'section-2')
    await expect(up).toBeDisabled()
    await expect(button(canvas.getByRole('toolbar'), outline.down)).toBeFocused()
  })

  await test.step('typing changes the page that is shown', async () => {
    await localized(page, 'Title', 'Oʻzbekcha').fill('Tuvaldagi boʻlim')
    await expect(shown.first().getByRole('heading')).toHaveText('Tuvaldagi boʻlim')
    const isSame = inPage(page)
      .locator('body')
      .evaluate(() => Reflect.get(window, 'isSamePage') === true)
    expect(await isSame).toBe(true)
  })
})

test('a theme color shows its contrast while it is typed', async ({ page, site }) => {
  await openStudio(page, site, '/documents/theme/default')
  // The first contrast is that of the main text in the dark scheme.
  const figure = page.getByRole('listitem').filter({ hasText: /^Bg / }).first()
  await expect(figure).toContainText('AA')
  await page.locator('[id="field/colours/dark/text-1"]').fill('#222222')
  await expect(figure).toContainText('below AA, at least 4.5')
})

test('outline and fields pass axe', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/home')
  const check = async () => {
    expect(await violationsOf(page)).toEqual([])
  }
  await blocks(page).getByText('hero', { exact: true }).click()
  await page.getByRole('button', { name: /100%/, expanded: false }).first().click()
  await check()
  await page.goto('/studio/documents/theme/default')
  await expect(page.getByRole('tab', { name: editor.fields })).toBeVisible()
  await check()
})
