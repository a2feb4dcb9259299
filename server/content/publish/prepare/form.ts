import { Form } from '../../../../schemas/documents/form.ts'
import { isForm } from '../../../../schemas/kinds/index.ts'
import { convertForm, type ConvertedSchema } from '../../../../forms/dialect/index.ts'
import { fieldNames, type JsonSchema } from '../../../../schemas/json-schema.ts'
import { defaultLocale } from '../../../../schemas/locale.ts'
import { resolveSchema } from '../../../../src/lib/data/compile-form.ts'
import { trusted } from '../../model/contracts.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, hasErrors, warningAt, type Issue } from '../../../../schemas/issue.ts'
import type { DocumentStep } from '../context.ts'
import { cardSecurityIssues } from '../forms/card-security.ts'
import { endlessReferences } from '../forms/endless-references.ts'
import {
  impossibleLimits,
  lockedFields,
  nullableFields,
  reservedNames,
  sameIds,
  tooLargeFiles,
  wrongDefaults,
  wrongWidgets,
} from '../forms/field-issues.ts'
import { unknownNames, uncheckedSameAs, wrongNames } from '../forms/form-names.ts'
import { keywordIssues } from '../forms/keyword-issues.ts'
import { prefixIssues } from '../forms/phone-prefix.ts'
import { secretFieldIssues } from '../forms/secret-fields.ts'
import { findSlowPatterns } from '../forms/slow-patterns.ts'
import { untypedFields } from '../forms/untyped-fields.ts'
import { unsentFields } from '../forms/unsent-fields.ts'
import { unsupportedKeywords } from '../forms/unsupported-keywords.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** In characters. A larger schema is a mistake: it would send megabytes of code to every player. */
const largestSchema = 500_000

/** Checks that the schema is valid, satisfiable and compiles to a validator, and that field names exist. */
export const formStep: DocumentStep = {
  name: 'form',
  async run(draft, { compileValidator }) {
    const { document } = draft
    if (!isForm(document.kind)) return { draft, issues: [] }
    const form = trusted(Form, document.body, `form/${document.key}`)
    const tooMuch = tooLarge(form.schema)
    if (tooMuch) return { draft, issues: [tooMuch] }
    const secrets = [...cardSecurityIssues(form), ...secretFieldIssues(form)]
    if (hasErrors(secrets)) return { draft, issues: secrets }
    // Rules are the same in every language; texts are not part of the validator.
    const original = resolveSchema(form.schema, defaultLocale)
    const written = [...keywordIssues(original), ...impossibleLimits(original), ...reservedNames(original)]
    if (hasErrors(written)) return { draft, issues: inSchema(written) }
    // Before any check that matches texts.
    const slow = await findSlowPatterns(original)
    if (slow.length > 0) return { draft, issues: [...inSchema(written), ...slow] }
    const converted = convertForm(original, form.submit.field)
    const { schema } = converted
    const issues = [
      ...secrets,
      ...inSchema([...written, ...converted.issues]),
      ...unknownNames({ ...form, schema }),
      ...uselessField(form, converted),
      ...wrongWidgets(form, converted),
      ...tooLargeFiles(form, converted),
      ...prefixIssues(form),
      ...unsentFields(form, converted),
      ...errorsOf(form, converted),
    ]
    if (hasErrors(issues)) return { draft, issues }
    try {
      return { draft: { ...draft, validator: await compileValidator(schema) }, issues }
    } catch (error) {
      const cause = phrase`Technical cause: ${error instanceof Error ? error.message : String(error)}`
      const message = phrase`The form engine cannot use this schema`
      return { draft, issues: [...issues, errorAt('/schema', 'uncompilable-schema', message, cause)] }
    }
  },
}

/** Issues of a schema, in the document that contains it. */
const inSchema = (issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, path: `/schema${issue.path}` }))

/** Each check needs a schema that passes those before it. */
function errorsOf(form: Form, converted: ConvertedSchema): Issue[] {
  const { schema } = converted
  const unsound = inSchema([
    ...endlessReferences(converted),
    ...unsupportedKeywords(converted),
    ...uncheckedSameAs(converted),
    ...sameIds(converted),
  ])
  if (hasErrors([...unsound, ...converted.issues])) return unsound
  // A reference that leads nowhere has no type either: one reason is enough.
  const untyped = inSchema(untypedFields(converted))
  if (hasErrors(untyped)) return [...unsound, ...untyped]
  if (!hasFields(schema)) return [errorAt('/schema/properties', 'no-fields', phrase`The form has no fields`)]
  return [
    ...unsound,
    ...untyped,
    ...inSchema([...wrongDefaults(converted), ...lockedFields(converted), ...nullableFields(converted)]),
    ...wrongNames({ ...form, schema }, converted.originOf),
  ]
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

function uselessField({ submit }: Form, { schema, originOf }: ConvertedSchema): Issue[] {
  const { field } = submit
  const [value] = field !== undefined && isRecord(schema['properties']) ? [schema['properties'][field]] : []
  // The only field of a form made of a single value comes from the root.
  if (field === undefined || originOf(value)?.length === 0) return []
  const message = phrase`"field" has an effect only if the schema describes a single value`
  return [warningAt('/submit/field', 'useless-field', message)]
}

const hasFields = (schema: JsonSchema) => fieldNames(schema).length > 0 || isRecord(schema['properties'])
