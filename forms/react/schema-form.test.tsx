import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent, waitFor } from 'storybook/test'
import { ApiError } from '../../schemas/api/errors.ts'
import type { CompiledForm } from '../../schemas/compiled.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { Dictionary, Form } from '../../schemas/documents/form.ts'
import { compileForm } from '../../src/lib/data/compile-form.ts'
import { withPhones } from '../../server/render/forms/complete-field.ts'
import { trusted } from '../../server/content/model/contracts.ts'
import { NetworkError } from '../../src/lib/api/network-error.ts'
import { registerAction, type Operation } from '../../src/renderer/actions.ts'
import { registerOperation } from '../../tests/support/register-operation.ts'
import { hideForms, showForm, type ShownForm } from '../../tests/support/show-form.tsx'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

function bodyOf(path: string): unknown {
  const document: unknown = JSON.parse(readFileSync(`schemas/defaults/${path}.json`, 'utf8'))
  return isRecord(document) ? document['body'] : undefined
}

function russianForm(key: string): CompiledForm {
  const body = trusted(Form, bodyOf(`forms/${key}`), key)
  const dictionary = trusted(Dictionary, bodyOf('dictionaries/default'), 'default')
  return compileForm(
    { key, version: 1, body },
    { key: 'default', version: 1, body: dictionary },
    'none',
    'ru',
  )
}

const country = (country_code: string, name: string, phone_code: string, mask: string) => {
  const digits = mask.replaceAll(' ', '').length
  return { country_code, name, phone_code, mask, min_length: digits, max_length: digits }
}

const register = vi.fn<Operation>()
const login = vi.fn<Operation>()
const closePopup = vi.fn()
registerOperation('auth.register', (values) => register(values))
registerOperation('auth.login', (values) => login(values))
registerAction('closePopup', closePopup)
registerAction('toast', () => undefined)

const user = userEvent.setup()

afterEach(() => {
  hideForms()
  vi.resetAllMocks()
})

async function fillIn(form: ShownForm) {
  await user.type(form.getByLabelText('Номер телефона'), '901234567')
  await user.type(form.getByLabelText('Пароль'), 'secret77')
  await user.type(form.getByLabelText('Дата рождения'), '14031998')
  await user.click(form.getByRole('checkbox'))
}

const send = (form: ShownForm) => user.click(form.getByRole('button', { name: 'Создать счёт' }))

