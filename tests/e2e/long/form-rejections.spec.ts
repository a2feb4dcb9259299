import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { documentText, fieldLabel, message } from '../support/texts.ts'

test.use({ expectedStatuses: [0, 422, 502] })

const values = { name: 'Anvar', email: 'anvar@pochta.uz', message: 'Salom' }

const field = (page: Page, name: string) =>
  page.getByRole('main').getByLabel(fieldLabel('feedback', name, 'uz'))
const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: documentText('forms/feedback', 'submit.label', 'uz') })
const alert = (page: Page, text: string) => page.getByRole('main').getByText(text)

async function fill(page: Page) {
  await page.goto('/support')
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text)
}

async function seeAll(page: Page) {
  for (const [name, text] of Object.entries(values)) await expect(field(page, name)).toHaveValue(text)
}

/** Messages that have reached the platform. */
function arrivals(page: Page) {
  const arrived: (string | null)[] = []
  page.on('response', (response) => {
    if (!/sendFeedback/.test(response.url()) || !response.ok()) return
    arrived.push(new URLSearchParams(response.request().postData() ?? '').get('message'))
  })
  return arrived
}

test('a rejected field and a server that is not there lose nothing, also after a reload, and the form can be sent again', async ({
  page,
}) => {
  const arrived = arrivals(page)
  const call = '**/api/support/sendFeedback*'
  const errorData = { message: ['minLength'] }
  const error = { type: 'InvalidParameterException', message: 'no', error_data: errorData }
  await page.route(call, (route) => route.fulfill({ status: 422, json: { error } }), { times: 1 })
  await fill(page)
  await send(page).click()
  await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true')
  await seeAll(page)

  await page.route(call, (route) => route.fulfill({ status: 502, body: '<h1>502</h1>' }), { times: 1 })
  await send(page).click()
  await expect(alert(page, message('uz', 'errors.UnknownErrorException')).first()).toBeVisible()
  expect(arrived).toEqual([])
  await page.reload()
  await seeAll(page)
  await send(page).click()
  await expect.poll(() => arrived).toEqual([values.message])
})

test('a form that is sent while offline is kept, and is sent once when the player is online', async ({
  page,
  context,
}) => {
  const arrived = arrivals(page)
  await fill(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(alert(page, message('uz', 'forms.networkFailed')).first()).toBeVisible()
  await seeAll(page)
  await context.setOffline(false)
  await send(page).dblclick()
  await expect(field(page, 'message')).toHaveCount(0)
  expect(arrived).toEqual([values.message])
})
