import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Spending } from '../../../schemas/api/entities/responsible.ts'
import { dialogs } from '../../../src/modules/dialogs/dialogs.ts'
import { closeDialog } from '../../../src/modules/dialogs/index.ts'
import { onPauseGames } from '../../../src/modules/games/pause-games.ts'
import { mount, settle } from '../../../tests/support/mount.tsx'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { RealityCheck } from './reality-check.tsx'

const minute = 60_000
const money = (amount: string) => ({ amount, currency: 'UZS' })
const spending: Spending = {
  period: 'day',
  deposits: money('0.00'),
  withdrawals: money('0.00'),
  bets: money('50000.00'),
  wins: money('38000.00'),
  net: money('-12000.00'),
  bets_count: 10,
}
const config = {
  ...testConfig,
  functional: { ...testConfig.functional, realityCheck: { intervals: [15, 60], initial: 60 } },
}
const options = { account: testAccount, features: { responsibleGaming: true }, config }

async function choose(select: HTMLSelectElement | null, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  // The code of the question is loaded when it is first needed.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 18), toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  closeDialog('reality-check')
})

it('asks the games to stop automatic play before a reminder', async () => {
  testPlatform({ 'responsible.getspending': () => ({ data: spending }) })
  const paused = vi.fn()
  const end = onPauseGames(paused)
  await mount(<RealityCheck />, options)
  await act(() => vi.advanceTimersByTimeAsync(59 * minute))
  expect(paused).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(minute))
  expect(paused).toHaveBeenCalledTimes(1)
  end()
})

it('reminds a player of time and result at the chosen interval', async () => {
  const platform = testPlatform({ 'responsible.getspending': () => ({ data: spending }) })
  const page = await mount(<RealityCheck />, options)
  await choose(page.container.querySelector('select'), '15')
  await act(() => vi.advanceTimersByTimeAsync(14 * minute))
  expect(platform.called('responsible.getspending')).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(minute))
  await vi.waitFor(() => expect(dialogs.get().map(({ title }) => title)).toEqual(['Вы играете 15 минут']))
  expect(platform.called('responsible.getspending')[0]?.params).toMatchObject({ period: 'day' })
  const question = await mount(<>{dialogs.get()[0]?.content}</>)
  expect(question.container.textContent).toBe(
    'Чистый результат за сегодня: −12,000\u00a0сум. Сделать перерыв?',
  )
})

it('reminds of the time also if the result is unknown', async () => {
  testPlatform({ 'responsible.getspending': () => ({ error: 'InternalServerErrorException' }) })
  await mount(<RealityCheck />, options)
  await act(() => vi.advanceTimersByTimeAsync(60 * minute))
  await vi.waitFor(() => expect(dialogs.get()).toHaveLength(1))
  const question = await mount(<>{dialogs.get()[0]?.content}</>)
  expect(question.container.textContent).toBe('Сделать перерыв?')
})

it('offers a break at any time, and nothing where the site has no responsible gaming', async () => {
  testPlatform({})
  const page = await mount(<RealityCheck />, options)
  const action = page.control('Сделать перерыв').getAttribute('data-action')
  expect(JSON.parse(action ?? '')).toEqual({ type: 'openPopup', popup: 'time-out' })
  await page.unmount()
  const without = await mount(<RealityCheck />, { ...options, features: {} })
  await settle()
  expect(without.container.textContent).toBe('')
})
