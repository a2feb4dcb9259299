import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { answeredSession, reject, succeed } from '../../../tests/support/answered-session.ts'
import { callApi } from '../../lib/api/client.ts'
import { storeLike } from '../../lib/data/unanswered-likes.ts'
import { mount } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import {
  createSessionStore,
  watchOtherTabs,
  logout,
  refreshSession,
  SessionContext,
  sessionStore,
  notifyOtherTabs,
  useSession,
  watchForExpiry,
} from './index.ts'

const { logged, events, answerWith } = answeredSession()

test.each([
  [null, false],
  [{ ...testAccount, uid: 0 }, false],
  [{ ...testAccount, uid: -1 }, false],
  [{ ...testAccount, uid: 1 }, true],
  [{ ...testAccount, uid: '0' }, false],
  [{ ...testAccount, uid: '5f0c9e9c-9b2f' }, true],
])('is logged in exactly if the account id is above 0 or a text [SESS-01]', (account, isAuthenticated) => {
  const session = createSessionStore(account).get()
  expect(session.isAuthenticated).toBe(isAuthenticated)
  expect(session.account === null).toBe(!isAuthenticated)
})

test('a logout ends the session', async () => {
  sessionStore.set(testAccount)
  answerWith(succeed(1))
  await logout()
  expect(sessionStore.get()).toEqual({ account: null, isAuthenticated: false, isUnknown: false })
  expect(events).toEqual([{ type: 'logout', reason: 'player' }])
})

test('what a player changed without an answer is not repeated for the next one', async () => {
  sessionStore.set(testAccount)
  const likes = () => sessionStorage.getItem('marquee.likes')
  storeLike('crash-1', true)
  answerWith(succeed(testAccount))
  await refreshSession()
  expect(likes()).toContain('crash-1')
  answerWith(succeed(1))
  await logout()
  expect(likes()).toBeNull()
})

test('logs out of an expired session without an error', async () => {
  sessionStore.set(testAccount)
  answerWith(reject('AuthorizationException', 401))
  await logout('inactivity')
  expect(sessionStore.get().isAuthenticated).toBe(false)
  expect(events).toEqual([{ type: 'logout', reason: 'inactivity' }])
})

test('reports and logs a failed logout without throwing, and keeps the session [API-COM-13, AUTH-08]', async () => {
  sessionStore.set(testAccount)
  answerWith(reject('InternalServerErrorException', 500))
  await expect(logout()).resolves.toBeUndefined()
  expect(events).toEqual([{ type: 'logoutFailed', code: 'InternalServerErrorException' }])
  expect(logged).toHaveBeenCalled()
  expect(sessionStore.get().isAuthenticated).toBe(true)
})

test('ends with any call of a deleted account [ERR-09]', async () => {
  const stop = watchForExpiry()
  sessionStore.set(testAccount)
  answerWith(reject('UserDeletedException', 422))
  await callApi('games.addLike', { sysname: 'crash-1' }).catch(() => undefined)
  stop()
  expect(sessionStore.get().isAuthenticated).toBe(false)
  expect(events).toEqual([{ type: 'deleted' }])
})

test('notices an expired session on refresh', async () => {
  sessionStore.set(testAccount)
  answerWith(reject('AuthorizationException', 401))
  await refreshSession()
  expect(sessionStore.get().isAuthenticated).toBe(false)
  expect(events).toEqual([{ type: 'changed' }])
})

test('keeps the session without an answer', async () => {
  sessionStore.set(testAccount)
  await refreshSession()
  expect(sessionStore.get().isAuthenticated).toBe(true)
  expect(events).toEqual([])
})

test('notices a logout in another tab, and notifies other tabs', async () => {
  const channels: FakeChannel[] = []
  class FakeChannel {
    onmessage: ((event: unknown) => void) | null = null
    readonly messages: unknown[] = []
    constructor(readonly name: string) {
      channels.push(this)
    }
    postMessage(message: unknown) {
      this.messages.push(message)
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  watchOtherTabs()
  const [channel] = channels
  sessionStore.set(testAccount)
  answerWith(succeed({ ...testAccount, uid: 0 }))
  notifyOtherTabs()
  expect(channel?.messages).toHaveLength(1)
  channel?.onmessage?.({ data: 'changed' })
  await vi.waitFor(() => expect(sessionStore.get().isAuthenticated).toBe(false))
  expect(events.at(-1)).toEqual({ type: 'changed' })
})

function Name() {
  const { account } = useSession()
  return <p>{account?.fakename ?? 'guest'}</p>
}

test('updates components on session changes', async () => {
  const { container, session } = await mount(<Name />, { account: testAccount })
  expect(container.textContent).toBe('player')
  act(() => session.set(null))
  expect(container.textContent).toBe('guest')
})

test('a block that hydrates after a logout starts from the session of its HTML', async () => {
  const server = createSessionStore(testAccount)
  const root = document.createElement('div')
  root.innerHTML = renderToString(
    <SessionContext value={server}>
      <Name />
    </SessionContext>,
  )
  sessionStore.start(testAccount)
  sessionStore.set(null)
  const onRecoverableError = vi.fn()
  await act(() => hydrateRoot(root, <Name />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(root.textContent).toBe('guest')
})
