import { expect, it } from 'vitest'
import { maxAgeAt } from './max-age.ts'

it.each([
  { maxAge: null, changesAt: undefined, seconds: null },
  { maxAge: 60, changesAt: undefined, seconds: 60 },
  { maxAge: null, changesAt: 91_000, seconds: 90 },
  { maxAge: 60, changesAt: 91_000, seconds: 60 },
  { maxAge: 60, changesAt: 1500, seconds: 0.5 },
  // It has just changed, while the page was being made.
  { maxAge: 60, changesAt: 900, seconds: 0.001 },
])(
  'a page of $maxAge s that changes at $changesAt ms is cached for $seconds s',
  ({ maxAge, changesAt, seconds }) => {
    expect(maxAgeAt({ maxAge, ...(changesAt !== undefined && { changesAt }) }, 1000)).toBe(seconds)
  },
)
