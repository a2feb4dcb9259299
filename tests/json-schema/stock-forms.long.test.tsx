import StockForm from '@rjsf/core'
import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import Ajv2019 from 'ajv/dist/2019.js'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { everySubschema } from '../../forms/dialect/index.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { checkForm, formOf } from '../support/content/issues-on-form.ts'
import { accepted, rejected } from './corpus.ts'
import type { Schema } from './schema-parts.ts'

const timeoutMs = 60_000

const isStockSchema = (schema: unknown): schema is RJSFSchema => isRecord(schema)

function validatorOf({ $schema: draft = '' }: Schema) {
  if (String(draft).includes('2020')) return customizeValidator({ AjvClass: Ajv2020 })
  return customizeValidator(String(draft).includes('2019') ? { AjvClass: Ajv2019 } : {})
}

type Outcome = 'sends' | 'refuses' | 'does not draw' | 'throws'

/** What rjsf, as it is published, does with values that were entered into a form. */
function stockForm(schema: unknown): (values: unknown) => Outcome {
  if (!isStockSchema(schema)) throw new Error('no schema')
  const validator = validatorOf(schema)
  const utils = createSchemaUtils(validator, schema)
  return (values) => {
    try {
      const formData: unknown = utils.getDefaultFormState(schema, values)
      const form = <StockForm schema={schema} validator={validator} formData={formData} />
      const isDrawn = !renderToStaticMarkup(form).includes('unsupported-field')
      if (validator.validateFormData(formData, schema).errors.length > 0) return 'refuses'
      return isDrawn ? 'sends' : 'does not draw'
    } catch {
      return 'throws'
    }
  }
}

/** Published forms that rjsf alone cannot send, however they are filled in. */
const onlyHere: Readonly<Record<string, Exclude<Outcome, 'sends'>>> = {
  'fields whose keywords say their type': 'does not draw',
  'draft-04': 'refuses',
  'draft-06': 'refuses',
  'an anchor': 'throws',
  'an $id that is an anchor': 'throws',
  'a definition with an address of its own': 'throws',
  'a pattern with needless escapes': 'refuses',
  'a choice that is listed twice': 'refuses',
  'fields with the names of languages': 'throws',
  'a choice without a type': 'does not draw',
  'validators of forms': 'refuses',
  'a tree with a dynamic reference': 'does not draw',
  'an $id of a field that is only a fragment': 'throws',
  'alternatives of which one only excludes the values of the others': 'does not draw',
  'the same inside a part of an alternative': 'does not draw',
  'options as drafts before const write them': 'does not draw',
  'several types, the first of which has no field': 'does not draw',
}

test.each(Object.entries(accepted))(
  'the values with which publishing proves %s are sent by rjsf alone, unless it is listed',
  async (name, [schema, notes = []]) => {
    const { proof } = await checkForm(formOf(schema))
    const fill = stockForm(schema)
    const outcomes = (proof?.states ?? []).map(({ values }) =>
      fill(notes.includes('single-value') && isRecord(values) ? Object.values(values)[0] : values),
    )
    expect(outcomes).not.toEqual([])
    const expected = onlyHere[name]
    expect(outcomes.filter((outcome) => outcome !== 'sends').slice(0, 1)).toEqual(expected ? [expected] : [])
  },
  timeoutMs,
)

/** Values that a field of these types can send; a text if they are unknown. */
function valuesOf(types: readonly unknown[]): fc.Arbitrary<unknown> {
  const texts = fc.constantFrom('', 'a', 'b', 'abc', 'mon', 'tue', 'ann@site.example', '+998901234567')
  const single: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    string: texts,
    integer: fc.integer({ min: -10, max: 30 }),
    number: fc.integer({ min: -10, max: 30 }),
    boolean: fc.boolean(),
    array: fc.uniqueArray(texts, { maxLength: 4 }),
    object: fc.record({ a: texts, b: texts }, { requiredKeys: [] }),
  }
  return fc.oneof(
    ...types.flatMap((type) => single[String(type)] ?? []),
    ...(types.length === 0 ? [texts] : []),
  )
}

/** Values that players could enter, in the state of the form to which a reason belongs. */
function fillings(schema: Schema): fc.Arbitrary<unknown> {
  const fields = new Map<string, unknown[]>()
  for (const { schema: part } of everySubschema(schema)) {
    const { properties } = part
    for (const [name, field] of isRecord(properties) ? Object.entries(properties) : [])
      fields.set(name, [...(fields.get(name) ?? []), ...(isRecord(field) ? [field['type']].flat() : [])])
  }
  if (fields.size === 0) return valuesOf([schema['type']])
  const drawn = [...fields].map(([name, types]): [string, fc.Arbitrary<unknown>] => [
    name,
    name === 'kind' ? fc.constant('b') : valuesOf(types.filter((type) => type !== undefined)),
  ])
  return fc.record(Object.fromEntries(drawn), { requiredKeys: fields.has('kind') ? ['kind'] : [] })
}

test.each(Object.entries(rejected).filter(([, [, reason]]) => reason.source.includes('cannot be filled in')))(
  'nothing that can be entered into %s, which publishing rejects as impossible, is sent by rjsf alone',
  (_name, [schema]) => {
    const validator = validatorOf(schema)
    const isValid = (values: unknown) =>
      isStockSchema(schema) && validator.validateFormData(values, schema).errors.length === 0
    fc.assert(
      fc.property(fillings(schema), (values) => !isValid(values)),
      { numRuns: 500, seed: 45 },
    )
  },
)
