import { pointerTo } from './json-schema.ts'
import { isRecord } from './is-record.ts'
import { countGraphemes, cutText } from './graphemes.ts'
import { errorAt, type Issue } from './issue.ts'
import { isBuiltIn, isLocaleCode, type BuiltInLocale, type Locale } from './locale.ts'
import { phrase, quoted, type Phrase } from './phrase.ts'

/** A violation of a schema as ajv reports it (with `verbose`). */
export interface SchemaError {
  keyword: string
  schemaPath: string
  instancePath: string
  params: unknown
  /** The schema that has the keyword. */
  parentSchema?: unknown
  /** The value. */
  data?: unknown
}

const missingTranslations: Record<BuiltInLocale, Phrase> = {
  uz: phrase`The Uzbek text is missing`,
  ru: phrase`The Russian text is missing`,
}

/** What is said of a text that a language lacks. */
export const missingTranslationPhrases = (locale: Locale): { message: Phrase; hint: Phrase } => ({
  message: isBuiltIn(locale)
    ? missingTranslations[locale]
    : phrase`The text in the language "${locale}" is missing`,
  hint: phrase`Players of this language would see nothing here: enter the text`,
})

function missingTranslation(path: string, locale: Locale): Issue {
  const { message, hint } = missingTranslationPhrases(locale)
  return errorAt(path, 'missing-translation', message, hint)
}

/** Turns schema errors into messages for content managers, without duplicates. */
export function explainErrors(errors: readonly SchemaError[], pointer = ''): Issue[] {
  if (errors.length <= maxErrors) return distinct(collapse(errors).map((error) => explain(error, pointer)))
  return [
    ...distinct(collapse(firstErrors(errors)).map((error) => explain(error, pointer))),
    contractError(pointer, phrase`There are more errors; fix these first`, undefined),
  ]
}

/** Nobody reads more, and every choice is compared with every error. */
const maxErrors = 1000

/** The first errors, without those of a choice that is cut off: ajv reports a choice after its branches. */
function firstErrors(errors: readonly SchemaError[]): readonly SchemaError[] {
  const first = errors.slice(0, maxErrors)
  const lastChoice = first.findLastIndex(
    ({ keyword, schemaPath }) =>
      keyword === 'anyOf' && schemaPath.indexOf('/anyOf') === schemaPath.length - 6,
  )
  const whole = first.filter(
    ({ schemaPath }, index) => index <= lastChoice || !schemaPath.includes('/anyOf/'),
  )
  return whole.length > 0 ? whole : first
}

/** Issues without duplicates. */
export function distinct(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()]
}

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/** Reports only the errors of the closest matching branch of a `oneOf` or `anyOf`. */
function collapse(errors: readonly SchemaError[]): SchemaError[] {
  const choice = errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .sort((left, right) => left.schemaPath.length - right.schemaPath.length)[0]
  if (!choice) return [...errors]
  const belongs = (error: SchemaError) =>
    error.schemaPath.startsWith(`${choice.schemaPath}/`) && isBelow(error.instancePath, choice.instancePath)
  const others = errors.filter((error) => error !== choice && !belongs(error))
  // ajv reports errors of a branch that is a `$ref` under the path of the definition.
  const isReferred = (error: SchemaError) =>
    error.schemaPath.startsWith('#/definitions/') && error.instancePath === choice.instancePath
  if (others.some(isReferred)) return collapse(others)
  return [...collapse(others), ...meantBranch(choice, errors.filter(belongs))]
}

function meantBranch(choice: SchemaError, errors: readonly SchemaError[]): SchemaError[] {
  const branches = new Map<string, SchemaError[]>()
  for (const error of errors) {
    const [branch = ''] = error.schemaPath.slice(choice.schemaPath.length + 1).split('/')
    branches.set(branch, [...(branches.get(branch) ?? []), error])
  }
  // Only a field of the value itself names its alternative, not one of a choice inside it.
  const isOther = ({ keyword, instancePath }: SchemaError) =>
    keyword === 'const' && instancePath.slice(0, instancePath.lastIndexOf('/')) === choice.instancePath
  const possible = [...branches.values()].filter((faults) => !faults.some(isOther))
  const [meant] = possible.sort((left, right) => left.length - right.length)
  if (meant) return collapse(meant)
  const names = errors.filter(isOther)
  const [first] = names
  if (!first) return [choice]
  return [
    {
      ...first,
      keyword: 'enum',
      params: { allowedValues: names.map((error) => param(error, 'allowedValue')) },
    },
  ]
}

