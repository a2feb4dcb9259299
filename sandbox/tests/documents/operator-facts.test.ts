import { expect, it } from 'vitest'
import { supportAddress } from '../../calls/handlers/support.ts'
import { defaultDocuments } from '../../../server/content/model/defaults.ts'

/** All texts of the default documents. */
const texts = JSON.stringify(defaultDocuments.map(({ body }) => body))

const found = (pattern: RegExp) => [...new Set([...texts.matchAll(pattern)].map(([text]) => text))]

it.each([
  ['Uzbek name of the operator', /[^\s"]+ Operator[^\s"]* MChJ|[\p{L}«»]+(?: [\p{L}«»]+)? MChJ/gu],
  ['Russian name of the operator', /ООО «[^»]+»/gu],
  ['number of the licence', /№ 000-\d+/g],
])('all documents state the same %s', (_fact, pattern) => {
  expect(found(pattern)).toHaveLength(1)
})

it('all documents state the address of support that the platform reports', () => {
  expect(found(/[\w.]+@marra\.example/g)).toEqual([supportAddress])
})
