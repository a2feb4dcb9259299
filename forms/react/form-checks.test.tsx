import { afterEach, expect, test, vi } from 'vitest'
import { userEvent, waitFor } from 'storybook/test'
import { ApiError } from '../../schemas/api/errors.ts'
import { createFieldChecks } from './engine/field-checks.ts'
import { hideForms, showForm, testForm } from '../../tests/support/show-form.tsx'
import { NetworkError } from '../../src/lib/api/network-error.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { type Operation } from '../../src/renderer/actions.ts'
import { registerOperation } from '../../tests/support/register-operation.ts'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const { EXPIRED, INVALID } = messages.body.common.promoCodeErrors
const send = vi.fn<Operation>()
const check = vi.fn<Operation>()
registerOperation('auth.login', (values) => send(values))
registerOperation('campaigns.checkPromocode', (values) => check(values))
const user = userEvent.setup()

afterEach(() => {
  hideForms()
  vi.resetAllMocks()
})

const formWith = (rules: object) =>
  testForm(
    { type: 'object', properties: { promo_code: { type: 'string', title: 'Промокод', ...rules } } },
    { fields: { promo_code: { widget: 'promo', check: 'campaigns.checkPromocode' } } },
  )
const form = formWith({})

const rejection = (...codes: string[]) => new ApiError('InvalidParameterException', '', { promo_code: codes })

/** Results by value, resolved by the test. */
function answersByHand() {
  const waiting = new Map<unknown, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>()
  check.mockImplementation(
    ({ promo_code: code }) => new Promise((resolve, reject) => waiting.set(code, { resolve, reject })),
  )
  return waiting
}

async function show(shownForm = form) {
  const shown = await showForm({ form: shownForm })
  return {
    shown,
    field: shown.getByLabelText(/Промокод/),
    button: shown.getByRole('button', { name: 'Отправить' }),
  }
}

test('checks a promo code after a debounce and shows its benefit below it', async () => {
  check.mockResolvedValue({ message: '50 вращений' })
  const { shown, field } = await show()
  await user.type(field, 'MARRA50')
  await shown.findByText('50 вращений')
  expect(check.mock.calls).toEqual([[{ promo_code: 'MARRA50' }]])
  expect(field.getAttribute('aria-describedby')).toBe(shown.getByText('50 вращений').id)
})

test.each([
  [['EXPIRED', 'INVALID'], EXPIRED],
  [['SOMETHING_NEW'], INVALID],
])('does not submit a promo code rejected with %j and shows “%s” [ENT-29]', async (codes, message) => {
  check.mockRejectedValue(rejection(...codes))
  const { shown, field, button } = await show()
  await user.type(field, 'OLD')
  await shown.findByText(message)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.click(button)
  await user.click(await shown.findByRole('link', { name: 'Промокод' }))
  expect(document.activeElement).toBe(field)
  expect(send).not.toHaveBeenCalled()
})

test('waits for a running check before it submits the form once', async () => {
  const waiting = answersByHand()
  const { field, button } = await show()
  await user.type(field, 'MARRA50')
  await user.click(button)
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  expect(send).not.toHaveBeenCalled()
  waiting.get('MARRA50')?.resolve({})
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send).toHaveBeenCalledWith({ promo_code: 'MARRA50' })
})

test('does not submit the form after a rejected check', async () => {
  const waiting = answersByHand()
  const { shown, field, button } = await show()
  await user.type(field, 'OLD')
  await user.click(button)
  await waitFor(() => expect(waiting.has('OLD')).toBe(true))
  waiting.get('OLD')?.reject(rejection('EXPIRED'))
  await shown.findByText(EXPIRED)
  expect(send).not.toHaveBeenCalled()
})

test('reports a promo code that cannot be used, and submits the form with it [VAL-52]', async () => {
  check.mockRejectedValue(rejection('EXPIRED'))
  const { shown, field, button } = await show(formWith({ validator: 'promo' }))
  await user.type(field, 'QWERTY')
  await shown.findByText(EXPIRED)
  await user.click(button)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ promo_code: 'QWERTY' }))
})

test('ignores the result of a check for an outdated value', async () => {
  const waiting = answersByHand()
  const { shown, field } = await show()
  await user.type(field, 'A')
  await waitFor(() => expect(waiting.has('A')).toBe(true))
  await user.type(field, 'B')
  await waitFor(() => expect(waiting.has('AB')).toBe(true))
  waiting.get('AB')?.resolve({ message: 'Хорошо' })
  await shown.findByText('Хорошо')
  waiting.get('A')?.reject(rejection('EXPIRED'))
  await new Promise((done) => setTimeout(done, 50))
  expect(shown.getByText('Хорошо')).toBeTruthy()
  expect(shown.queryByText(EXPIRED)).toBeNull()
})

test('moves a check from idle to pending after the debounce, then to success or error [ENT-44]', async () => {
  const states: (string | undefined)[] = []
  let answer: (isTaken: boolean) => void = () => undefined
  const checks = createFieldChecks(
    () => new Promise((resolve) => (answer = (isTaken) => resolve({ isTaken }))),
    () => states.push(checks.get('code')?.state),
  )
  const question = { check: 'campaigns.checkPromocode', name: 'code', label: 'Код' } as const
  checks.ask('code', { ...question, value: 'A' })
  const settled = checks.settle()
  answer(true)
  await settled
  checks.ask('code', { ...question, value: 'B' })
  const again = checks.settle()
  answer(false)
  await again
  expect(states).toEqual(['idle', 'pending', 'success', 'idle', 'pending', 'error'])
  expect(checks.rejected()).toEqual([{ id: 'code', label: 'Код' }])
})

test('falls back to the form’s own validation if a check fails', async () => {
  check.mockRejectedValue(new NetworkError('connection'))
  const { field, button } = await show()
  await user.type(field, 'MARRA50')
  await user.click(button)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ promo_code: 'MARRA50' }))
})
