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
