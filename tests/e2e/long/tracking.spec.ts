import type {} from '../../../src/frames/analytics/fingerprint.ts'
import type {} from '../../../src/frames/analytics/metrics.ts'
import type {} from '../../../src/frames/analytics/tag-manager.ts'
import type { BrowserContext, Frame, Page } from '@playwright/test'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { startApplication, usePage } from '../support/application.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { sendButton } from '../support/cashier.ts'
import {
  demoPlayer,
  fillLogin,
  fillRegistration,
  freshPhone,
  openPopup,
  seeBalance,
} from '../support/player.ts'
import { expect } from '../support/test.ts'
import { documentText, message } from '../support/texts.ts'

const container = 'GTM-AB12CD'
const counter = '123456'

/** Analytics services and required consent. */
const analytics = {
  platformEvents: ['sign_up', 'play_game'],
  tagManager: container,
  metrics: counter,
  fingerprint: { script: '/sandbox/fingerprint/agent.js' },
  asksConsent: true,
}

const test = testOnOwnSite([{ kind: 'settings', key: 'analytics', schemaVersion: 1, body: analytics }])

// Calls that are still running when the session ends fail.
test.use({ expectedStatuses: [401] })

/** Records requests to other hosts and answers them with an empty script: tests have no network. */
async function watchOthers(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(/^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

const question = (page: Page) => page.getByRole('region', { name: message('uz', 'consent.title') })
const framesOf = (page: Page) => page.frames().filter((frame) => frame.url().includes('/frames/'))

async function analyticsFrame(page: Page): Promise<Frame> {
  await expect.poll(() => framesOf(page).length).toBe(1)
  const [frame] = framesOf(page)
  if (frame === undefined) throw new Error('there is no frame')
  return frame
}

/** Events sent to the tag manager and to the metrics service in this document, in order. */
async function told(page: Page): Promise<{ tags: unknown[]; goals: unknown[] }> {
  const frame = await analyticsFrame(page)
  return frame.evaluate(() => ({
    tags: (window.dataLayer ?? [])
      .map((entry) => ('event' in entry ? entry.event : undefined))
      .filter((name) => name !== 'gtm.js'),
    goals: (window.ym?.a ?? []).flatMap(([, method, name]) => {
      if (method === 'reachGoal') return [name]
      return method === 'hit' ? ['page_view'] : []
    }),
  }))
}

/** Waits until both services have received an event. */
async function expectTold(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => told(page), { message: name })
    .toEqual({ tags: expect.arrayContaining([name]), goals: expect.arrayContaining([name]) })
}

/** Records of the sandbox, newest first. */
const Tracked = Type.Object({
  hits: Type.Array(
    Type.Object({
      type: Type.String(),
      marks: Type.Record(Type.String(), Type.String()),
      fraud_session: Type.String(),
      player_id: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
  devices: Type.Array(Type.Object({ call_name: Type.String() })),
  events: Type.Array(
    Type.Object({ name: Type.String(), params: Type.Record(Type.String(), Type.Unknown()) }),
  ),
})

async function recordOf(page: Page) {
  const answer = await page.request.get('/sandbox/tracking.json')
  return Value.Parse(Tracked, await answer.json())
}

test('loads nothing of third parties before consent or after it is declined', async ({ page, context }) => {
  const asked = await watchOthers(context)
  const visit = page.waitForResponse(/\/hit\b/)
  await page.goto('/?track_id=41')
  await usePage(page)
  await expect(question(page)).toBeVisible()
  // It blocks nothing: the page below stays usable.
  await page.getByRole('banner').getByRole('link').first().focus()
  expect(framesOf(page)).toEqual([])
  await question(page)
    .getByRole('button', { name: message('uz', 'consent.decline') })
    .press('Enter')
  await expect(question(page)).toBeHidden()
  await visit
  await page.goto('/ru/rules')
  await startApplication(page)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('region', { name: message('ru', 'consent.title') })).toHaveCount(0)
  // The visit is reported to the site's own platform: the tracking code has loaded and sent nothing else.
  await expect
    .poll(async () => (await recordOf(page)).hits)
    .toMatchObject([{ type: 'visit', marks: { track_id: '41' }, player_id: null }])
  expect(framesOf(page)).toEqual([])
  expect(asked).toEqual([])
})

test('an untouched page reports the visit before its code is loaded [TRACK-02]', async ({ page }) => {
  await page.goto('/sandbox')
  const known = (await recordOf(page)).hits.length
  await page.goto('/rules')
  await expect.poll(async () => (await recordOf(page)).hits.length - known).toBe(1)
  expect(await page.locator('html').getAttribute('data-started')).toBeNull()
})

test('consent can be changed in the footer and on the privacy page: tracking stops at once, and the choice is stored', async ({
  page,
  context,
}) => {
  await watchOthers(context)
  const settings = (locale: 'uz' | 'ru') => documentText('menus/footer-documents', 'items.3.label', locale)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await usePage(page)
  // The consent banner does not block the tabs below it.
  await expect(question(page)).toBeVisible()
  const tabs = page.getByRole('navigation', { name: message('uz', 'header.tabs') })
  await tabs.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/gamehall/)
  await question(page)
    .getByRole('button', { name: message('uz', 'consent.accept') })
    .click()
  await analyticsFrame(page)

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: settings('uz') })
    .click()
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toContainText(message('uz', 'consent.now.accepted'))
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  expect(framesOf(page)).toHaveLength(1)

  await page.goto('/ru/privacy')
  await usePage(page)
  await analyticsFrame(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: settings('ru') })
    .click()
  const again = page.getByRole('region', { name: message('ru', 'consent.title') })
  await again.getByRole('button', { name: message('ru', 'consent.decline') }).click()
  await expect(again).toBeHidden()
  await expect.poll(() => framesOf(page)).toEqual([])
  await page.reload()
  await startApplication(page)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(again).toHaveCount(0)
  expect(framesOf(page)).toEqual([])
})

