import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { documentText, fieldLabel, message } from '../support/texts.ts'
import { freshPhone, openPopup, seeBalance } from '../support/player.ts'

const google = message('uz', 'auth.social.continue').replace('{{service}}', 'Google')
const telegram = message('uz', 'auth.social.continue').replace('{{service}}', 'Telegram')

/** The popup for data that a registration lacks. */
function completion(page: Page, form: 'completion' | 'completion-contact' = 'completion') {
  const send = page.getByRole('button', { name: documentText(`forms/${form}`, 'submit.label', 'uz') })
  const dialog = page.getByRole('dialog').filter({ has: send })
  return { dialog, send, birthDate: dialog.getByLabel(fieldLabel(form, 'birth_date', 'uz')) }
}

async function openWindow(page: Page, button: string) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  return opened
}

test('a player registers through a provider, adds missing data, and is recognized the next time [DLG-12, SOC-01, SOC-03, SOC-05]', async ({
  page,
}) => {
  await page.goto('/about')
  await openPopup(page, 'registration', 'uz')
  await page
    .getByRole('tab', {
      name: documentText('popups/registration', 'blocks.0.slots.content.1.props.other', 'uz'),
    })
    .click()
  const window = await openWindow(page, google)
  const address = new URL(window.url())
  expect(address.pathname).toBe('/oauth/init')
  expect(address.searchParams.get('service')).toBe('google')
  expect(address.searchParams.get('type_auth')).toBe('registration')
  expect(address.searchParams.get('redirect_url')).toMatch(/^\/forms\/social\?state=/)
  expect(await window.evaluate(() => [innerWidth, innerHeight])).toEqual([640, 480])
  const closed = window.waitForEvent('close')
  await window.locator('button[value="1001"]').click()
  await closed

  const { dialog, send, birthDate } = completion(page)
  await expect(birthDate).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(birthDate).toBeVisible()
  await birthDate.fill('14.03.1998')
  await dialog.getByRole('checkbox').check()
  await send.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await seeBalance(page)

  // Away from the page, which would report a balance it may no longer read.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/forms/sign_in?redirectUrl=%2Frules')
  const again = await openWindow(page, google)
  await again.locator('button[value="1001"]').click()
  await expect(page).toHaveURL(/\/rules$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without a new window the login continues in the same one', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/forms/sign_in?redirectUrl=%2Frules')
  await page.getByRole('button', { name: telegram }).click()
  await page.waitForURL(/\/oauth\/init/)
  await page.locator('button[value="1003"]').click()
  await expect(page).toHaveURL(/\/rules\?register=success$/)
  await expect(completion(page, 'completion-contact').dialog).toBeVisible()
})

/** Agrees to be the messenger's user. */
const agree = (page: Page) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: message('uz', 'auth.messenger.confirm'), exact: true })
    .click()

test('inside the messenger the user agrees, is registered and adds missing data [API-AUTH-04, SOC-02]', async ({
  page,
}) => {
  await page.goto('/sandbox/messenger')
  await page.locator('.pay').click()
  await page.waitForURL(/localhost:\d+\/(?!sandbox)/)
  expect((await page.context().cookies()).some(({ name }) => name === 'marquee_session')).toBe(false)
  await agree(page)
  const { dialog, send, birthDate } = completion(page, 'completion-contact')
  await expect(birthDate).toBeVisible()
  expect(page.url()).not.toContain('tgWebAppData')
  await dialog.getByLabel(fieldLabel('completion-contact', 'phone', 'uz')).fill(freshPhone())
  await birthDate.fill('14.03.1998')
  await dialog.getByRole('checkbox').check()
  await send.click()
  await seeBalance(page)
  await expect(dialog).toHaveCount(0)
})

test.describe('inside the messenger', () => {
  test.use({ colorScheme: 'dark' })

  test('the site has its scheme, and its button leads back', async ({ page, site }) => {
    const posted: string[] = []
    await page.exposeFunction('onPosted', (name: string, data: string) => posted.push(`${name} ${data}`))
    await page.addInitScript('window.TelegramWebviewProxy = { postEvent: window.onPosted }')
    const launch = new URLSearchParams({
      tgWebAppData: 'hash=0',
      tgWebAppVersion: '8.0',
      tgWebAppPlatform: 'android',
      tgWebAppThemeParams: JSON.stringify({ bg_color: '#ffffff', text_color: '#000000' }),
    })
    await page.goto(`${site.url}/rules#${launch.toString()}`)
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
    await expect.poll(() => posted.join()).toMatch(/web_app_set_header_color \{"color":"#[\da-f]{6}"\}/)
    const cancel = message('uz', 'auth.messenger.cancel')
    await page.getByRole('alertdialog').getByRole('button', { name: cancel }).click()
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect.poll(() => posted).toContain('web_app_setup_back_button {"is_visible":true}')
    await page.evaluate("Telegram.WebView.receiveEvent('back_button_pressed')")
    await expect(page).toHaveURL(`${site.url}/rules`)
    await expect.poll(() => posted.at(-1)).toBe('web_app_setup_back_button {"is_visible":false}')
  })
})