function param(error: SchemaError, name: string): unknown {
  return isRecord(error.params) ? error.params[name] : undefined
}

function nameParam(error: SchemaError, name: string): string | undefined {
  const value = param(error, name)
  return typeof value === 'string' ? value : undefined
}

function explain(error: SchemaError, pointer: string): Issue {
  const path = `${pointer}${error.instancePath}`
  const name = nameParam(error, 'missingProperty') ?? nameParam(error, 'additionalProperty') ?? ''
  const parent = isRecord(error.parentSchema) ? error.parentSchema : {}
  const properties = isRecord(parent['properties']) ? parent['properties'] : {}
  if (name !== '' && needing.includes(error.keyword)) {
    const place = pointerTo(path, name)
    if (isBuiltIn(name)) return missingTranslation(place, name)
    return contractError(place, phrase`"${name}" is missing`, descriptionOf(properties[name]))
  }
  if (error.keyword === 'additionalProperties') {
    const known = Object.keys(properties).join(', ')
    return errorAt(
      pointerTo(path, name),
      'unknown-field',
      phrase`Unknown field "${name}"`,
      known === '' ? undefined : phrase`Known fields: ${known}`,
    )
  }
  if (error.keyword === 'unevaluatedProperties') {
    const other = nameParam(error, 'unevaluatedProperty') ?? ''
    return errorAt(pointerTo(path, other), 'unknown-field', phrase`Unknown field "${other}"`)
  }
  const lastName = path.slice(path.lastIndexOf('/') + 1)
  if (error.keyword === 'minLength' && error.data === '' && isLocaleCode(lastName))
    return missingTranslation(path, lastName)
  return contractError(path, messageOf(error), shorterText(error) ?? descriptionOf(parent))
}

/** The limit of a text, which a keyword with a function of its own reports in its schema only. */
function maxLengthOf({ params, parentSchema }: SchemaError): number {
  const limit = isRecord(params) ? params['limit'] : undefined
  return Number(limit ?? (isRecord(parentSchema) ? parentSchema['maxLength'] : undefined))
}

/** A text that is too long, cut where it would fit. Markup is left to its author. */
function shorterText(error: SchemaError): Phrase | undefined {
  const { keyword, data } = error
  if (keyword !== 'maxLength' || typeof data !== 'string' || data.includes('<') || !/\s/.test(data.trim()))
    return undefined
  return phrase`For example, this would fit: "${cutText(data, maxLengthOf(error))}"`
}

/** Keywords whose errors name a missing property. */
const needing = ['required', 'dependencies', 'dependentRequired']

function contractError(path: string, message: Phrase, hint: Phrase | undefined): Issue {
  return errorAt(path, 'contract', message, hint)
}

/** Returns the help text of a field, which the Studio can translate. */
function descriptionOf(schema: unknown): Phrase | undefined {
  if (!isRecord(schema) || typeof schema['description'] !== 'string') return undefined
  return { text: schema['description'], values: [] }
}

const typeNames: Readonly<Record<string, Phrase>> = {
  string: phrase`text`,
  number: phrase`a number`,
  integer: phrase`a whole number`,
  boolean: phrase`true or false`,
  object: phrase`an object`,
  array: phrase`a list`,
  null: phrase`empty`,
}

const typeNamed = (name: string) => typeNames[name] ?? quoted(name)

function typeName(value: unknown): Phrase {
  if (value === null) return typeNamed('null')
  return typeNamed(Array.isArray(value) ? 'array' : typeof value)
}

const either = (names: readonly Phrase[]) => names.reduce((left, right) => phrase`${left} or ${right}`)

const pictureName = phrase`a picture of the media library, or an address that starts with https://`
const lowerCase = phrase`lower-case Latin letters, digits and hyphens, without spaces`
const instant = phrase`a date and time such as 2026-11-30T21:00:00+05:00`

