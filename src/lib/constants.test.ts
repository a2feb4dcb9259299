import { expect, test } from 'vitest'
import { pageSizeLimit } from './constants.ts'

test('300 is kept as a constant [CONST-02]', () => {
  expect(pageSizeLimit).toBe(300)
})
