// @vitest-environment jsdom
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import draft07, { customizeValidator } from '@rjsf/validator-ajv8'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { fireEvent } from 'storybook/test'
import { afterEach, expect, test, vi } from 'vitest'
import { boundedTexts, withoutEmpty } from '../../../schemas/forms/form-values.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { resolveSchema } from '../../lib/data/compile-form.ts'
import { without } from '../../lib/dialect/conversion.ts'
import { everySubschema } from '../../lib/dialect/places.ts'
import { dereference, mapSubschemas } from '../../../schemas/forms/json-schema.ts'
import { listedValues } from '../../../server/content/publish/forms/proof/scalars.ts'
import { convertForm } from '../../lib/dialect/index.ts'
import { usualName } from '../../lib/dialect/convert-form.ts'
import { solveForm } from '../../../server/content/publish/forms/proof/solve.ts'
import { accepted } from '../../../tests/json-schema/corpus.ts'
import { generatedForm } from '../../../tests/json-schema/generated-forms.ts'
import { registerOperation } from '../../../tests/support/register-operation.ts'
import { hideForms, showForm, testForm } from '../../../tests/support/show-form.tsx'
import { hideStock, showStock } from '../../../tests/support/stock-form.tsx'
import type { Operation, OperationValues } from '../actions.ts'

vi.mock('../render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const send = vi.fn<Operation>()
registerOperation('auth.login', (values) => send(values))

afterEach(() => {
  hideForms()
  hideStock()
  document.body.replaceChildren()
  send.mockReset()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
const isSchema = (value: unknown): value is RJSFSchema => isRecord(value)
const isValues = (value: unknown): value is OperationValues => isRecord(value)

const drafts: readonly [RegExp, ValidatorType][] = [
  [/2020-12/, customizeValidator({ AjvClass: Ajv2020 })],
  [/2019-09/, customizeValidator({ AjvClass: Ajv2019 })],
  [/./, draft07],
]

/** Keywords that stock rjsf validates but does not display, or resolves in its own way. */
const unknownToStock = [
  '$anchor',
  '$id',
  'id',
  '$dynamicRef',
  'prefixItems',
  'dependentSchemas',
  'dependentRequired',
]

/** Stock rjsf does not tell alternatives apart that are made of parts. */
const hasAlternativesOfParts = (root: Record<string, unknown>, { oneOf }: Record<string, unknown>) =>
  Array.isArray(oneOf) && oneOf.some((option: unknown) => 'allOf' in (dereference(root, option) ?? {}))

const isKnownToStock = (schema: Record<string, unknown>) =>
  everySubschema(schema).every(
    ({ schema: inner }) =>
      !unknownToStock.some((keyword) => keyword in inner) &&
      !hasAlternativesOfParts(schema, inner) &&
      !listedValues([inner])?.some(isRecord),
  )

/** Stock rjsf takes the fields of a base that another part extends for hidden ones. */
const extendsBase = (root: Record<string, unknown>) =>
  everySubschema(root).some(({ schema }) => {
    const { allOf: parts, $ref: reference, properties } = schema
    const hasReference = Array.isArray(parts) && parts.some((part) => isRecord(part) && '$ref' in part)
    return hasReference || (reference !== undefined && properties !== undefined)
  })

/** A schema without the keywords of our validators. */
function withoutOurs(schema: Record<string, unknown>): Record<string, unknown> {
  const own = without(schema, 'validator', 'sameAs', 'formatMinimum', 'formatMaximum')
  const plain = mapSubschemas(own, withoutOurs)
  const isSame = JSON.stringify(plain) === JSON.stringify(schema)
  return isSame ? schema : { ...plain }
}

/** Stock rjsf with its own validator: the schema as it was written, or converted where stock does not know it. */
function stockOf(original: Record<string, unknown>, converted: Record<string, unknown>) {
  for (const schema of [original, converted].map(withoutOurs)) {
    if (!isSchema(schema) || (schema !== converted && !isKnownToStock(schema))) continue
    const validator = drafts.find(([draft]) => draft.test(schema.$schema ?? '-'))?.[1] ?? draft07
    const { validationError } = validator.rawValidation(schema, {})
    if (!validationError) return { schema, validator, isOriginal: schema === original }
  }
  throw new Error('stock rjsf cannot read the schema')
}

async function sentByStock(schema: RJSFSchema, validator: ValidatorType, values: unknown): Promise<unknown> {
  const { submit, sent } = await showStock({ schema, validator, values, omits: !extendsBase(schema) })
  await settled()
  submit()
  await vi.waitFor(() => expect(sent()).toBeDefined(), { timeout: 5000 })
  return sent()
}

async function sentByUs(schema: Record<string, unknown>, values: unknown): Promise<unknown> {
  await showForm({ form: testForm(schema), ...(isValues(values) && { values }) })
  fireEvent.submit(document.body.lastElementChild?.querySelector('form') ?? document.body)
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 5000 })
  return send.mock.calls[0]?.[0]
}

/** Fills both forms in with generated values, in every state, and compares what they send. */
async function compare(original: Record<string, unknown>): Promise<boolean> {
  const schema = resolveSchema(original, 'ru')
  const { schema: converted, issues } = convertForm(schema)
  const stock = stockOf(schema, converted)
  // Stock rjsf sends a single value without a name.
  const isUnnamed = stock.isOriginal && issues.some(({ code }) => code === 'single-value')
  const { filled } = solveForm(converted, Date.now, Date.now() + 5000)
  expect(filled.length).toBeGreaterThan(0)
  for (const { value } of filled.slice(0, 12)) {
    const values = boundedTexts(withoutEmpty(value))
    const given = isUnnamed && isValues(values) ? values[usualName] : values
    const sent = await sentByStock(stock.schema, stock.validator, given)
    const expected = isUnnamed ? { [usualName]: sent } : sent
    send.mockReset()
    const actual = await sentByUs(schema, values)
    expect(actual).toBeDefined()
    expect(actual).toEqual(expected)
    hideForms()
  }
  return stock.isOriginal
}

let originals = 0
test.each(Object.entries(accepted))('sends the same values as stock rjsf: %s', async (_about, [schema]) => {
  const copy: unknown = JSON.parse(JSON.stringify(schema))
  if (isValues(copy) && (await compare(copy))) originals += 1
})

test('compares most schemas as they were written', () => {
  expect(originals).toBeGreaterThan(Object.keys(accepted).length / 2)
})

test('sends the same values as stock rjsf: generated schemas', async () => {
  await fc.assert(
    fc.asyncProperty(generatedForm, async (schema) => void (await compare(schema))),
    { numRuns: 25, seed: 19 },
  )
}, 60_000)
