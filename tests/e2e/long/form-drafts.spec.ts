import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { enter } from '../support/player.ts'
import { publish, testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'
import { message } from '../support/texts.ts'

const label = (uz: string, ru: string) => ({ type: 'string', title: { uz, ru } })

const form = (title: string) => ({
  kind: 'form',
  key: 'stepped',
  schemaVersion: 1,
  body: {
    title: { uz: title, ru: title },
    schema: {
      type: 'object',
      required: ['name', 'message'],
      properties: {
        name: label('Ism', 'Имя'),
        secret: { ...label('Parol', 'Пароль'), validator: 'password' },
        email: label('Pochta', 'Почта'),
        message: label('Xabar', 'Сообщение'),
      },
    },
    ui: {
      fields: { secret: { widget: 'password' } },
      steps: [
        { title: { uz: 'Siz', ru: 'О себе' }, fields: ['name', 'secret'] },
        { title: { uz: 'Xat', ru: 'Письмо' }, fields: ['email', 'message'] },
      ],
    },
    dictionary: [],
    strategy: 'eager',
    submit: {
      operation: 'support.sendFeedback',
      label: { uz: 'Yuborish', ru: 'Отправить' },
      onSuccess: [{ type: 'navigate', to: '/about' }],
    },
  },
})

const test = testOnOwnSite([
  form('A'),
  {
    kind: 'page',
    key: 'stepped',
    schemaVersion: 1,
    body: {
      route: '/stepped',
      layout: 'default',
      seo: { title: { uz: 'Shakl', ru: 'Форма' } },
      blocks: [{ id: 'stepped', type: 'FormBlock', version: 1, props: { form: 'stepped' } }],
    },
  },
])

// A session that ends while a page loads makes its calls fail.
test.use({ expectedStatuses: [401] })

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

async function toSecondStep(page: Page) {
  await page.goto(localePath('/stepped', 'uz'))
  await field(page, 'name').fill('Anvar')
  await field(page, 'secret').fill('Marra2026')
  await page.getByRole('button', { name: message('uz', 'forms.steps.next') }).click()
  await field(page, 'email').fill('anvar@pochta.uz')
}

test('going back a step loads nothing, even offline and after a republish', async ({
  page,
  context,
  site,
}) => {
  await toSecondStep(page)
  await field(page, 'message').fill('Salom')
  await publish(site, [form('B')])
  await context.setOffline(true)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goBack()
  await expect(field(page, 'name')).toHaveValue('Anvar')
  await expect(field(page, 'secret')).toHaveValue('Marra2026')
  await page.goForward()
  await expect(field(page, 'message')).toHaveValue('Salom')
  expect(requests.filter((url) => url.includes('/nfx/'))).toEqual([])
  await context.setOffline(false)
})

test('a reload, another language, a new version and leaving the page lose nothing but secrets', async ({
  page,
  site,
}) => {
  await toSecondStep(page)
  await field(page, 'message').pressSequentially('Salom')
  await page.reload()
  await expect(field(page, 'message')).toHaveValue('Salom')
  await expect(field(page, 'email')).toHaveValue('anvar@pochta.uz')
  await page.goBack()
  await expect(field(page, 'name')).toHaveValue('Anvar')
  await expect(field(page, 'secret')).toHaveValue('')

  await field(page, 'secret').fill('Marra2026')
  await page
    .getByRole('banner')
    .getByRole('button', { name: message('uz', 'header.language') })
    .click()
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page.getByLabel('Имя')).toHaveValue('Anvar')
  await expect(field(page, 'secret')).toHaveValue('Marra2026')

  await publish(site, [form('C')])
  await page.goto(localePath('/about', 'ru'))
  await page.goto(localePath('/stepped', 'ru'))
  await expect(page.getByRole('heading', { name: 'C', exact: true })).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Anvar')

  const stored = await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')
  expect(stored).toContain('Anvar')
  expect(stored).not.toContain('Marra2026')
})

test('a player who logs in does not see what a guest has typed, and a guest not what a player has', async ({
  page,
}) => {
  await toSecondStep(page)
  await enter(page)
  await page.goto(localePath('/stepped', 'uz'))
  await expect(field(page, 'name')).toHaveValue('')
  await field(page, 'name').fill('Lola')
  await page.context().clearCookies()
  await page.goto(localePath('/stepped', 'uz'))
  await expect(field(page, 'name')).toHaveValue('')
  await enter(page)
  await page.goto(localePath('/stepped', 'uz'))
  await expect(field(page, 'name')).toHaveValue('Lola')
})
