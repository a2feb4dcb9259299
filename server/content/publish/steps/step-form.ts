import { Ajv } from 'ajv'
import { Form } from '../../../../schemas/documents/form.ts'
import { valueAt } from '../../../../schemas/forms/form-values.ts'
import { fieldNames, toPointer } from '../../../../schemas/forms/json-schema.ts'
import { defaultLocale } from '../../../../schemas/locale.ts'
import { resolveSchema } from '../../../../src/lib/data/compile-form.ts'
import { isRecord, trusted } from '../../model/contracts.ts'
import { errorOn, warningOn, type DocumentStep, type Finding } from '../context.ts'
import { explainErrors } from '../explain-errors.ts'
import { strayNames, wrongNames } from '../forms/form-names.ts'
import { findUnsendable } from '../unsendable.ts'
import { phrase } from '../../../../schemas/phrase.ts'

const metaAjv = new Ajv({ allErrors: true, strict: false, verbose: true, logger: false })

/** Beyond this a schema is a mistake: such a form would be megabytes of code for every player. */
const largestSchema = 500_000
const deepestSchema = 100

/** The schema is sound, can be met and compiles to a validator; what names fields names existing ones. */
export const formStep: DocumentStep = {
  name: 'form',
  async run(draft, { compileValidator }) {
    const { document } = draft
    if (document.kind !== 'form') return { draft, verdicts: [] }
    const form = trusted(Form, document.body, `form/${document.key}`)
    const tooMuch = tooLarge(form.schema)
    if (tooMuch) return { draft, verdicts: [errorOn(document, tooMuch)] }
    // The rules are the same in every language, texts are no part of the validator.
    const schema = resolveSchema(form.schema, defaultLocale)
    const warnings = strayNames({ ...form, schema }).map((finding) => warningOn(document, finding))
    try {
      const faults = faultsOf({ ...form, schema })
      if (faults.length > 0)
        return { draft, verdicts: [...warnings, ...faults.map((fault) => errorOn(document, fault))] }
      const validator = await compileValidator(schema)
      return { draft: { ...draft, validator }, verdicts: warnings }
    } catch (error) {
      const reason = phrase`The schema cannot be compiled: ${error instanceof Error ? error.message : String(error)}`
      return { draft, verdicts: [...warnings, errorOn(document, { path: '/schema', reason })] }
    }
  },
}

function faultsOf(form: Form): Finding[] {
  const unsound = unsoundSchema(form.schema)
  return unsound.length > 0 ? unsound : [...unsendableField(form.schema), ...wrongNames(form)]
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

function tooLarge(schema: Form['schema']): Finding | undefined {
  const path = '/schema'
  const size = JSON.stringify(schema).length
  if (size > largestSchema)
    return { path, reason: phrase`The schema has ${size} characters, at most ${largestSchema} can be served` }
  return depthOf(schema) > deepestSchema
    ? { path, reason: phrase`The schema is nested more than ${deepestSchema} levels deep` }
    : undefined
}

function unsoundSchema(schema: Form['schema']): Finding[] {
  if (!metaAjv.validateSchema(schema)) return explainErrors(metaAjv.errors ?? [], '/schema')
  return fieldNames(schema).length === 0 && !isRecord(schema['properties'])
    ? [{ path: '/schema/properties', reason: phrase`The form has no fields` }]
    : []
}

function unsendableField(schema: Form['schema']): Finding[] {
  const found = findUnsendable(schema)
  if (!found) return []
  const { path, reason } = found
  const place = path.flatMap((name) => ['properties', name])
  const isThere = path.length > 0 && valueAt(schema, place) !== undefined
  return [
    {
      // Where the field itself stands; one that is missing or conditional is told of the whole.
      path: isThere ? `/schema${toPointer(place)}` : '/schema',
      reason:
        path.length > 0
          ? phrase`The field "${path.join('.')}" is required, but ${reason}, so nobody could ever send the form`
          : phrase`Impossible: ${reason}, so nobody could ever send the form`,
      hint: phrase`Fields: ${fieldNames(schema).join(', ')}`,
    },
  ]
}
