import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'

const label = (uz: string, ru: string) => ({ type: 'string', title: { uz, ru } })

/** A form of the support that accepts an e-mail address or a subject, on a page of its own. */
const documents = [
  {
    kind: 'form',
    key: 'rules',
    schemaVersion: 1,
    body: {
      schema: {
        type: 'object',
        required: ['name', 'message'],
        properties: {
          name: label('Ism', 'Имя'),
          email: label('Pochta', 'Почта'),
          subject: label('Mavzu', 'Тема'),
          message: label('Xabar', 'Сообщение'),
        },
        anyOf: [{ required: ['email'] }, { required: ['subject'] }],
      },
      ui: { fields: { email: { widget: 'email', width: 'half' }, subject: { width: 'half' } } },
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
    key: 'forms-test',
    schemaVersion: 1,
    body: {
      route: '/forms-test',
      layout: 'default',
      seo: { title: { uz: 'Shakl', ru: 'Форма' } },
      blocks: [
        {
          id: 'title',
          type: 'RichText',
          version: 1,
          props: { title: { uz: 'Shakl', ru: 'Форма' } },
        },
        { id: 'rules', type: 'FormBlock', version: 1, props: { form: 'rules' } },
      ],
    },
  },
]

const test = testOnOwnSite(documents)

async function openForm(page: Page, locale: Locale) {
  await page.goto(localePath('/forms-test', locale))
  await expect(page.getByRole('button', { name: locale === 'uz' ? 'Yuborish' : 'Отправить' })).toBeVisible()
}

const rules = {
  uz: 'Kamida bittasini koʻrsating: Pochta, Mavzu',
  ru: 'Укажите хотя бы одно: Почта, Тема',
}

for (const locale of ['uz', 'ru'] as const) {
  test(`a form that needs an e-mail address or a subject explains that and can be sent, ${locale}`, async ({
    page,
  }) => {
    const field = (uz: string, ru: string) => page.getByLabel(locale === 'uz' ? uz : ru)
    const send = page.getByRole('button', { name: locale === 'uz' ? 'Yuborish' : 'Отправить' })
    await openForm(page, locale)
    await expect(page.getByText(rules[locale])).toBeVisible()
    await expect(page.locator('main').getByRole('combobox')).toHaveCount(0)
    await field('Ism', 'Имя').fill('Anvar')
    await field('Xabar', 'Сообщение').fill('Salom')
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: rules[locale] })).toBeVisible()
    await page.getByRole('link', { name: rules[locale] }).click()
    await expect(field('Pochta', 'Почта')).toBeFocused()
    await page.keyboard.type('anvar@pochta.uz')
    const call = page.waitForRequest(
      (request) => request.method() === 'POST' && /feedback/i.test(request.url()),
    )
    await send.click()
    expect((await call).postData()).toContain('anvar')
    await expect(page).toHaveURL(new RegExp('/about$'))
  })
}
