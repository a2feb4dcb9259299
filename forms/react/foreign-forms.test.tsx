import { expect, test, vi } from 'vitest'
import { waitFor } from 'storybook/test'
import { ApiError } from '../../schemas/api/errors.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { send, user, submit, text } from '../../tests/support/form-player.ts'
import { asCompound } from '../../tests/support/plain-and-compound.ts'
import { showForm, testForm } from '../../tests/support/show-form.tsx'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const { list } = messages.body.forms

const sends = (values: object) => waitFor(() => expect(send).toHaveBeenCalledWith(values))

test('an entry keeps the focus in its value when Tab leaves its new name', async () => {
  const notes = { type: 'object', additionalProperties: { type: 'string', title: 'Заметка' } }
  const form = await showForm({ form: testForm(notes) })
  await user.click(form.getByRole('button', { name: list.add }))
  const name = await form.findByLabelText(list.name)
  await user.clear(name)
  await user.type(name, 'colour')
  await user.tab()
  await user.keyboard('42')
  await submit(form)
  await sends({ colour: '42' })
})

test.each(['toString', '__proto__', ' '])(
  'an entry cannot be named “%s”, and keeps its name',
  async (wrong) => {
    const notes = { type: 'object', additionalProperties: { type: 'string', title: 'Заметка' } }
    const form = await showForm({ form: testForm(notes) })
    await user.click(form.getByRole('button', { name: list.add }))
    const name = await form.findByLabelText<HTMLInputElement>(list.name)
    const given = name.value
    await user.clear(name)
    await user.type(name, wrong)
    await user.tab()
    await form.findByText(list.wrongName)
    expect(form.getByLabelText<HTMLInputElement>(list.name).value).toBe(given)
    await user.type(form.getByLabelText(/^Заметка/), 'a')
    await submit(form)
    await sends({ [given]: 'a' })
  },
)

