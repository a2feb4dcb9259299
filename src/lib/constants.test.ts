import { expect, test } from 'vitest'
import { pageSizeLimit } from './constants.ts'

test('300 is kept as a constant', () => {
  expect(pageSizeLimit).toBe(300)
})
