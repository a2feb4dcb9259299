import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { graceMs, useGraceTime } from './use-grace-time.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Tool() {
  return <p>{useGraceTime() ? 'new' : 'ready'}</p>
}

it('lets the second click of a double click reach the page, whatever the user’s choice of motion', () => {
  vi.useFakeTimers()
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => root.render(<Tool />))
  act(() => void vi.advanceTimersByTime(graceMs - 1))
  expect(place.textContent).toBe('new')
  act(() => void vi.advanceTimersByTime(1))
  expect(place.textContent).toBe('ready')
  act(() => root.unmount())
  vi.useRealTimers()
})
