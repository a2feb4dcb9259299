// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fireEvent, userEvent, waitFor } from 'storybook/test'
import { ApiError } from '../../schemas/api/errors.ts'
import { defaultForms } from '../../tests/support/content/form-engines.ts'
import { hideForms, leaveForms, showForm, testForm } from '../../tests/support/show-form.tsx'
import { type Operation } from '../../src/renderer/actions.ts'
import { registerOperation } from '../../tests/support/register-operation.ts'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const send = vi.fn<Operation>()
registerOperation('cashier.makedeposit', (values) => send(values))
const user = userEvent.setup()

afterEach(() => {
  hideForms()
  vi.resetAllMocks()
})

const form = testForm(
  { type: 'object', properties: { city: { type: 'string', title: 'Город' } } },
  { submit: { operation: 'cashier.makedeposit', label: 'Отправить' } },
)

test('restores typed values until they are submitted', async () => {
  send.mockRejectedValueOnce(new ApiError('AuthorizationException', ''))
  const first = await showForm({ form })
  await user.type(first.getByLabelText(/Город/), 'Бухара')
  await user.click(first.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(first.getByLabelText(/Город/)).toHaveProperty('value', 'Бухара')
  leaveForms()
  const second = await showForm({ form, values: { city: 'Ташкент' } })
  expect(second.getByLabelText(/Город/)).toHaveProperty('value', 'Бухара')
  await user.click(second.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ city: 'Бухара' }))
  leaveForms()
  const third = await showForm({ form })
  expect(third.getByLabelText(/Город/)).toHaveProperty('value', '')
})

describe.each(defaultForms('ru').map((each) => [each.key, each] as const))('the form %s', (_key, each) => {
  const texts = (container: HTMLElement) => [
    ...container.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea'),
  ]
  registerOperation(each.submit.operation, (values) => send(values))
  const submit = (container: HTMLElement) => {
    const element = container.querySelector('form')
    if (element) fireEvent.submit(element)
  }

  test('rejects ten thousand characters in any field with a message and without delay', async () => {
    await showForm({ form: each })
    const fields = texts(document.body)
    const begun = performance.now()
    for (const field of fields) fireEvent.change(field, { target: { value: 'я1'.repeat(5000) } })
    submit(document.body)
    for (const field of fields)
      await waitFor(() =>
        expect([field.name, field.getAttribute('aria-invalid')]).toEqual([field.name, 'true']),
      )
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test('shows a typed script as text in every field', async () => {
    const script = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
    await showForm({ form: each })
    for (const field of texts(document.body)) fireEvent.change(field, { target: { value: script } })
    submit(document.body)
    await new Promise((done) => setTimeout(done, 100))
    expect(document.body.querySelector('img, form script')).toBeNull()
    expect(document.title).toBe('')
  })
})
