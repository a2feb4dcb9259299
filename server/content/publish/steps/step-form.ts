import { Ajv } from 'ajv'
import { Form } from '../../../../schemas/documents/form.ts'
import { valueAt } from '../../../../schemas/forms/form-values.ts'
import { fieldNames, toPointer } from '../../../../schemas/forms/json-schema.ts'
import { defaultLocale } from '../../../../schemas/locale.ts'
import { resolveSchema } from '../../../../src/lib/data/compile-form.ts'
import { trusted } from '../../model/contracts.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, type Issue } from '../../../../schemas/issue.ts'
import type { DocumentStep } from '../context.ts'
import { explainErrors } from '../../../../schemas/explain-errors.ts'
import { unknownNames, wrongNames } from '../forms/form-names.ts'
import { findSlowPatterns } from '../forms/slow-patterns.ts'
import { findUnsendable } from '../forms/unsendable.ts'
import { phrase } from '../../../../schemas/phrase.ts'

const metaAjv = new Ajv({ allErrors: true, strict: false, verbose: true, logger: false })

/** In characters. A larger schema is a mistake: it would send megabytes of code to every player. */
const largestSchema = 500_000

/** Checks that the schema is valid, satisfiable and compiles to a validator, and that field names exist. */
export const formStep: DocumentStep = {
  name: 'form',
  async run(draft, { compileValidator }) {
    const { document } = draft
    if (document.kind !== 'form') return { draft, issues: [] }
    const form = trusted(Form, document.body, `form/${document.key}`)
    const tooMuch = tooLarge(form.schema)
    if (tooMuch) return { draft, issues: [tooMuch] }
    // Rules are the same in every language; texts are not part of the validator.
    const schema = resolveSchema(form.schema, defaultLocale)
    const warnings = unknownNames({ ...form, schema })
    try {
      const errors = errorsOf({ ...form, schema })
      if (errors.length > 0) return { draft, issues: [...warnings, ...errors] }
      const validator = await compileValidator(schema)
      // Last, because it takes the longest and needs patterns that compile.
      return { draft: { ...draft, validator }, issues: [...warnings, ...(await findSlowPatterns(schema))] }
    } catch (error) {
      const message = phrase`The schema cannot be compiled: ${error instanceof Error ? error.message : String(error)}`
      return { draft, issues: [...warnings, errorAt('/schema', 'uncompilable-schema', message)] }
    }
  },
}

function errorsOf(form: Form): Issue[] {
  const unsound = unsoundSchema(form.schema)
  return unsound.length > 0 ? unsound : [...unsendableField(form.schema), ...wrongNames(form)]
}

function tooLarge(schema: Form['schema']): Issue | undefined {
  const size = JSON.stringify(schema).length
  if (size <= largestSchema) return undefined
  return errorAt(
    '/schema',
    'schema-too-large',
    phrase`The schema has ${size} characters; at most ${largestSchema} are allowed`,
  )
}

function unsoundSchema(schema: Form['schema']): Issue[] {
  if (!metaAjv.validateSchema(schema)) return explainErrors(metaAjv.errors ?? [], '/schema')
  return fieldNames(schema).length === 0 && !isRecord(schema['properties'])
    ? [errorAt('/schema/properties', 'no-fields', phrase`The form has no fields`)]
    : []
}

function unsendableField(schema: Form['schema']): Issue[] {
  const found = findUnsendable(schema)
  if (!found) return []
  const { path, reason } = found
  const place = path.flatMap((name) => ['properties', name])
  const isThere = path.length > 0 && valueAt(schema, place) !== undefined
  return [
    errorAt(
      // A missing or conditional field has no path of its own.
      isThere ? `/schema${toPointer(place)}` : '/schema',
      'unsendable-form',
      path.length > 0
        ? phrase`The field "${path.join('.')}" is required, but ${reason}, so the form could never be sent`
        : phrase`Cannot be filled in: ${reason}, so the form could never be sent`,
      phrase`Fields: ${fieldNames(schema).join(', ')}`,
    ),
  ]
}
