import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent, waitFor, within } from 'storybook/test'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { mount } from '../../../tests/support/mount.tsx'
import { NetworkError } from '../../lib/api/network-error.ts'
import { fetchForm } from '../../lib/data/content-client.ts'
import { logProblem } from '../../lib/log.ts'
import { setOperationSource, type Operation } from '../actions.ts'
import { FormView, type ExtendableForm, type FormState } from './form-view.tsx'

vi.mock('../../lib/data/content-client.ts', () => ({ fetchForm: vi.fn() }))
vi.mock('../../lib/log.ts', () => ({ logProblem: vi.fn() }))

/** A validator module that accepts everything, so that only the extension can reject. */
const validatorUrl = `data:text/javascript,${encodeURIComponent('export default () => () => true')}`

const form: CompiledForm = {
  key: 'feedback',
  version: '1',
  title: 'Отзыв',
  schema: { type: 'object', properties: { text: { type: 'string', title: 'Сообщение' } } },
  order: ['text'],
  fields: {},
  messages: { '*': { required: 'Заполните это поле' } },
  strategy: 'onSubmit',
  submit: { operation: 'auth.login', label: 'Отправить' },
  links: [],
  validatorUrl,
}

beforeEach(() => {
  vi.mocked(fetchForm).mockReset()
})

/** Lets the document arrive only when the returned function is called. */
function holdForm(document: CompiledForm) {
  let arrive = () => {}
  vi.mocked(fetchForm).mockReturnValue(new Promise((resolve) => (arrive = () => resolve(document))))
  return () => arrive()
}

