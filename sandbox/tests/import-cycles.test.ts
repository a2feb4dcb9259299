import { expect, test } from 'vitest'
import { cyclesOf, importGraph } from '../../tests/support/setup/import-graph.ts'

test('no file imports itself through others, even by type-only imports', () => {
  expect(cyclesOf(importGraph(['sandbox']))).toEqual([])
})
