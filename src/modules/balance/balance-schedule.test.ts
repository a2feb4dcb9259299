import { describe, expect, it, vi } from 'vitest'
import { startBalanceSchedule, type BalanceRefreshSettings, type Timers } from './balance-schedule.ts'

/** A clock that only the test advances. */
function testTimers() {
  let now = 0
  let waiting: { at: number; callback: () => void }[] = []
  const timers: Timers = {
    now: () => now,
    after: (delay, callback) => {
      const entry = { at: now + delay, callback }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
  }
  const pass = (seconds: number) => {
    const end = now + seconds * 1000
    for (;;) {
      const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      waiting = waiting.filter((other) => other !== next)
      now = next.at
      next.callback()
    }
    now = end
  }
  return { timers, pass, pending: () => waiting.length }
}

const on: BalanceRefreshSettings = {
  isEnabledInterval: true,
  countSecondsForInterval: 10,
  isEnabledTurnOffRequests: true,
  countMinutesAfterWhichRequestsTurnedOff: 5,
  isEnabledRequestsAfterClick: true,
  countSecondsForDelayBetweenClick: 1,
}

function start(settings: Partial<BalanceRefreshSettings> = {}) {
  const time = testTimers()
  const count = { refreshes: 0 }
  const schedule = startBalanceSchedule({ ...on, ...settings }, () => (count.refreshes += 1), time.timers)
  return { ...time, count, schedule }
}

describe('schedule of the balance', () => {
  it('refreshes at the interval [BAL-01]', () => {
    const { pass, count } = start({ countSecondsForInterval: 7 })
    pass(6.9)
    expect(count.refreshes).toBe(0)
    pass(0.1)
    expect(count.refreshes).toBe(1)
    pass(21)
    expect(count.refreshes).toBe(4)
  })

  it('does not refresh without an interval', () => {
    const { pass, count } = start({ isEnabledInterval: false })
    pass(120)
    expect(count.refreshes).toBe(0)
  })

  it('refreshes after a click, and again only after the delay between clicks [BAL-02]', () => {
    const { pass, count, schedule } = start({ isEnabledInterval: false, countSecondsForDelayBetweenClick: 3 })
    schedule.click()
    expect(count.refreshes).toBe(1)
    pass(1)
    schedule.click()
    schedule.click()
    pass(1.9)
    expect(count.refreshes).toBe(1)
    pass(0.1)
    expect(count.refreshes).toBe(2)
    pass(60)
    expect(count.refreshes).toBe(2)
  })

  it('ignores clicks if that is switched off', () => {
    const { count, schedule } = start({ isEnabledInterval: false, isEnabledRequestsAfterClick: false })
    schedule.click()
    expect(count.refreshes).toBe(0)
  })

  it('stops after a period of inactivity [BAL-03]', () => {
    const { pass, count, pending } = start({ countMinutesAfterWhichRequestsTurnedOff: 2 })
    pass(119)
    expect(count.refreshes).toBe(11)
    pass(3600)
    expect(count.refreshes).toBe(11)
    expect(pending()).toBe(0)
  })

  it('continues without end if stopping is switched off', () => {
    const { pass, count } = start({ isEnabledTurnOffRequests: false })
    pass(3600)
    expect(count.refreshes).toBe(360)
  })

  it('resumes immediately on activity', () => {
    const { pass, count, schedule } = start()
    pass(3600)
    const before = count.refreshes
    schedule.activity()
    expect(count.refreshes).toBe(before + 1)
    pass(10)
    expect(count.refreshes).toBe(before + 2)
  })

  it('resumes only once', () => {
    const { pass, count, schedule } = start()
    pass(3600)
    const before = count.refreshes
    schedule.activity()
    schedule.activity()
    expect(count.refreshes).toBe(before + 1)
    pass(9.9)
    expect(count.refreshes).toBe(before + 1)
  })

  it('counts the idle time from the last activity', () => {
    const { pass, count, schedule } = start({ countMinutesAfterWhichRequestsTurnedOff: 1 })
    pass(59)
    schedule.activity()
    pass(60)
    expect(count.refreshes).toBe(11)
    pass(600)
    expect(count.refreshes).toBe(11)
  })

  it('refreshes every 10 seconds for 5 minutes, and at most once a second after clicks, by default [BAL-04, BAL-06]', () => {
    vi.useFakeTimers()
    const refresh = vi.fn()
    const schedule = startBalanceSchedule(
      { isEnabledInterval: true, isEnabledTurnOffRequests: true, isEnabledRequestsAfterClick: true },
      refresh,
    )
    vi.advanceTimersByTime(9_999)
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(refresh).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(3_600_000)
    expect(refresh).toHaveBeenCalledTimes(29)
    schedule.activity()
    expect(refresh).toHaveBeenCalledTimes(30)
    schedule.click()
    schedule.click()
    expect(refresh).toHaveBeenCalledTimes(31)
    vi.advanceTimersByTime(999)
    expect(refresh).toHaveBeenCalledTimes(31)
    vi.advanceTimersByTime(1)
    expect(refresh).toHaveBeenCalledTimes(32)
    schedule.click()
    schedule.stop()
    vi.advanceTimersByTime(60_000)
    expect(refresh).toHaveBeenCalledTimes(32)
    vi.useRealTimers()
  })

  it('leaves no timers when stopped', () => {
    const { pass, count, schedule, pending } = start()
    schedule.click()
    schedule.click()
    schedule.stop()
    pass(60)
    expect(count.refreshes).toBe(1)
    expect(pending()).toBe(0)
  })
})
