import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fireEvent } from 'storybook/test'
import { hideForms, showForm, testForm } from '../../../tests/support/show-form.tsx'

vi.mock('../../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru' }))

const capture = vi.spyOn(Element.prototype, 'setPointerCapture')
beforeEach(() => void capture.mockClear())
afterEach(hideForms)

const show = () =>
  showForm({
    form: testForm(
      { type: 'object', properties: { agreement: { type: 'boolean', title: 'Согласие' } } },
      { fields: { agreement: { richLabel: 'Принимаю <a href="/rules"><b>правила</b></a>' } } },
    ),
  })

test('a link in a label keeps the click that begins on it', async () => {
  const form = await show()
  fireEvent.pointerDown(form.getByText('правила'))
  expect(capture).not.toHaveBeenCalled()
})

test('a click on the text of a label, and on the button, counts for the element where it began', async () => {
  const form = await show()
  const text = form.getByText(/Принимаю/)
  const button = form.getByRole('button', { name: 'Отправить' })
  fireEvent.pointerDown(text)
  expect(capture.mock.contexts).toEqual([text.closest('label')])
  fireEvent.pointerDown(button)
  expect(capture.mock.contexts.at(-1)).toBe(button)
})