/** What the patterns of contracts ask for. The description of a field says the same for rarer ones. */
const formats: Readonly<Record<string, Phrase>> = {
  '^/': phrase`an address of this site, which starts with /`,
  '^/[A-Za-z0-9/_:-]*$': phrase`an address such as /rules: Latin letters, digits and hyphens after /`,
  '^/[A-Za-z0-9/_.-]*$': phrase`an address such as /rules: Latin letters, digits and hyphens after /`,
  '^/[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)+$': phrase`an address such as /news/summer-cup`,
  '^https?://': phrase`an address that starts with https://`,
  '^https?://[^\\s"<>]+$': phrase`an address that starts with https://`,
  '^https?://[A-Za-z0-9.-]+(:\\d+)?$': phrase`an address such as https://site.example, without a path`,
  '^(/art/|/media/|/uploads/|https?://)': pictureName,
  '^(/|https://)[^\\s"<>]+$': pictureName,
  '^[a-z0-9-]+$': lowerCase,
  '^[a-z0-9][a-z0-9-]*$': lowerCase,
  '^[a-z0-9][a-z0-9-]{0,63}$': lowerCase,
  '^[a-z][a-z0-9-]{1,39}$': lowerCase,
  '^[a-z0-9-]+(,[a-z0-9-]+)*$': phrase`system names with commas between them, without spaces`,
  '^#[0-9A-Fa-f]{6}$': phrase`a colour such as #1F8A70`,
  '^\\+[0-9 ()-]{5,30}$': phrase`a telephone number such as +998 71 200 00 00`,
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?(Z|[+-]\\d{2}:\\d{2})$': instant,
}

function wrongFormat({ data, parentSchema }: SchemaError): Phrase {
  const parent = isRecord(parentSchema) ? parentSchema : {}
  if (data === '') {
    const isChosen = 'reference' in parent || 'picks' in parent
    return isChosen ? phrase`Nothing is chosen yet` : phrase`Is empty`
  }
  const format = formats[String(parent['pattern'])]
  if (!format) return phrase`"${String(data)}" has the wrong format`
  return phrase`"${String(data)}" has the wrong format. Enter ${format}`
}

function messageOf(error: SchemaError): Phrase {
  const limit = String(param(error, 'limit') ?? param(error, 'len'))
  switch (error.keyword) {
    case 'type':
      return phrase`Must be ${either([param(error, 'type')].flat().map((type) => typeNamed(String(type))))}, is ${typeName(error.data)}`
    case 'minLength':
      return error.data === '' ? phrase`Is empty` : phrase`Must have at least ${limit} characters`
    case 'maxLength':
      return phrase`Has ${countGraphemes(String(error.data))} characters; at most ${maxLengthOf(error)} are allowed`
    case 'enum':
      return phrase`Must be one of ${[param(error, 'allowedValues')].flat().join(', ')}`
    case 'const':
      return phrase`Must be ${String(param(error, 'allowedValue'))}`
    case 'pattern':
      return wrongFormat(error)
    case 'minimum':
      return phrase`Must be at least ${limit}`
    case 'maximum':
      return phrase`Must be at most ${limit}`
    case 'exclusiveMinimum':
      return phrase`Must be more than ${limit}`
    case 'exclusiveMaximum':
      return phrase`Must be less than ${limit}`
    case 'multipleOf':
      return phrase`Must be a multiple of ${String(param(error, 'multipleOf'))}`
    case 'format':
      return phrase`Must be in the format "${String(param(error, 'format'))}"`
    case 'minProperties':
      return phrase`Must have at least ${limit} fields`
    case 'maxProperties':
      return phrase`Must have at most ${limit} fields`
    case 'propertyNames':
      return phrase`"${String(param(error, 'propertyName'))}" cannot be the name of a field`
    case 'contains':
      return phrase`Lacks an entry that is required, or has too many of them`
    case 'oneOf':
      return param(error, 'passingSchemas') === null
        ? phrase`Matches none of the alternatives`
        : phrase`Matches several alternatives; only one is allowed`
    case 'anyOf':
      return phrase`Matches none of the alternatives`
    case 'not':
    case 'false schema':
      return phrase`This value is not allowed`
    case 'if':
      return phrase`Does not fit the other values`
    case 'minItems':
      return phrase`Must have at least ${limit} entries`
    case 'maxItems':
    case 'items':
    case 'additionalItems':
    case 'unevaluatedItems':
      return phrase`Must have at most ${limit} entries`
    case 'uniqueItems':
      return phrase`Duplicate entry`
    default:
      return phrase`Breaks the rule ${error.keyword}`
  }
}
