import type { Page } from '@playwright/test'
// Declares window.__marqueeBoot.
import type {} from '../../../src/lib/browser/boot.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { startApplication, usePage } from '../support/application.ts'
import { violationsOf } from '../support/axe.ts'
import { demoPlayer, freshPhone } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { documentText, fieldLabel, message } from '../support/texts.ts'

/** Opens a page whose code does not arrive until the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/entry-client.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const dialog = (page: Page) => page.getByRole('dialog')
/** The application has replaced the server's popup, or never will. */
const isReplaced = (page: Page) => page.waitForFunction(() => window.__marqueeBoot?.popup() === undefined)

test('a guest fills in the login before the code arrives, and is logged in once', async ({ page }) => {
  const locale = 'ru'
  const logins: string[] = []
  page.on('request', (request) => request.url().includes('/cms/auth/local') && logins.push(request.url()))
  const release = await openWithoutCode(page, localePath('/rules', locale))
  const opener = page.getByRole('banner').getByRole('button', { name: message(locale, 'header.login') })
  await opener.click()
  await expect(dialog(page)).toHaveCount(1)
  await dialog(page)
    .getByLabel(fieldLabel('login', 'login', locale))
    .fill(demoPlayer.login)
  await dialog(page)
    .getByLabel(fieldLabel('login', 'password', locale), { exact: true })
    .fill(demoPlayer.password)
  await page.keyboard.press('Enter')
  const submit = dialog(page).getByRole('button', {
    name: documentText('forms/login', 'submit.label', locale),
    exact: true,
  })
  await expect(submit).toHaveAttribute('data-pending')
  expect(logins).toEqual([])
  release()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toHaveCount(0)
  expect(logins).toHaveLength(1)
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the favourite of a guest opens the registration, which keeps text, ticks, focus and scroll position', async ({
    page,
  }) => {
    const release = await openWithoutCode(page, '/')
    await page.locator('[data-game] > button[aria-pressed]').first().click()
    const phone = dialog(page).locator('input[name="login"], input[type="tel"]').first()
    const digits = freshPhone()
    await phone.pressSequentially(digits)
    const ticks = dialog(page).locator('input[type="checkbox"]')
    await ticks.last().check()
    const scrolled = () =>
      dialog(page).evaluate((root) =>
        Math.max(...[...root.querySelectorAll('*')].map((one) => one.scrollTop)),
      )
    const before = await scrolled()
    await phone.focus()
    release()
    await isReplaced(page)
    await expect(dialog(page)).toHaveCount(1)
    expect((await phone.inputValue()).replace(/\D/g, '')).toContain(digits)
    await expect(phone).toBeFocused()
    await expect(ticks.last()).toBeChecked()
    expect(await scrolled()).toBe(before)
  })
})

test('a popup that is closed before the code arrives stays closed and returns the focus', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/rules')
  const opener = page.getByRole('banner').getByRole('button', { name: message('uz', 'header.login') })
  await opener.click()
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(opener).not.toHaveAttribute('data-pending')
  const idle = page.waitForResponse(/\/idle-effects-/)
  release()
  await idle
  await expect(dialog(page)).toHaveCount(0)
  await opener.click()
  await expect(dialog(page)).toHaveCount(1)
})

test('the focus returns to its button when a replaced popup closes, and the page scrolls again', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/rules')
  const opener = page.getByRole('banner').getByRole('button', { name: message('uz', 'header.login') })
  await opener.click()
  await expect(dialog(page)).toHaveCount(1)
  release()
  await isReplaced(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
})

test.describe('a popup that arrives late', () => {
  /** Clicks the login of a page to which neither the popup nor code arrives until the returned function is called. */
  async function openLate(page: Page, path = '/rules') {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/nfx/popup-html/**', async (route) => {
      await held
      await route.continue()
    })
    const releaseCode = await openWithoutCode(page, path)
    const opener = page.getByRole('banner').getByRole('button', { name: message('uz', 'header.login') })
    await opener.click()
    return { opener, release, releaseCode }
  }
  const skeleton = (page: Page) =>
    page.getByRole('dialog', { name: message('uz', 'header.login'), includeHidden: true })

  test('shows a skeleton, which the popup replaces [DLG-13]', async ({ page }) => {
    const { release } = await openLate(page)
    await expect(skeleton(page)).toHaveAttribute('aria-busy', 'true')
    expect(await violationsOf(page, 'dialog[open]')).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-scroll-locked')
    release()
    await expect(dialog(page).getByLabel(fieldLabel('login', 'login', 'uz'))).toBeVisible()
    await expect(dialog(page)).toBeFocused()
    await expect(dialog(page)).toHaveCount(1)
  })

  test('shows a skeleton, which the application replaces if it is there first [DLG-13]', async ({ page }) => {
    const { releaseCode } = await openLate(page)
    await expect(skeleton(page)).toBeVisible()
    releaseCode()
    await usePage(page)
    await expect(dialog(page).getByLabel(fieldLabel('login', 'login', 'uz'))).toBeVisible()
    await expect(dialog(page)).toHaveCount(1)
  })

  test('stays closed after its skeleton was closed, and returns the focus', async ({ page }) => {
    const { opener, release } = await openLate(page)
    await expect(skeleton(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(opener).not.toHaveAttribute('data-pending')
    const arrived = page.waitForResponse('**/nfx/popup-html/**')
    release()
    await (await arrived).finished()
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  test.describe('on phones', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('"back" closes the skeleton, and then leaves the page [DLG-13]', async ({ page }) => {
      await page.goto('/about')
      const { release } = await openLate(page)
      await expect(skeleton(page)).toBeVisible()
      await page.goBack()
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/rules$/)
      release()
      await page.goBack()
      await expect(page).toHaveURL(/\/about$/)
    })
  })
})

test.describe('a popup whose code arrives late', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** Clicks the login of a page that runs without the code of popups, until the returned function is called. */
  async function openLate(page: Page) {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/popups[^/]*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/about')
    await page.goto('/rules')
    await startApplication(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: message('uz', 'header.login') })
      .click()
    await expect(page.getByRole('dialog', { name: message('uz', 'common.loading') })).toBeVisible()
    return release
  }

  test('shows a skeleton, which the popup replaces [DLG-13]', async ({ page }) => {
    const release = await openLate(page)
    release()
    await expect(dialog(page).getByLabel(fieldLabel('login', 'login', 'uz'))).toBeVisible()
    await expect(dialog(page)).toHaveCount(1)
    await page.goBack()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/rules$/)
  })

  test('"back" closes the skeleton, after which nothing opens, and then leaves the page [DLG-13]', async ({
    page,
  }) => {
    const release = await openLate(page)
    await page.goBack()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/rules$/)
    const arrived = page.waitForResponse(/\/assets\/popups[^/]*\.js/)
    release()
    await (await arrived).finished()
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })
})

test.describe('after a failure', () => {
  test.use({ expectedStatuses: [500] })

  test('the application opens the popup', async ({ page }) => {
    await page.route('**/nfx/popup-html/**', (route) => route.fulfill({ status: 500 }))
    const release = await openWithoutCode(page, '/rules')
    await page
      .getByRole('banner')
      .getByRole('button', { name: message('uz', 'header.login') })
      .click()
    release()
    await expect(dialog(page)).toHaveCount(1)
  })
})
