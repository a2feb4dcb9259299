import { expect, it } from 'vitest'
import { expiryOf } from './expiry.ts'

it.each([
  { maxAge: null, changesAt: undefined, until: null },
  { maxAge: 60, changesAt: undefined, until: 61_000 },
  { maxAge: null, changesAt: 91_000, until: 91_000 },
  { maxAge: 60, changesAt: 91_000, until: 61_000 },
  { maxAge: 60, changesAt: 1500, until: 1500 },
])(
  'a page of $maxAge s that changes at $changesAt ms is cached until $until ms',
  ({ maxAge, changesAt, until }) => {
    expect(expiryOf({ maxAge, ...(changesAt !== undefined && { changesAt }) }, 1000)).toBe(until)
  },
)
