import { expect, test, vi } from 'vitest'
import { awaitAnswer, handOver } from './social-channel.ts'

const answer = { state: 'mine', service: 'google', accessToken: 'abc' }

test('delivers the answer once to the page that waits for it', async () => {
  const taken = vi.fn()
  awaitAnswer('mine', taken)
  expect(await handOver(answer, 500)).toBe(true)
  expect(taken).toHaveBeenCalledExactlyOnceWith(answer)
  expect(await handOver(answer, 50)).toBe(false)
})

test('ignores the answer on a page that waits for another login, or no longer', async () => {
  const taken = vi.fn()
  const giveUp = awaitAnswer('other', taken)
  expect(await handOver(answer, 50)).toBe(false)
  giveUp()
  expect(await handOver({ ...answer, state: 'other' }, 50)).toBe(false)
  expect(taken).not.toHaveBeenCalled()
})