test.each([
  ['plain', testForm],
  ['compound', (...made: Parameters<typeof testForm>) => asCompound(testForm(...made))],
])('a required question is not answered at first in a %s form', async (_kind, formOf) => {
  const question = { type: 'object', required: ['pep'], properties: { pep: { type: 'boolean' } } }
  const form = await showForm({ form: formOf(question, { fields: { pep: { widget: 'radio' } } }) })
  expect(form.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
  await submit(form)
  await form.findByText('Заполните это поле')
  const [, no] = form.getAllByRole('radio')
  if (no) await user.click(no)
  await submit(form)
  await sends({ pep: false })
})

test('a chosen group may have a required group in which nothing has to be filled in', async () => {
  const increment = {
    type: 'object',
    title: 'Больше',
    required: ['by'],
    properties: { by: { type: 'object' } },
  }
  const reset = { type: 'object', title: 'Заново', required: ['to'], properties: { to: text('Значение') } }
  const form = await showForm({ form: testForm({ oneOf: [increment, reset] }) })
  await user.selectOptions(form.getByRole('combobox'), 'Больше')
  await submit(form)
  await sends({ by: {} })
})

test('what the server says about a row moves with it, and goes with it', async () => {
  const person = { type: 'object', properties: { name: text('Имя') } }
  const people = { type: 'array', title: 'Люди', items: person }
  const form = await showForm({ form: testForm({ type: 'object', properties: { people } }) })
  for (const [index, name] of ['Али', 'Вали', 'Гани'].entries()) {
    await user.click(form.getByRole('button', { name: list.add }))
    const fields = await form.findAllByLabelText(/^Имя/)
    await user.type(fields[index] ?? document.body, name)
  }
  send.mockRejectedValueOnce(
    new ApiError('InvalidParameterException', 'no', { 'people.1.name': 'wrong', 'people.2.name': 'wrong' }),
  )
  await submit(form)
  const wrong = () =>
    form
      .getAllByLabelText<HTMLInputElement>(/^Имя/)
      .flatMap((field) => (field.getAttribute('aria-invalid') === 'true' ? [field.value] : []))
  await waitFor(() => expect(wrong()).toEqual(['Вали', 'Гани']))
  await user.click(form.getByRole('button', { name: `${list.remove}: 1` }))
  await waitFor(() => expect(wrong()).toEqual(['Вали', 'Гани']))
  await user.click(form.getByRole('button', { name: `${list.up}: 2` }))
  await waitFor(() => expect(wrong()).toEqual(['Гани', 'Вали']))
  await user.click(form.getByRole('button', { name: `${list.remove}: 1` }))
  await waitFor(() => expect(wrong()).toEqual(['Вали']))
})

test('the hint of a field stays beside its error', async () => {
  const named = { ...text('Имя'), description: 'Как в паспорте', minLength: 3 }
  const box = { type: 'boolean', title: 'Да', description: 'Можно отозвать', validator: 'truthyCheckbox' }
  const schema = { type: 'object', required: ['name', 'yes'], properties: { name: named, yes: box } }
  const form = await showForm({ form: testForm(schema) })
  await submit(form)
  for (const [label, hint] of [
    [/^Имя/, 'Как в паспорте'],
    [/^Да/, 'Можно отозвать'],
  ] as const) {
    const field = form.getByLabelText(label)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(message?.children).toHaveLength(2)
    expect(message?.lastElementChild?.textContent).toBe(hint)
  }
})

test('a pasted address is sent without the spaces around it, and encoded', async () => {
  const link = { type: 'object', properties: { link: { ...text('Ссылка'), format: 'uri' } } }
  const form = await showForm({ form: testForm(link) })
  await user.click(form.getByLabelText(/^Ссылка/))
  await user.paste(' https://example.com/тариф?oʻyin=%20\n')
  await submit(form)
  await sends({ link: 'https://example.com/%D1%82%D0%B0%D1%80%D0%B8%D1%84?o%CA%BByin=%20' })
})

test('only the document says that a date is that of birth', async () => {
  const dates = { type: 'object', properties: { issued: text('Выдан'), born: text('Рождение') } }
  const fields = {
    issued: { widget: 'date' as const },
    born: { widget: 'date' as const, autocomplete: 'bday' },
  }
  const form = await showForm({ form: testForm(dates, { fields }) })
  const offered = form.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'))
  expect(offered).toEqual([null, 'bday'])
})

test('a time of day is sent in the zone of the player', async () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-300)
  const call = { type: 'object', properties: { at: { ...text('Звонок'), format: 'time' } } }
  const form = await showForm({ form: testForm(call) })
  await user.type(form.getByLabelText(/^Звонок/), '09:30')
  await submit(form)
  await sends({ at: '09:30:00+05:00' })
  vi.restoreAllMocks()
})

test.each([
  ['plain', testForm],
  ['compound', (...made: Parameters<typeof testForm>) => asCompound(testForm(...made))],
])('what a password manager has filled in silently is sent by a %s form', async (_kind, formOf) => {
  const login = {
    type: 'object',
    required: ['login', 'key'],
    properties: { login: text('Логин'), key: text('Пароль') },
  }
  const form = await showForm({ form: formOf(login, { fields: { key: { widget: 'password' } } }) })
  form.getByLabelText<HTMLInputElement>('Логин').value = 'ann'
  form.getByLabelText<HTMLInputElement>('Пароль').value = 'secret'
  await submit(form)
  await sends({ login: 'ann', key: 'secret' })
})

test.each([
  ['plain', testForm],
  ['compound', (...made: Parameters<typeof testForm>) => asCompound(testForm(...made))],
])('a required box of a %s form means no until it is ticked', async (_kind, formOf) => {
  const box = { type: 'object', required: ['news'], properties: { news: { type: 'boolean' } } }
  const form = await showForm({ form: formOf(box) })
  await submit(form)
  await sends({ news: false })
})
