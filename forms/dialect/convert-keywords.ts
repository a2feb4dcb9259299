import { isRecord } from '../../schemas/is-record.ts'
import type { JsonSchema } from '../../schemas/json-schema.ts'
import { listOf, without, type Convert, type Options } from './conversion.ts'
import { emptyValues, implications, requiredOnly } from './convert-alternatives.ts'
import { patternOfFormat, unicodePattern } from './patterns.ts'
import { keptKeywords } from './keywords.ts'

/** `nullable: true` of OpenAPI. */
const nullable: Convert = (schema) => {
  const { type, nullable: isNullable } = schema
  if (isNullable !== true || type === undefined) return schema
  return { ...schema, type: [...new Set([type, 'null'].flat())] }
}

/** In draft-04 the exclusive limits are flags beside the limits. */
const exclusiveLimits: Convert = (schema) => {
  let converted = schema
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[flag] !== 'boolean') continue
    converted = without(converted, flag)
    if (schema[flag] && schema[limit] !== undefined)
      converted = { ...without(converted, limit), [flag]: schema[limit] }
  }
  return converted
}

const tuples: Convert = (schema, { draft }) => {
  const { prefixItems, items } = schema
  // In 2020-12 `additionalItems` has no effect.
  const rest = draft === '2020-12' ? without(schema, 'additionalItems') : schema
  if (!Array.isArray(prefixItems))
    return Array.isArray(items) || !('additionalItems' in rest) ? rest : without(rest, 'additionalItems')
  return {
    ...without(rest, 'prefixItems', 'items', 'additionalItems'),
    items: prefixItems,
    ...(items !== undefined && { additionalItems: items }),
  }
}

/**
 * Dependencies become `dependencies`, which rjsf draws, or conditions: beside alternatives rjsf would not let the
 * user choose one, and engines do not agree about what `dependencies` evaluates.
 */
const dependencies: Convert = (schema, { isEvaluated }) => {
  const { dependentRequired, dependentSchemas, dependencies: older, oneOf, anyOf } = schema
  const all = [older, dependentSchemas, dependentRequired].flatMap((map) =>
    isRecord(map) ? Object.entries(map) : [],
  )
  const rest = without(schema, 'dependencies', 'dependentSchemas', 'dependentRequired')
  if (all.length === 0) return rest
  const isUnique = new Set(all.map(([name]) => name)).size === all.length
  if (isUnique && !isEvaluated && oneOf === undefined && anyOf === undefined)
    return { ...rest, dependencies: Object.fromEntries(all) }
  const rules = all.map(([name, dependency]) => ({
    if: { required: [name] },
    then: Array.isArray(dependency) ? { required: dependency } : dependency,
  }))
  return { ...rest, allOf: [...listOf(rest['allOf']), ...rules] }
}

/**
 * ajv evaluates nothing for a condition whose consequence is missing, so conditions become alternatives where it
 * matters what they evaluate.
 */
const conditions: Convert = (schema, { isEvaluated }) => {
  const { if: condition, then: consequence, else: alternative } = schema
  const rest = without(schema, 'if', 'then', 'else')
  if (condition === undefined) return rest
  if (consequence === undefined && isEvaluated) {
    const equivalent =
      alternative === undefined
        ? { anyOf: [condition, true] }
        : { oneOf: [condition, { allOf: [{ not: condition }, alternative] }] }
    return { ...rest, allOf: [...listOf(rest['allOf']), equivalent] }
  }
  return consequence === undefined && alternative === undefined ? rest : schema
}

/** ajv takes repeated values for mistakes. */
const distinctChoices: Convert = (schema) => {
  const { enum: values } = schema
  if (!Array.isArray(values)) return schema
  const distinct = new Map(values.map((value: unknown) => [JSON.stringify(value), value]))
  return distinct.size === values.length ? schema : { ...schema, enum: [...distinct.values()] }
}

/** Keywords of an option, with those that say nothing about a text or a number. */
const ofOption = ['type', 'title', 'description', 'enum', 'required', 'properties']

