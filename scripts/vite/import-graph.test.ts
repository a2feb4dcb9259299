import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staticImportsOf } from './import-graph.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-graph-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function importsOf(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return [...staticImportsOf([join(folder, 'entry.ts')])].map((file) => basename(file)).sort()
}

test('contains what is imported indirectly, and survives a cycle', () => {
  const files = {
    'entry.ts': "import { a } from './a.ts'\nimport './effect.ts'\na()",
    'a.ts': "import { b } from './b.ts'\nexport const a = b",
    'b.ts': "import { a } from './a.ts'\nexport const b = () => a",
    'effect.ts': 'globalThis.name',
    'unused.ts': 'export const unused = 1',
  }
  expect(importsOf(files)).toEqual(['a.ts', 'b.ts', 'effect.ts', 'entry.ts'])
})

test('contains neither types nor code that is loaded on demand', () => {
  const files = {
    'entry.ts': "import type { A } from './a.ts'\nimport { type B } from './b.ts'\nvoid import('./c.ts')",
    'a.ts': 'export interface A {}',
    'b.ts': 'export interface B {}',
    'c.ts': 'export const c = 1',
  }
  expect(importsOf(files)).toEqual(['entry.ts'])
})

test('contains only the used parts of a barrel', () => {
  const files = {
    'entry.ts': "import { renamed } from './index.ts'\nrenamed()",
    'index.ts': "export { a as renamed } from './a.ts'\nexport { b } from './b.ts'",
    'a.ts': 'export const a = () => 1',
    'b.ts': 'export const b = 2',
  }
  expect(importsOf(files)).toEqual(['a.ts', 'entry.ts', 'index.ts'])
})
