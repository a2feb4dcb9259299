import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { depositOpenedFrom, depositOrigin } from '../../lib/urls/deposit-origin.ts'
import { mount } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { usePlayPage } from './use-play-page.ts'

function Game() {
  usePlayPage('Aviora')
  return null
}

/** Opens a game, then another address, as the browser shows it. */
async function leaveFor(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/ru/game/aviora', Component: Game },
      { path: '*', Component: () => null },
    ],
    { initialEntries: ['/ru/game/aviora?path=%2Flive#real'] },
  )
  await mount(<RouterProvider router={router} />, { account: testAccount })
  history.replaceState(null, '', address)
  await act(() => router.navigate(address))
}

beforeEach(() => localStorage.clear())

test('a deposit from a game leads back to it, for an hour and for its player', async () => {
  await leaveFor('/ru/cashier/deposit/uzcard?amount=5')
  expect(depositOrigin(testAccount.uid)).toMatchObject({
    address: '/game/aviora?path=%2Flive#real',
    name: 'Aviora',
  })
  expect(depositOrigin(8)).toBeUndefined()
  vi.setSystemTime(Date.now() + 60 * 60 * 1000)
  expect(depositOrigin(testAccount.uid)).toBeUndefined()
  vi.useRealTimers()
})

test('a deposit from elsewhere does not; one in a tab of its own does', async () => {
  await leaveFor('/ru/rules')
  expect(depositOrigin(testAccount.uid)).toBeUndefined()
  depositOpenedFrom(testAccount.uid, '/rules')
  expect(depositOrigin(testAccount.uid)).toBeUndefined()
  depositOpenedFrom(testAccount.uid, '/game/aviora')
  expect(depositOrigin(testAccount.uid)).toMatchObject({ name: 'Aviora' })
})

test('a deposit that was given up for the game does not', async () => {
  await leaveFor('/ru/cashier/deposit')
  await leaveFor('/ru/rules')
  expect(depositOrigin(testAccount.uid)).toBeUndefined()
})
