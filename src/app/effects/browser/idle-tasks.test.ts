// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAppContext } from '../../../../tests/support/app-context.ts'
import { testState } from '../../../../tests/support/page-answer.ts'
import { createI18n } from '../../../lib/i18n/i18n.ts'
import { splitLocalePath } from '../../../lib/urls/locale-path.ts'
import { watchTyping } from '../../../lib/browser/typed-input.ts'
import { createIdleTasks } from './idle-tasks.ts'

const task = vi.fn(() => true)
let stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  task.mockReset().mockReturnValue(true)
  stops = [watchTyping()]
})
afterEach(() => {
  stops.forEach((stop) => stop())
  document.body.innerHTML = ''
  vi.useRealTimers()
})

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [address] })
  const state = testState({ locale: 'ru' })
  const currentPage = () => ({
    ...state,
    answer: { ...state.answer, path: splitLocalePath(router.state.location.pathname).path },
    i18n: createI18n('ru', {}),
    components: new Map(),
  })
  const idleTasks = createIdleTasks(testAppContext({ router, currentPage }))
  stops.push(idleTasks.stop)
  return { router, idleTasks }
}

function type(text: string) {
  const field = document.querySelector('input')
  if (field === null) throw new Error('no field')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('runs at once on an idle page, and only once', async () => {
  const { router, idleTasks } = open('/ru/rules')
  idleTasks.run(task)
  expect(task).toHaveBeenCalledOnce()
  await router.navigate('/ru/about')
  vi.advanceTimersByTime(60_000)
  expect(task).toHaveBeenCalledOnce()
})

test.each(['/ru/game/aviora', '/ru/betting', '/ru/cashier/deposit', '/ru/forms/sign_up'])(
  'waits for another page at %s [PWA-05]',
  async (address) => {
    const { router, idleTasks } = open(address)
    idleTasks.run(task)
    vi.advanceTimersByTime(60_000)
    expect(task).not.toHaveBeenCalled()
    await router.navigate('/ru/rules')
    expect(task).toHaveBeenCalledOnce()
  },
)

test('does not discard a form that the player has begun to fill in', () => {
  document.body.innerHTML = '<form><input></form>'
  const { idleTasks } = open('/ru/support')
  type('Здравствуйте')
  idleTasks.run(task)
  vi.advanceTimersByTime(60_000)
  expect(task).not.toHaveBeenCalled()
  // The form was submitted and replaced by a confirmation.
  document.body.innerHTML = '<p></p>'
  vi.advanceTimersByTime(2000)
  expect(task).toHaveBeenCalledOnce()
})

test('an untouched form does not delay tasks', () => {
  document.body.innerHTML = '<form><input value="Бухара"></form>'
  open('/ru/profile/settings').idleTasks.run(task)
  expect(task).toHaveBeenCalledOnce()
})

test.each(['<dialog open></dialog>', '<button aria-busy="true"></button>'])(
  'waits while the page has %s',
  (html) => {
    document.body.innerHTML = html
    const { idleTasks } = open('/ru/loyalty/shop')
    idleTasks.run(task)
    vi.advanceTimersByTime(60_000)
    expect(task).not.toHaveBeenCalled()
    document.body.innerHTML = ''
    vi.advanceTimersByTime(2000)
    expect(task).toHaveBeenCalledOnce()
  },
)

test('retries a task that could not run', () => {
  task.mockReturnValueOnce(false)
  open('/ru/rules').idleTasks.run(task)
  expect(task).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(task).toHaveBeenCalledTimes(2)
})

test('a later task replaces the waiting one', () => {
  const later = vi.fn(() => true)
  document.body.innerHTML = '<dialog open></dialog>'
  const { idleTasks } = open('/ru/rules')
  idleTasks.run(task)
  idleTasks.run(later)
  document.body.innerHTML = ''
  vi.advanceTimersByTime(60_000)
  expect(later).toHaveBeenCalledOnce()
  expect(task).not.toHaveBeenCalled()
})
