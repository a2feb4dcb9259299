import { expect, it } from 'vitest'
import { expiryOf } from './expiry.ts'

it.each([
  { maxAge: null, changesAt: undefined, endsAt: Infinity, until: null },
  { maxAge: 60, changesAt: undefined, endsAt: Infinity, until: 61_000 },
  { maxAge: null, changesAt: 91_000, endsAt: Infinity, until: 91_000 },
  { maxAge: 60, changesAt: 91_000, endsAt: Infinity, until: 61_000 },
  { maxAge: 60, changesAt: 1500, endsAt: 2000, until: 1500 },
  { maxAge: 60, changesAt: 1500, endsAt: 1200, until: 1200 },
])(
  'a page of $maxAge s that changes at $changesAt ms, with an item until $endsAt ms, is cached until $until ms',
  ({ maxAge, changesAt, endsAt, until }) => {
    expect(expiryOf({ maxAge, ...(changesAt !== undefined && { changesAt }) }, endsAt, 1000)).toBe(until)
  },
)
