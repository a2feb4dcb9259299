// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { testAppContext } from '../../../tests/support/app-context.ts'
import { testAccount } from '../../../tests/support/mount.tsx'
import { registerFollowUp, runFollowUps, sessionStore } from '../../modules/session/index.ts'
import { playersEffect } from './players-effect.ts'
import type { playerEffects, WhileLoading } from './player-effects.ts'

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

test('guests load nothing of it', async () => {
  const router = open()
  press()
  await router.navigate('/ru/rules')
  await vi.dynamicImportSettled()
  expect(begin).not.toHaveBeenCalled()
})

test('it comes with the first player, once', async () => {
  open()
  sessionStore.set(testAccount)
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  sessionStore.set(null)
  sessionStore.set(testAccount)
  await vi.dynamicImportSettled()
  expect(begin).toHaveBeenCalledOnce()
})

test('an address that asks for a campaign brings it to guests as well, and is not forgotten on the way', async () => {
  const router = open('/ru?popup=spring')
  void router.navigate('/ru/rules')
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  expect(handedOver()?.location.search).toBe('?popup=spring')
})

test('what a player does while it is on its way is handed over, what he did as a guest is not', async () => {
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

test('what a login is followed by waits for it', async () => {
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
