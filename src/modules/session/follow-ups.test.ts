// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../schemas/api/errors.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import { registerFollowUp, runFollowUps, sessionStore } from './index.ts'

const stops: (() => void)[] = []
const warn = vi.fn()

beforeEach(() => {
  sessionStore.set(testAccount)
  warn.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  vi.restoreAllMocks()
})

test('logs a failing stage and continues with the others', async () => {
  const campaign = vi.fn()
  stops.push(registerFollowUp('cashback', () => Promise.reject(new Error('offline'))))
  stops.push(registerFollowUp('campaign', campaign))
  await runFollowUps(testAccount)
  expect(campaign).toHaveBeenCalledExactlyOnceWith(testAccount)
  expect(warn.mock.calls[0]?.[0]).toContain('cashback')
})

test('ends without a word if the session has ended, which the page may not know', async () => {
  const campaign = vi.fn()
  stops.push(registerFollowUp('cashback', () => Promise.reject(new ApiError('AuthorizationException', ''))))
  stops.push(registerFollowUp('campaign', campaign))
  await runFollowUps(testAccount)
  expect([campaign.mock.calls, warn.mock.calls]).toEqual([[], []])
})

test('shows nothing more once the player has logged out', async () => {
  const campaign = vi.fn()
  stops.push(registerFollowUp('registration', () => sessionStore.set(null)))
  stops.push(registerFollowUp('campaign', campaign))
  await runFollowUps(testAccount)
  expect(campaign).not.toHaveBeenCalled()
})

test('runs only the given stages, with the current account', async () => {
  const registration = vi.fn()
  const cashback = vi.fn()
  stops.push(registerFollowUp('registration', registration), registerFollowUp('cashback', cashback))
  const changed = { ...testAccount, is_registration_completed: false }
  sessionStore.set(changed)
  await runFollowUps(testAccount, ['registration'])
  expect(registration).toHaveBeenCalledExactlyOnceWith(changed)
  expect(cashback).not.toHaveBeenCalled()
})
