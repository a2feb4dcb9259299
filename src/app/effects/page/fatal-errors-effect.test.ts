// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAppContext } from '../../../../tests/support/app-context.ts'
import type { CallName } from '../../../../schemas/api/calls.ts'
import { apiErrorTypes, errorStatuses, type ApiErrorType } from '../../../../schemas/api/errors.ts'
import { login, register } from '../../../modules/sign-in/operations.ts'
import { restore } from '../../../modules/sign-in/recovery.ts'
import { callApi } from '../../../lib/api/client.ts'
import { dialogs, openDialog } from '../../../modules/dialogs/dialogs.ts'
import { fatalErrorsEffect } from './fatal-errors-effect.ts'

const replacePage = vi.fn(() => Promise.resolve())
const context = testAppContext({ replacePage })
const revalidate = vi.spyOn(context.router, 'revalidate').mockResolvedValue()
let stop: () => void

beforeEach(() => {
  stop = fatalErrorsEffect(context)
})
afterEach(() => {
  stop()
  revalidate.mockClear()
  replacePage.mockClear()
})

/** Answers a call with an error, whose status is that of its type unless given. */
async function reject(
  type: string,
  status: number,
  call: Extract<CallName, 'games.getCategories' | 'cashier.makewithdrawal'> = 'games.getCategories',
) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: { type, message: '' } }, { status })))
  const called = call === 'games.getCategories' ? callApi(call) : callApi(call, {}, { idempotencyKey: 'a' })
  await called.catch(() => undefined)
}

const pages: Partial<Record<ApiErrorType, string>> = {
  UserBannedException: 'UserBannedException',
  AccessDeniedException: 'AccessDeniedException',
  ApplicationDisabledException: 'ApplicationDisabledException',
}

test.each(apiErrorTypes)('replaces the page after %s only if it affects the whole page', async (type) => {
  await reject(type, errorStatuses[type])
  expect(replacePage.mock.calls).toEqual(pages[type] === undefined ? [] : [[pages[type]]])
  expect(revalidate).toHaveBeenCalledTimes(type === 'ApplicationUnavailableException' ? 1 : 0)
})

test.each(apiErrorTypes.filter((type) => errorStatuses[type] !== 503))(
  'replaces the page after %s with 403 [ERR-33]',
  async (type) => {
    await reject(type, 403)
    const isOfSession = ['AuthorizationException', 'UserDeletedException'].includes(type)
    expect(replacePage.mock.calls).toEqual(isOfSession ? [] : [[pages[type] ?? 'AccessDeniedException']])
  },
)

test.each([
  ['a banned player who logs in', login, 'UserBannedException', 403, 'UserBannedException'],
  ['a forbidden registration', register, 'AccessDeniedException', 403, 'AccessDeniedException'],
  [
    'a recovery while the site is off',
    restore,
    'ApplicationDisabledException',
    503,
    'ApplicationDisabledException',
  ],
])(
  '%s gets the page of the error [ERR-03, ERR-10, ERR-33, ERR-34, ROLE-03]',
  async (_, send, name, status, page) => {
    const body = { data: null, error: { status, name, message: '', details: {} } }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))
    await send({ login: '998901234567', password: 'marra-2026' }).catch(() => undefined)
    expect(replacePage.mock.calls).toEqual([[page]])
  },
)

test('asks for the page again after a login without a platform [ERR-14]', async () => {
  const body = {
    data: null,
    error: { status: 503, name: 'ApplicationUnavailableException', message: '', details: {} },
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 503 })))
  await login({ login: '998901234567', password: 'marra-2026' }).catch(() => undefined)
  expect(revalidate).toHaveBeenCalledOnce()
})

test('replaces the page after a 403 of an unknown type or without an error', async () => {
  await reject('TeapotException', 403)
  expect(replacePage).toHaveBeenCalledExactlyOnceWith('AccessDeniedException')
  stop()
  stop = fatalErrorsEffect(context)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Forbidden</h1>', { status: 403 })))
  await callApi('games.getCategories').catch(() => undefined)
  expect(replacePage).toHaveBeenCalledTimes(2)
})

test.each(['UserNeedConfirmContactException', 'KycWithdrawalException'])(
  'leaves %s of a withdrawal to its form',
  async (type) => {
    await reject(type, 403, 'cashier.makewithdrawal')
    expect(replacePage).not.toHaveBeenCalled()
  },
)

test('closes dialogs above the page that it replaces', async () => {
  openDialog({ title: 'a', content: null })
  await reject('AccessDeniedException', 403)
  expect(dialogs.get()).toMatchObject([{ status: 'leaving' }])
})

test('several errors at once cause one request', async () => {
  for (let time = 0; time < 5; time += 1) await reject('ApplicationUnavailableException', 503)
  expect(revalidate).toHaveBeenCalledOnce()
})
