import { expandValidators } from '../../forms/contract/expand-validators.ts'
import type { Engine } from '../../forms/contract/form-issues.ts'
import { unsupportedKeyword } from '../../server/content/publish/rules/forms/unsupported-keywords.ts'
import { formOf, issuesOfRules } from '../support/content/issues-on-form.ts'
import { convertSchema } from '../../forms/dialect/index.ts'
import { interpret } from '../../forms/interpret.ts'
import { compiledEngine } from '../support/content/form-engines.ts'
import { bundled, type SuiteGroup } from './suite.ts'

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
  const problems = [...converted.issues, ...(await issuesOfRules([unsupportedKeyword], formOf(schema)))]
  if (problems.some(({ severity }) => severity === 'error')) return undefined
  return [await compiledEngine(converted.schema), interpret(expandValidators(converted.schema))]
}

/** How often both engines pass the tests of the suite in a folder. */
export async function count(suite: string, draft: string, groups: readonly SuiteGroup[]): Promise<Counts> {
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
