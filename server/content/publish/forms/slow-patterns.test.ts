import { expandValidators } from '../../../../schemas/forms/expand-validators.ts'
import type { JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { compound } from '../../../../src/renderer/form/compound/compound.ts'
import { createFormValidator } from '../../../../src/renderer/form/engine/form-validator.ts'
import { interpret } from '../../../../src/renderer/form/engine/interpreter.ts'
import { compiledEngine, issuesFrom } from '../../../../tests/support/content/form-engines.ts'
import { expect, test } from 'vitest'
import { findSlowPatterns } from './slow-patterns.ts'

const schemaWith = (pattern: string) => ({
  type: 'object',
  properties: { code: { type: 'string', pattern } },
})
const briefly = async (pattern: string) =>
  (await findSlowPatterns(schemaWith(pattern))).map(({ severity, path }) => `${severity} ${path}`)

test.each(['^(a+)+$', '^(\\w+\\s?)*$', '^(?=.*\\d)(a|a)*b$', '^([^@]+)*@', '^(a?a?)*b$', '\\d*\\d*\\d*x'])(
  'a pattern that can freeze a browser is an error: %s',
  async (pattern) => {
    expect(await briefly(pattern)).toEqual(['error /schema/properties/code/pattern'])
  },
)

test.each([
  '^\\+998\\d{9}$',
  '^(5[1-5]|2[2-7])\\d{14}$',
  '^[\\w.-]+@([a-z]+\\.)+[a-z]{2,}$',
  '^(?=.*[a-z])(?=.*\\d).{8,128}$',
  '^(?!.*(?:admin))[a-z]+\\d*$',
])('a pattern that takes time in proportion to the value passes: %s', async (pattern) => {
  expect((await briefly(pattern)).filter((issue) => issue.startsWith('error'))).toEqual([])
})

test('a pattern whose repetitions are limited is reported, at least as a warning', async () => {
  expect(await briefly('^(a{1,30}){1,30}$')).toHaveLength(1)
})

test('a pattern that cannot be analysed is a warning, in a bounded time', async () => {
  const start = Date.now()
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_each, index) => [
      `f${index}`,
      { pattern: `^(.+)(?=x)\\1+(?<=y)z{${index},}$` },
    ]),
  )
  const issues = await findSlowPatterns({ type: 'object', properties: many })
  expect(issues.every(({ severity }) => severity === 'warning')).toBe(true)
  expect(issues.length).toBeGreaterThan(20)
  expect(Date.now() - start).toBeLessThan(15_000)
})

test('patterns of property names count, too', async () => {
  const [issue] = await findSlowPatterns({ patternProperties: { '^(a+)+$': { type: 'string' } } })
  expect(issue?.path).toBe('/schema/patternProperties/^(a+)+$')
})

// The time that this pattern needs grows with the square of the length: publishing accepts it.
const square: JsonSchema = {
  type: 'object',
  properties: { code: { type: 'string', pattern: '^a*a*$' } },
}

test('a text of a million characters is checked at once, by every engine', async () => {
  expect(await findSlowPatterns(square)).toEqual([])
  const pasted = { code: `${'a'.repeat(1_000_000)}!` }
  const start = performance.now()
  for (const engine of [await compiledEngine(square), interpret(expandValidators(square))])
    expect(issuesFrom(expandValidators(square), engine, pasted)).toMatchObject([{ code: 'maxLength' }])
  expect(createFormValidator(square, {}, undefined, compound).isValid(square, pasted, square)).toBe(false)
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('a long text of a field that accepts it is checked to its end', async () => {
  const long = { type: 'object', properties: { text: { type: 'string', maxLength: 7000, pattern: '^a*$' } } }
  const engine = await compiledEngine(long)
  const issues = (text: string) =>
    issuesFrom(expandValidators(long), engine, { text }).map(({ code }) => code)
  expect(issues('a'.repeat(7000))).toEqual([])
  expect(issues(`${'a'.repeat(6999)}!`)).toEqual(['regex'])
  expect(issues('a'.repeat(7001))).toEqual(['maxLength'])
})
