// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import { emitSessionEvent } from '../../../modules/session/session-events.ts'
import { forgetUnsent, unsentOwner } from '../../../../forms/react/state/unsent-store.ts'
import { keepUnsent, unsentValues } from '../../../../forms/react/state/unsent-values.ts'
import { unsentFormsEffect } from './unsent-forms-effect.ts'

const form = {
  key: 'profile',
  schema: { properties: { city: { type: 'string' } } },
  fields: {},
}
const other = { ...testAccount, uid: 'another' }
const city = () => unsentValues(form)?.values['city']
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  sessionStore.set(testAccount)
  stop = unsentFormsEffect()
  keepUnsent(form, { values: { city: 'Бухара' }, furthest: 0 })
})
afterEach(() => {
  stop()
  forgetUnsent()
  sessionStore.set(null)
  vi.useRealTimers()
})

test('typed values are restored for the same player after the session has ended', () => {
  sessionStore.set(null)
  expect(city()).toBeUndefined()
  sessionStore.set(testAccount)
  expect(city()).toBe('Бухара')
})

test('typed values are removed when another player logs in', () => {
  sessionStore.set(other)
  expect(city()).toBeUndefined()
  sessionStore.set(testAccount)
  expect(city()).toBeUndefined()
})

test.each(['logout', 'deleted'] as const)('typed values are removed on %s', (type) => {
  sessionStore.set(null)
  emitSessionEvent(type === 'logout' ? { type, reason: 'player' } : { type })
  sessionStore.set(testAccount)
  expect(city()).toBeUndefined()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a form that is still displayed after logout stores nothing for the next person', () => {
  const typedBy = unsentOwner()
  sessionStore.set(null)
  emitSessionEvent({ type: 'logout', reason: 'player' })
  keepUnsent(form, { values: { city: 'Хива' }, furthest: 0 }, typedBy)
  expect(city()).toBeUndefined()
  sessionStore.set(other)
  keepUnsent(form, { values: { city: 'Хива' }, furthest: 0 }, typedBy)
  expect(city()).toBeUndefined()
})

test('values of a guest are neither restored for a player nor left behind', () => {
  sessionStore.set(null)
  keepUnsent(form, { values: { city: 'Термез' }, furthest: 0 })
  expect(city()).toBe('Термез')
  sessionStore.set(testAccount)
  expect(city()).toBe('Бухара')
  sessionStore.set(null)
  expect(city()).toBeUndefined()
})

test('values of a player expire after a week, those of a guest after an hour', () => {
  const hourMs = 3_600_000
  vi.advanceTimersByTime(7 * 24 * hourMs - 1)
  expect(city()).toBe('Бухара')
  vi.advanceTimersByTime(1)
  expect(city()).toBeUndefined()
  sessionStore.set(null)
  keepUnsent(form, { values: { city: 'Термез' }, furthest: 0 })
  vi.advanceTimersByTime(hourMs)
  expect(city()).toBeUndefined()
})