/** The only value that a schema allows, with its texts; undefined: it allows others, or says more. */
function optionOf(schema: unknown): JsonSchema | undefined {
  if (!isRecord(schema) || Object.keys(schema).some((keyword) => !ofOption.includes(keyword)))
    return undefined
  const { type, enum: values, title, description } = schema
  const [value, ...others] = listOf(values)
  if (others.length > 0 || !['string', 'number', 'boolean'].includes(typeof value)) return undefined
  const isOfType = type === undefined || [typeof value, typeOf(value)].some((each) => each === type)
  return isOfType
    ? {
        const: value,
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
      }
    : undefined
}

/** Before there was `const`, an option was an alternative whose `enum` has one value. */
const oldOptions: Convert = (schema) => {
  const { oneOf, anyOf } = schema
  if ((oneOf === undefined) === (anyOf === undefined)) return schema
  const alternatives = listOf(oneOf ?? anyOf)
  const options = alternatives.map(optionOf).filter((option) => option !== undefined)
  const isDistinct = new Set(options.map((option) => JSON.stringify(option['const']))).size === options.length
  if (options.length === 0 || options.length < alternatives.length || !isDistinct) return schema
  return { ...without(schema, 'anyOf'), oneOf: options }
}

/** rjsf does not display `enumNames`. */
const enumNames: Convert = (schema) => {
  const { enum: values, enumNames: titles, oneOf } = schema
  if (!Array.isArray(values) || !Array.isArray(titles) || oneOf !== undefined) return schema
  const titled = new Map(
    values.map((value: unknown, at): [string, JsonSchema] => {
      const title: unknown = titles[at]
      return [JSON.stringify(value), { const: value, ...(typeof title === 'string' && { title }) }]
    }),
  )
  return { ...without(schema, 'enum'), oneOf: [...titled.values()] }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** The text of an option without a title. */
function nameOf(value: unknown): string {
  if (!isRecord(value)) return JSON.stringify(value)
  const { title, label, name } = value
  return [title, label, name].find((text) => typeof text === 'string') ?? JSON.stringify(value)
}

/**
 * rjsf draws a choice by its type, and none for objects and lists: they become choices among texts, too, of which there
 * are none.
 */
const valueChoices: Convert = (schema) => {
  const { type, enum: values, oneOf } = schema
  const options = Array.isArray(values)
    ? values.map((value: unknown): JsonSchema => ({ const: value, title: nameOf(value) }))
    : listOf(oneOf).filter((option) => isRecord(option) && 'const' in option)
  if (options.length === 0 || (values === undefined && options.length < listOf(oneOf).length)) return schema
  const known = type === undefined ? undefined : [type].flat().map(String)
  const isAllowed = (value: unknown) =>
    known === undefined ||
    known.includes(typeOf(value)) ||
    (known.includes('number') && typeof value === 'number')
  // Equal options would both match.
  const distinct = new Map(
    options.flatMap((option): [string, JsonSchema][] =>
      isRecord(option) && isAllowed(option['const']) ? [[JSON.stringify(option['const']), option]] : [],
    ),
  )
  const allowed = [...distinct.values()]
  if (allowed.length === 0) return schema
  const types = [...new Set(allowed.map((option) => typeOf(option['const'])))]
  const isDrawn = !types.some((each) => each === 'object' || each === 'array')
  if (isDrawn && (known !== undefined || values !== undefined || types.length !== 1)) return schema
  if (isDrawn) return { ...schema, type: types }
  return { ...without(schema, 'enum'), oneOf: allowed, type: [...new Set(['string', ...types])] }
}

/** Types with a field of their own, whatever else a schema says. */
const drawnTypes = ['string', 'number', 'integer', 'boolean']

/** rjsf draws the first of several types, and nothing for a group or a list of which only the type is known. */
const severalTypes: Convert = (schema) => {
  const { type, properties, additionalProperties, patternProperties, items } = schema
  const types: readonly unknown[] = listOf(type)
  if (types.length < 2) return schema
  const isDrawn = (each: unknown) => {
    if (each === 'object') return Boolean(properties ?? additionalProperties ?? patternProperties)
    return each === 'array' ? items !== undefined : each !== 'null'
  }
  const drawn = drawnTypes.find((each) => types.includes(each))
  if (drawn === undefined || types.some((each) => !drawnTypes.includes(String(each)) && isDrawn(each)))
    return schema
  return { ...schema, type: [drawn, ...types.filter((each) => each !== drawn)] }
}

/** ajv takes empty lists for mistakes. */
const emptyLists: Convert = (schema) => {
  const isEmpty = (keyword: string) => Array.isArray(schema[keyword]) && schema[keyword].length === 0
  const rest = isEmpty('allOf') ? without(schema, 'allOf') : schema
  return isEmpty('enum') ? { ...without(rest, 'enum'), not: {} } : rest
}

/** A schema and the parts of `allOf`, which always apply together. */
function conjuncts(schema: unknown): JsonSchema[] {
  return isRecord(schema) ? [schema, ...listOf(schema['allOf']).flatMap(conjuncts)] : []
}

/** Engines do not agree about what `contains` evaluates, so that is written as a rule for the other items. */
const unevaluatedItems: Convert = (schema) => {
  const { unevaluatedItems: other } = schema
  const parts = conjuncts(schema)
  const matching = parts.flatMap(({ contains }) => (contains === undefined ? [] : [contains]))
  const isConditional = parts.some((part) => conditional.some((keyword) => keyword in part))
  if (other === undefined || matching.length === 0 || isConditional) return schema
  const rest = without(schema, 'unevaluatedItems')
  if (parts.some(({ items, additionalItems }) => additionalItems ?? (items && !Array.isArray(items))))
    return rest
  const length = Math.max(...parts.map(({ items }) => listOf(items).length))
  const others = { anyOf: [...matching, other] }
  const rule =
    length === 0 ? { items: others } : { items: Array<unknown>(length).fill(true), additionalItems: others }
  return { ...rest, allOf: [...listOf(rest['allOf']), rule] }
}

/** Keywords whose schemas apply to the same value under a condition. */
const conditional = ['$ref', 'anyOf', 'oneOf', 'if', 'dependencies']

/** `contains` that may match nothing. */
const optionalContains: Convert = (schema) =>
  schema['minContains'] === 0 && schema['maxContains'] === undefined
    ? without(schema, 'contains', 'minContains')
    : schema

/** Formats that the engine does not check itself. */
const formats: Convert = (schema) => {
  const { format, pattern, allOf } = schema
  const source = typeof format === 'string' ? patternOfFormat(format) : undefined
  if (source === undefined || pattern === source) return schema
  if (pattern === undefined) return { ...schema, pattern: source }
  return { ...schema, allOf: [...listOf(allOf), { pattern: source }] }
}

const patterns: Convert = (schema) => {
  const { pattern, patternProperties: named } = schema
  return {
    ...schema,
    ...(typeof pattern === 'string' && { pattern: unicodePattern(pattern) }),
    ...(isRecord(named) && {
      patternProperties: Object.fromEntries(
        Object.entries(named).map(([source, inner]) => [unicodePattern(source), inner]),
      ),
    }),
  }
}

const steps: readonly Convert[] = [
  nullable,
  exclusiveLimits,
  tuples,
  emptyValues,
  requiredOnly,
  implications,
  dependencies,
  conditions,
  oldOptions,
  enumNames,
  distinctChoices,
  valueChoices,
  severalTypes,
  emptyLists,
  unevaluatedItems,
  optionalContains,
  formats,
  patterns,
]

/** The keywords of one schema, whose subschemas are already converted, in the dialect of the engine. */
export function convertedKeywords(schema: JsonSchema, options: Options): JsonSchema {
  const converted = steps.reduce((result, step) => step(result, options), schema)
  return Object.fromEntries(Object.entries(converted).filter(([keyword]) => keptKeywords.includes(keyword)))
}
