// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAppContext, testPageData } from '../../../tests/support/app-context.ts'
import { accountAnswer, accountError } from '../../../tests/support/account-answers.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import type { ConfirmOptions } from '../../modules/dialogs/index.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { toasts } from '../../modules/toasts/toasts.ts'
import { enterFromMessenger, readMessengerLaunch } from './messenger-launch.ts'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('../../modules/messenger/index.ts', () => {
  loaded()
  return {
    readLaunch: () => ({ name: 'Dilnoza', registration: { payload: 'signed', id: '7', hash: 'abc' } }),
  }
})

const asked = vi.hoisted(() => vi.fn<(options: ConfirmOptions) => Promise<boolean>>())
vi.mock('../../modules/dialogs/index.ts', () => ({ confirmDialog: asked }))

const sent: unknown[] = []
let answer: () => Response

const context = () => {
  const page = testPageData({ locale: 'ru' }, messages.body)
  return testAppContext({ currentPage: () => page })
}

beforeEach(() => {
  asked.mockReset().mockResolvedValue(true)
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
})

test("the messenger's code is loaded only inside the messenger [SOC-09, START-03]", async () => {
  answer = () => accountAnswer(testAccount)
  await enterFromMessenger(readMessengerLaunch(false), context())
  expect(loaded).not.toHaveBeenCalled()
  await enterFromMessenger(readMessengerLaunch(true), context())
  expect(loaded).toHaveBeenCalled()
  expect(sent).toEqual([{ data: { payload: 'signed', id: '7', hash: 'abc', is_tg: true } }])
  expect(sessionStore.get().account).toEqual(testAccount)
})

test('nobody is logged in by an address alone: the player is asked, by name', async () => {
  asked.mockResolvedValue(false)
  await enterFromMessenger(readMessengerLaunch(true), context())
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: messages.body.auth.messenger.title.replace('{{name}}', 'Dilnoza') }),
  )
  expect(sent).toEqual([])
  expect(sessionStore.get().isAuthenticated).toBe(false)
})

test('a logged-in player is not registered again', async () => {
  sessionStore.set(testAccount)
  await enterFromMessenger(readMessengerLaunch(true), context())
  expect(sent).toEqual([])
})

test('a failed registration shows its own toast [SOC-08]', async () => {
  answer = () => accountError('AuthorizationException', 401)
  await enterFromMessenger(readMessengerLaunch(true), context())
  expect(toasts.get().map(({ title }) => title)).toContain(
    messages.body.popups.registration.wrongRegServerError,
  )
  expect(sessionStore.get().isAuthenticated).toBe(false)
})
