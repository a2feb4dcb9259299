// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { testAppContext } from '../../../../tests/support/app-context.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { registerFollowUp, runFollowUps, sessionStore } from '../../../modules/session/index.ts'
import { playersEffect } from './players-effect.ts'
import type { WhileLoading } from './player-context.ts'
import type { playerEffects } from './player-effects.ts'

const begin = vi.hoisted(() => vi.fn<(whileLoading: WhileLoading) => void>())
vi.mock('./player-effects.ts', () => ({
  playerEffects: [
    ({ whileLoading }) => {
      begin(whileLoading)
      return () => undefined
    },
  ] satisfies typeof playerEffects,
}))

let stop = () => {}
afterEach(() => {
  stop()
  sessionStore.set(null)
  begin.mockReset()
})

function open(address = '/ru') {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [address] })
  stop = playersEffect(testAppContext({ router }))
  return router
}
const press = () => document.body.click()
const handedOver = () => begin.mock.lastCall?.[0]

test('guests do not load it', async () => {
  const router = open()
  press()
  await router.navigate('/ru/rules')
  await vi.dynamicImportSettled()
  expect(begin).not.toHaveBeenCalled()
})

test('loads with the first player, once', async () => {
  open()
  sessionStore.set(testAccount)
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  sessionStore.set(null)
  sessionStore.set(testAccount)
  await vi.dynamicImportSettled()
  expect(begin).toHaveBeenCalledOnce()
})

test('an address with a campaign loads it for guests as well, and the campaign is kept', async () => {
  const router = open('/ru?popup=spring')
  void router.navigate('/ru/rules')
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  expect(handedOver()?.location.search).toBe('?popup=spring')
})

test('passes on what a player does while it loads, but not what a guest did before', async () => {
  open()
  press()
  sessionStore.set(testAccount)
  await vi.waitFor(() => expect(handedOver()?.hasActed).toBe(false))
  stop()
  begin.mockReset()
  open()
  press()
  await vi.waitFor(() => expect(handedOver()?.hasActed).toBe(true))
})

test('follow-ups of a login wait for it', async () => {
  const order: string[] = []
  begin.mockImplementation(() => {
    registerFollowUp('cashback', () => void order.push('cashback'))
    order.push('ready')
  })
  open()
  sessionStore.set(testAccount)
  await runFollowUps(testAccount)
  expect(order).toEqual(['ready', 'cashback'])
})

test('passes on what a player did before the application was loaded [LOY-15]', async () => {
  vi.stubGlobal('__marqueeBoot', { hasActed: () => true })
  sessionStore.set(testAccount)
  open()
  await vi.waitFor(() => expect(handedOver()?.hasActed).toBe(true))
  vi.unstubAllGlobals()
})
