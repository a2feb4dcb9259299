import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { distinct, explainErrors } from './explain-errors.ts'

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false })

/** Issues of a value at the pointer `/body`, as path, code, message and hint. */
function issuesOf(schema: object, value: unknown) {
  const validate = ajv.compile(schema)
  validate(value)
  return explainErrors(validate.errors ?? [], '/body').map(({ path, code, message, hint }) =>
    hint === undefined ? [path, code, message] : [path, code, message, hint],
  )
}

describe('a value that breaks a rule', () => {
  it.each([
    [{ type: 'string' }, 5, 'Must be text, is a number'],
    [{ type: ['integer', 'null'] }, 'a', 'Must be a whole number or empty, is text'],
    [{ type: 'object' }, [], 'Must be an object, is a list'],
    [{ type: 'array' }, null, 'Must be a list, is empty'],
    [{ type: 'boolean' }, {}, 'Must be true or false, is an object'],
    [{ type: 'number' }, true, 'Must be a number, is true or false'],
    [{ minLength: 1 }, '', 'Is empty'],
    [{ minLength: 3 }, 'ab', 'Must have at least 3 characters'],
    [{ maxLength: 2 }, 'a😀c', 'Has 3 characters; at most 2 are allowed'],
    [
      { pattern: '^[a-z0-9-]+$' },
      'A b',
      '"A b" has the wrong format. Enter lower-case Latin letters, digits and hyphens, without spaces',
    ],
    [{ pattern: '^/', reference: 'section' }, '', 'Nothing is chosen yet'],
    [{ enum: ['a', 'b'] }, 'c', 'Must be one of a, b'],
    [{ const: 'a' }, 'c', 'Must be a'],
    [{ pattern: '^a$' }, 'c', '"c" has the wrong format'],
    [{ minimum: 3 }, 2, 'Must be at least 3'],
    [{ maximum: 3 }, 4, 'Must be at most 3'],
    [{ minItems: 2 }, [1], 'Must have at least 2 entries'],
    [{ maxItems: 1 }, [1, 2], 'Must have at most 1 entries'],
    [{ uniqueItems: true }, [1, 1], 'Duplicate entry'],
    [{ multipleOf: 2 }, 3, 'Must be a multiple of 2'],
  ])('%j is explained for %j', (schema, value, message) => {
    expect(issuesOf(schema, value)).toEqual([['/body', 'contract', message]])
  })

  it('is explained with the help text of its field', () => {
    const schema = { properties: { name: { type: 'string', description: 'Name of the page' } } }
    expect(issuesOf(schema, { name: 1 })).toEqual([
      ['/body/name', 'contract', 'Must be text, is a number', 'Name of the page'],
    ])
  })

  it('is named by its rule if there is no message', () => {
    const error = { keyword: 'odd', schemaPath: '#/odd', instancePath: '', params: {} }
    expect(explainErrors([error])).toMatchObject([{ path: '', message: 'Breaks the rule odd' }])
  })
})

describe('a choice', () => {
  const action = (type: string, field: string) => ({
    type: 'object',
    required: ['type', field],
    properties: { type: { const: type }, [field]: { type: 'string' } },
  })
  const schema = { properties: { action: { anyOf: [action('navigate', 'to'), action('popup', 'key')] } } }

  it('reports the issues of the alternative that the value names', () => {
    expect(issuesOf(schema, { action: { type: 'popup', key: 1 } })).toEqual([
      ['/body/action/key', 'contract', 'Must be text, is a number'],
    ])
  })

  it('reports the possible names if the value has another', () => {
    expect(issuesOf(schema, { action: { type: 'fly' } })).toEqual([
      ['/body/action/type', 'contract', 'Must be one of navigate, popup'],
    ])
  })

  it('reports the alternative with the fewest issues', () => {
    const either = { anyOf: [{ required: ['a', 'b', 'c'] }, { required: ['a', 'd'] }] }
    expect(issuesOf(either, { a: 1 })).toEqual([['/body/d', 'contract', '"d" is missing']])
  })

  it('leaves issues of other fields unchanged', () => {
    const both = { properties: { ...schema.properties, actions: { type: 'number' } } }
    expect(issuesOf(both, { action: { type: 'popup', key: 1 }, actions: 'x' })).toEqual([
      ['/body/actions', 'contract', 'Must be a number, is text'],
      ['/body/action/key', 'contract', 'Must be text, is a number'],
    ])
  })

  it('inside a choice is resolved, too', () => {
    const nested = {
      anyOf: [{ properties: { inner: { anyOf: [action('a', 'x'), action('b', 'y')] } } }],
    }
    expect(issuesOf(nested, { inner: { type: 'b', y: 1 } })).toEqual([
      ['/body/inner/y', 'contract', 'Must be text, is a number'],
    ])
  })
})

it('thousands of errors are reported in part, and never as none', () => {
  const item = (type: string) => ({ required: ['type', type], properties: { type: { const: type } } })
  const list = { type: 'array', items: { anyOf: [item('a'), item('b')] } }
  const issues = issuesOf(
    list,
    Array.from({ length: 20_000 }, () => ({ type: 'b' })),
  )
  expect(issues).toContainEqual(['/body/0/b', 'contract', '"b" is missing'])
  expect(new Set(issues.slice(0, -1).map(([, , message]) => message))).toEqual(new Set(['"b" is missing']))
  expect(issues.at(-1)).toEqual(['/body', 'contract', 'There are more errors; fix these first'])
  const oneChoice = { anyOf: [{ type: 'array', items: { type: 'string' } }] }
  expect(issuesOf(oneChoice, new Array(2_000).fill(1)).length).toBeGreaterThan(1)
})

it('the same issue is reported once', () => {
  const error = { keyword: 'uniqueItems', schemaPath: '#/uniqueItems', instancePath: '/a', params: {} }
  const issues = explainErrors([error, { ...error }, { ...error, instancePath: '/b' }])
  expect(issues.map(({ path }) => path)).toEqual(['/a', '/b'])
  expect(distinct([...issues, ...issues])).toHaveLength(2)
})
