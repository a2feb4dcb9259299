import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { publish, testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'
import { message } from '../support/texts.ts'

const title = (uz: string, ru: string) => ({ title: { uz, ru } })
const text = (uz: string, ru: string) => ({ type: 'string', ...title(uz, ru) })
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })

/** A form on a page of its own, whose operation sends every field. */
const documentsOf = (key: string, schema: object, ui: object = {}) => [
  {
    kind: 'form',
    key,
    schemaVersion: 1,
    body: {
      schema,
      ui,
      dictionary: [],
      strategy: 'eager',
      submit: { operation: 'support.sendFeedback', label: { uz: 'Yuborish', ru: 'Отправить' } },
    },
  },
  {
    kind: 'page',
    key,
    schemaVersion: 1,
    body: {
      route: `/${key}`,
      layout: 'default',
      seo: title('Shakl', 'Форма'),
      blocks: [{ id: 'form', type: 'FormBlock', version: 1, props: { form: key } }],
    },
  },
]

const person = {
  name: text('Ism', 'Имя'),
  email: text('Email', 'Почта'),
  message: text('Xabar', 'Сообщение'),
}

/** Alternatives that constants tell apart, in a group and in the rows of a list. */
const answer = {
  ...title('Javob', 'Ответ'),
  oneOf: [
    object(
      { by: { const: 'mail' }, address: text('Manzil', 'Адрес') },
      { ...title('Pochta orqali', 'Почтой'), required: ['by', 'address'] },
    ),
    object(
      {
        by: { const: 'call' },
        hour: text('Soat', 'Час'),
        code: { ...text('Kod', 'Код'), format: 'password' },
      },
      { ...title('Qoʻngʻiroq', 'Звонком'), required: ['by'] },
    ),
  ],
}

/** rjsf's `dependencies` with alternatives, nested, in the rows of a list. */
const pets = {
  type: 'array',
  ...title('Hayvonlar', 'Питомцы'),
  minItems: 1,
  items: object(
    { kind: { ...text('Tur', 'Вид'), enum: ['none', 'cat', 'dog'] } },
    {
      required: ['kind'],
      dependencies: {
        kind: {
          oneOf: [
            object({ kind: { enum: ['none'] } }),
            object({ kind: { enum: ['cat'] }, claws: { type: 'boolean', ...title('Tirnoq', 'Когти') } }),
            object(
              {
                kind: { enum: ['dog'] },
                big: { ...text('Kattami', 'Большая'), enum: ['yes', 'no'] },
              },
              {
                required: ['big'],
                dependencies: {
                  big: {
                    oneOf: [
                      object({ big: { enum: ['no'] } }),
                      object(
                        { big: { enum: ['yes'] }, weight: text('Vazn', 'Вес') },
                        { required: ['weight'] },
                      ),
                    ],
                  },
                },
              },
            ),
          ],
        },
      },
    },
  ),
}

const many = Object.fromEntries(
  Array.from({ length: 597 }, (_, index): [string, object] => [
    `field_${index}`,
    { ...text(`Maydon ${index}`, `Поле ${index}`), maxLength: 40 },
  ]),
)

const steps = [
  { ...title('Javob', 'Ответ'), fields: ['answer', 'rows'] },
  { ...title('Siz', 'О себе'), fields: ['name', 'email', 'message'] },
]
const test = testOnOwnSite([
  ...documentsOf(
    'choices',
    object(
      {
        answer,
        rows: { type: 'array', ...title('Qatorlar', 'Ряды'), minItems: 1, items: answer },
        ...person,
      },
      { required: ['answer', 'name', 'email', 'message'] },
    ),
    { steps },
  ),
  ...documentsOf('pets', object({ ...person, pets }, { required: ['name', 'email', 'message'] })),
])

const send = (page: Page) => page.getByRole('button', { name: 'Отправить' })
const fieldOf = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true })

async function fillPerson(page: Page) {
  await fieldOf(page, 'Имя').fill('Анвар')
  await fieldOf(page, 'Почта').fill('anvar@example.com')
  await fieldOf(page, 'Сообщение').fill('Здравствуйте, когда вы работаете?')
}

/** The values of the call that the form sends. */
async function sent(page: Page): Promise<Record<string, string>> {
  const call = page.waitForRequest(
    (request) => request.method() === 'POST' && /feedback/i.test(request.url()),
  )
  await send(page).click()
  return Object.fromEntries(new URLSearchParams((await call).postData() ?? ''))
}

