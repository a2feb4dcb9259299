// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { emitSessionEvent, type SessionEvent } from '../../../modules/session/session-events.ts'
import { pushEffect } from './push-effect.ts'

const left: SessionEvent[] = [
  { type: 'logout', reason: 'player' },
  { type: 'logout', reason: 'inactivity' },
  { type: 'deleted' },
]

function browserWithPush() {
  const unsubscribe = vi.fn().mockResolvedValue(true)
  const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }) }
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) }
  vi.stubGlobal('navigator', { serviceWorker })
  return unsubscribe
}

test.each(left)('$type ends the subscription of the browser', async (event) => {
  const unsubscribe = browserWithPush()
  const stop = pushEffect()
  emitSessionEvent(event)
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1))
  stop()
})

test('an expired session keeps it: the player may log in again on the page', async () => {
  const unsubscribe = browserWithPush()
  const stop = pushEffect()
  emitSessionEvent({ type: 'expired' })
  await new Promise(setImmediate)
  expect(unsubscribe).not.toHaveBeenCalled()
  stop()
})
