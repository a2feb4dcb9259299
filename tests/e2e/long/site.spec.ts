import type { Page } from '@playwright/test'
import { startApplication } from '../support/application.ts'
import { demoPlayer, enter, fillLogin, openPopup, seeBalance } from '../support/player.ts'
import { playerId, setSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { documentText, message } from '../support/texts.ts'

const loginButton = (page: Page, locale: 'uz' | 'ru' = 'uz') =>
  page.getByRole('banner').getByRole('button', { name: message(locale, 'header.login') })

async function logOut(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: message('uz', 'header.account') })
    .click()
  await page.getByRole('button', { name: message('uz', 'header.logout') }).click()
}

test.describe('an inactive player', () => {
  test('is warned at 80% of the limit, can stay by a key in any tab, and is logged out in all of them [DLG-28, INACT-08]', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    const watched = page.waitForResponse(/\/assets\/[\w-]*inactivity/)
    const campaigns = [page.waitForResponse(/\/api\/popups\/get\b/)]
    await enter(page)
    await page.goto('/rules')
    await seeBalance(page)
    await watched
    const other = await context.newPage()
    campaigns.push(other.waitForResponse(/\/api\/popups\/get\b/))
    await other.goto('/rules')
    await seeBalance(other)
    // Each tab requests this by itself a few seconds after it was opened.
    for (const answer of campaigns) await (await answer).finished()
    // Advancing the clock by an hour would also time out running calls.
    for (const tab of [page, other]) await tab.waitForLoadState('networkidle')

    const warning = (tab: Page) => tab.getByRole('dialog', { name: message('uz', 'inactivity.title') })
    await page.clock.fastForward('47:30')
    await expect(warning(page)).toHaveCount(0)
    // The page scrolls by itself: that is not the player's activity.
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
    await page.clock.fastForward('00:40')
    await expect(warning(page)).toBeVisible()
    const seconds = Number.parseInt(await warning(page).getByRole('timer').innerText(), 10)
    expect(seconds).toBeGreaterThan(650)
    expect(seconds).toBeLessThanOrEqual(720)

    // Neither a moving mouse nor the way to the buttons is an answer.
    await page.mouse.move(20, 20)
    await page.mouse.move(60, 90)
    await page.keyboard.press('Shift+Tab')
    const leave = warning(page).getByRole('button', { name: message('uz', 'inactivity.leave') })
    await expect(leave).toBeFocused()

    await other.keyboard.press('a')
    await expect(warning(page)).toHaveCount(0)
    await expect(warning(other)).toHaveCount(0)

    // The hourly check for a newer build would time out with the next step.
    const checked = page.waitForResponse('**/builds/latest.json')
    await page.clock.fastForward('50:00')
    await (await checked).finished()
    await expect(warning(page)).toBeVisible()
    await page.clock.fastForward('10:30')
    await expect(loginButton(page)).toBeVisible()
    await expect(warning(page)).toHaveCount(0)
    await expect(page.getByText(message('uz', 'inactivity.loggedOut')).first()).toBeVisible()
    await expect(loginButton(other)).toBeVisible()
    await expect(warning(other)).toHaveCount(0)
  })
})

test.describe('a logout', () => {
  // Calls of a tab fail while another tab logs out.
  test.use({ expectedStatuses: [401] })

  test('logging out in one tab logs out the others and leaves protected pages', async ({ page, context }) => {
    await enter(page)
    await page.goto('/about')
    const [cashier, rules] = [await context.newPage(), await context.newPage()]
    await cashier.goto('/cashier/deposit')
    await rules.goto('/rules')
    await logOut(page)
    await expect(loginButton(rules)).toBeVisible()
    await expect(rules).toHaveURL(/\/rules$/)
    await expect(cashier).toHaveURL(/\/\?redirectUrl=%2Fcashier%2Fdeposit$/)
    await expect(loginButton(cashier)).toBeVisible()
  })
})

