import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import type { ApiErrorType } from '../../schemas/api/errors.ts'
import { onSessionEvent, sessionStore, type SessionEvent } from '../../src/modules/session/index.ts'
import type * as socialChannel from '../../src/modules/sign-in/social-channel.ts'
import { awaitAnswer } from '../../src/modules/sign-in/social-channel.ts'
import { planLogin, type SocialAnswer } from '../../src/modules/sign-in/social-window.ts'
import { accountAnswer, accountError } from '../../tests/support/account-answers.ts'
import { mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { SocialReturn } from './social-return.tsx'

/** How long the page waits for another tab to take the answer, in milliseconds. */
const timeoutMs = 100
vi.mock('../../src/modules/sign-in/social-channel.ts', async (load) => {
  const channel = await load<typeof socialChannel>()
  return { ...channel, handOver: (answer: SocialAnswer) => channel.handOver(answer, timeoutMs) }
})

const texts = messages.body.auth.social
const asked = vi.fn<() => Promise<Response>>()
const events: SessionEvent[] = []
let stop: () => void

beforeEach(() => {
  sessionStorage.clear()
  sessionStore.set(null)
  events.length = 0
  stop = onSessionEvent((event) => events.push(event))
  vi.stubGlobal('fetch', asked.mockReset())
  vi.stubGlobal('close', vi.fn())
})
afterEach(() => {
  stop()
})

/** The page that a provider returns to, with this query. */
async function open(query: string) {
  history.replaceState(null, '', `/ru/forms/social?${query}`)
  return mount(<SocialReturn />)
}

const begin = () => planLogin({ service: 'google', purpose: 'login', locale: 'ru', search: '' }).state

/** Waits until this page continues because no other tab has taken the answer. */
async function waitForOthers() {
  await act(async () => new Promise((done) => setTimeout(done, 2 * timeoutMs)))
  await settle()
}

it('passes the answer to the page that opened the window, closes it, and makes no call itself', async () => {
  const state = begin()
  const taken = vi.fn()
  awaitAnswer(state, taken)
  const page = await open(`state=${state}&access_token=abc`)
  await waitForOthers()
  expect(page.container.textContent).toContain(texts.closeTitle)
  expect(taken).toHaveBeenCalledExactlyOnceWith({ state, service: 'google', accessToken: 'abc' })
  expect(window.close).toHaveBeenCalledOnce()
  expect(asked).not.toHaveBeenCalled()
})

it('logs in by itself if no page waits for the answer, and uses the token once', async () => {
  asked.mockResolvedValue(accountAnswer(testAccount))
  const page = await open(`state=${begin()}&access_token=abc`)
  expect(page.container.textContent).toContain(texts.pendingTitle)
  await waitForOthers()
  expect(events).toContainEqual(expect.objectContaining({ type: 'login' }))
  expect(asked).toHaveBeenCalledOnce()
  expect(page.container.textContent).toContain(texts.pendingTitle)
})

it('rejects an answer to a login that did not start here', async () => {
  begin()
  const page = await open('state=other&access_token=abc')
  await settle()
  expect(page.container.textContent).toContain(texts.problems.foreign)
  expect(page.control(texts.again).getAttribute('href')).toBe('/ru/forms/sign_in')
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  ['access_denied', texts.problems.cancelled],
  ['server_error', texts.problems.failed],
])("reports the provider's answer %s as the reason", async (error, text) => {
  const page = await open(`state=${begin()}&error=${error}`)
  await waitForOthers()
  expect(page.container.textContent).toContain(text)
  expect(asked).not.toHaveBeenCalled()
})

it.each<[ApiErrorType, string]>([
  ['AuthorizationException', texts.problems.expired],
  ['UserBannedException', texts.problems.banned],
])('explains a token rejected with %s, and links to another login', async (type, text) => {
  asked.mockResolvedValue(accountError(type, 401))
  const page = await open(`state=${begin()}&access_token=abc`)
  await waitForOthers()
  expect(page.container.textContent).toContain(text)
  expect(page.control(texts.again).getAttribute('href')).toBe('/ru/forms/sign_in')
})

it('reports a missing connection', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  const page = await open(`state=${begin()}&access_token=abc`)
  await waitForOthers()
  expect(page.container.textContent).toContain(texts.problems.offline)
})
