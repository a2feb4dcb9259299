import type { Page } from '@playwright/test'
import { startApplication, usePage } from './support/application.ts'
import { enter } from './support/player.ts'
import { expect, test } from './support/test.ts'
import { message } from './support/texts.ts'

test('a click before hydration is acknowledged at once and carried out once', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/entry-client.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('banner').getByRole('button', { name: message('uz', 'header.search') })
  await search.click()
  await expect(search).toHaveAttribute('data-pending')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(dialog).not.toHaveAttribute('aria-busy')
  await expect(dialog).toHaveCount(1)
  await expect(dialog.locator('input')).toBeFocused()
  await expect(page.locator('[data-pending]')).toHaveCount(0)
})

test("a player's favourite is stored without the application, once, and the application shows it", async ({
  page,
}) => {
  await enter(page)
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/entry-client.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const heart = page.locator('[data-block="popular"] li button[aria-pressed]').first()
  const stored = page.waitForResponse(/\/api\/games\/addLike/)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await stored).status()).toBe(200)
  const list = page.waitForResponse(/\/api\/games\/getLikes/)
  release()
  await (await list).finished()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(calls.filter((path) => path.startsWith('/api/games/'))).toEqual(['/api/games/addLike'])
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a click in a block far below is carried out once its code has loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const failures: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && failures.push(entry.text()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.some((url) => url.includes('/tournament-card-'))).toBe(false)
  const heart = page.locator('[data-block="fast"] li button[aria-pressed][aria-label]').first()
  // As a keyboard or a screen reader does: without scrolling first.
  await heart.evaluate((button) => button instanceof HTMLElement && button.click())
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await usePage(page)
  await page.locator('[data-block="tournament"]').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.some((url) => url.includes('/tournament-card-'))).toBe(true)
  expect(failures).toEqual([])
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** Opens the home page in a browser whose clock stands still. Returns the requested scripts. */
  async function openHome(page: Page): Promise<string[]> {
    await page.clock.install()
    const scripts: string[] = []
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    return scripts
  }

  test('blocks below the first screen wait until its picture is there', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener(
        'readystatechange',
        () => {
          const waiting = [...document.querySelectorAll<HTMLElement>('main > [data-block]')]
            .filter((block) => getComputedStyle(block).contentVisibility === 'hidden')
            .map((block) => block.dataset['block'])
          Object.assign(window, { waiting })
        },
        { once: true },
      )
    })
    await page.goto('/')
    const [, ...below] = await page
      .locator('main > [data-block]')
      .evaluateAll((blocks) =>
        blocks.flatMap((block) =>
          block instanceof HTMLElement && block.getBoundingClientRect().top > 700
            ? [block.dataset['block']]
            : [],
        ),
      )
    expect(below.length).toBeGreaterThan(3)
    expect(await page.evaluate<unknown>('window.waiting')).toEqual(below)
    await expect(page.locator('main > [data-block="popular"] li').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('blocks below the first screen do not wait for code that is late', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/entry-client.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/support', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState === 'interactive')
    await expect(page.locator('html')).not.toHaveAttribute('data-blocks')
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    release()
  })

  test("a guest's favourite opens a form that needs the code only when it is used", async ({ page }) => {
    const scripts = await openHome(page)
    await page.locator('[data-game] > button[aria-pressed]').first().tap()
    const field = page.getByRole('dialog').locator('input[type="tel"]').first()
    await expect(field).toBeVisible()
    await page.locator('[data-closes]').tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(scripts).toEqual([])
    await page.locator('[data-game] > button[aria-pressed]').first().tap()
    const entry = page.waitForRequest(/\/entry-client-/)
    await field.tap()
    await entry
  })

  test("a player's balance is there without code, unless it is hidden", async ({ page }) => {
    await enter(page)
    const scripts = await openHome(page)
    const balance = page.getByRole('banner').getByTestId('first-balance')
    await expect(balance).toHaveText(/^[\d,]+\.\d\d/)
    expect(scripts).toEqual([])
    await page.evaluate(() => localStorage.setItem('marquee.hide_balance', '1'))
    await page.reload({ waitUntil: 'load' })
    await expect(balance).toBeHidden()
  })

  test("a player's favourites do not wait for the code, and scrolling needs none", async ({ page }) => {
    await enter(page)
    const scripts = await openHome(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(scripts).toEqual([])
    const stored = page.waitForResponse(/\/api\/games\/addLike/)
    await page.locator('[data-game] > button[aria-pressed]').first().tap()
    expect((await stored).status()).toBe(200)
  })

  test('loads the pictures of later slides once the page is used', async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => request.url().includes('/scenes/') && pictures.push(request.url()))
    await openHome(page)
    // A later slide's scene that no other part of the page shows, such as the tournament of the hour.
    const scene = await page.locator('[id^="hero-slide-"]').evaluateAll((slides) =>
      slides
        .map((slide) => slide.getAttribute('data-scene'))
        .slice(2)
        .find((name) => document.querySelectorAll(`[data-scene="${name}"]`).length === 1),
    )
    const ofLater = () => pictures.filter((url) => url.includes(`/${scene}-`))
    expect(pictures.some((url) => url.includes('/welcome-'))).toBe(true)
    expect(ofLater()).toEqual([])
    const slides = page.getByRole('tabpanel').first()
    await slides.evaluate((slide) => slide.parentElement?.scrollTo({ left: slide.parentElement.scrollWidth }))
    await expect.poll(ofLater).toHaveLength(1)
  })

  test('a row is completed when it is scrolled', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const row = page.locator('main ul:has(> [data-game])').first()
    const before = await row.locator('[data-game]').count()
    await row.scrollIntoViewIfNeeded()
    await row.evaluate((list) => list.scrollBy({ left: 300 }))
    await expect.poll(() => row.locator('[data-game]').count()).toBeGreaterThan(before)
  })
})

test('a page that nobody uses loads its code some seconds later', async ({ page }) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([])
  const entry = page.waitForRequest(/\/entry-client-/)
  await page.clock.runFor(10_000)
  await entry
})

test('a page looks the same before and after its complete styles are loaded', async ({ page }) => {
  await page.goto('/rules', { waitUntil: 'networkidle' })
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0)
  const before = await page.screenshot({ animations: 'disabled' })
  await startApplication(page)
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('link')].filter(({ rel, sheet }) => rel === 'stylesheet' && sheet)
        .length > 1,
  )
  expect((await page.screenshot({ animations: 'disabled' })).equals(before)).toBe(true)
})

test('the page is complete without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.locator('main a[href^="/game/"]').count()).toBeGreaterThan(5)
  await page.getByRole('contentinfo').locator('a[href="/rules"]').click()
  await expect(page).toHaveURL(/\/rules$/)
  await context.close()
})
