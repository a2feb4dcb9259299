import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { LoadResult } from '../../schemas/component.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { useBlockData } from './use-block-data.ts'

interface ProbeProps {
  load: () => Promise<string>
  initial?: LoadResult<string>
  refreshSeconds?: number
  isFreshOnReturn?: boolean
}

function Probe({ load, initial, refreshSeconds = 0, isFreshOnReturn = false }: ProbeProps) {
  const { data, error, isLoading, state, retry } = useBlockData('row', 'games', load, initial, {
    refreshSeconds,
    isFreshOnReturn,
  })
  return (
    <div>
      <output data-data={data} data-state={state}>
        {isLoading ? 'loading' : (error ?? data)}
      </output>
      <button type="button" onClick={retry}>
        retry
      </button>
    </div>
  )
}

test("shows the server's answer and does not request it again", async () => {
  const load = vi.fn(() => Promise.resolve('from the browser'))
  const { container } = await mount(
    <Probe load={load} initial={{ status: 'success', data: 'from the server' }} />,
  )
  await settle()
  expect(container.querySelector('output')?.textContent).toBe('from the server')
  expect(load).not.toHaveBeenCalled()
})

test('requests the data in the browser if the server has not', async () => {
  const { container } = await mount(<Probe load={() => Promise.resolve('from the browser')} />)
  await settle()
  expect(container.querySelector('output')?.textContent).toBe('from the browser')
})

test("shows the server's error until a retry succeeds", async () => {
  const { container, control } = await mount(
    <Probe
      load={() => Promise.resolve('at last')}
      initial={{ status: 'error', error: 'ApplicationUnavailableException' }}
    />,
  )
  expect(container.querySelector('output')?.textContent).toBe('ApplicationUnavailableException')
  await click(control('retry'))
  expect(container.querySelector('output')?.textContent).toBe('at last')
})

test('reports the error type of the platform', async () => {
  const reject = () => Promise.reject(new ApiError('TooManyRequestsException', 'slow down'))
  const { container } = await mount(<Probe load={reject} />)
  await settle()
  expect(container.querySelector('output')?.textContent).toBe('TooManyRequestsException')
})

test('polls data that changes by itself, and keeps the last answer after a failure', async () => {
  vi.useFakeTimers()
  const answers = [() => Promise.resolve('new'), () => Promise.reject(new Error('down'))]
  const load = vi.fn(() => answers.shift()?.() ?? Promise.resolve('back'))
  const { container, unmount } = await mount(
    <Probe load={load} initial={{ status: 'success', data: 'old' }} refreshSeconds={20} />,
  )
  const shown = () => container.querySelector('output')?.textContent
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await pass(19)
  expect(shown()).toBe('old')
  await pass(2)
  expect(shown()).toBe('new')
  await pass(20)
  expect(load).toHaveBeenCalledTimes(2)
  expect(container.querySelector('output')?.dataset['data']).toBe('new')
  await pass(80)
  expect(shown()).toBe('back')
  await unmount()
  vi.useRealTimers()
})

test('is pending until the answer or a failure arrives [ENT-44]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let answer: (data: string) => void = () => undefined
  const load = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    .mockRejectedValueOnce(new ApiError('UnknownErrorException', ''))
  const { container, control } = await mount(<Probe load={load} />)
  const state = () => container.querySelector('output')?.dataset['state']
  expect(state()).toBe('pending')
  await act(async () => answer('there'))
  await settle()
  expect(state()).toBe('success')
  await click(control('retry'))
  expect(state()).toBe('error')
})

test('requests data that changed elsewhere on returning to the page, and shows the previous data until then', async () => {
  const answers = ['first', 'second']
  const load = vi.fn(() => Promise.resolve(answers.shift() ?? ''))
  const probe = <Probe load={load} initial={{ status: 'success', data: 'server' }} isFreshOnReturn />
  const { container, control, render } = await mount(probe)
  await settle()
  expect(load).not.toHaveBeenCalled()
  await click(control('retry'))
  await render(null)
  await render(probe)
  expect(container.querySelector('output')?.dataset['data']).toBe('first')
  // SWR asks once the browser has painted.
  await act(() => vi.waitFor(() => expect(container.querySelector('output')?.textContent).toBe('second')))
})
