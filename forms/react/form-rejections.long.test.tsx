// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { send, user, text } from '../../tests/support/form-player.ts'
import { waitFor } from 'storybook/test'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { ApiError, apiErrorTypes } from '../../schemas/api/errors.ts'
import { leaveForms, showForm, testForm } from '../../tests/support/show-form.tsx'
import { NetworkError } from '../../src/lib/api/network-error.ts'
import { reportSessionResumed } from '../../src/lib/data/session-resumed.ts'
import { OperationPaused } from '../../src/renderer/actions.ts'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))
vi.mock('../../src/lib/log.ts', () => ({ logProblem: vi.fn() }))

const form = testForm({
  type: 'object',
  properties: { city: text('Город'), rows: { type: 'array', minItems: 1, items: text('Ряд') } },
})

const rejections: [string, () => Error][] = [
  ...apiErrorTypes.map((type): [string, () => Error] => [type, () => new ApiError(type, 'no', {})]),
  ['data that are too large', () => new ApiError('InvalidRequestException', 'no', {}, 413)],
  ['too many calls', () => new ApiError('InvalidRequestException', 'no', {}, 429)],
  ['a wrong field', () => new ApiError('InvalidParameterException', 'no', { city: 'wrong' })],
  ['a wrong row', () => new ApiError('InvalidParameterException', 'no', { 'rows.0': ['wrong'] })],
  ['an unknown field', () => new ApiError('InvalidParameterException', 'no', { unknown: 'wrong' })],
  ['no connection', () => new NetworkError('connection')],
  ['no answer in time', () => new NetworkError('timeout')],
  ['a question to the player', () => new OperationPaused()],
  ['an error in the program', () => new TypeError('no')],
]

test.each(rejections)('%s loses nothing, and the form can be sent again', async (_about, failure) => {
  send.mockRejectedValueOnce(failure())
  const shown = await showForm({ form })
  await user.type(shown.getByLabelText(/Город/), 'Бухара')
  await user.type(shown.getByLabelText(/Ряд/), 'второй')
  const values = { city: 'Бухара', rows: ['второй'] }
  await user.click(shown.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(send).toHaveBeenCalledWith(values))
  await waitFor(() =>
    expect(shown.getByRole('button', { name: 'Отправить' })).toHaveProperty('disabled', false),
  )
  expect(shown.getByLabelText(/Город/)).toHaveProperty('value', 'Бухара')
  leaveForms()
  const again = await showForm({ form })
  expect(again.getByLabelText(/Ряд/)).toHaveProperty('value', 'второй')
  await user.click(again.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(send.mock.calls).toEqual([[values], [values]]))
})

test('every error of the platform is explained, and the form stays as it is [ERR-32]', async () => {
  const shown = await showForm({ form })
  await user.type(shown.getByLabelText(/Город/), 'Бухара')
  await user.type(shown.getByLabelText(/Ряд/), 'второй')
  for (const type of apiErrorTypes) {
    send.mockRejectedValueOnce(new ApiError(type, 'no', {}))
    await user.click(shown.getByRole('button', { name: 'Отправить' }))
    await waitFor(() =>
      expect(document.querySelector('[role=group][tabindex="-1"]')?.textContent).toContain(
        messages.body.errors[type],
      ),
    )
  }
  expect(shown.getByLabelText(/Город/)).toHaveProperty('value', 'Бухара')
})

test('after another login, the form no longer asks for one; other messages stay', async () => {
  const shown = await showForm({ form })
  await user.type(shown.getByLabelText(/Город/), 'Бухара')
  await user.type(shown.getByLabelText(/Ряд/), 'второй')
  for (const [type, message, isGone] of [
    ['AuthorizationException', 'Войдите, чтобы продолжить.', true],
    ['TooManyRequestsException', /./, false],
  ] as const) {
    send.mockRejectedValueOnce(new ApiError(type, 'no', {}))
    await user.click(shown.getByRole('button', { name: 'Отправить' }))
    const summary = () => document.querySelector('[role=group][tabindex="-1"]')
    await waitFor(() => expect(summary()?.textContent).toMatch(message))
    reportSessionResumed()
    // Leaves React the time to render.
    await user.tab()
    await waitFor(() => expect(summary() === null).toBe(isGone))
  }
})
