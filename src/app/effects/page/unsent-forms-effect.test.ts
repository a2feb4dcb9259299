import { afterEach, beforeEach, expect, test } from 'vitest'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import { emitSessionEvent } from '../../../modules/session/session-events.ts'
import { forgetUnsent, keepUnsent, unsentValues } from '../../../renderer/form/state/unsent-values.ts'
import { unsentFormsEffect } from './unsent-forms-effect.ts'

const form = {
  key: 'profile',
  schema: { properties: { city: {}, code: {}, newPassword: { validator: 'newPassword' } } },
  fields: { code: { widget: 'code' as const } },
}
let stop: () => void

beforeEach(() => {
  sessionStore.set(testAccount)
  stop = unsentFormsEffect()
  keepUnsent(form, { city: 'Бухара', code: '123456', newPassword: 'secret77' })
  sessionStore.set(null)
})
afterEach(() => {
  stop()
  forgetUnsent()
  sessionStore.set(null)
})

test('typed values are restored for the same player, without secrets', () => {
  sessionStore.set(testAccount)
  expect(unsentValues('profile')).toEqual({ city: 'Бухара' })
})

test('typed values are not shown to another player', () => {
  sessionStore.set({ ...testAccount, uid: testAccount.uid + 1 })
  expect(unsentValues('profile')).toBeUndefined()
})

test('typed values are removed on logout', () => {
  emitSessionEvent({ type: 'logout', reason: 'player' })
  expect(unsentValues('profile')).toBeUndefined()
})