test('values of alternatives come back in groups and rows, after a step and a reload, without secrets', async ({
  page,
}) => {
  await page.goto(localePath('/choices', 'ru'))
  const main = page.locator('main')
  const choices = main.getByRole('combobox')
  await expect(choices).toHaveCount(2)
  for (const [at, address] of ['Навои 1', 'Мира 2'].entries()) {
    await choices.nth(at).selectOption({ label: 'Почтой' })
    await main.getByLabel('Адрес').nth(at).fill(address)
  }
  for (const at of [0, 1]) {
    await choices.nth(at).selectOption({ label: 'Звонком' })
    await main.getByLabel(/^Код/).nth(at).fill('secret77')
  }
  await expect(main.getByLabel('Адрес')).toHaveCount(0)
  await page.getByRole('button', { name: message('ru', 'forms.steps.next') }).click()
  await fillPerson(page)
  await page.getByRole('button', { name: message('ru', 'forms.steps.back') }).click()
  await choices.nth(0).selectOption({ label: 'Почтой' })
  await expect(main.getByLabel('Адрес')).toHaveValue('Навои 1')
  await page.reload()
  await expect(main.getByLabel('Адрес')).toHaveValue('Навои 1')
  await choices.nth(1).selectOption({ label: 'Почтой' })
  await expect(main.getByLabel('Адрес').nth(1)).toHaveValue('Мира 2')
  await choices.nth(0).selectOption({ label: 'Звонком' })
  await expect(main.getByLabel(/^Код/)).toHaveValue('')
  const stored: unknown = await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')
  expect(stored).not.toContain('secret77')
})

test('constants tell alternatives apart, and an open choice leads to its control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(localePath('/choices', 'ru'))
  const next = page.getByRole('button', { name: message('ru', 'forms.steps.next') })
  const choice = page.locator('main').getByRole('combobox').first()
  await expect(choice).toBeVisible()
  await next.click()
  await page.getByRole('link', { name: 'Ответ', exact: true }).click()
  await expect(choice).toBeFocused()
  await choice.selectOption({ label: 'Почтой' })
  await fieldOf(page, 'Адрес').fill('Навои 1')
  await page.locator('main').getByRole('combobox').nth(1).selectOption({ label: 'Звонком' })
  await next.click()
  await fillPerson(page)
  await expect(send(page)).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  expect(await sent(page)).toMatchObject({ name: 'Анвар' })
})

test('dependencies with alternatives, nested, in the rows of a list, can be walked through', async ({
  page,
}) => {
  await page.goto(localePath('/pets', 'ru'))
  await expect(send(page)).toBeVisible()
  const main = page.locator('main')
  const kinds = main.getByLabel('Вид')
  await fillPerson(page)
  await kinds.nth(0).selectOption('cat')
  await main.getByLabel('Когти').check()
  await main.getByRole('button', { name: message('ru', 'forms.list.add') }).click()
  await kinds.nth(1).selectOption('dog')
  await expect(main.getByLabel('Вес')).toHaveCount(0)
  await main.getByLabel('Большая').selectOption('yes')
  await send(page).click()
  await page.getByRole('link', { name: /Вес/ }).click()
  await expect(main.getByLabel('Вес')).toBeFocused()
  await main.getByLabel('Вес').fill('40')
  // A visitor leaves the field for the choice, which the script would not.
  await main.getByLabel('Большая').focus()
  await main.getByLabel('Большая').selectOption('no')
  await expect(main.getByLabel('Вес')).toHaveCount(0)
  await main.getByLabel('Большая').selectOption('yes')
  await expect(main.getByLabel('Вес')).toHaveValue('40')
  await kinds.nth(1).selectOption('none')
  await expect(main.getByLabel('Большая')).toHaveCount(0)
  await kinds.nth(1).selectOption('dog')
  await expect(main.getByLabel('Вес')).toHaveValue('40')
  expect(await sent(page)).toMatchObject({ name: 'Анвар' })
})

test('six hundred fields are published, displayed, filled in and sent', async ({ page, site }) => {
  const required = ['name', 'email', 'message', 'field_0', 'field_596']
  await publish(site, documentsOf('many', object({ ...person, ...many }, { required })))
  const html = await (await page.request.get(`${site.url}${localePath('/many', 'ru')}`)).text()
  expect(html.length).toBeLessThan(100_000)
  await page.goto(localePath('/many', 'ru'))
  await expect(page.locator('main input, main textarea')).toHaveCount(600)
  await fillPerson(page)
  await send(page).click()
  await page.getByRole('link', { name: 'Поле 596' }).click()
  await expect(fieldOf(page, 'Поле 596')).toBeFocused()
  await page.keyboard.type('конец')
  await fieldOf(page, 'Поле 0').fill('начало')
  expect(await sent(page)).toMatchObject({ name: 'Анвар' })
})
