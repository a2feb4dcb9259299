import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent, waitFor } from 'storybook/test'
import { ApiError } from '../../schemas/api/errors.ts'
import { hideForms, leaveForms, showForm, testForm, type ShownForm } from '../../tests/support/show-form.tsx'
import { type Operation } from '../../src/renderer/actions.ts'
import { registerOperation } from '../../tests/support/register-operation.ts'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const send = vi.fn<Operation>()
registerOperation('auth.login', (values) => send(values))
const user = userEvent.setup()

const form = testForm(
  {
    type: 'object',
    required: ['name', 'city', 'secret'],
    properties: {
      name: { type: 'string', title: 'Имя', minLength: 2 },
      city: { type: 'string', title: 'Город', oneOf: [{ const: 'BU', title: 'Бухара' }] },
      secret: { type: 'string', title: 'Пароль', validator: 'password' },
    },
  },
  {
    steps: [
      { title: 'О себе', hint: 'Как в паспорте', fields: ['name'] },
      { title: 'Адрес', fields: ['city', 'secret'] },
    ],
    review: true,
  },
)

beforeEach(() => history.replaceState({ key: 'page' }, ''))
afterEach(() => {
  hideForms()
  vi.resetAllMocks()
})

const next = (shown: ShownForm) => user.click(shown.getByRole('button', { name: 'Дальше' }))

async function toReview() {
  const shown = await showForm({ form })
  await user.type(shown.getByLabelText('Имя'), 'Лола')
  await next(shown)
  await user.selectOptions(await shown.findByLabelText('Город'), 'Бухара')
  await user.type(shown.getByLabelText('Пароль'), 'secret77')
  await next(shown)
  await shown.findByRole('heading', { name: /Проверьте ответы/ })
  return shown
}

describe('a form with steps', () => {
  test('does not continue from an invalid step and reports its issues only', async () => {
    const shown = await showForm({ form })
    expect(shown.queryByLabelText('Город')).toBeNull()
    await next(shown)
    await shown.findByText('Заполните это поле')
    expect(shown.getByRole('link', { name: 'Имя' })).toBeTruthy()
    expect(shown.queryByRole('link', { name: 'Город' })).toBeNull()
    await user.type(shown.getByLabelText('Имя'), 'Лола{Enter}')
    const heading = await shown.findByRole('heading', { name: /Шаг 2 из 3.*Адрес/ })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(shown.queryByText('Заполните это поле')).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  test('returns to the previous step with the browser’s back button and keeps the values', async () => {
    const shown = await showForm({ form })
    await user.type(shown.getByLabelText('Имя'), 'Лола')
    await next(shown)
    await shown.findByLabelText('Город')
    const router = vi.fn()
    window.addEventListener('popstate', router)
    history.back()
    expect(await shown.findByLabelText('Имя')).toHaveProperty('value', 'Лола')
    expect(router).not.toHaveBeenCalled()
    history.forward()
    await shown.findByLabelText('Город')
    window.removeEventListener('popstate', router)
  })

  test('keeps unfinished typing when the browser returns to the previous step', async () => {
    const shown = await showForm({ form })
    await user.type(shown.getByLabelText('Имя'), 'Лола')
    await next(shown)
    await user.type(await shown.findByLabelText('Пароль'), 'secret')
    history.back()
    await shown.findByLabelText('Имя')
    await next(shown)
    expect(await shown.findByLabelText('Пароль')).toHaveProperty('value', 'secret')
  })

  test('shows all answers except secret ones for review, each with a link back', async () => {
    const shown = await toReview()
    const text = document.body.textContent
    expect(text).toContain('Лола')
    expect(text).toContain('Бухара')
    expect(text).not.toContain('secret77')
    await user.click(shown.getByRole('button', { name: 'Изменить: О себе' }))
    await user.type(await shown.findByLabelText('Имя'), ' А.')
    await next(shown)
    await next(shown)
    await shown.findByText('Лола А.')
    await user.click(shown.getByRole('button', { name: 'Отправить' }))
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ name: 'Лола А.', city: 'BU', secret: 'secret77' }),
    )
  })

  test('reviews chosen objects by their label, and only secrets that were entered, without their text', async () => {
    const reviewed = testForm(
      {
        type: 'object',
        properties: {
          plan: { type: 'object', title: 'План', oneOf: [{ const: { days: 7 }, title: 'Неделя' }] },
          branch: { title: 'Филиал', enum: [{ id: 1 }], enumNames: ['Ташкент'] },
          pin: { type: 'string', title: 'ПИН', format: 'password' },
          spare: { type: 'string', title: 'Запасной', validator: 'password' },
        },
      },
      { steps: [{ title: 'Всё', fields: ['plan', 'branch', 'pin', 'spare'] }], review: true },
    )
    const values = { plan: { days: 7 }, branch: { id: 1 }, pin: 'pin4711' }
    const shown = await showForm({ form: reviewed, values })
    await next(shown)
    await shown.findByRole('heading', { name: /Проверьте ответы/ })
    const answers = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(answers).toEqual(['ПланНеделя', 'ФилиалТашкент', 'ПИН••••••'])
  })

  test('opens the step of a field that the platform rejects', async () => {
    send.mockRejectedValue(new ApiError('InvalidParameterException', '', { name: 'taken' }))
    const shown = await toReview()
    await user.click(shown.getByRole('button', { name: 'Отправить' }))
    expect((await shown.findByLabelText('Имя')).getAttribute('aria-invalid')).toBe('true')
    expect(shown.getByText('С этими данными уже есть счёт. Войдите или укажите другие')).toBeTruthy()
  })
})

describe('after a reload, a form with steps', () => {
  const noSecret = testForm(
    {
      type: 'object',
      required: ['name', 'city'],
      properties: { name: { type: 'string', title: 'Имя' }, city: { type: 'string', title: 'Город' } },
    },
    {
      steps: [
        { title: 'О себе', fields: ['name'] },
        { title: 'Адрес', fields: ['city'] },
      ],
      review: true,
    },
  )
  async function reload() {
    leaveForms()
    return showForm({ form: noSecret })
  }

  test('continues in the same step with all answers, and goes back from there', async () => {
    const shown = await showForm({ form: noSecret })
    await user.type(shown.getByLabelText('Имя'), 'Лола')
    await next(shown)
    await user.type(await shown.findByLabelText('Город'), 'Хива')
    await user.tab()
    const again = await reload()
    expect(again.getByLabelText('Город')).toHaveProperty('value', 'Хива')
    await user.click(again.getByRole('button', { name: 'Назад' }))
    expect(await again.findByLabelText('Имя')).toHaveProperty('value', 'Лола')
    await next(again)
    await next(again)
    await again.findByText('Хива')
    const review = await reload()
    expect(review.getByText('Лола')).toBeTruthy()
    await user.click(review.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Лола', city: 'Хива' }))
  })

  test('starts with the first step if the answers were sent', async () => {
    history.replaceState({ key: 'page', formStep: 2 }, '')
    const shown = await showForm({ form: noSecret })
    expect(shown.getByLabelText('Имя')).toHaveProperty('value', '')
  })
})
