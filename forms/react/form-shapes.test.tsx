import { describe, expect, test, vi } from 'vitest'
import { send, user, submit, text } from '../../tests/support/form-player.ts'
import { waitFor } from 'storybook/test'
import { showForm, testForm, type ShownForm } from '../../tests/support/show-form.tsx'
import { messageId } from '../../src/ui/controls/field.tsx'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

describe('sections', () => {
  test('appear under their headings in order, after the fields without a section', async () => {
    const schema = { type: 'object', properties: { a: text('А'), b: text('Б'), c: text('В'), d: text('Г') } }
    const sections = [
      { title: 'Второе', hint: 'Подсказка', fields: ['c'] },
      { title: 'Третье', fields: ['a', 'd'] },
    ]
    const form = await showForm({ form: testForm(schema, { sections }) })
    const second = form.getByRole('group', { name: 'Второе' })
    expect(second.textContent).toContain('Подсказка')
    expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'b',
      'c',
      'a',
      'd',
    ])
    expect(
      [...form.getByRole('group', { name: 'Третье' }).querySelectorAll('input')].map(({ name }) => name),
    ).toEqual(['a', 'd'])
  })
})

describe('nested fields', () => {
  const schema = {
    type: 'object',
    required: ['address'],
    properties: {
      address: {
        type: 'object',
        title: 'Адрес',
        required: ['city', 'phone'],
        properties: { city: text('Город'), phone: { ...text('Телефон'), validator: 'phone' } },
      },
    },
  }

  test('are rendered by their schemas, validated and submitted with their structure', async () => {
    const form = await showForm({
      form: testForm(schema, { fields: { 'address.phone': { prefix: '+998', mask: '## ### ## ##' } } }),
    })
    await user.type(form.getByLabelText('Телефон'), '901234567')
    expect(form.getByLabelText('Телефон')).toHaveProperty('value', '90 123 45 67')
    await submit(form)
    const city = form.getByLabelText('Город')
    await waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'))
    const link = form.getByRole('link', { name: 'Адрес — Город' })
    await user.click(link)
    expect(document.activeElement).toBe(city)
    await user.type(city, 'Бухара')
    await submit(form)
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ address: { city: 'Бухара', phone: '+998901234567' } }),
    )
  })
})

describe('a condition', () => {
  const schema = {
    type: 'object',
    properties: { kind: { ...text('Кто вы'), enum: ['person', 'company'] } },
    if: { properties: { kind: { const: 'company' } }, required: ['kind'] },
    then: { required: ['name'], properties: { name: { ...text('Компания'), minLength: 3 } } },
  }

  test('adds fields, and neither validates nor submits the values of hidden ones', async () => {
    const form = await showForm({ form: testForm(schema) })
    expect(form.queryByLabelText('Компания')).toBeNull()
    await user.selectOptions(form.getByLabelText(/Кто вы/), 'company')
    await user.type(await form.findByLabelText('Компания'), 'x')
    await submit(form)
    expect(send).not.toHaveBeenCalled()
    await user.selectOptions(form.getByLabelText(/Кто вы/), 'person')
    await waitFor(() => expect(form.queryByLabelText('Компания')).toBeNull())
    await submit(form)
    await waitFor(() => expect(send).toHaveBeenCalledWith({ kind: 'person' }))
  })

  test('in dependencies or alternatives works the same way', async () => {
    const form = await showForm({
      form: testForm({
        type: 'object',
        properties: { card: text('Карта'), note: text('Заметка') },
        dependencies: { card: { required: ['holder'], properties: { holder: text('Владелец') } } },
        oneOf: [
          { title: 'Почта', required: ['mail'], properties: { mail: text('Адрес') } },
          { title: 'Телефон', required: ['phone'], properties: { phone: text('Номер') } },
        ],
      }),
    })
    await user.type(form.getByLabelText(/Карта/), '1')
    await form.findByLabelText('Владелец')
    await user.clear(form.getByLabelText(/Карта/))
    await waitFor(() => expect(form.queryByLabelText('Владелец')).toBeNull())
    await user.selectOptions(form.getByLabelText('Вариант'), 'Почта')
    await user.type(await form.findByLabelText('Адрес'), 'x')
    await user.selectOptions(form.getByLabelText('Вариант'), 'Телефон')
    await user.type(await form.findByLabelText('Номер'), '7')
    expect(form.queryByLabelText('Адрес')).toBeNull()
    await submit(form)
    await waitFor(() => expect(send).toHaveBeenCalledWith({ phone: '7' }))
  })
})

