import { join } from 'node:path'
import { expect, test } from 'vitest'
import { count } from './count.ts'
import { readSuite } from './suite.ts'

const suite = join(import.meta.dirname, 'suite')

test.each(['draft7', 'draft2020-12'])('both engines pass a tenth of the suite of %s', async (draft) => {
  const groups = readSuite(suite, draft).filter((_group, index) => index % 10 === 0)
  const { all, compiled, interpreted, disputed } = await count(suite, draft, groups)
  expect(all).toBeGreaterThan(80)
  expect(Math.min(compiled, interpreted) / all).toBeGreaterThan(0.95)
  expect(disputed).toEqual([])
})
