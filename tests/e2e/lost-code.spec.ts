import type { Page } from '@playwright/test'
// Declares window.__marqueeBoot.
import type {} from '../../src/lib/browser/boot.ts'
import { demoPlayer } from './support/player.ts'
import { expect, test } from './support/test.ts'
import { fieldLabel, message } from './support/texts.ts'

// Requests without an answer.
test.use({ expectedStatuses: [0], viewport: { width: 390, height: 844 } })

const entry = /\/assets\/entry-client[^/]*\.js/
/** The application itself, the code that opens popups, and that of forms. */
const files = [entry, /\/assets\/popups[^/]*\.js/, /\/assets\/document-form[^/]*\.js/]

const dialog = (page: Page) => page.getByRole('dialog')
const login = (page: Page) => dialog(page).getByLabel(fieldLabel('login', 'login', 'uz'))

/**
 * Types into the server's login, before the application's code may arrive. From then on, requests for `file` fail until
 * the returned function is called, or `times` of them.
 */
async function typeIntoLogin(page: Page, file: RegExp, times = Infinity): Promise<() => void> {
  let failures = times
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    const url = route.request().url()
    if (entry.test(url)) await held
    if (!file.test(url) || failures === 0) return route.continue()
    failures -= 1
    return route.abort()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await page
    .getByRole('banner')
    .getByRole('button', { name: message('uz', 'header.login') })
    .click()
  await login(page).pressSequentially(demoPlayer.login)
  release()
  return () => {
    failures = 0
  }
}
const isReplaced = (page: Page) => page.waitForFunction(() => window.__marqueeBoot?.popup() === undefined)

for (const file of files) {
  test(`a file of code that is lost once loses nothing that is typed: ${file.source}`, async ({ page }) => {
    await typeIntoLogin(page, file, 1)
    await isReplaced(page)
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') === true)).toBe(true)
    expect((await login(page).inputValue()).replace(/\D/g, '')).toContain(demoPlayer.login)
  })

  test(`a file of code that stays lost is named in the dialog, which loads it on request: ${file.source}`, async ({
    page,
  }) => {
    const find = await typeIntoLogin(page, file)
    const alert = dialog(page)
      .getByRole('alert')
      .filter({ hasText: message('uz', 'errors.network.title') })
    await expect(alert).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') === true)).toBe(true)
    expect((await login(page).inputValue()).replace(/\D/g, '')).toContain(demoPlayer.login)
    find()
    await alert.getByRole('button', { name: message('uz', 'errors.retry') }).click()
    await isReplaced(page)
    await expect(alert).toHaveCount(0)
    expect((await login(page).inputValue()).replace(/\D/g, '')).toContain(demoPlayer.login)
  })
}

test('back closes a popup that nothing was done in, and then leaves the page', async ({ page }) => {
  await page.goto('/promotions')
  await page.goto('/')
  const open = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: message('uz', 'header.login') })
      .click()
  await open()
  await expect(dialog(page)).toHaveCount(1)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$|\/uz$/)
  await open()
  await expect(dialog(page)).toHaveCount(1)
  // The application goes on with what the popup has begun.
  await login(page).fill('90')
  await isReplaced(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions/)
})
