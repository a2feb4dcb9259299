import { expect, test } from 'vitest'
import { interpret } from '../../src/renderer/form/engine/interpreter.ts'
import { formIssues } from './form-issues.ts'
import { toPointer } from './json-schema.ts'

test('reports an issue of a field whose name has a percent sign', () => {
  const schema = { type: 'object', properties: { 'bonus %': { type: 'string', minLength: 3 } } }
  expect(formIssues(schema, interpret(schema), { 'bonus %': 'a' })).toEqual([
    { path: toPointer(['bonus %']), code: 'minLength', message: 'Min length is 3', severity: 'error' },
  ])
})
