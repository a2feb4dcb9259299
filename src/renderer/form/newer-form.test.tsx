import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent, waitFor, within } from 'storybook/test'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { mount } from '../../../tests/support/mount.tsx'
import { NetworkError } from '../../lib/api/network-error.ts'
import { fetchForm } from '../../lib/data/content-client.ts'
import { logProblem } from '../../lib/log.ts'
import { setOperationSource, type Operation } from '../actions.ts'
import { FormView } from './form-view.tsx'

vi.mock('../../lib/data/content-client.ts', () => ({ fetchForm: vi.fn() }))
vi.mock('../../lib/log.ts', () => ({ logProblem: vi.fn() }))

const { newer } = messages.body.forms
const text = (title: string) => ({ type: 'string', title })
const choice = (...values: string[]) => ({ ...text('Вид'), enum: values })

const formOf = (version: string, properties: CompiledForm['schema']): CompiledForm => ({
  key: 'newer',
  version,
  schema: { type: 'object', properties },
  order: Object.keys(properties),
  fields: {},
  messages: {},
  strategy: 'eager',
  submit: { operation: 'auth.login', label: 'Отправить' },
  links: [],
  validatorUrl: null,
})

const first = formOf('1', {
  name: text('Имя'),
  mail: text('Почта'),
  city: text('Город'),
  tags: text('Темы'),
  kind: choice('a', 'b'),
})
const second = formOf('2', {
  name: text('Полное имя'),
  city: text('Город'),
  tags: { type: 'array', title: 'Темы', items: text('Тема') },
  kind: choice('a'),
})

const send = vi.fn<Operation>()
setOperationSource(() => Promise.resolve(send))
const user = userEvent.setup()
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  send.mockReset()
  vi.mocked(logProblem).mockReset()
  vi.mocked(fetchForm).mockReset().mockResolvedValue(first)
})

async function fill() {
  const { container, unmount } = await mount(<FormView formKey="newer" />)
  const form = within(container)
  await user.type(await form.findByLabelText(/^Имя/, {}, { timeout: 10_000 }), 'Анвар')
  await user.type(form.getByLabelText(/Почта/), 'a@b.uz')
  await user.type(form.getByLabelText(/Темы/), 'кино')
  await user.selectOptions(form.getByLabelText(/Вид/), 'b')
  return { form, unmount }
}

async function seeNewer({ form }: Awaited<ReturnType<typeof fill>>) {
  await waitFor(() => expect(form.getByLabelText(/Полное имя/)).toHaveProperty('value', 'Анвар'))
  await form.findByText(newer.lost.replace('{{fields}}', 'Почта, Темы, Вид'))
  expect(form.getByLabelText(/Вид/)).toHaveProperty('value', '')
  await user.click(form.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ name: 'Анвар' }))
}

test('a newer version replaces the open form when the player comes back, and says what it could not keep', async () => {
  const filled = await fill()
  vi.mocked(fetchForm).mockResolvedValue(second)
  comeBack()
  await seeNewer(filled)
})

test('a newer version replaces a form whose values were rejected, and repeats the reason', async () => {
  send.mockRejectedValueOnce(
    new ApiError('InvalidParameterException', 'no', { mail: 'wrong', name: 'too_short' }),
  )
  const filled = await fill()
  vi.mocked(fetchForm).mockResolvedValue(second)
  await user.click(filled.form.getByRole('button', { name: 'Отправить' }))
  const name = await filled.form.findByLabelText(/Полное имя/)
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(filled.form.getByRole('link', { name: 'Полное имя' })).toBeTruthy()
  await user.type(name, '!{Backspace}')
  await seeNewer(filled)
})

test('a form stays while its submission is running, and a message about the whole form as well', async () => {
  let reject: (reason: unknown) => void = () => {}
  send.mockImplementationOnce(() => new Promise((_resolve, fail) => (reject = fail)))
  const { form } = await fill()
  vi.mocked(fetchForm).mockResolvedValue(second)
  await user.click(form.getByRole('button', { name: 'Отправить' }))
  comeBack()
  await waitFor(() => expect(fetchForm).toHaveBeenCalledTimes(3))
  await user.click(form.getByRole('button'))
  expect(send).toHaveBeenCalledOnce()
  expect(form.queryByLabelText(/Полное имя/)).toBeNull()
  reject(new ApiError('TooManyRequestsException', 'no'))
  await form.findByLabelText(/Полное имя/)
  expect(await form.findByText(messages.body.errors.TooManyRequestsException)).toBeTruthy()
})

test('an older version of a server that is behind replaces nothing', async () => {
  vi.mocked(fetchForm).mockResolvedValue({ ...first, version: '7.3' })
  const { form } = await fill()
  vi.mocked(fetchForm).mockResolvedValue({ ...second, version: '6.3' })
  comeBack()
  await waitFor(() => expect(fetchForm).toHaveBeenCalledTimes(2))
  vi.mocked(fetchForm).mockResolvedValue({ ...second, version: '7.4' })
  expect(form.queryByLabelText(/Полное имя/)).toBeNull()
  comeBack()
  await form.findByLabelText(/Полное имя/)
})

test('the same version stays as it is, also without a connection', async () => {
  const { form } = await fill()
  const field = form.getByLabelText(/^Имя/)
  comeBack()
  await waitFor(() => expect(fetchForm).toHaveBeenCalledTimes(2))
  vi.mocked(fetchForm).mockRejectedValue(new NetworkError('connection'))
  comeBack()
  await waitFor(() => expect(fetchForm).toHaveBeenCalledTimes(3))
  expect(form.getByLabelText(/^Имя/)).toBe(field)
  expect(form.queryByRole('status')).toBeNull()
  expect(logProblem).not.toHaveBeenCalled()
})
