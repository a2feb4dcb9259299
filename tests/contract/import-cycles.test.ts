import { expect, test } from 'vitest'
import { cyclesOf, importGraph } from '../support/setup/import-graph.ts'

/** Cycles that are still to be removed. Only ever remove entries. */
const knownCycles: readonly (readonly string[])[] = [
  [
    'registry/bet-history/bet-history.tsx',
    'registry/bet-history/parts/bet-filters.tsx',
    'registry/bet-history/parts/bet-row.tsx',
    'registry/bet-history/parts/bet-totals.tsx',
    'registry/bet-history/use-bets.ts',
  ],
  [
    'schemas/documents/index.ts',
    'schemas/documents/layout-migrations.ts',
    'schemas/documents/seo/redirects.ts',
    'schemas/documents/theme/theme-migrations.ts',
  ],
  [
    'server/content/media/media-library.ts',
    'server/content/model/gateway.ts',
    'server/content/publish/pipeline.ts',
    'server/content/publish/worker/publisher.ts',
    'server/content/publish/publishing-service.ts',
    'server/content/publish/worker/worker-protocol.ts',
    'server/content/snapshot/serving-copy.ts',
    'server/content/store/content-store.ts',
  ],
  [
    'server/content/media/media-store.ts',
    'server/content/model/manifest.ts',
    'server/content/store/store-connection.ts',
    'server/content/store/tables.ts',
  ],
  ['server/content/publish/context.ts', 'server/content/publish/site.ts'],
  [
    'server/content/read/compile/compile-config.ts',
    'server/content/read/compile/read-settings.ts',
    'server/content/read/compile/site-config.ts',
  ],
  [
    'src/app/effects/player/campaigns-effect.ts',
    'src/app/effects/player/notices-effect.ts',
    'src/app/effects/player/player-effects.ts',
  ],
  ['src/studio/form-builder/field-editor.tsx', 'src/studio/form-builder/field-placement.tsx'],
  ['src/studio/outline/outline-list.tsx', 'src/studio/outline/outline-row.tsx'],
]

test('no file imports itself through others, even by type-only imports', () => {
  const cycles = cyclesOf(importGraph(['schemas', 'registry', 'src', 'server', 'sandbox']))
  const isKnown = (cycle: readonly string[]) =>
    knownCycles.some((known) => cycle.every((file) => known.includes(file)))
  expect(cycles.filter((cycle) => !isKnown(cycle))).toEqual([])
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
