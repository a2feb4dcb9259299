import type { Page, Request, Route } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'
import { message } from '../support/texts.ts'

const label = (uz: string, ru: string) => ({ type: 'string', title: { uz, ru } })

const test = testOnOwnSite([
  {
    kind: 'form',
    key: 'rejected',
    schemaVersion: 1,
    body: {
      schema: {
        type: 'object',
        required: ['name', 'message'],
        properties: {
          name: label('Ism', 'Имя'),
          email: label('Pochta', 'Почта'),
          message: { ...label('Xabar', 'Сообщение'), minLength: 2 },
        },
      },
      ui: {},
      dictionary: [],
      strategy: 'eager',
      submit: {
        operation: 'support.sendFeedback',
        label: { uz: 'Yuborish', ru: 'Отправить' },
        onSuccess: [{ type: 'navigate', to: '/about' }],
      },
    },
  },
  {
    kind: 'page',
    key: 'rejected',
    schemaVersion: 1,
    body: {
      route: '/rejected',
      layout: 'default',
      seo: { title: { uz: 'Shakl', ru: 'Форма' } },
      blocks: [{ id: 'rejected', type: 'FormBlock', version: 1, props: { form: 'rejected' } }],
    },
  },
])

test.use({ expectedStatuses: [0, 400, 413, 422, 429, 500, 502] })

const call = '**/api/support/sendFeedback*'
const values = { name: 'Anvar', email: 'anvar@pochta.uz', message: 'Salom' }
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const send = (page: Page) => page.getByRole('button', { name: 'Yuborish' })
const summary = (page: Page) => page.locator('main').getByRole('group')

async function fill(page: Page) {
  await page.goto(localePath('/rejected', 'uz'))
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text)
}

async function seeAll(page: Page) {
  for (const [name, text] of Object.entries(values)) await expect(field(page, name)).toHaveValue(text)
}

/** The submissions that have reached the platform. */
function arrivals(page: Page) {
  const arrived: Request[] = []
  page.on('response', (response) => {
    if (/sendFeedback/.test(response.url()) && response.ok()) arrived.push(response.request())
  })
  return arrived
}

const error = (type: string, data: object = {}) => ({ error: { type, message: 'no', error_data: data } })
const answer = (status: number, json: object) => (route: Route) => route.fulfill({ status, json })

interface Rejection {
  about: string
  answer: (route: Route) => Promise<void>
  /** What the player reads. */
  text: RegExp | string
}

const rejections: Rejection[] = [
  {
    about: 'a rejected field',
    answer: answer(422, error('InvalidParameterException', { message: ['minLength'] })),
    text: /\b2\b/,
  },
  {
    about: 'a rejected form',
    answer: answer(422, error('InvalidRequestException')),
    text: message('uz', 'errors.InvalidRequestException'),
  },
  {
    about: 'data that are too large',
    answer: (route) => route.fulfill({ status: 413, body: 'no' }),
    text: message('uz', 'errors.tooLarge'),
  },
  {
    about: 'an error of the server',
    answer: (route) => route.fulfill({ status: 500, body: 'no' }),
    text: message('uz', 'errors.UnknownErrorException'),
  },
  {
    about: 'a server that is not there',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
    text: message('uz', 'errors.UnknownErrorException'),
  },
  {
    about: 'too many submissions',
    answer: answer(429, error('TooManyRequestsException')),
    text: message('uz', 'errors.TooManyRequestsException'),
  },
  {
    about: 'a broken connection',
    answer: (route) => route.abort('connectionreset'),
    text: message('uz', 'forms.networkFailed'),
  },
]

for (const { about, answer: reject, text } of rejections)
  test(`${about} loses nothing, also after a reload, and the form can be sent again`, async ({ page }) => {
    const arrived = arrivals(page)
    await page.route(call, reject, { times: 1 })
    await fill(page)
    await send(page).click()
    await expect(summary(page).or(page.locator('main [aria-invalid=true]')).first()).toBeVisible()
    await expect(page.locator('main')).toContainText(text)
    await seeAll(page)
    expect(arrived).toEqual([])

    await page.reload()
    await seeAll(page)
    await send(page).click()
    await expect(page).toHaveURL(/\/about$/)
    expect(arrived).toHaveLength(1)
    expect(new URLSearchParams(arrived[0]?.postData() ?? '').get('message')).toBe(values.message)
  })

test('a platform that does not answer loses nothing, and the form can be sent again', async ({ page }) => {
  const arrived = arrivals(page)
  await page.clock.install()
  await page.route(call, () => undefined, { times: 1 })
  await fill(page)
  const sent = page.waitForRequest(call)
  await send(page).click()
  await sent
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(20_000)
  await expect(summary(page)).toContainText(message('uz', 'forms.networkFailed'))
  await seeAll(page)
  await send(page).click()
  await expect(page).toHaveURL(/\/about$/)
  expect(arrived).toHaveLength(1)
})

test('a form that is sent while offline is kept, and is sent once when the player is online', async ({
  page,
  context,
}) => {
  const arrived = arrivals(page)
  await fill(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(summary(page)).toContainText(message('uz', 'forms.networkFailed'))
  await send(page).click()
  await expect(summary(page)).toContainText(message('uz', 'forms.networkFailed'))
  await seeAll(page)
  await context.setOffline(false)
  await send(page).dblclick()
  await expect(page).toHaveURL(/\/about$/)
  expect(arrived).toHaveLength(1)
})
