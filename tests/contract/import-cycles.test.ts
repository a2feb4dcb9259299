import { expect, test } from 'vitest'
import { cyclesOf, importGraph } from '../support/setup/import-graph.ts'

test('no file imports itself through others, even by type-only imports', () => {
  expect(cyclesOf(importGraph(['schemas', 'registry', 'src', 'server', 'integrations']))).toEqual([])
})

test('finds cycles of one or several files, and no others', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['d', 'e']],
    ['e', []],
  ])
  expect(cyclesOf(graph)).toEqual([['a', 'b', 'c'], ['d']])
})
