import { act, createElement, type ComponentType } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from '../../../tests/support/mount.tsx'
import { useCode } from './use-code.ts'

const Loaded = () => <p>here</p>
const load = vi.fn<() => Promise<ComponentType<object>>>()

function Host({ isNeeded }: { isNeeded: boolean }) {
  const component = useCode(isNeeded, load)
  return component && createElement(component)
}

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
  load.mockResolvedValue(Loaded)
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is loaded when it is needed, once', async () => {
  const page = await mount(<Host isNeeded={false} />)
  expect(load).not.toHaveBeenCalled()
  await page.render(<Host isNeeded />)
  expect(page.container.textContent).toBe('here')
  await page.render(<Host isNeeded={false} />)
  await page.render(<Host isNeeded />)
  expect(load).toHaveBeenCalledTimes(1)
})

it('is loaded again after a failure, as long as it is needed', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  const page = await mount(<Host isNeeded />)
  expect(page.container.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(page.container.textContent).toBe('here')
  await page.unmount()

  load.mockRejectedValue(new Error('offline'))
  const other = await mount(<Host isNeeded />)
  await other.render(<Host isNeeded={false} />)
  const asked = load.mock.calls.length
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(load).toHaveBeenCalledTimes(asked)
})
