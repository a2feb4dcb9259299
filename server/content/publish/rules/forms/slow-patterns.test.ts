import { expandValidators } from '../../../../../forms/contract/expand-validators.ts'
import type { JsonSchema } from '../../../../../schemas/json-schema.ts'
import { rjsfValidator } from '../../../../../forms/react/compound/rjsf-validator.ts'
import { interpret } from '../../../../../forms/interpret.ts'
import { compiledEngine, issuesFrom } from '../../../../../tests/support/content/form-engines.ts'
import { expect, test } from 'vitest'
import { formOf, issuesOfRules } from '../../../../../tests/support/content/issues-on-form.ts'
import { slowPattern } from './slow-patterns.ts'

const findSlowPatterns = (schema: JsonSchema) => issuesOfRules([slowPattern], formOf(schema))

const schemaWith = (pattern: string) => ({
  type: 'object',
  properties: { code: { type: 'string', pattern } },
})
const briefly = async (pattern: string) =>
  (await findSlowPatterns(schemaWith(pattern))).map(({ severity, path }) => `${severity} ${path}`)

test.each([
  '^(a+)+$',
  '^(\\w+\\s?)*$',
  '^(?=.*\\d)(a|a)*b$',
  '^([^@]+)*@',
  '^(a?a?)*b$',
  '\\d*\\d*\\d*x',
  // A fixed number of repetitions.
  '^(.*a){20}$',
  '^(.*,){11}P',
  '^(a?){30}a{30}$',
  '^(a|a){25}$',
  // Bounded ones.
  '^(a{1,30}){1,30}$',
  // Three parts that may match the same.
  '^.*[a-z].*[0-9].*$',
  // Repeated back references, and texts of any length behind.
  '^(.)\\1+$',
  '^\\w+(?<=(a+)+)$',
])('rejects a pattern that is not proven to be fast: %s', async (pattern) => {
  expect(await briefly(pattern)).toEqual(['error /schema/properties/code/pattern'])
})

test.each([
  '^\\+998\\d{9}$',
  '^(5[1-5]|2[2-7])\\d{14}$',
  '^[\\w.-]+@([a-z]+\\.)+[a-z]{2,}$',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  '^(?=.*[a-z])(?=.*\\d).{8,128}$',
  '^(?!.*(?:admin))[a-z]+\\d*$',
  '^(?:(?!ab).)*$',
  '^(?!-)[a-z0-9-]{1,63}(?<!-)$',
  '^([a-z]{1,20},){1,20}$',
  '^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.|$)){4}$',
  '^[-+]?\\d*\\.?\\d+([eE][-+]?\\d+)?$',
  '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$',
  '^(\\p{L}+[ -])*\\p{L}+$',
  '^(\\d{3})-\\1$',
  // Written without the flag u.
  '^\\w+\\@x\\-y$',
])('accepts a pattern that is proven to be fast: %s', async (pattern) => {
  expect(await briefly(pattern)).toEqual([])
})

test('the length of the text decides about patterns that become slow with it', async () => {
  const code = { type: 'string', pattern: '^.*[a-z].*[0-9].*$' }
  const issuesOf = async (more: object) =>
    (await findSlowPatterns({ properties: { code: { ...code, ...more } } })).map(({ severity }) => severity)
  expect(await issuesOf({ maxLength: 100 })).toEqual([])
  expect(await issuesOf({ maxLength: 2000 })).toEqual(['error'])
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
  expect(rjsfValidator(square).isValid(square, pasted, square)).toBe(false)
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
