// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAppContext } from '../../../../tests/support/app-context.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { dialogs } from '../../../modules/dialogs/dialogs.ts'
import { openDialog } from '../../../modules/dialogs/index.ts'
import { runFollowUps, sessionStore } from '../../../modules/session/index.ts'
import { completionEffect } from './completion-effect.ts'
import { popupId, type OpenPopup, type PopupOptions } from '../../popups/open-popup.ts'

const incomplete = { ...testAccount, is_registration_completed: false }
const opened: { key: string; options: PopupOptions }[] = []
let stop: () => void

beforeEach(() => {
  opened.length = 0
  const openPopup: OpenPopup = (key, options = {}) => {
    opened.push({ key, options })
    openDialog({ id: popupId(key), title: key, content: null, ...options })
  }
  stop = completionEffect(testAppContext({ openPopup }))
})
afterEach(() => {
  sessionStore.set(null)
  for (const { id } of dialogs.get()) dialogs.remove(id)
  stop()
})

const shown = () => dialogs.get().filter(({ status }) => status === 'open')

test('a player with an incomplete registration is asked for the rest in a popup that stays [DLG-29]', () => {
  sessionStore.set(testAccount)
  expect(opened).toEqual([])
  sessionStore.set(incomplete)
  expect(opened).toMatchObject([{ key: 'registration-completion', options: { preventClose: true } }])
})

test('the popup closes only when the registration is complete [SOC-06]', () => {
  sessionStore.set(incomplete)
  sessionStore.set({ ...incomplete, fakename: 'changed' })
  expect(shown()).toHaveLength(1)
  dialogs.remove(popupId('registration-completion'))
  expect(opened).toHaveLength(2)
  sessionStore.set({ ...incomplete, is_registration_completed: true })
  expect(shown()).toHaveLength(0)
})

test('the popup closes on logout, too', () => {
  sessionStore.set(incomplete)
  sessionStore.set(null)
  expect(shown()).toHaveLength(0)
})

test('other follow-ups of a login wait for it', async () => {
  sessionStore.set(incomplete)
  const followed = vi.fn()
  const following = runFollowUps(incomplete).then(followed)
  await Promise.resolve()
  expect(followed).not.toHaveBeenCalled()
  sessionStore.set(testAccount)
  dialogs.remove(popupId('registration-completion'))
  await following
  expect(followed).toHaveBeenCalled()
})
