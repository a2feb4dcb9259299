import { join } from 'node:path'
import { expect, test } from 'vitest'
import { count } from './count.ts'
import { readSuite } from './suite.ts'

/** The JSON Schema Test Suite, or another version of it. */
const suite = process.env['JSON_SCHEMA_SUITE'] ?? join(import.meta.dirname, 'suite')

test.each([
  ['draft7', 900, 0.99],
  ['draft2020-12', 1200, 0.97],
])(
  'passes for %s as often as promised, in both engines',
  async (draft, fewest, least) => {
    const { all, compiled, interpreted, disputed } = await count(suite, draft, readSuite(suite, draft))
    expect(all).toBeGreaterThan(fewest)
    expect(Math.min(compiled, interpreted) / all).toBeGreaterThan(least)
    // A document with a field of this name is rejected before its schema is read.
    expect(disputed.filter((name) => !name.includes('__proto__'))).toEqual([])
  },
  300_000,
)
