import type { Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import russian from '../../../src/studio/messages/ru.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import { screens } from '../support/studio-screens.ts'
import { callStudio, chooseAction, openConditions, openStudio, publishOpened } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { editor, preview, releases, rename } = english

async function checkScreens(page: Page, site: Site, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${site.url}/studio`)
  await expect(page.getByLabel(english.signIn.login)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await openStudio(page, site)
  for (const path of screens)
    await test.step(path || 'start', async () => {
      await page.goto(`${site.url}/studio${path}`)
      // On a phone the list of documents takes the place of the page.
      await expect(page.locator('main:visible, nav:visible').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  await test.step('commands', async () => {
    await page.goto(`${site.url}/studio`)
    await expect(page.getByRole('button', { name: english.palette.title })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.type('zzzz')
    await expect(page.getByText(english.palette.none)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
}

test('every screen passes axe and fits a desktop', async ({ page, site }) => {
  test.setTimeout(240_000)
  await checkScreens(page, site, 1440)
})

test('every screen passes axe and fits a phone', async ({ page, site }) => {
  test.setTimeout(240_000)
  await checkScreens(page, site, 390)
})

test('every section is visible at 1440 by 900, and a menu has language and sign-out', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStudio(page, site)
  const sections = page.getByRole('navigation', { name: english.navigation.title })
  await expect(sections.getByRole('link', { name: english.nav.webhooks })).toBeInViewport({ ratio: 1 })
  expect(await sections.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0)
  const menu = page.getByRole('button', { name: english.account.menu })
  await menu.press('Enter')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('menuitemradio', { name: 'Русский' }).press('Enter')
  await expect(sections.or(page.getByRole('navigation', { name: russian.navigation.title }))).toBeVisible()
  const russianMenu = page.getByRole('button', { name: russian.account.menu })
  await expect(russianMenu).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: russian.navigation.open }).click()
  await russianMenu.click()
  await page.keyboard.press('Escape')
  await expect(russianMenu).toBeFocused()
  await expect(page.getByRole('dialog')).toBeVisible()
  await russianMenu.click()
  await page.getByRole('menuitem', { name: russian.signOut }).click()
  await expect(page.getByLabel(russian.signIn.login)).toBeVisible()
})

test('on a phone, choosing a document of a release leads to it', async ({ page, site }) => {
  await openStudio(page, site)
  const names = [
    { kind: 'page', key: 'spring' },
    { kind: 'menu', key: 'main' },
  ]
  for (const name of names)
    await callStudio(page, site, 'documents.save', {
      ...name,
      schemaVersion: 2,
      body: { route: '/spring', items: [] },
      revision: null,
    })
  const { id } = await callStudio(page, site, 'releases.add', { name: 'Spring', documents: names })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/studio/releases/${String(id)}`)
  const documents = page.getByRole('list', { name: releases.documents })
  await documents.getByRole('button', { name: /^(?!Take).*Main menu/ }).click()
  await expect(page.getByRole('tablist', { name: releases.views })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: english.archive.openDocument })).toBeFocused()
  await expect(
    page.getByText(releases.versions.replace('{{before}}', '1').replace('{{after}}', '2')),
  ).toBeVisible()
})

test('the controls of the preview fit one line beside the inspector, two on a phone', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page/home')
  const controls = [
    page.getByRole('group', { name: preview.width }),
    page.getByLabel(preview.locale),
    page.getByLabel(preview.as, { exact: true }),
    page.getByRole('button', { name: preview.conditions }),
  ]
  /** Lines by the middles of the controls, which differ in height by some pixels. */
  const lines = async () => {
    const boxes = await Promise.all(controls.map((each) => each.boundingBox()))
    return new Set(boxes.map((box) => Math.round(((box?.y ?? 0) + (box?.height ?? 0) / 2) / 20))).size
  }
  await expect.poll(lines).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(lines).toBe(2)
})

test('conditions are counted on their button, and reset together', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/home')
  await openConditions(page)
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel(preview.country).selectOption('KZ')
  await page.getByLabel(preview.path).fill('/about')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const button = page.getByRole('button', { name: preview.conditionsSet_other.replace('{{count}}', '2') })
  await expect(button).toBeFocused()
  await button.press('Enter')
  await page.getByRole('button', { name: preview.resetConditions }).click()
  await expect(page.getByRole('button', { name: preview.conditions, exact: true })).toBeVisible()
  await expect(page.getByLabel(preview.path)).toHaveValue('/')
})

test('the menu of a document works with the keyboard, and its dialogs return the focus', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page/about')
  const button = page.getByRole('button', { name: editor.actions })
  await button.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  // Letters lead to the action that begins with them.
  await page.keyboard.type('ren')
  await expect(page.getByRole('menuitem', { name: rename.title })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: rename.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a document is copied, and its copy collected in a release, from its menu', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/about')
  await chooseAction(page, editor.duplicate)
  await page.getByLabel(english.documents.key).fill('about-copy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/documents\/page\/about-copy$/)
  // With a release that is being prepared, a new one is the other choice.
  await callStudio(page, site, 'releases.add', { name: 'Winter', documents: [] })
  await chooseAction(page, releases.include)
  await page.getByRole('dialog').getByRole('button', { name: releases.new }).click()
  await page.getByLabel(releases.name).fill('Autumn')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/releases\/\d+$/)
  await page.goto(`${site.url}/studio/documents/page/about-copy`)
  await chooseAction(page, releases.include)
  await page.getByRole('dialog').getByRole('button', { name: 'Autumn' }).click()
  await expect(page.getByText(releases.included.replace('{{name}}', 'Autumn'))).toBeVisible()
})

test('a section without documents offers its templates, and a redirect takes three clicks', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/search')
  await expect(page.getByRole('heading', { level: 1, name: english.documents.emptySection })).toBeVisible()
  await page.getByRole('button', { name: english.templates['redirects-site'].name }).click()
  await page.getByRole('button', { name: english.documents.create }).click()
  await expect(page).toHaveURL(/\/documents\/redirects\/site$/)
  const content = page.getByRole('region', { name: 'Content of site' })
  await content.getByRole('textbox').fill('/old')
  await content.getByRole('combobox').fill('/about')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await publishOpened(page)
  await expect(page.getByText(/^Published: version/)).toBeVisible()
  expect((await fetch(`${site.url}/old`, { redirect: 'manual' })).headers.get('location')).toBe('/about')
})
