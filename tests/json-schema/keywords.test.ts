import { expect, test } from 'vitest'
import { expandValidators } from '../../forms/contract/expand-validators.ts'
import { convertSchema } from '../../forms/dialect/index.ts'
import { interpret } from '../../forms/interpret.ts'
import { compiledEngine } from '../support/content/form-engines.ts'
import { keywordCases } from './keyword-cases.ts'
import { referenceCases } from './reference-cases.ts'

test.each([...keywordCases, ...referenceCases].map((each) => [each.about, each] as const))(
  'the compiled validator and the interpreter validate %s',
  async (_about, { schema: original, valid, invalid }) => {
    const { schema, issues } = convertSchema(original)
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
    for (const engine of [await compiledEngine(schema), interpret(expandValidators(schema))]) {
      expect(valid.filter((value) => !engine(value))).toEqual([])
      expect(invalid.filter((value) => engine(value))).toEqual([])
    }
  },
)
