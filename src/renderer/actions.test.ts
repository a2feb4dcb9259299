import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actionHref } from './action-href.ts'
import { registerAction, runAction, runOperation } from './actions.ts'
import { registerOperation } from '../../tests/support/register-operation.ts'

const warn = vi.fn()
beforeEach(() => vi.stubGlobal('console', { ...console, warn }))
afterEach(() => {
  warn.mockReset()
})

test('passes an action to the handler registered last for its type', () => {
  const first = vi.fn()
  const second = vi.fn()
  registerAction('openPopup', first)
  registerAction('openPopup', second)
  runAction({ type: 'openPopup', popup: 'login' })
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledExactlyOnceWith({ type: 'openPopup', popup: 'login' })
})

test('logs an action without a handler and continues', () => {
  runAction({ type: 'closePopup' })
  expect(warn.mock.calls[0]?.[0]).toContain('closePopup')
})

test('returns the result of an operation and throws its error to the caller', async () => {
  registerOperation('auth.login', (values) =>
    values.password === 'right' ? Promise.resolve(1) : Promise.reject(new Error('refused')),
  )
  await expect(runOperation('auth.login', { password: 'right' })).resolves.toBe(1)
  await expect(runOperation('auth.login', { password: 'wrong' })).rejects.toThrow('refused')
  await expect(runOperation('cashier.makedeposit')).rejects.toThrow('cashier.makedeposit')
})

test.each([
  ['/rules', {}, '/ru/rules'],
  ['/gamehall#top', { query: { category: 'slots' } }, '/ru/gamehall?category=slots#top'],
  ['https://example.org/a', { external: true }, 'https://example.org/a'],
  ['https://example.org/a', {}, undefined],
  ['javascript:alert(1)', { external: true }, undefined],
  ['tel:+998712000000', {}, 'tel:+998712000000'],
  ['mailto:help@example.com', {}, 'mailto:help@example.com'],
  ['tel:me', {}, undefined],
  ['//example.org', { external: true }, undefined],
])('navigating to %s with %j leads to %s [RULE-43]', (to, rest, href) => {
  expect(actionHref({ type: 'navigate', to, ...rest }, 'ru')).toBe(href)
})
