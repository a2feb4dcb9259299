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
