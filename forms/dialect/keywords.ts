/** The keywords of JSON Schema, of every draft. */

/** Keywords whose value maps names to schemas. */
export const mapKeywords = [
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependencies',
  'dependentSchemas',
] as const

/** Keywords whose value is a list of schemas. */
export const listKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const

/** Keywords whose value is a schema. `items` may also be a list. */
export const schemaKeywords = [
  'not',
  'if',
  'then',
  'else',
  'items',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
] as const

/** Keywords with a value that is no schema and that the engine keeps as it is. */
const valueKeywords = [
  'type',
  'enum',
  'const',
  'required',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
] as const

/** Keywords of forms: field validators and their limits. */
const formKeywords = ['validator', 'sameAs', 'formatMinimum', 'formatMaximum'] as const

/** Keywords that describe a field and that the form displays or sends. */
const textKeywords = ['title', 'description', 'default', 'examples', 'readOnly', 'contentMediaType'] as const

/** Keywords that identify or refer to schemas, which conversion resolves, and others that it replaces. */
const resolvedKeywords = [
  '$schema',
  '$id',
  'id',
  '$ref',
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$recursiveAnchor',
  '$recursiveRef',
  '$vocabulary',
  'dependentRequired',
  'enumNames',
  'nullable',
] as const

/** Keywords without effect in a form that no draft considers a mistake. */
const silentKeywords = ['$comment', 'writeOnly', 'deprecated', 'contentEncoding', 'contentSchema'] as const

/** Keywords that the conversion keeps. */
export const keptKeywords: readonly string[] = [
  ...mapKeywords,
  ...listKeywords,
  ...schemaKeywords,
  ...valueKeywords,
  ...formKeywords,
  ...textKeywords,
]

export const knownKeywords: readonly string[] = [...keptKeywords, ...resolvedKeywords, ...silentKeywords]

const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (keyword: string): keyword is Name =>
    names.some((name) => name === keyword)

export const isMapKeyword = isOneOf(mapKeywords)
export const isListKeyword = isOneOf(listKeywords)
export const isSchemaKeyword = isOneOf(schemaKeywords)

/** Whether a keyword contains values of the field, which are the same in every language. */
export const isValueKeyword = (keyword: string, { type }: Readonly<Record<string, unknown>>): boolean =>
  ['const', 'enum', 'dependentRequired'].includes(keyword) || (keyword === 'default' && type === 'object')
