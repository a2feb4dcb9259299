import { expect, test } from 'vitest'
import { formOf, issuesOn } from '../support/content/issues-on-form.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { accepted, rejected } from './corpus.ts'

const timeoutMs = 60_000

test.each(Object.entries(accepted))(
  'publishing accepts %s',
  async (_about, [schema, notes = []]) => {
    const issues = await issuesOn(formOf(schema))
    expect(issues.map(({ severity, code }) => `${severity} ${code}`)).toEqual(
      notes.map((code) => `warning ${code}`),
    )
  },
  timeoutMs,
)

test.each(Object.entries(rejected))(
  'publishing rejects %s for one reason that names its place in the schema',
  async (_about, [schema, reason]) => {
    const issues = await issuesOn(formOf(schema))
    const errors = issues.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ path, message }) => `${path} ${message}`)).toEqual([expect.stringMatching(reason)])
  },
  timeoutMs,
)

/** Every keyword and format that forms of others may have. */
const keywords = [
  ...[
    '$schema',
    '$id',
    '$ref',
    '$anchor',
    '$dynamicRef',
    '$dynamicAnchor',
    '$defs',
    'definitions',
    '$comment',
  ],
  ...['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'example'],
  ...['type', 'enum', 'enumNames', 'const', 'nullable', 'format'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType'],
  ...['items', 'prefixItems', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems'],
  ...['contains', 'minContains', 'maxContains', 'unevaluatedItems'],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames', 'unevaluatedProperties'],
  ...['required', 'minProperties', 'maxProperties'],
  ...['dependencies', 'dependentRequired', 'dependentSchemas'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'validator', 'sameAs'],
]
const formats = [
  ...['data-url', 'color', 'password', 'email', 'idn-email', 'hostname', 'idn-hostname', 'uri', 'iri'],
  ...['iri-reference', 'date', 'time', 'date-time', 'uuid', 'ipv4'],
]

test('the corpus has at least sixty forms, with every keyword and format', () => {
  const [names, found] = [new Set<string>(), new Set<unknown>()]
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isRecord(value)) return
    found.add(value['format'])
    for (const [name, inner] of Object.entries(value)) {
      names.add(name)
      visit(inner)
    }
  }
  Object.values(accepted).forEach(([schema]) => visit(schema))
  expect(Object.keys(accepted).length).toBeGreaterThanOrEqual(60)
  expect(keywords.filter((keyword) => !names.has(keyword))).toEqual([])
  expect(formats.filter((format) => !found.has(format))).toEqual([])
})
