import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createI18n } from '../../lib/i18n/i18n.ts'
import { holdMotion } from '../../lib/browser/motion.ts'
import { formatTimeLeft } from '../../lib/format/time-left.ts'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { mount } from '../../../tests/support/mount.tsx'
import { TimeLeft } from './time-left.tsx'

const now = Date.UTC(2026, 2, 1)
const second = 1000
const day = 86_400 * second

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

const { t } = createI18n('ru', messages.body)
const timer = (end: number, onEnd = vi.fn()) => (
  <TimeLeft
    end={end}
    text={(left) => formatTimeLeft(left, (key, values) => t(key, values ?? {}))}
    over="всё"
    onEnd={onEnd}
  />
)

it.each([
  [6 * day + 23 * 3600 * second + 59 * second, '6 дн. 23 ч'],
  [15 * 3600 * second + 13 * 60 * second, '15 ч 13 мин'],
  [61 * second, '1 мин 1 с'],
  [-5 * second, 'всё'],
])('formats %i ms as %s', async (left, text) => {
  const page = await mount(timer(now + left))
  expect(page.container.textContent).toBe(text)
})

it('counts to the end, then calls back once', async () => {
  const onEnd = vi.fn()
  // Between two seconds of the clock.
  vi.setSystemTime(now + 500)
  const page = await mount(timer(now + 500 + 2 * second, onEnd))
  expect(page.container.textContent).toBe('0 мин 2 с')
  await act(() => vi.advanceTimersByTimeAsync(second))
  expect(page.container.textContent).toBe('0 мин 1 с')
  await act(() => vi.advanceTimersByTimeAsync(second))
  expect(page.container.textContent).toBe('всё')
  expect(onEnd).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(10 * second))
  expect(onEnd).toHaveBeenCalledOnce()
})

it('stands still while its page is edited', async () => {
  const page = await mount(timer(now + 61 * second))
  holdMotion(true)
  await act(() => vi.advanceTimersByTimeAsync(30 * second))
  expect(page.container.textContent).toBe('1 мин 1 с')
  holdMotion(false)
  await act(() => vi.advanceTimersByTimeAsync(second))
  expect(page.container.textContent).toBe('0 мин 30 с')
})