test('with consent, an iframe of another origin sends pages and events to tag manager and metrics', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const asked = await watchOthers(context)
  await page.goto('/?track_id=77&publisher_id=12')
  await usePage(page)
  await question(page)
    .getByRole('button', { name: message('uz', 'consent.accept') })
    .press('Enter')
  const frame = await analyticsFrame(page)
  expect(new URL(frame.url()).origin).not.toBe(new URL(baseURL ?? '').origin)
  await expect(page.locator('iframe[src$="/frames/analytics"]')).toBeHidden()
  await expectTold(page, 'page_view')
  expect(asked).toEqual([
    `https://www.googletagmanager.com/gtm.js?id=${container}`,
    'https://mc.yandex.ru/metrika/tag.js',
  ])
  expect(await page.evaluate(() => [typeof window.dataLayer, typeof window.ym, typeof window.seon])).toEqual([
    'undefined',
    'undefined',
    'undefined',
  ])

  const phone = freshPhone()
  await openPopup(page, 'registration', 'uz')
  await fillRegistration(page, 'uz', phone)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: documentText('forms/registration', 'submit.label', 'uz') })
    .click()
  await seeBalance(page)
  await expectTold(page, 'sign_up')
  // The registration told the platform the device that it came from.
  expect((await recordOf(page)).devices).toMatchObject([{ call_name: 'auth.register' }])
  await expect
    .poll(async () => (await recordOf(page)).events[0])
    .toMatchObject({ name: 'sign_up', params: { track_id: '77', publisher_id: '12' } })

  await page
    .getByRole('banner')
    .getByRole('button', { name: message('uz', 'header.account') })
    .click()
  await page.getByRole('button', { name: message('uz', 'header.logout') }).click()
  await expectTold(page, 'logout')
  await openPopup(page, 'login', 'uz')
  await fillLogin(page, 'uz', demoPlayer.login, demoPlayer.password)
  await seeBalance(page)
  await expectTold(page, 'login')
  const layer = JSON.stringify(await frame.evaluate(() => window.dataLayer))
  expect(layer).not.toContain(phone)
  expect(layer).not.toContain(demoPlayer.login)

  await page.goto('/cashier/deposit/payme')
  await expect(page.locator('main form[id] input').first()).toHaveValue(/90 123 45 67/)
  await page.getByRole('button', { name: '2,000,000', exact: true }).click()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/cashier\/paymobile/)
  await usePage(page)
  await expectTold(page, 'make_deposit')

  await page.goto('/game/olmos-saltanati')
  await expectTold(page, 'play_game')
})
