import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expandValidators } from '../../schemas/forms/expand-validators.ts'
import type { Engine } from '../../schemas/forms/form-issues.ts'
import { unsupportedKeywords } from '../../server/content/publish/forms/unsupported-keywords.ts'
import { convertSchema } from '../../src/lib/dialect/index.ts'
import { interpret } from '../../src/renderer/form/engine/interpreter.ts'
import { compiledEngine } from '../support/content/form-engines.ts'
import { bundled, readSuite, type SuiteGroup } from './suite.ts'

/** The JSON Schema Test Suite, or another version of it. */
const suite = process.env['JSON_SCHEMA_SUITE'] ?? join(import.meta.dirname, 'suite')

interface Counts {
  all: number
  compiled: number
  interpreted: number
  /** Tests for which the two engines give different answers. */
  disputed: string[]
}

/** The engines of a schema; undefined: publishing rejects it. */
async function enginesOf(schema: Record<string, unknown>): Promise<Engine[] | undefined> {
  const converted = convertSchema(schema)
  const problems = [...converted.issues, ...unsupportedKeywords(converted)]
  if (problems.some(({ severity }) => severity === 'error')) return undefined
  return [await compiledEngine(converted.schema), interpret(expandValidators(converted.schema))]
}

async function count(draft: string, groups: readonly SuiteGroup[]): Promise<Counts> {
  const counts: Counts = { all: 0, compiled: 0, interpreted: 0, disputed: [] }
  for (const group of groups) {
    const engines = await enginesOf(bundled(suite, group.schema, draft))
    for (const { description, data, valid } of group.tests) {
      const [compiled, interpreted] = engines?.map((engine) => engine(data)) ?? []
      counts.all += 1
      if (compiled === valid) counts.compiled += 1
      if (interpreted === valid) counts.interpreted += 1
      if (compiled !== interpreted)
        counts.disputed.push(`${group.file}: ${group.description}: ${description}`)
    }
  }
  return counts
}

test.each([
  ['draft7', 900, 0.99],
  ['draft2020-12', 1200, 0.97],
])(
  'passes for %s as often as promised, in both engines',
  async (draft, fewest, least) => {
    const { all, compiled, interpreted, disputed } = await count(draft, readSuite(suite, draft))
    expect(all).toBeGreaterThan(fewest)
    expect(Math.min(compiled, interpreted) / all).toBeGreaterThan(least)
    // A document with a field of this name is rejected before its schema is read.
    expect(disputed.filter((name) => !name.includes('__proto__'))).toEqual([])
  },
  300_000,
)