describe('a form document', () => {
  test('shows a placeholder while it loads, then its fields', async () => {
    const arrive = holdForm(form)
    const { container } = await mount(<FormView formKey="feedback" />)
    expect(within(container).getByRole('status').textContent).toBe('Форма загружается')
    arrive()
    await within(container).findByLabelText(/Сообщение/, {}, { timeout: 10_000 })
    expect(within(container).queryByRole('status')).toBeNull()
  })

  test('has a placeholder of the expected size', async () => {
    vi.mocked(fetchForm).mockReturnValue(new Promise(() => undefined))
    const size = async (rows?: number) => {
      const { container, unmount } = await mount(<FormView formKey="feedback" rows={rows} />)
      const { childElementCount } = within(container).getByRole('status')
      await unmount()
      return childElementCount
    }
    const [usual, three, four] = [await size(), await size(3), await size(4)]
    expect(usual).toBe(three)
    expect(four).toBeGreaterThan(three)
  })

  test('passes on the messages of its dictionary when it has loaded', async () => {
    const arrive = holdForm({ ...form, key: 'dictionary' })
    const hear = vi.fn()
    const { container, render } = await mount(<FormView formKey="dictionary" onMessages={hear} />)
    expect(hear).not.toHaveBeenCalled()
    arrive()
    await within(container).findByLabelText(/Сообщение/)
    await waitFor(() => expect(hear).toHaveBeenCalledExactlyOnceWith(form.messages))
    const hearLater = vi.fn()
    await render(<FormView formKey="dictionary" onMessages={hearLater} />)
    expect(hearLater).toHaveBeenCalledExactlyOnceWith(form.messages)
  })

  test('uses its compiled validator, except for an extended schema', async () => {
    const rejectAll = `export default () => {
      const validate = () => false
      validate.errors = [{ keyword: 'not', instancePath: '', schemaPath: '#/not', params: {} }]
      return validate
    }`
    vi.mocked(fetchForm).mockResolvedValue({
      ...form,
      key: 'compiled',
      validatorUrl: `data:text/javascript,${encodeURIComponent(rejectAll)}`,
    })
    const submit = vi.fn(() => Promise.resolve())
    setOperationSource(() => Promise.resolve(submit))
    const same = ({ schema, fields }: ExtendableForm) => ({ schema: { ...schema }, fields })
    for (const extend of [undefined, same]) {
      const { container, unmount } = await mount(<FormView formKey="compiled" extend={extend} />)
      const button = await within(container).findByRole('button', { name: 'Отправить' })
      button.click()
      if (extend) await waitFor(() => expect(submit).toHaveBeenCalledOnce())
      await unmount()
      if (!extend) expect(submit).not.toHaveBeenCalled()
    }
  })

  test('follows a module that changes its extension or listeners', async () => {
    const arrive = holdForm({ ...form, key: 'changing' })
    const [hear, hearLater] = [vi.fn(), vi.fn()]
    const titled =
      (title: string) =>
      ({ fields }: ExtendableForm) => ({
        schema: { type: 'object', properties: { text: { type: 'string', title } } },
        fields,
      })
    const first = <FormView formKey="changing" extend={titled('Один')} onStateChange={hear} />
    const { container, render } = await mount(first)
    expect(hear).toHaveBeenCalledExactlyOnceWith('absent')
    arrive()
    await within(container).findByLabelText(/Один/)
    await render(<FormView formKey="changing" extend={titled('Два')} onStateChange={hearLater} />)
    await within(container).findByLabelText(/Два/)
    expect(hearLater).not.toHaveBeenCalledWith('absent')
  })

  test('appears only after its submit code is loaded', async () => {
    vi.mocked(fetchForm).mockResolvedValue(form)
    const source = vi.fn<(name: string) => Promise<Operation>>(() => Promise.resolve(() => Promise.resolve()))
    setOperationSource(source.mockRejectedValueOnce(new TypeError('offline')))
    const { container } = await mount(<FormView formKey="feedback" />)
    const retry = await within(container).findByRole('button', { name: 'Попробовать ещё раз' })
    expect(within(container).queryByLabelText(/Сообщение/)).toBeNull()
    retry.click()
    await within(container).findByLabelText(/Сообщение/)
    expect(source.mock.calls).toEqual([['auth.login'], ['auth.login']])
  })

  test('shows an error if it fails to load and can be retried', async () => {
    vi.mocked(fetchForm).mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(form)
    const { container } = await mount(<FormView formKey="feedback" />)
    const alert = await within(container).findByRole('alert')
    expect(alert.textContent).toContain('Форма не загрузилась')
    expect(alert.textContent).toContain(messages.body.forms.loadFailed.text)
    within(alert).getByRole('button', { name: 'Попробовать ещё раз' }).click()
    await within(container).findByLabelText(/Сообщение/)
  })

  test('reports its state to a submit button outside the form', async () => {
    vi.mocked(fetchForm).mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(form)
    const states: FormState[] = []
    const hear = (state: FormState) => states.push(state)
    const { container } = await mount(<FormView formKey="feedback" onStateChange={hear} />)
    const retry = await within(container).findByRole('button', { name: 'Попробовать ещё раз' })
    expect(states).toEqual(['absent'])
    retry.click()
    await within(container).findByLabelText(/Сообщение/)
    await waitFor(() => expect(states).toEqual(['absent', 'ready']))
  })

  test('loads the code that only its extension needs', async () => {
    vi.mocked(fetchForm).mockResolvedValue(form)
    const extend = ({ schema, fields }: ExtendableForm) => ({
      schema: {
        ...schema,
        properties: { cards: { type: 'array', title: 'Карты', items: { type: 'string' } } },
      },
      fields,
    })
    const { container } = await mount(<FormView formKey="feedback" extend={extend} />)
    await within(container).findByText('Карты', {}, { timeout: 10_000 })
  })

  test('validates what a module adds to its schema', async () => {
    vi.mocked(fetchForm).mockResolvedValue(form)
    const extend = ({ schema, fields }: ExtendableForm) => ({
      schema: { ...schema, required: ['text'] },
      fields,
    })
    const { container } = await mount(<FormView formKey="feedback" extend={extend} />)
    const button = await within(container).findByRole('button', { name: 'Отправить' })
    button.click()
    await waitFor(() => expect(container.textContent).toContain('Заполните это поле'))
  })
})

describe('a newer version', () => {
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
  const user = userEvent.setup()
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

  beforeEach(() => {
    setOperationSource(() => Promise.resolve(send))
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
})
