// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { testAppContext } from '../../tests/support/app-context.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { operationNames, sentFields, type OperationName } from '../../schemas/documents/operations.ts'
import { testAccount } from '../../tests/support/test-account.ts'
import { sessionStore } from '../modules/session/index.ts'
import { secondFactor } from '../modules/sign-in/index.ts'
import { runOperation } from '../renderer/actions.ts'
import { registerOperations } from './operations.ts'

/** Values of which each has a text of its own, as forms and the panels around them send them. */
const order = { method_id: 4, method: 'uzcard', amount: '500000' }
const filled: Partial<Record<OperationName, Readonly<Record<string, unknown>>>> = {
  'auth.login': { login: 'ali@mail.example', password: 'marra2026' },
  'auth.confirmLogin': { code: '123456' },
  'auth.resetPassword': {
    login: 'ali@mail.example',
    code: '123456',
    password: 'm-2026',
    password_repeat: 'r-2026',
  },
  'auth.restore': { login: 'ali@mail.example' },
  'campaigns.checkPromocode': { promo_code: 'MARRA50' },
  'cashier.makedeposit': order,
  'cashier.makewithdrawal': order,
  'account.changefakename': { fakename: 'Lochin' },
  'account.changepassword': { password: 'marra2026', new_password: 'n-2026' },
  'account.confirmTwoFactorAuth': { code: '123456' },
  'account.confirmContact': { contact: 'ali@mail.example', code: '123456' },
  'account.confirmidentity': { password: 'marra2026', code: '123456' },
  'responsible.setlimit': { kind: 'deposit', period: 'week', amount: '500000' },
  'responsible.settimeout': { hours: 48 },
  'responsible.selfexclude': { months: 18, password: 'marra2026' },
  'support.sendFeedback': { name: 'Ali', email: 'ali@mail.example', subject: 'Bonus', message: 'Salom' },
}
const attachment = 'data:text/plain;name=a.txt;base64,YQ=='

// Both ask the player and send no field of a form.
const asking: readonly OperationName[] = ['auth.logout', 'account.fillProfile']

test.each(operationNames.filter((name) => !asking.includes(name)))(
  '%s sends the fields that documents may expect of it, and no others',
  async (name) => {
    registerOperations(testAppContext())
    sessionStore.set(testAccount)
    secondFactor.begin({ login: 'ali@mail.example', password: 'marra2026' }, 60)
    const requests: string[] = []
    vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
      const request = new Request(new URL(input, 'http://localhost'), { ...init, signal: null })
      const body = request.method === 'GET' ? '' : await request.text()
      requests.push(decodeURIComponent(`${request.url} ${body}`))
      // A payment is sent once its history is known.
      if (request.url.includes('gethistory')) return Response.json({ data: { items: [] } })
      throw new TypeError('offline')
    })
    const values = { ...filled[name], attachment }
    const form = name.startsWith('cashier.') ? { ...values, requisites: { attachment } } : values
    await runOperation(name, form).catch(() => undefined)
    expect(requests).not.toEqual([])
    const isSent = (value: unknown) => requests.some((request) => request.includes(String(value)))
    expect(isSent(attachment)).toBe(sentFields[name] === undefined)
    for (const field of sentFields[name] ?? [])
      if (filled[name]?.[field] !== undefined) expect(isSent(filled[name][field])).toBe(true)
  },
)

test('a time limit sends its minutes', async () => {
  registerOperations(testAppContext())
  const platform = testPlatform({ 'responsible.setlimit': () => ({ error: 'TooManyRequestsException' }) })
  await expect(runOperation('responsible.setlimit', { period: 'week', minutes: 90 })).rejects.toThrow()
  expect(platform.called('responsible.setlimit')[0]?.params).toMatchObject({ minutes: '90' })
})
