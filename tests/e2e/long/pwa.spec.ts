import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { startApplication, usePage } from '../support/application.ts'
import { openFront, type Front } from '../support/front.ts'
import { expect, test as base } from '../support/test.ts'
import { fieldLabel, message } from '../support/texts.ts'

const test = base.extend<{ front: Front }>({
  front: async ({ site }, use) => {
    const front = await openFront(site.url)
    await use(front)
    await front.cut()
  },
  baseURL: async ({ front }, use) => use(front.url),
})
// The console reports requests made while offline.
test.use({ serviceWorkers: 'allow', expectedStatuses: [0] })

/** Opens a page and waits for the service worker. */
async function openWithWorker(page: Page, path: string) {
  await page.goto(path)
  await usePage(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(path)
  await usePage(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** As the browser does by itself from time to time. */
const lookForNewer = (page: Page) =>
  page.evaluate(() =>
    navigator.serviceWorker
      .getRegistration('/')
      .then((registration) => registration?.update())
      .then(() => undefined),
  )

const waits = (page: Page) =>
  page.evaluate(() =>
    navigator.serviceWorker.getRegistration('/').then((registration) => registration?.waiting?.state),
  )

function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

test('the site is installable, and the service worker controls it and caches what the layout needs, but no pages [PWA-01, PWA-02]', async ({
  page,
  front,
}) => {
  await openWithWorker(page, '/')
  await startApplication(page)
  const worker = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready
    return { scope, script: active?.scriptURL }
  })
  expect(worker).toEqual({ scope: `${front.url}/`, script: `${front.url}/sw.js` })
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })
  const scripts = await page
    .locator('script[src], link[rel="stylesheet"]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    )
  expect(kept).toContain(scripts.find((address) => address.includes('entry-client')))
  expect(kept.filter((address) => !/^\/assets\/[\w-]+\.(?:js|css)$/.test(address)).sort()).toEqual([
    '/offline',
    '/offline?locale=ru',
  ])

  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Test pages are private windows.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('an offline page explains what still works, and loads when the connection is back', async ({
  page,
  front,
}) => {
  const locale = 'ru'
  const path = '/ru/rules'
  await openWithWorker(page, path)
  await front.cut()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'offline.title'))
  await expect(page.getByRole('listitem')).toHaveText([
    message(locale, 'offline.works.pages'),
    message(locale, 'offline.works.money'),
  ])
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
  expect(await violationsOf(page)).toEqual([])
  const retry = page.getByRole('link', { name: message(locale, 'offline.retry') })
  await retry.click()
  await expect(page.getByRole('status')).toHaveText(message(locale, 'offline.failed'))
  await front.mend()
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('a guest who loses the connection before any code is loaded stays on the site, and gets the page by itself', async ({
  page,
  front,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ru')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect(page.locator('body > script[type=module]')).toHaveCount(0)
  await front.cut()
  const tabs = page.getByRole('navigation', { name: message('ru', 'header.tabs') })
  await tabs.getByRole('link').nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('ru', 'offline.title'))
  await expect(page.getByRole('banner').getByRole('link')).toBeVisible()
  await expect(tabs.getByRole('link')).toHaveCount(4)
  await expect(page).toHaveURL(/\/ru\/gamehall$/)
  await front.mend()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveURL(/\/ru\/gamehall$/)
})

test('a newer service worker takes over and reloads the page once [PWA-05]', async ({ page, front }) => {
  await openWithWorker(page, '/rules')
  const loads = countLoads(page)
  front.renewWorker()
  await lookForNewer(page)
  await expect.poll(loads).toBe(1)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  expect(await waits(page)).toBeUndefined()
  // There is no newer worker now.
  await lookForNewer(page)
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
})

test('a newer build does not reload a page with a form in progress', async ({ page, front }) => {
  await openWithWorker(page, '/support')
  const field = page.getByLabel(fieldLabel('feedback', 'message', 'uz'))
  await field.fill('Salom')
  const loads = countLoads(page)
  front.renewWorker()
  await lookForNewer(page)
  await expect.poll(() => waits(page)).toBe('installed')
  await expect(field).toHaveValue('Salom')
  expect(loads()).toBe(0)
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect.poll(loads).toBe(1)
  expect(await waits(page)).toBeUndefined()
})