describe('registration', () => {
  test('submits the values once and omits empty fields', async () => {
    let answer: (value: unknown) => void = () => undefined
    register.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const onDone = vi.fn()
    const form = await showForm({ form: russianForm('registration'), onDone })
    await fillIn(form)
    const button = form.getByRole('button', { name: 'Создать счёт' })
    await user.dblClick(button)
    expect(register).toHaveBeenCalledTimes(1)
    expect(register).toHaveBeenCalledWith({
      phone: '+998901234567',
      password: 'secret77',
      birth_date: '1998-03-14',
      currency: 'UZS',
      agreement: true,
    })
    expect(button.getAttribute('aria-busy')).toBe('true')
    answer('account')
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('account'))
    expect(closePopup).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-busy')).toBeNull()
  })

  test('lists invalid fields and moves the focus to the summary', async () => {
    const form = await showForm({ form: russianForm('registration') })
    await user.type(form.getByLabelText('Номер телефона'), '90123')
    await user.type(form.getByLabelText('Дата рождения'), '14031998')
    await user.type(form.getByLabelText('Пароль'), 'abc')
    await send(form)
    const summary = await form.findByRole('group', { name: 'Проверьте 3 поля — остальное заполнено верно.' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    // Where the player is: after the fields, before the button.
    const follows = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    expect(follows(form.getByLabelText('Пароль'), summary)).toBe(true)
    expect(follows(summary, form.getByRole('button', { name: 'Создать счёт' }))).toBe(true)
    const describedBy = (label: string) => {
      const control = form.getByLabelText(label)
      expect(control.getAttribute('aria-invalid')).toBe('true')
      return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
    }
    expect(describedBy('Номер телефона')).toContain('Номер введён не\u00a0полностью')
    expect(describedBy('Пароль')).toBe('Сделайте пароль длиннее: не\u00a0меньше 6 символов')
    expect(form.getByText('Без согласия продолжить нельзя')).toBeTruthy()
    expect(register).not.toHaveBeenCalled()
  })

  test('validates only the field that loses the focus [AUTH-09]', async () => {
    const form = await showForm({ form: russianForm('registration') })
    await user.type(form.getByLabelText('Номер телефона'), '90')
    expect(form.queryByText(/Номер введён не полностью/)).toBeNull()
    await user.tab()
    await form.findByText(/Номер введён не полностью/)
    expect(form.queryByText('Придумайте пароль')).toBeNull()
    await user.type(form.getByLabelText('Номер телефона'), '1234567')
    await waitFor(() => expect(form.queryByText(/Номер введён не полностью/)).toBeNull())
  })

  test('shows the platform’s message about a field until the field changes', async () => {
    register.mockRejectedValue(new ApiError('InvalidParameterException', 'Wrong phone', { phone: 'taken' }))
    const form = await showForm({ form: russianForm('registration') })
    await fillIn(form)
    await send(form)
    const rejection = 'С этими данными уже есть счёт. Войдите или укажите другие'
    await form.findByText(rejection)
    expect(form.getByLabelText('Номер телефона').getAttribute('aria-invalid')).toBe('true')
    await user.type(form.getByLabelText('Номер телефона'), '{Backspace}8')
    await waitFor(() => expect(form.queryByText(rejection)).toBeNull())
  })

  test('keeps the values after a lost connection and can be submitted again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    register.mockRejectedValueOnce(new NetworkError('connection')).mockResolvedValueOnce('account')
    const onDone = vi.fn()
    const form = await showForm({ form: russianForm('registration'), onDone })
    await fillIn(form)
    await send(form)
    await form.findByRole('group', { name: /Нет связи/ })
    expect(form.getByLabelText('Номер телефона')).toHaveProperty('value', '90 123 45 67')
    expect(form.getByLabelText('Дата рождения')).toHaveProperty('value', '14.03.1998')
    await send(form)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  })

  test('accepts numbers of every country of the platform [API-ACC-04]', async () => {
    register.mockResolvedValue('account')
    const published = russianForm('registration')
    const form = await showForm({
      form: withPhones(published, 'phone', [
        country('UZ', 'Узбекистан', '998', '00 000 00 00'),
        country('KZ', 'Казахстан', '7', '000 000 00 00'),
      ]),
    })
    const phone = form.getByLabelText('Номер телефона')
    expect(phone).toHaveProperty('placeholder', '__ ___ __ __')
    await fillIn(form)
    await user.selectOptions(form.getByLabelText('Страна номера'), 'Казахстан +7')
    await form.findByText(/Номер введён не полностью/)
    expect(phone).toHaveProperty('value', '901 234 56 7')
    await user.clear(phone)
    await user.paste('+998 90 123 45 67')
    expect(phone).toHaveProperty('value', '90 123 45 67')
    expect(form.getByLabelText('Страна номера')).toHaveProperty('value', 'UZ')
    await user.clear(phone)
    await user.paste('+7 701 234 56 78')
    expect(phone).toHaveProperty('value', '701 234 56 78')
    await send(form)
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1))
    expect(register.mock.calls[0]?.[0]).toMatchObject({ phone: '+77012345678' })
  })
})

test('accepts a pasted confirmation code with spaces', async () => {
  const form = await showForm({ form: { ...russianForm('two-factor'), submit: russianForm('login').submit } })
  await user.click(form.getByLabelText('Код'))
  await user.paste(' 595 884 ')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(login).toHaveBeenCalledWith({ code: '595884' }))
})

describe('login', () => {
  const fill = async (form: ShownForm) => {
    await user.type(form.getByLabelText('Телефон или почта'), '901234567')
    await user.type(form.getByLabelText('Пароль'), 'wrong')
    await user.click(form.getByRole('button', { name: 'Войти' }))
  }

  test('shows no issues of empty fields before it is submitted [AUTH-09]', async () => {
    const form = await showForm({ form: russianForm('login') })
    await user.click(form.getByLabelText('Телефон или почта'))
    await user.tab()
    await user.tab()
    expect(form.queryByText(/Введите номер телефона/)).toBeNull()
    await user.click(form.getByRole('button', { name: 'Войти' }))
    await form.findByText(/Введите номер телефона/)
  })

  test('shows the document’s message when it is rejected', async () => {
    login.mockRejectedValue(new ApiError('AuthorizationException', 'No'))
    const form = await showForm({ form: russianForm('login') })
    await fill(form)
    const summary = await form.findByRole('group', { name: /Неверный логин или\u00a0пароль/ })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(login).toHaveBeenCalledWith({ login: '901234567', password: 'wrong' })
  })

  test('reveals the password on request', async () => {
    const form = await showForm({ form: russianForm('login') })
    const password = form.getByLabelText('Пароль')
    expect(password).toHaveProperty('type', 'password')
    await user.click(form.getByRole('button', { name: 'Показать пароль' }))
    expect(password).toHaveProperty('type', 'text')
  })
})
