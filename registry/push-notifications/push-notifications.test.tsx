import { beforeEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { examples } from './push-notifications.examples.ts'
import { PushNotifications } from './push-notifications.tsx'

const texts = messages.body.notifications.push
const kinds = messages.body.notifications.kinds
const { data: settings } = examples.normal.data.push
const [device] = settings.devices
let platform: ReturnType<typeof testPlatform>
let permission: NotificationPermission
let existing: object | null
const requestPermission = vi.fn()
const unsubscribe = vi.fn()
const subscribe = vi.fn()

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).buffer,
  unsubscribe,
}

/** A browser with web push. */
beforeEach(() => {
  permission = 'default'
  existing = null
  requestPermission.mockReset().mockImplementation(async () => (permission = 'granted'))
  unsubscribe.mockReset().mockImplementation(async () => (existing = null))
  subscribe.mockReset().mockImplementation(async () => (existing = subscription))
  const registration = { pushManager: { getSubscription: async () => existing, subscribe } }
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: {
        value: {
          getRegistration: () => Promise.resolve(registration),
          register: () => Promise.resolve(registration),
          ready: Promise.resolve(registration),
        },
      },
      userAgent: { value: 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0 Mobile' },
    }),
  )
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return permission
    },
  })
  let devices = [...settings.devices]
  platform = testPlatform({
    'push.getsettings': () => ({ data: { ...settings, devices } }),
    'push.subscribe': ({ params }) => {
      const { kinds: wanted } = params
      if (device === undefined) return 'connection lost'
      const kept = wanted === undefined ? device.kinds : device.kinds.filter((kind) => wanted.includes(kind))
      devices = [{ ...device, kinds: kept }]
      return { data: { ...device, kinds: kept } }
    },
    'push.unsubscribe': () => {
      devices = []
      return { data: 1 }
    },
  })
})
async function show(name: keyof typeof examples, account = testAccount) {
  const { props, data } = examples[name]
  const block = <PushNotifications {...bare} props={props} data={data} />
  const page = await mount(block, { account })
  await settle()
  const labels = () =>
    [...page.container.querySelectorAll('[role=switch]')].map(
      (input) => document.getElementById(input.getAttribute('aria-labelledby') ?? '')?.textContent,
    )
  return { ...page, labels, text: () => page.container.textContent }
}

it('asks the browser only after the player, and then the platform', async () => {
  const page = await show('empty')
  expect(requestPermission).not.toHaveBeenCalled()
  expect(page.text()).toContain(texts.text)
  await click(page.control(texts.turnOn))
  await settle()
  expect(subscribe).toHaveBeenCalledWith(expect.objectContaining({ userVisibleOnly: true }))
  expect(platform.called('push.subscribe')[0]?.params).toMatchObject({
    endpoint: subscription.endpoint,
    name: 'Chrome, Android',
  })
  expect(platform.called('push.subscribe')[0]?.params).not.toHaveProperty('kinds')
  expect(page.text()).toContain(texts.isOn)
})

it('stays off, and says so, if the player does not permit notifications', async () => {
  requestPermission.mockResolvedValue('default')
  const page = await show('empty')
  await click(page.control(texts.turnOn))
  await settle()
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(texts.dismissed)
  expect(platform.called('push.subscribe')).toEqual([])
})

it('explains how to undo a ban of the browser to those who turn them on', async () => {
  permission = 'denied'
  const page = await show('empty')
  expect(page.text()).not.toContain(texts.denied)
  await click(page.control(texts.turnOn))
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(texts.denied)
  expect(requestPermission).not.toHaveBeenCalled()
})

it('says that a browser without push has none', async () => {
  vi.stubGlobal('navigator', Object.create(Navigator.prototype, {}))
  const page = await show('empty')
  await click(page.control(texts.turnOn))
  expect(page.text()).toContain(texts.unsupported)
})

it('reports that the push service of the browser does not answer', async () => {
  subscribe.mockRejectedValue(new DOMException('push service error', 'AbortError'))
  const page = await show('empty')
  await click(page.control(texts.turnOn))
  await settle()
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(texts.unavailable)
})

it('ends the subscription of the browser if the platform does not take it', async () => {
  platform.answers['push.subscribe'] = () => ({
    error: 'InvalidRequestException',
    errorData: { reason: 'too_many' },
  })
  const page = await show('empty')
  await click(page.control(texts.turnOn))
  await settle()
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(texts.tooMany)
  expect(unsubscribe).toHaveBeenCalled()
})

it('has a switch for each subject, advertising last and off', async () => {
  existing = subscription
  const page = await show('normal')
  expect(page.labels()).toEqual([kinds.money, kinds.account, kinds.bonus, kinds.game])
  const checked = [...page.container.querySelectorAll('input')].map((input) => input.checked)
  expect(checked).toEqual([true, true, false, false])
  const money = page.container.querySelector('input')
  if (money) await click(money)
  await settle()
  expect(platform.called('push.subscribe')[0]?.params['kinds']).toBe('account')
})

it('offers no advertising during a break, and says that nothing is sent', async () => {
  existing = subscription
  const page = await show('normal', { ...testAccount, is_on_break: true })
  expect(page.labels()).toEqual([kinds.money, kinds.account])
  expect(page.text()).toContain(texts.paused)
})

it('reports a device that nothing reaches, and turns it on again', async () => {
  const page = await show('normal')
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(texts.failing)
  await click(page.control(texts.again))
  await settle()
  expect(platform.called('push.subscribe')[0]?.params['kinds']).toBe('money,account')
  expect(page.text()).toContain(texts.isOn)
})

it('turns this device off, and other devices from here', async () => {
  existing = subscription
  const page = await show('normal')
  await click(page.control(texts.removeOf.replace('{{name}}', 'Firefox, Windows')))
  await settle()
  expect(platform.called('push.unsubscribe').map(({ params }) => params['id'])).toEqual(['2'])
  await page.unmount()
  const again = await show('normal')
  await click(again.control(texts.turnOff))
  await settle()
  expect(platform.called('push.unsubscribe').map(({ params }) => params['id'])).toEqual(['2', '1'])
  expect(unsubscribe).toHaveBeenCalledTimes(1)
  expect(again.control(texts.turnOn)).toBeDefined()
})

it('reports a failure with a retry, and is absent on a platform without push', async () => {
  const failed = await show('error')
  expect(failed.control(messages.body.errors.retry)).toBeDefined()
  await failed.unmount()
  const data = { push: { status: 'error' as const, error: 'MethodNotFoundException' } }
  const block = <PushNotifications {...bare} data={data} />
  const absent = await mount(block, { account: testAccount })
  expect(absent.container.textContent).toBe('')
})
