import type { TSchema } from 'typebox'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { Dictionary, Form } from '../../../schemas/documents/form.ts'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import { convertSchema } from '../../../forms/dialect/index.ts'
import { formIssues, type Engine } from '../../../forms/contract/form-issues.ts'
import type { FormMessages } from '../../../forms/contract/messages.ts'
import type { Issue } from '../../../schemas/issue.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'
import { fieldValidators } from '../../../forms/contract/validators.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { compileFormValidator, createFormAjv } from '../../../forms/compile/compile-form-validator.ts'
import { compileForm } from '../../../src/lib/data/compile-form.ts'
import { trusted } from '../../../server/content/model/contracts.ts'
import { defaultDocuments } from '../../../server/content/model/defaults.ts'
import { createEngine } from '../../../forms/react/engine/engine.ts'

/** The engine of a published form, from its module. */
export async function compiledEngine(schema: JsonSchema): Promise<Engine> {
  const { source } = await compileFormValidator(convertSchema(schema).schema)
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  return createEngine(module)
}

/** Plain ajv, which compiles at run time. */
export function ajvEngine(expanded: JsonSchema): Engine {
  const validate = createFormAjv(expanded).compile(expanded)
  const engine: Engine = (values) => {
    const isValid: unknown = validate(values)
    engine.errors = validate.errors ?? []
    return isValid === true
  }
  return engine
}

/** The issues that an engine finds, sorted by path. */
export function issuesFrom(
  expanded: JsonSchema,
  engine: Engine,
  values: unknown,
  messages?: FormMessages,
): Issue[] {
  return formIssues(expanded, engine, values, messages).sort((one, other) =>
    `${one.path} ${one.code}`.localeCompare(`${other.path} ${other.code}`),
  )
}

const bodiesOf = <Contract extends TSchema>(kind: DocumentKind, contract: Contract) =>
  defaultDocuments
    .filter((document) => document.kind === kind)
    .map(({ key, body }) => ({ key, version: 1, body: trusted(contract, body, key) }))

/** Every form of the default content in one language, with the shared dictionary. */
export function defaultForms(locale: Locale): CompiledForm[] {
  const [dictionary = null] = bodiesOf('dictionary', Dictionary)
  return bodiesOf('form', Form).map((form) => compileForm(form, dictionary, 'none', locale))
}

/** A schema with every validator and every custom format. */
export const everyValidator: JsonSchema = {
  type: 'object',
  required: [...fieldValidators],
  properties: {
    ...Object.fromEntries(fieldValidators.map((validator) => [validator, { type: 'string', validator }])),
    sum: { type: 'string', validator: 'sum', formatMinimum: '20000', formatMaximum: '10000000' },
    date: { type: 'string', validator: 'date', formatMinimum: '1900-01-01', formatMaximum: 'today-18y' },
    sex: { type: 'integer', validator: 'sex', enum: [0, 1, 2] },
    truthyCheckbox: { type: 'boolean', validator: 'truthyCheckbox' },
    repeated: { type: 'string', validator: 'newPasswordRepeated', sameAs: 'password' },
    holder: { type: 'string', validator: 'cardHolder' },
    card: { type: 'string', format: 'card-number' },
    expiry: { type: 'string', format: 'card-expiry' },
    iban: { type: 'string', format: 'iban' },
    code: { type: 'string', format: 'confirmation-code' },
    plain: { type: 'string', format: 'text-plain' },
    letters: { type: 'string', format: 'text-letters' },
    digits: { type: 'string', format: 'text-digits' },
    punctuated: { type: 'string', format: 'text-punctuated' },
  },
}
