import fc from 'fast-check'
import type { JsonSchema } from '../../../schemas/json-schema.ts'

const names = ['a', 'b', 'c', 'd'] as const
const name = fc.constantFrom(...names)

const leaf: fc.Arbitrary<JsonSchema> = fc.oneof(
  fc.record(
    {
      type: fc.constant('string'),
      minLength: fc.integer({ min: 0, max: 3 }),
      maxLength: fc.integer({ min: 2, max: 8 }),
      pattern: fc.constantFrom('^[A-Za-z]*$', '\\d', '^.{2}$'),
      format: fc.constantFrom('date', 'calendar-date', 'confirmation-code', 'card-number', 'email'),
    },
    { requiredKeys: ['type'] },
  ),
  fc.constantFrom('phone', 'email', 'name', 'password', 'fakename', 'sum').map((validator) => ({
    type: 'string',
    validator,
  })),
  fc.record(
    {
      type: fc.constantFrom('number', 'integer'),
      minimum: fc.integer({ min: -2, max: 2 }),
      exclusiveMaximum: fc.integer({ min: 1, max: 5 }),
      multipleOf: fc.constantFrom(1, 2),
    },
    { requiredKeys: ['type'] },
  ),
  fc.constant({ type: 'boolean' }),
  fc.constantFrom({ enum: ['x', 'Anna', 3] }, { const: 'x' }, { type: ['string', 'null'] }),
)

const condition: fc.Arbitrary<JsonSchema> = fc.record({
  if: fc.record({
    properties: fc.dictionary(name, leaf, { minKeys: 1, maxKeys: 1 }),
    required: fc.uniqueArray(name, { maxLength: 1 }),
  }),
  then: fc.record({ required: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }) }),
  else: fc.record({ properties: fc.dictionary(name, leaf, { maxKeys: 2 }) }),
})

/** Schemas with every supported keyword, up to three levels deep. */
export const generatedSchema: fc.Arbitrary<JsonSchema> = fc.letrec<{ object: JsonSchema; field: JsonSchema }>(
  (tie) => ({
    field: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      tie('object'),
      fc.record(
        {
          type: fc.constant('array'),
          items: tie('field'),
          minItems: fc.integer({ min: 0, max: 2 }),
          uniqueItems: fc.boolean(),
        },
        { requiredKeys: ['type', 'items'] },
      ),
      fc.record({ anyOf: fc.array(tie('field'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ oneOf: fc.array(tie('field'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ allOf: fc.array(tie('field'), { minLength: 1, maxLength: 2 }) }),
      fc.record({ not: leaf }),
    ),
    object: fc
      .tuple(
        fc.record(
          {
            type: fc.constant('object'),
            properties: fc.dictionary(name, tie('field'), { minKeys: 1, maxKeys: 4 }),
            required: fc.uniqueArray(name, { maxLength: 2 }),
            additionalProperties: fc.boolean(),
            dependencies: fc.dictionary(
              name,
              fc.oneof(fc.uniqueArray(name, { minLength: 1, maxLength: 2 }), tie('object')),
              { maxKeys: 2 },
            ),
          },
          { requiredKeys: ['type', 'properties'] },
        ),
        fc.option(condition, { nil: {} }),
      )
      .map(([object, conditional]) => ({ ...object, ...conditional })),
  }),
).object
