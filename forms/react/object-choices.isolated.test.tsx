// @vitest-environment jsdom
import { waitFor } from 'storybook/test'
import { expect, test, vi } from 'vitest'
import { send, user } from '../../tests/support/form-player.ts'
import { showForm, testForm } from '../../tests/support/show-form.tsx'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const branches = [
  { id: 1, name: 'Ташкент', tags: ['a'] },
  { id: 2, name: 'Бухара', tags: [] },
]
const form = testForm({
  type: 'object',
  required: ['branch'],
  properties: {
    branch: { type: 'object', title: 'Филиал', enum: branches },
    plan: {
      title: 'План',
      oneOf: [
        { const: { days: 7 }, title: 'Неделя' },
        { const: { days: 30 }, title: 'Месяц' },
      ],
    },
    also: { type: 'array', title: 'Ещё', uniqueItems: true, items: { enum: branches } },
  },
})

test('a choice among objects shows its options, sends the chosen objects and shows given ones', async () => {
  const given = structuredClone({ branch: branches[0], also: [branches[1]] })
  const shown = await showForm({ form, values: given })
  const branch = shown.getByLabelText(/Филиал/)
  expect(branch).toHaveProperty('selectedOptions.0.textContent', 'Ташкент')
  expect(shown.getByRole('checkbox', { name: 'Бухара' })).toHaveProperty('checked', true)
  await user.selectOptions(branch, 'Бухара')
  await user.selectOptions(shown.getByLabelText(/План/), 'Месяц')
  await user.click(shown.getByRole('checkbox', { name: 'Ташкент' }))
  await user.click(shown.getByRole('button', { name: 'Отправить' }))
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ branch: branches[1], plan: { days: 30 }, also: branches }),
  )
})

test('fields whose names are spaces, tabs or pictures can be filled in and sent, and have their messages', async () => {
  const names = [' ', '\t', 'full name', '😀', 'a"b']
  const properties = Object.fromEntries(
    names.map((name, at) => [name, { type: 'string', title: `Поле ${at}`, minLength: 2 }]),
  )
  const shown = await showForm({ form: testForm({ type: 'object', required: names, properties }) })
  await user.click(shown.getByRole('button', { name: 'Отправить' }))
  const controls = names.map((_name, at) => shown.getByLabelText(`Поле ${at}`))
  for (const control of controls) {
    const description = document.getElementById(control.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Заполните это поле')
    expect(description?.id).not.toMatch(/\s/)
  }
  for (const control of controls) await user.type(control, 'ab')
  await user.click(shown.getByRole('button', { name: 'Отправить' }))
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(Object.fromEntries(names.map((name) => [name, 'ab']))),
  )
})

test('fields with the names of properties of a form element can be filled in and sent', async () => {
  const names = ['nodeName', 'submit', 'elements', 'bonus %']
  const properties = Object.fromEntries(
    names.map((name) => [name, { type: 'string', title: name, minLength: 2 }]),
  )
  const shown = await showForm({ form: testForm({ type: 'object', required: names, properties }) })
  await user.click(shown.getByRole('button', { name: 'Отправить' }))
  for (const name of names) await user.type(shown.getByLabelText(name), 'ab')
  await user.click(shown.getByRole('button', { name: 'Отправить' }))
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(Object.fromEntries(names.map((name) => [name, 'ab']))),
  )
})
