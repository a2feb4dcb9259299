import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { mount } from '../../tests/support/mount.tsx'
import { Countdown } from './countdown.tsx'

const end = Date.UTC(2026, 10, 30, 16, 0)
const element = (
  <Countdown
    {...bare}
    props={{ title: 'До турнира', moment: '2026-11-30T21:00+05:00', over: 'Турнир начался' }}
  />
)
const counts = (root: ParentNode) =>
  [...root.querySelectorAll('[role=timer] > span')].map((unit) => unit.textContent)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Countdown', () => {
  it('renders the same text on the server at any time: the date in the time zone of the settings', () => {
    const at = (time: number) => {
      vi.setSystemTime(time)
      return markup(element, { locale: 'ru' })
    }
    const early = at(end - 90_000)
    expect(early.body.innerHTML).toBe(at(end + 1).body.innerHTML)
    expect(texts(early, 'time')).toEqual(['до 30.11.2026, 21:00'])
    expect(early.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-30T16:00:00.000Z')
  })

  it('counts full days, hours, minutes and seconds', async () => {
    vi.setSystemTime(end - ((26 * 60 + 3) * 60 + 21) * 1000)
    const page = await mount(element)
    expect(counts(page.container)).toEqual(['1день', '2часа', '3минуты', '21секунда'])
    await act(async () => vi.advanceTimersByTimeAsync(2000))
    expect(counts(page.container)[3]).toBe('19секунд')
    await page.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports the end when it is reached', async () => {
    vi.setSystemTime(end - 1000)
    const page = await mount(element)
    expect(page.container.textContent).not.toContain('Турнир начался')
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    expect(page.container.textContent).toContain('Турнир начался')
    expect(counts(page.container)).toEqual([])
  })
})
