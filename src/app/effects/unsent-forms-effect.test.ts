import { afterEach, beforeEach, expect, test } from 'vitest'
import { testAccount } from '../../../tests/support/mount.tsx'
import { sessionStore } from '../../modules/session/index.ts'
import { emitSessionEvent } from '../../modules/session/session-events.ts'
import { forgetUnsent, keepUnsent, unsentValues } from '../../renderer/form/state/unsent-values.ts'
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

test('what was typed waits for the same player, without what is secret', () => {
  sessionStore.set(testAccount)
  expect(unsentValues('profile')).toEqual({ city: 'Бухара' })
})

test('what was typed is not shown to somebody else', () => {
  sessionStore.set({ ...testAccount, uid: testAccount.uid + 1 })
  expect(unsentValues('profile')).toBeUndefined()
})

test('what was typed is gone after a logout', () => {
  emitSessionEvent({ type: 'logout', reason: 'player' })
  expect(unsentValues('profile')).toBeUndefined()
})
