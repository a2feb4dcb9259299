// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { answeredSession, refuse, succeed } from '../../../tests/support/answered-session.ts'
import { mount, testAccount } from '../../../tests/support/mount.tsx'
import {
  createSessionStore,
  followOtherTabs,
  logout,
  refreshSession,
  sessionStore,
  tellOtherTabs,
  useSession,
} from './index.ts'

const { logged, events, answerWith } = answeredSession()

test.each([
  [null, false],
  [{ ...testAccount, uid: 0 }, false],
  [{ ...testAccount, uid: -1 }, false],
  [{ ...testAccount, uid: 1 }, true],
])('a user is logged in exactly when the number of the account is above 0', (account, isAuthenticated) => {
  const session = createSessionStore(account).get()
  expect(session.isAuthenticated).toBe(isAuthenticated)
  expect(session.account === null).toBe(!isAuthenticated)
})

test('a logout ends the session', async () => {
  sessionStore.set(testAccount)
  answerWith(succeed(1))
  await logout()
  expect(sessionStore.get()).toEqual({ account: null, isAuthenticated: false })
  expect(events).toEqual([{ type: 'logout', reason: 'player' }])
})

test('a session that is over already ends without a complaint', async () => {
  sessionStore.set(testAccount)
  answerWith(refuse('AuthorizationException', 401))
  await logout('inactivity')
  expect(sessionStore.get().isAuthenticated).toBe(false)
  expect(events).toEqual([{ type: 'logout', reason: 'inactivity' }])
})

test('a failed logout is reported and logged, not thrown, and nobody is logged out by it', async () => {
  sessionStore.set(testAccount)
  answerWith(refuse('InternalServerErrorException', 500))
  await expect(logout()).resolves.toBeUndefined()
  expect(events).toEqual([{ type: 'logoutFailed', code: 'InternalServerErrorException' }])
  expect(logged).toHaveBeenCalled()
  expect(sessionStore.get().isAuthenticated).toBe(true)
})

test('a session that has ended is noticed when it is looked at', async () => {
  sessionStore.set(testAccount)
  answerWith(refuse('AuthorizationException', 401))
  await refreshSession()
  expect(sessionStore.get().isAuthenticated).toBe(false)
  expect(events).toEqual([{ type: 'changed' }])
})

test('without an answer the session stays as it is known', async () => {
  sessionStore.set(testAccount)
  await refreshSession()
  expect(sessionStore.get().isAuthenticated).toBe(true)
  expect(events).toEqual([])
})

test('a logout in another tab is noticed in this one, and what happens here is told to the others', async () => {
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
  followOtherTabs()
  const [channel] = channels
  sessionStore.set(testAccount)
  answerWith(succeed({ ...testAccount, uid: 0 }))
  tellOtherTabs()
  expect(channel?.messages).toHaveLength(1)
  channel?.onmessage?.({ data: 'changed' })
  await vi.waitFor(() => expect(sessionStore.get().isAuthenticated).toBe(false))
  expect(events.at(-1)).toEqual({ type: 'changed' })
})

function Name() {
  const { account } = useSession()
  return <p>{account?.fakename ?? 'guest'}</p>
}

test('what shows the session follows it', async () => {
  const { container, session, unmount } = await mount(<Name />, { account: testAccount })
  expect(container.textContent).toBe('player')
  act(() => session.set(null))
  expect(container.textContent).toBe('guest')
  await unmount()
})