describe('a list', () => {
  const schema = {
    type: 'object',
    properties: {
      phones: {
        type: 'array',
        title: 'Телефоны',
        minItems: 1,
        maxItems: 3,
        items: { type: 'object', required: ['number'], properties: { number: text('Номер') } },
      },
    },
  }
  const numbers = (form: ShownForm) =>
    form.queryAllByRole('textbox').map((field) => (field instanceof HTMLInputElement ? field.value : ''))

  test('adds, removes and reorders rows by buttons and keys and keeps the focus nearby', async () => {
    const form = await showForm({ form: testForm(schema) })
    await user.type(form.getByLabelText('Номер'), '1')
    for (const number of ['2', '3']) {
      await user.click(form.getByRole('button', { name: 'Добавить' }))
      await user.keyboard(number)
    }
    expect(form.queryByRole('button', { name: 'Добавить' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Выше: 3' }))
    await waitFor(() => expect(numbers(form)).toEqual(['1', '3', '2']))
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Выше: 2' }))
    await user.click(form.getAllByLabelText('Номер')[1] ?? document.body)
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(numbers(form)).toEqual(['3', '1', '2']))
    expect(document.activeElement).toBe(form.getAllByLabelText('Номер')[0])
    expect(form.getByText('Теперь на месте 1 из 3')).toBeTruthy()
    await user.click(form.getByRole('button', { name: 'Убрать: 2' }))
    await waitFor(() => expect(numbers(form)).toEqual(['3', '2']))
    await submit(form)
    await waitFor(() => expect(send).toHaveBeenCalledWith({ phones: [{ number: '3' }, { number: '2' }] }))
  })

  test('of options renders checkboxes', async () => {
    const games = {
      type: 'array',
      title: 'Игры',
      uniqueItems: true,
      items: { type: 'string', enum: ['slots', 'cards', 'dice'] },
    }
    const form = await showForm({ form: testForm({ type: 'object', properties: { games } }) })
    await user.click(form.getByRole('checkbox', { name: 'dice' }))
    await user.click(form.getByRole('checkbox', { name: 'slots' }))
    await submit(form)
    await waitFor(() => expect(send).toHaveBeenCalledWith({ games: ['slots', 'dice'] }))
  })
})

describe('a recursive schema', () => {
  test('is rendered one level at a time', async () => {
    const person = {
      type: 'object',
      title: 'Друг',
      properties: { name: text('Имя'), friend: { $ref: '#/definitions/person' } },
    }
    const form = await showForm({ form: testForm({ definitions: { person }, $ref: '#/definitions/person' }) })
    for (let depth = 1; depth <= 3; depth += 1) {
      const buttons = form.getAllByRole('button', { name: 'Заполнить: Друг' })
      await user.click(buttons[0] ?? document.body)
      await waitFor(() => expect(form.getAllByLabelText(/Имя/).length).toBeGreaterThan(depth))
    }
    await user.type(form.getAllByLabelText(/Имя/)[1] ?? document.body, 'Ли')
    await submit(form)
    await waitFor(() => expect(send).toHaveBeenCalledWith({ friend: { name: 'Ли' } }))
  })
})

test('accepts a decimal comma in a number, keeps unfinished typing and submits a number', async () => {
  const schema = { type: 'object', properties: { share: { type: 'number', title: 'Доля', maximum: 9 } } }
  const form = await showForm({ form: testForm(schema) })
  const share = form.getByLabelText(/Доля/)
  await user.type(share, '1,')
  await new Promise((done) => setTimeout(done, 250))
  expect(share).toHaveProperty('value', '1,')
  await user.type(share, '5')
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ share: 1.5 }))
})

test('shows the platform’s error for a nested field at that field', async () => {
  const { ApiError } = await import('../../schemas/api/errors.ts')
  const schema = {
    type: 'object',
    properties: {
      address: { type: 'object', properties: { city: text('Город') } },
      phones: { type: 'array', items: { ...text('Телефон') } },
    },
  }
  send.mockRejectedValue(
    new ApiError('InvalidParameterException', '', { 'address.city': ['taken'], phones: { 0: 'age' } }),
  )
  const form = await showForm({ form: testForm(schema), values: { address: { city: 'x' }, phones: ['1'] } })
  await submit(form)
  await form.findByText('С этими данными уже есть счёт. Войдите или укажите другие')
  expect(form.getByLabelText(/Город/).getAttribute('aria-invalid')).toBe('true')
  expect(form.getByLabelText(/Телефон/).getAttribute('aria-invalid')).toBe('true')
  await user.type(form.getByLabelText(/Город/), 'y')
  await waitFor(() => expect(form.getByLabelText(/Город/).getAttribute('aria-invalid')).toBeNull())
  expect(form.getByLabelText(/Телефон/).getAttribute('aria-invalid')).toBe('true')
})

test.each([
  [
    'a choice',
    {
      type: 'string',
      oneOf: [
        { const: 'a', title: 'А' },
        { const: 'b', title: 'Б' },
      ],
    },
  ],
  [
    'several answers',
    { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: ['a', 'b'] } },
  ],
  ['a list of files', { type: 'array', minItems: 1, items: { type: 'string', format: 'data-url' } }],
  ['a list of rows', { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } }],
])('%s shows its issue once', async (_name, field) => {
  const schema = { type: 'object', required: ['field'], properties: { field: { ...field, title: 'Поле' } } }
  const form = await showForm({ form: testForm(schema), values: field.type === 'array' ? { field: [] } : {} })
  await submit(form)
  await form.findByText(/Проверьте/)
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id) => id.endsWith(messageId('_field')))).toHaveLength(1)
  expect(ids).toEqual([...new Set(ids)])
})
