import type { BrowserContext, Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { startPushService, type PushService } from '../../support/push-service.ts'
import { subscriptionAt } from '../../support/push-keys.ts'
import { password, registerPlayer } from '../support/account.ts'
import { startApplication, usePage } from '../support/application.ts'
import { violationsOf } from '../support/axe.ts'
import { startSite, type Site } from '../support/site.ts'
import { expect, test as base } from '../support/test.ts'
import { message } from '../support/texts.ts'

interface Workers {
  service: PushService
  site: Site
}

const test = base.extend<object, Workers>({
  service: [
    async ({}, use) => {
      const service = await startPushService()
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ service }, use) => {
      const site = await startSite({ SANDBOX_PUSH_SERVICE: service.url })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})
test.use({ serviceWorkers: 'allow', expectedStatuses: [0, 401] })

/**
 * A private window of Chromium, as tests have it, cannot subscribe. The subscription is replaced by one at the push
 * service of the test; permission, worker and everything else are the browser's.
 */
async function subscribeAt(context: BrowserContext, endpoint: string): Promise<void> {
  const keys = subscriptionAt(endpoint)
  await context.addInitScript(
    ({ endpoint: address, p256dh, auth }) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
      const key = 'test.subscribed'
      const subscription = {
        endpoint: address,
        getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh).buffer,
        unsubscribe: async () => {
          localStorage.removeItem(key)
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(key) === null ? null : subscription),
        subscribe: async () => {
          localStorage.setItem(key, '1')
          return subscription
        },
      })
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = () => Promise.resolve('granted')
    },
    { endpoint: keys.endpoint, p256dh: keys.p256dh, auth: keys.auth },
  )
}

async function openSubscriptions(page: Page, locale: 'uz' | 'ru'): Promise<void> {
  await page.goto(localePath('/profile/notification', locale), { waitUntil: 'load' })
  await usePage(page)
}

test('a player turns on push, news reach the push service, a logout ends it', async ({
  page,
  context,
  service,
  site,
}) => {
  const locale = 'uz'
  const text = (key: string) => message(locale, `notifications.push.${key}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await subscribeAt(context, `${service.url}/${locale}`)
  const phone = await registerPlayer(page, site.url)
  await openSubscriptions(page, locale)
  const card = page.getByRole('region', { name: text('title') })
  await card.getByRole('button', { name: text('turnOn') }).click()
  await expect(card.getByText(text('isOn'))).toBeVisible()
  await expect(card.getByRole('switch')).toHaveCount(4)
  expect(await violationsOf(page, '#push')).toEqual([])

  const before = service.received.length
  // The first login from another kind of device is news.
  await fetch(`${site.url}/api/auth/login?v=2.34&locale=uz`, {
    method: 'POST',
    headers: { origin: site.url, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    body: new URLSearchParams({ login: phone, password }),
  })
  await expect.poll(() => service.received.length, { timeout: 40_000 }).toBe(before + 1)
  expect(service.received.at(-1)).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid /),
  })

  await page.evaluate(() =>
    fetch('/api/auth/logout?v=2.34&locale=uz', { method: 'POST' }).then(() => undefined),
  )
  const login = await page.request.post('/api/auth/login?v=2.34&locale=uz', {
    headers: { origin: site.url },
    form: { login: phone, password },
  })
  expect(login.ok()).toBe(true)
  await openSubscriptions(page, locale)
  await expect(card.getByRole('button', { name: text('turnOn') })).toBeVisible()
})

test('the built service worker shows a message, and the name of the site for what is none', async ({
  page,
  context,
  site,
}) => {
  const started = context.waitForEvent('serviceworker')
  await page.goto('/', { waitUntil: 'load' })
  await startApplication(page)
  const worker = await started
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // The headless shell permits no notifications, whatever a context grants: what would be displayed is recorded.
  await worker.evaluate(() => {
    const shown: string[] = []
    Object.assign(globalThis, { shown })
    Object.assign(Object.getPrototypeOf(Reflect.get(globalThis, 'registration')), {
      showNotification: async (title: string, { body, lang, tag }: NotificationOptions) => {
        shown.push(JSON.stringify({ title, body, lang, tag }))
      },
    })
  })
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const deliver = (data: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: site.url,
      registrationId,
      data: JSON.stringify(data),
    })
  const shown = () => worker.evaluate(() => String(Reflect.get(globalThis, 'shown')))
  const news = { title: 'Есть новости', body: 'На сайте', locale: 'ru', link: '/profile/notifications' }
  await deliver({ ...news, id: 'payment:7' })
  const first = JSON.stringify({ title: news.title, body: news.body, lang: 'ru', tag: 'payment:7' })
  await expect.poll(shown).toBe(first)
  await deliver({ ...news, id: 'payment:8', link: 'https://evil.example' })
  await expect.poll(shown).toBe(`${first},${JSON.stringify({ title: new URL(site.url).host, tag: 'news' })}`)
})
