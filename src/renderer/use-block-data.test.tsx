// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { LoadResult } from '../../schemas/component.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { useBlockData } from './use-block-data.ts'

interface ProbeProps {
  load: () => Promise<string>
  initial?: LoadResult<string>
}

function Probe({ load, initial }: ProbeProps) {
  const { data, error, isLoading, retry } = useBlockData('row', 'games', load, initial)
  return (
    <div>
      <output>{isLoading ? 'loading' : (error ?? data)}</output>
      <button type="button" onClick={retry}>
        retry
      </button>
    </div>
  )
}

test("the server's answer is shown and not asked for again", async () => {
  const load = vi.fn(() => Promise.resolve('from the browser'))
  const { container, unmount } = await mount(
    <Probe load={load} initial={{ status: 'success', data: 'from the server' }} />,
  )
  await settle()
  expect(container.querySelector('output')?.textContent).toBe('from the server')
  expect(load).not.toHaveBeenCalled()
  await unmount()
})

test('without an answer of the server the browser asks', async () => {
  const { container, unmount } = await mount(<Probe load={() => Promise.resolve('from the browser')} />)
  await settle()
  expect(container.querySelector('output')?.textContent).toBe('from the browser')
  await unmount()
})

test("the server's error is shown until another try succeeds", async () => {
  const { container, control, unmount } = await mount(
    <Probe
      load={() => Promise.resolve('at last')}
      initial={{ status: 'error', error: 'ApplicationUnavailableException' }}
    />,
  )
  expect(container.querySelector('output')?.textContent).toBe('ApplicationUnavailableException')
  await click(control('retry'))
  expect(container.querySelector('output')?.textContent).toBe('at last')
  await unmount()
})

test('a refusal of the platform is told by its type', async () => {
  const refuse = () => Promise.reject(new ApiError('TooManyRequestsException', 'slow down'))
  const { container, unmount } = await mount(<Probe load={refuse} />)
  await settle()
  expect(container.querySelector('output')?.textContent).toBe('TooManyRequestsException')
  await unmount()
})
