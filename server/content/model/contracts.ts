import { Ajv, type ValidateFunction } from 'ajv'
import type { Static, TSchema } from 'typebox'
import { documentKinds, isKind, kindNames, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { countGraphemes } from '../../../schemas/graphemes.ts'
import type { SchemaError } from '../../../schemas/explain-errors.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { phrase, type Phrase } from '../../../schemas/phrase.ts'
import { deepestJson, isTooDeep } from '../../lib/json-depth.ts'

// `strict` is off because contracts use their own keywords, such as `localized` and `reference`. Optimised code
// would check a document in 0.03 instead of 0.04 ms, and take twice as long to compile, at every start.
const ajv = new Ajv({
  allErrors: true,
  strict: false,
  validateFormats: false,
  verbose: true,
  code: { optimize: false },
})
// As people and the fields of the Studio count; ajv itself counts code points.
ajv.removeKeyword('maxLength')
ajv.addKeyword({
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  compile: (most: number) => (text: string) => text.length <= most || countGraphemes(text) <= most,
})
const validators = new WeakMap<TSchema, ValidateFunction>()

/**
 * Returns the compiled validator of a contract, compiled once. Its `errors` include schema and value
 * (verbose).
 */
function validatorOf(schema: TSchema): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const validator = ajv.compile(schema)
  validators.set(schema, validator)
  return validator
}

/** Returns the violations of a contract. */
export function errorsOf(schema: TSchema, value: unknown): readonly SchemaError[] {
  const validate = validatorOf(schema)
  return validate(value) ? [] : (validate.errors ?? [])
}

/** Type guard: returns whether a value matches a contract. */
export function fits<Schema extends TSchema>(schema: Schema, value: unknown): value is Static<Schema> {
  return validatorOf(schema)(value)
}

/** Types a value that was validated when it was published. Throws if it does not match this build's contract. */
export function trusted<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  name: string,
): Static<Schema> {
  if (fits(schema, value)) return value
  throw new Error(`${name} does not fit the contract of this build`)
}

const keyPattern = /^[a-z0-9][A-Za-z0-9._-]{0,79}$/

/** Returns the reason why a value is not a document; null if it has the outer form of one. */
export function documentFault(value: unknown): Phrase | null {
  if (!isRecord(value)) return phrase`A document is an object with kind, key, schemaVersion and body`
  if (!isKind(value['kind'])) return phrase`"kind" must be one of ${kindNames.join(', ')}`
  if (typeof value['key'] !== 'string' || !keyPattern.test(value['key'])) {
    return phrase`"key" must contain only letters, digits, dots and hyphens, and start with a lower-case letter or digit`
  }
  if (
    typeof value['schemaVersion'] !== 'number' ||
    !Number.isInteger(value['schemaVersion']) ||
    value['schemaVersion'] < 1
  ) {
    return phrase`"schemaVersion" must be a whole number from 1`
  }
  if (!isRecord(value['body'])) return phrase`"body" must be an object`
  if (isTooDeep(value)) return phrase`A document can have at most ${deepestJson} levels of lists and objects`
  const method = hiddenMethod(value)
  return method === undefined ? null : phrase`"${method}" cannot be the name of a field`
}

/** Validators call these methods of the objects that they compare. */
const comparedBy = ['valueOf', 'toString']

/** The name of a field that hides a method which validators call. The value has few levels. */
function hiddenMethod(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const own = comparedBy.find((name) => Object.hasOwn(value, name))
  if (own !== undefined) return own
  for (const inner of Object.values(value)) {
    const found = hiddenMethod(inner)
    if (found !== undefined) return found
  }
  return undefined
}

export function isStoredDocument(value: unknown): value is StoredDocument {
  return documentFault(value) === null
}

export function documentName({ kind, key }: Pick<StoredDocument, 'kind' | 'key'>): string {
  return `${kind}/${key}`
}

/** The document with a name like `page/home`; null for a kind that this build does not know. */
export function documentNamed(name: string): Pick<StoredDocument, 'kind' | 'key'> | null {
  const slash = name.indexOf('/')
  const [kind, key] = [name.slice(0, slash), name.slice(slash + 1)]
  return slash !== -1 && isKind(kind) ? { kind, key } : null
}

/** Returns the keys of the settings documents. */
export function settingsKeys(): string[] {
  return Object.keys(documentKinds.settings.body)
}
