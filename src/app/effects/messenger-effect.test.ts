// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountAnswer, accountRefusal } from '../../../tests/support/account-answers.ts'
import { testAccount } from '../../../tests/support/mount.tsx'
import { testState } from '../../../tests/support/page-answer.ts'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { createI18n } from '../../lib/i18n/i18n.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { toasts } from '../../modules/toasts/toasts.ts'
import { followMessenger, readMessengerLaunch } from './messenger-effect.ts'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('../../modules/messenger/index.ts', () => {
  loaded()
  return { readLaunch: () => ({ payload: 'signed', id: '7', hash: 'abc' }) }
})

const sent: unknown[] = []
let answer: () => Response

function page() {
  const { answer: shown, config } = testState({ locale: 'ru' })
  return { answer: shown, config, components: new Map(), i18n: createI18n('ru', messages.body) }
}

beforeEach(() => {
  sent.length = 0
  sessionStore.set(null)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : undefined)
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test("the messenger's code is loaded inside the messenger only", async () => {
  answer = () => accountAnswer(testAccount)
  await followMessenger(readMessengerLaunch(false), page)
  expect(loaded).not.toHaveBeenCalled()
  await followMessenger(readMessengerLaunch(true), page)
  expect(loaded).toHaveBeenCalled()
  expect(sent).toEqual([{ data: { payload: 'signed', id: '7', hash: 'abc', is_tg: true } }])
  expect(sessionStore.get().account).toEqual(testAccount)
})

test('who is logged in already is not registered again', async () => {
  sessionStore.set(testAccount)
  await followMessenger(readMessengerLaunch(true), page)
  expect(sent).toEqual([])
})

test('a registration that fails shows the notice of its own', async () => {
  answer = () => accountRefusal('AuthorizationException', 401)
  await followMessenger(readMessengerLaunch(true), page)
  expect(toasts.get().map(({ title }) => title)).toContain(
    messages.body.popups.registration.wrongRegServerError,
  )
  expect(sessionStore.get().isAuthenticated).toBe(false)
})
