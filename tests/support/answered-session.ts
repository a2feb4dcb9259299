import { afterEach, beforeEach, vi } from 'vitest'
import type { ApiErrorType } from '../../schemas/api/errors.ts'
import { onSessionEvent, sessionStore, type SessionEvent } from '../../src/modules/session/index.ts'
import { accountAnswer, accountError } from './account-answers.ts'
import { testAccount } from './test-account.ts'

/** For the tests of a file: a guest's session whose calls get the given answers in order. */
export function answeredSession() {
  const logged = vi.fn()
  const events: SessionEvent[] = []
  const sent: { path: string; body: BodyInit | null | undefined }[] = []
  const answers: (() => Promise<Response>)[] = []
  let stopListening: () => void

  beforeEach(() => {
    localStorage.clear()
    for (const list of [events, sent, answers]) list.length = 0
    logged.mockReset()
    sessionStore.set(null)
    stopListening = onSessionEvent((event) => events.push(event))
    vi.spyOn(console, 'warn').mockImplementation(logged)
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const { body } = init
      sent.push({ path: new URL(url, 'http://site').pathname, body })
      return answers.shift()?.() ?? Promise.reject(new TypeError('offline'))
    })
  })

  afterEach(() => {
    stopListening()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  return {
    logged,
    events,
    sent,
    sentData(index = 0): unknown {
      const body = sent[index]?.body
      return typeof body === 'string' ? JSON.parse(body) : undefined
    },
    answerWith: (...next: (() => Promise<Response>)[]) => void answers.push(...next),
  }
}

export const succeed = (data: unknown) => () => Promise.resolve(Response.json({ data }))
export const admit = () => Promise.resolve(accountAnswer(testAccount))
export const reject = (type: ApiErrorType, status: number) => () =>
  Promise.resolve(accountError(type, status))
