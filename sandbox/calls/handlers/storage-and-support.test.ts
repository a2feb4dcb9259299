import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxOfTest, type Call } from '../../tests/support/test-calls.ts'
import type { TestSandbox } from '../../tests/support/test-sandbox.ts'
import { storageQuota } from '../../accounts/storage.ts'
import { limits } from '../../accounts/login/throttle.ts'

let sandbox: TestSandbox
let session: string
let send: Call
beforeEach(async () => {
  ;({ sandbox, call: send } = await sandboxOfTest())
  session = await sandbox.login()
})

/** Calls as the player. */
const call = (name: string, params: Record<string, string> = {}, as = session) => send(name, params, as)
const asGuest = (name: string, params: Record<string, string> = {}) => send(name, params)

describe('storage', () => {
  test('limits the number of keys', async () => {
    for (let number = 0; number < storageQuota.keys; number += 1)
      await call('storage.set', { key: `k${number}`, value: 'x' })
    expect(await call('storage.set', { key: 'more', value: 'x' })).toMatchObject({
      error: { type: 'StorageQuotaExceededException' },
    })
    expect(await call('storage.set', { key: 'k0', value: 'y' })).toEqual({ data: 1 })
  })

  test('limits the number of bytes', async () => {
    for (let number = 0; number < 7; number += 1)
      await call('storage.set', { key: `k${number}`, value: 'x'.repeat(8192) })
    // Two bytes per letter.
    expect(await call('storage.set', { key: 'k7', value: 'ы'.repeat(4096) })).toMatchObject({
      error: { type: 'StorageQuotaExceededException', error_data: storageQuota },
    })
  })
})

describe('support', () => {
  const letter = { name: 'Anvar', email: 'anvar@example.uz', message: 'Salom!\n<b>Savol</b>' }

  test('accepts a limited number of messages and shows them in the outbox', async () => {
    for (let sent = 0; sent < limits.feedback.attempts; sent += 1)
      expect(await asGuest('support.sendFeedback', letter)).toEqual({ data: 1 })
    expect(await asGuest('support.sendFeedback', letter)).toMatchObject({
      error: { type: 'TooManyRequestsException' },
    })
    const page = await sandbox.get('/sandbox/outbox')
    expect(page.body).toContain('Anvar &lt;anvar@example.uz&gt;')
    expect(page.body).toContain('&lt;b&gt;Savol')
  })

  test('accepts a message once, however often it arrives', async () => {
    const repeated = { ...letter, request_id: 'a1b2c3d4e5f6' }
    expect(await asGuest('support.sendFeedback', repeated)).toEqual({ data: 1 })
    expect(await asGuest('support.sendFeedback', repeated)).toEqual({ data: 1 })
    expect(await asGuest('support.sendFeedback', { ...repeated, request_id: 'other-message' })).toEqual({
      data: 1,
    })
    const { body } = await sandbox.get('/sandbox/outbox.json?contact=support@marra.example')
    expect(body.split(letter.email)).toHaveLength(3)
  })
})
