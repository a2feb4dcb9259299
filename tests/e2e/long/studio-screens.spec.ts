import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import russian from '../../../src/studio/messages/ru.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { expectFocus, nothingWrong, tabThrough } from '../support/keyboard.ts'
import { screens } from '../support/studio-screens.ts'
import { callStudio, editOnServer, openStudio, pageDraft } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

// The preview of a page that is not on the site answers 404.
test.use({ locale: 'en-US', expectedStatuses: [404] })

const { editor, palette, preview, releases, rename, review, shortcuts } = english
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 900 }

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

/** In the open dialog, the Tab key reaches all controls and nothing else; Escape gives the focus back. */
async function checkDialog(page: Page, opener: Locator) {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(dialog.locator(':focus').or(page.locator('dialog:focus'))).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  expect(await tabThrough(page)).toEqual(nothingWrong)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** Nothing overflows sideways. */
async function checkWidth(page: Page, { width }: { width: number }) {
  await expect(page.locator('main:visible, nav:visible').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

for (const [name, some] of [
  ['of the first half', screens.slice(0, screens.length / 2)],
  ['of the second half', screens.slice(screens.length / 2)],
] as const)
  test(`every screen ${name} passes axe, fits a desktop and a phone, and can be used with the Tab key`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000)
    await openStudio(page, site)
    for (const { path, dialogs = [], parts = [], tabs = [], withNavigation, onPhone, previewsPopup } of some)
      await test.step(path || 'start', async () => {
        const part = withNavigation ? 'body' : 'main'
        await page.setViewportSize(desktop)
        await page.goto(`${site.url}/studio${path}`)
        await checkWidth(page, desktop)
        expect(await violationsOf(page)).toEqual([])
        await page.waitForLoadState('networkidle')
        // A previewed popup takes the focus once its code has loaded.
        if (previewsPopup) await expect(page.frameLocator('iframe').locator('dialog[open]')).toBeVisible()
        expect(await tabThrough(page, part)).toEqual(nothingWrong)
        for (const name of dialogs)
          await test.step(name, async () => {
            const opener = button(page, name).first()
            await opener.press('Enter')
            await checkDialog(page, opener)
          })
        for (const name of parts)
          await test.step(name, async () => {
            await button(page, name).press('Enter')
            await expectFocus(page)
            await button(page, english.cancel).press('Enter')
            await expect(button(page, name)).toBeFocused()
          })
        for (const name of tabs)
          await test.step(name, async () => {
            await page.getByRole('tab', { name, exact: true }).click()
            expect(await tabThrough(page, part)).toEqual(nothingWrong)
          })
        await page.setViewportSize(phone)
        // The Studio has one scheme, which a device in the dark one must not change in parts.
        await page.emulateMedia({ colorScheme: 'dark' })
        await checkWidth(page, phone)
        expect(await violationsOf(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
        if (onPhone) expect(await tabThrough(page, part)).toEqual(nothingWrong)
      })
  })

test('the sign-in page passes axe, and the Tab key reaches every control and leaves it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/studio`)
  await expect(page.getByLabel(english.signIn.login)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await tabThrough(page)).toEqual(nothingWrong)
})

test('every section is visible at 1440 by 900 and in a drawer on a phone, and a menu has language and sign-out', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop)
  await openStudio(page, site)
  const sections = page.getByRole('navigation', { name: english.navigation.title })
  await expect(sections.getByRole('link', { name: english.areas.settings })).toBeInViewport({ ratio: 1 })
  expect(await sections.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0)
  await button(page, english.account.menu).press('Enter')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('menuitemradio', { name: 'Русский' }).press('Enter')
  const menu = button(page, russian.account.menu)
  await expect(menu).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('banner')
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())?.height).toBeLessThan(60)
  const drawer = button(page, russian.navigation.open)
  await drawer.press('Enter')
  expect(await violationsOf(page)).toEqual([])
  const links = page.getByRole('dialog').getByRole('navigation', { name: russian.navigation.title })
  await links.getByRole('link', { name: russian.sections.form }).click()
  await expect(page).toHaveURL(/\/documents\/form$/)
  await expect(links).toHaveCount(0)
  await drawer.click()
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(links).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: russian.signOut }).click()
  await expect(page.getByLabel(russian.signIn.login)).toBeVisible()
})

test('on a phone, choosing a document of a release leads to it', async ({ page, site }) => {
  await openStudio(page, site)
  await callStudio(page, site, 'documents.save', pageDraft('chosen'))
  const documents = [{ kind: 'page', key: 'chosen' }]
  const { id } = await callStudio(page, site, 'releases.add', { name: 'Spring', documents })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/studio/releases/${String(id)}`)
  const list = page.getByRole('list', { name: releases.documents })
  await expect(list.getByRole('button', { name: /^(?!Take).*chosen/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await list.getByRole('button', { name: /^(?!Take).*chosen/ }).click()
  await expect(page.getByRole('tablist', { name: releases.views })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: english.archive.openDocument })).toBeFocused()
})

test('the controls of the preview fit one line beside the inspector, two on a phone', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/page/home')
  const conditions = page.getByRole('button', { name: new RegExp(`^${preview.conditions}`) })
  const controls = [
    page.getByRole('group', { name: preview.width }),
    page.getByLabel(preview.locale),
    page.getByLabel(preview.as, { exact: true }),
    conditions,
  ]
  /** Lines by the middles of the controls, which differ in height by some pixels. */
  const lines = async () => {
    const boxes = await Promise.all(controls.map((each) => each.boundingBox()))
    return new Set(boxes.map((box) => Math.round(((box?.y ?? 0) + (box?.height ?? 0) / 2) / 20))).size
  }
  await expect.poll(lines).toBe(1)

  await test.step('Escape closes the topmost menu or popover only, and Ctrl+K waits for dialogs', async () => {
    await conditions.press('Enter')
    await expect(page.getByRole('dialog', { name: preview.conditions })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: palette.title }).getByRole('combobox')
    await expect(search).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(search).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(search).toHaveCount(0)
    await expectFocus(page)
    await button(page, english.account.menu).press('Enter')
    await expect(page.getByRole('menuitem', { name: shortcuts.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, english.account.menu)).toBeFocused()
  })

  await test.step('conditions are counted on their button, and reset together', async () => {
    await conditions.press('Enter')
    await page.getByLabel(preview.country).selectOption('KZ')
    await page.getByLabel(preview.path).fill('/about')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(conditions).toHaveAccessibleName(preview.conditionsSet_other.replace('{{count}}', '2'))
    await expect(conditions).toBeFocused()
    await conditions.press('Enter')
    await button(page, preview.resetConditions).click()
    await expect(conditions).toHaveAccessibleName(preview.conditions)
    await expect(page.getByLabel(preview.path)).toHaveValue('/')
    await page.keyboard.press('Escape')
  })

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(lines).toBe(2)
})

test('the menu of a document works with keys, and its dialogs hold the focus and return it', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await openStudio(page, site)
  await editOnServer(page, site, { kind: 'page', key: 'winners' })
  await page.goto(`${site.url}/studio/documents/page/winners`)
  const menu = button(page, editor.actions)
  await menu.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  for (const action of [
    editor.schedule,
    releases.include,
    review.request,
    rename.move,
    editor.duplicate,
    editor.discard,
    editor.archive,
  ])
    await test.step(action, async () => {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      // Letters lead to the action that begins with them.
      await page.keyboard.type(action.slice(0, 3))
      await expect(page.getByRole('menuitem', { name: action, exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await checkDialog(page, menu)
    })
})
