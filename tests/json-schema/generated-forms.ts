import fc from 'fast-check'
import { isRecord } from '../../schemas/is-record.ts'

type Schema = Record<string, unknown>

const propertiesOf = ({ properties }: Schema) => (isRecord(properties) ? properties : {})

const title = fc.constantFrom('Name', 'City', 'Amount')
const length = fc.record({ minLength: fc.nat(3), maxLength: fc.integer({ min: 6, max: 12 }) })
const field: fc.Arbitrary<Schema> = fc.oneof(
  fc.record({ type: fc.constant('string'), title }),
  length.map((limits) => ({ type: 'string', ...limits })),
  fc
    .constantFrom('^[A-Z]{2}\\d{3}$', '^\\d{5,9}$', '^[a-z]+(-[a-z]+)*$')
    .map((pattern) => ({ type: 'string', pattern })),
  fc.constantFrom('email', 'date', 'uuid', 'ipv4', 'uri').map((format) => ({ type: 'string', format })),
  fc.integer({ min: -5, max: 5 }).map((minimum) => ({ type: 'integer', minimum, maximum: minimum + 3 })),
  fc.constantFrom(0.01, 0.5, 5).map((multipleOf) => ({ type: 'number', multipleOf, exclusiveMinimum: 1 })),
  fc.constant({ type: 'boolean' }),
  fc.constant({ type: 'string', enum: ['a', 'b', 'c'] }),
  fc.constant({
    type: 'integer',
    oneOf: [
      { const: 1, title: 'One' },
      { const: 2, title: 'Two' },
    ],
  }),
  fc.nat(2).map((minItems) => ({ type: 'array', minItems, items: { type: 'string' } })),
  fc.constant({ type: 'array', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } }),
)

/** An object of fields whose names begin with `prefix`; the first one decides. */
const group = (prefix: string, inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> =>
  fc.array(fc.tuple(inner, fc.boolean()), { minLength: 1, maxLength: 3 }).map((fields) => ({
    type: 'object',
    properties: Object.fromEntries(fields.map(([schema], index) => [`${prefix}${index}`, schema])),
    required: fields.flatMap(([, isRequired], index) => (isRequired ? [`${prefix}${index}`] : [])),
  }))

const rules = (prefix: string): fc.Arbitrary<Schema> =>
  fc.oneof(
    fc.constant({}),
    fc.tuple(group(`${prefix}then`, field), group(`${prefix}else`, field)).map(([met, unmet]) => ({
      if: { properties: { [`${prefix}kind`]: { const: 'b' } }, required: [`${prefix}kind`] },
      then: met,
      else: unmet,
    })),
    group(`${prefix}dep`, field).map((dependency) => ({ dependencies: { [`${prefix}kind`]: dependency } })),
    fc.tuple(group(`${prefix}one`, field), group(`${prefix}two`, field)).map((alternatives) => ({
      oneOf: alternatives.map((alternative, index) => {
        const [first = ''] = Object.keys(propertiesOf(alternative))
        return { title: `Variant ${index}`, ...alternative, required: [first] }
      }),
    })),
  )

const withRules = (prefix: string, inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> =>
  fc.tuple(group(prefix, inner), rules(prefix)).map(([schema, more]) => ({
    ...schema,
    properties: {
      [`${prefix}kind`]: { type: 'string', enum: ['a', 'b'] },
      ...propertiesOf(schema),
    },
    ...more,
  }))

const list = withRules('row', field).map((items) => ({ type: 'array', minItems: 1, items }))

/** Schemas of forms that can be sent: groups, lists, conditions, dependencies and alternatives, two levels deep. */
export const generatedForm: fc.Arbitrary<Schema> = withRules(
  'f',
  fc.oneof(
    { weight: 4, arbitrary: field },
    { weight: 1, arbitrary: withRules('g', field) },
    { weight: 1, arbitrary: list },
  ),
)
