import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { graceMs, useGraceTime } from './use-grace-time.ts'

function Tool() {
  return <p>{useGraceTime() ? 'new' : 'ready'}</p>
}

it('lets the second click of a double click reach the page, whatever the user’s choice of motion', async () => {
  vi.useFakeTimers()
  const { container } = await showInStudio(<Tool />)
  act(() => void vi.advanceTimersByTime(graceMs - 1))
  expect(container.textContent).toBe('new')
  act(() => void vi.advanceTimersByTime(1))
  expect(container.textContent).toBe('ready')
  vi.useRealTimers()
})