test.describe('a session that ends while a form is filled in', () => {
  test.use({ expectedStatuses: [401] })

  test('opens the login over the page and keeps typed values', async ({ page }) => {
    await enter(page)
    await page.goto('/cashier/deposit')
    await page.getByRole('button', { name: '500,000', exact: true }).click()
    const card = page.locator('form').last().getByRole('textbox').first()
    await card.fill('8600490277153308')
    const typed = await card.inputValue()
    await setSandbox(page, `players/${await playerId(page)}/sessions`)
    // A click may have moved money: the call for the balance is the first that fails, and shows the dialog. One at an
    // interval may be earlier, and the dialog would cover the heading.
    const click = () => page.locator('h1').dispatchEvent('click')
    await click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByText(message('uz', 'session.expired'))).toBeVisible()
    await fillLogin(page, 'uz', demoPlayer.login, demoPlayer.password)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/cashier\/deposit$/)
    await expect(card).toHaveValue(typed)

    await setSandbox(page, `players/${await playerId(page)}/sessions`)
    await click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/\?redirectUrl=%2Fcashier%2Fdeposit$/)
    await expect(loginButton(page)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('back closes the top dialog, and a page opened from a dialog is one step away', async ({ page }) => {
    await page.goto('/rules')
    await page.goto('/')
    const dialog = await openPopup(page, 'login', 'uz')
    await dialog.getByRole('button', { name: documentText('forms/login', 'links.1.label', 'uz') }).click()
    await expect(
      page.getByRole('dialog', { name: documentText('popups/registration', 'title', 'uz') }),
    ).toBeVisible()
    await page.goBack()
    await expect(
      page.getByRole('dialog', { name: documentText('popups/login', 'title', 'uz') }),
    ).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/localhost:\d+\/$/)

    await page
      .getByRole('navigation', { name: message('uz', 'header.tabs') })
      .getByRole('button', { name: message('uz', 'header.more') })
      .click()
    const menu = page.getByRole('dialog')
    await menu
      .getByRole('link', { name: documentText('menus/more', 'items.6.label', 'uz') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/support$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/localhost:\d+\/$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/rules$/)
  })
})

test('a guest who opens a game for real money is asked to register and can return home [RULE-22, RULE-23]', async ({
  page,
}) => {
  await page.goto('/ru/game/olmos-saltanati#real')
  const dialog = page.getByRole('dialog', { name: documentText('popups/registration', 'title', 'ru') })
  await expect(dialog.getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/ru$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test("a game's page is also available below /platform, with the game in its iframe [RULE-38, RULE-44]", async ({
  page,
}) => {
  await page.goto('/platform/game/olmos-saltanati')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olmos Saltanati')
  await expect(page.frameLocator('iframe').locator('#spin')).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^\/platform\/game\/olmos-saltanati\/demo\?/)
})

test('Mines, launched by its number, is played with the keyboard, continues after a reload and pays what was reached [RULE-39]', async ({
  page,
}) => {
  await enter(page)
  const demo = page.getByRole('tab', { name: message('uz', 'games.demo') })
  await page.goto('/game/mines-royal')
  await demo.click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^\/platform\/game\/custom\/20\/demo\?/)
  const frame = page.frameLocator('iframe[src*="/demo"]')
  const [act, result, cell] = [
    frame.locator('#act'),
    frame.locator('#result'),
    frame.locator('[data-move="1"]'),
  ]
  // The game's code draws the cells. A form that is sent before it is there goes nowhere.
  await expect(cell).toHaveAttribute('data-content', /./)
  await frame.locator('#mines-count').selectOption('1')
  // One of 25 cells has the mine: bet again if the first one does.
  await expect(async () => {
    await act.press('Enter')
    await frame.locator('[data-move="0"]').press('ArrowRight')
    await cell.press('Enter')
    await expect(cell).toHaveAttribute('data-content', 'gem')
  }).toPass()
  await expect(act).toContainText('5,052')
  await page.reload()
  await demo.click()
  await expect(cell).toHaveAttribute('data-content', 'gem')
  const before = Number((await frame.locator('#balance').innerText()).replaceAll(',', ''))
  await act.press('Enter')
  await expect(result).toContainText('5,052')
  await expect(frame.locator('#balance')).toHaveText((before + 5052).toLocaleString('en-US'))
})

test('only a page of the site in an iframe navigates the surrounding page [API-OTH-05]', async ({ page }) => {
  await page.goto('/game/olmos-saltanati')
  await expect(page.frameLocator('iframe').locator('#spin')).toBeVisible()
  const game = page.frames().find((frame) => frame.url().includes('/platform/game/'))
  const message = { type: 'checkIframe', pathname: '/rules' }
  // From a game, which has an opaque origin, and from this window itself.
  await game?.evaluate((hostile) => window.parent.postMessage(hostile, '*'), message)
  await page.evaluate((hostile) => window.postMessage(hostile, '*'), message)
  await game?.evaluate(() => window.parent.postMessage({ type: 'marquee:error', code: { toString: 1 } }, '*'))
  await page.evaluate(() => window.postMessage({ type: 'marquee:error', code: 'failed' }, '*'))
  await page.waitForTimeout(500)
  expect(new URL(page.url()).pathname).toBe('/game/olmos-saltanati')

  await page.goto('/about')
  // The page around hears the frame with its code.
  await startApplication(page)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/ru/rules'
    document.body.append(frame)
  })
  await expect(page).toHaveURL(/\/ru\/rules$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('errors of the platform', () => {
  test.use({ expectedStatuses: [403] })
})
