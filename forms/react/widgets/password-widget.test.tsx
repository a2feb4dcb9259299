import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'storybook/test'
import { hideForms, showForm, testForm } from '../../../tests/support/show-form.tsx'

vi.mock('../../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru' }))
afterEach(hideForms)

const password = { widget: 'password', autocomplete: 'new-password' } as const

const show = (minLength = 0) =>
  showForm({
    form: testForm(
      {
        type: 'object',
        properties: {
          password: { type: 'string', title: 'Новый пароль', minLength },
          repeated: { type: 'string', title: 'Ещё раз', sameAs: 'password' },
        },
      },
      { fields: { password, repeated: password } },
    ),
  })

test('shows the strength below a new password, but not below its repetition', async () => {
  const form = await show()
  const [meter, ...others] = form.getAllByRole('meter', { name: 'Надёжность пароля' })
  expect(others).toEqual([])
  expect(meter?.getAttribute('aria-valuenow')).toBe('0')
  await userEvent.type(form.getByLabelText(/Новый пароль/), 'Olmos-2026-saltanati')
  expect(meter?.getAttribute('aria-valuenow')).toBe('4')
  await userEvent.type(form.getByLabelText(/Ещё раз/), 'a')
  expect(meter?.getAttribute('aria-valuenow')).toBe('4')
})

test('does not praise the strength of a rejected password', async () => {
  const form = await show(30)
  await userEvent.type(form.getByLabelText(/Новый пароль/), 'Olmos-2026-saltanati')
  expect(form.queryAllByRole('meter')).toHaveLength(1)
  await userEvent.click(form.getByRole('button', { name: 'Отправить' }))
  expect(form.queryAllByRole('meter')).toHaveLength(0)
})

test('shows and hides the password with its button', async () => {
  const form = await show()
  const [eye] = form.getAllByRole('button', { name: 'Показать пароль' })
  if (!eye) throw new Error('no eye')
  await userEvent.click(eye)
  expect(form.getByLabelText(/Новый пароль/).getAttribute('type')).toBe('text')
  expect(form.getByLabelText(/Ещё раз/).getAttribute('type')).toBe('password')
  await userEvent.click(eye)
  expect(form.getByLabelText(/Новый пароль/).getAttribute('type')).toBe('password')
})
