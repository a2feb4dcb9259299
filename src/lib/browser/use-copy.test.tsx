import { beforeEach, expect, it, vi } from 'vitest'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { useCopy } from './use-copy.ts'

const writeText = vi.fn()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
function Copy() {
  const { result, copy, reset } = useCopy()
  return (
    <>
      <button onClick={() => copy('secret')}>copy</button>
      <button onClick={reset}>reset</button>
      <p role="status">{result}</p>
    </>
  )
}

async function shown() {
  const page = await mount(<Copy />)
  const press = async (name: string) => {
    await click(page.control(name))
    await settle()
  }
  return { ...page, press, status: () => page.container.querySelector('p')?.textContent }
}

it('copies a text, and tells until another action', async () => {
  const page = await shown()
  expect(page.status()).toBe('')
  await page.press('copy')
  expect(writeText).toHaveBeenCalledWith('secret')
  expect(page.status()).toBe('copied')
  await page.press('reset')
  expect(page.status()).toBe('')
})

it('empties its result while the next attempt is pending, so that it is announced again', async () => {
  const page = await shown()
  await page.press('copy')
  let finish: () => void = () => {}
  writeText.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)))
  await page.press('copy')
  expect(page.status()).toBe('pending')
  finish()
  await settle()
  expect(page.status()).toBe('copied')
})

it.each([
  [
    'denies it',
    { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } },
  ],
  ['has no clipboard, as without https', {}],
])('tells that nothing is copied if the browser %s', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const page = await shown()
  await page.press('copy')
  expect(page.status()).toBe('notCopied')
})
