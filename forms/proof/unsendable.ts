import { readDateBound } from '../contract/formats.ts'
import { expandValidators } from '../contract/expand-validators.ts'
import { withoutEmpty } from '../contract/form-values.ts'
import { dereference, fieldNames, type JsonSchema } from '../../schemas/json-schema.ts'
import { groupRules } from '../contract/required-alternatives.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { createFormAjv } from '../compile/compile-form-validator.ts'
import { phrase, type Phrase } from '../../schemas/phrase.ts'

/** A required field that cannot be filled in. */
export interface Unsendable {
  path: string[]
  reason: Phrase
  /** The schema that cannot be satisfied. */
  schema: unknown
  /** The field may stay empty, but cannot be drawn. */
  isOptional?: boolean
}

/** Pairs of keywords of which the first must not be greater than the second. */
const bounds = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

const everyType = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

/** Finds a reason why a form can never be valid, whatever the user enters. */
export function findUnsendable(root: JsonSchema): Unsendable | undefined {
  return impossible(root, root, [], [])
}

/** `above`: the required schemas that contain this one. Meeting one of them again means infinite recursion. */
function impossible(
  root: JsonSchema,
  schema: unknown,
  path: string[],
  above: readonly JsonSchema[],
): Unsendable | undefined {
  if (schema === false) return { path, reason: phrase`no value is allowed`, schema }
  const parts = conjuncts(root, schema)
  if (parts.some((part) => above.includes(part)))
    return { path, reason: phrase`it requires itself recursively`, schema }
  const inside = [...above, ...parts]
  const reason = contradiction(parts) ?? tooFew(root, parts) ?? withoutChoices(root, parts, path.length === 0)
  if (reason) return { path, reason, schema }
  return missingField(root, parts, path) ?? impossibleInside(root, parts, path, inside)
}

/** Returns the schemas that always apply to a value together. */
function conjuncts(root: JsonSchema, schema: unknown): JsonSchema[] {
  const found = dereference(root, schema)
  if (!found) return []
  const { allOf } = found
  return [found, ...(Array.isArray(allOf) ? allOf.flatMap((part: unknown) => conjuncts(root, part)) : [])]
}

function typesOf({ type }: JsonSchema): string[] {
  if (type === undefined) return everyType
  const types = (Array.isArray(type) ? type : [type]).map(String)
  return types.includes('number') ? [...types, 'integer'] : types
}

const numbersOf = (parts: readonly JsonSchema[], keyword: string) =>
  parts.map((part) => part[keyword]).filter((value) => typeof value === 'number')

function contradiction(parts: readonly JsonSchema[]): Phrase | undefined {
  const types = parts
    .map(typesOf)
    .reduce((left, right) => left.filter((type) => right.includes(type)), everyType)
  if (types.every((type) => type === 'null')) return phrase`it accepts no type of value`
  for (const [least, greatest] of bounds) {
    const from = Math.max(...numbersOf(parts, least))
    const to = Math.min(...numbersOf(parts, greatest))
    if (from > to) return phrase`${least} ${from} is more than ${greatest} ${to}`
  }
  if (parts.some(({ not }) => not === true || (isRecord(not) && Object.keys(not).length === 0)))
    return phrase`no value is allowed`
  return parts.map(crossedDates).find((reason) => reason !== undefined)
}

/** More entries or fields are needed than there can be. */
function tooFew(root: JsonSchema, parts: readonly JsonSchema[]): Phrase | undefined {
  const tooMany = (least: string, from: number, greatest: string, to: number) =>
    from > to ? phrase`${least} ${from} is more than ${greatest} ${to}` : undefined
  const choices = parts.flatMap(({ items }) => {
    const { enum: values } = dereference(root, items) ?? {}
    return Array.isArray(values) ? [new Set(values.map((value: unknown) => JSON.stringify(value))).size] : []
  })
  const isDifferent = parts.some(({ uniqueItems }) => uniqueItems === true)
  const rows = isDifferent ? Math.min(...choices) : Infinity
  const [schema] = parts
  const names = schema && !isOpen(parts) ? fieldNames({ ...root, ...schema }).length : 0
  const isCounted = names > 0
  return (
    tooMany('minItems', Math.max(...numbersOf(parts, 'minItems')), 'enum', rows) ??
    tooMany(
      'required',
      new Set(requiredOf(parts)).size,
      'maxProperties',
      Math.min(...numbersOf(parts, 'maxProperties')),
    ) ??
    (isCounted
      ? tooMany('minProperties', Math.max(...numbersOf(parts, 'minProperties')), 'properties', names)
      : undefined)
  )
}

/** Whether the user can add fields. */
const isOpen = (parts: readonly JsonSchema[]) =>
  parts.some(
    ({ additionalProperties: more, patternProperties }) => Boolean(more) || isRecord(patternProperties),
  )

function crossedDates({ validator, formatMinimum, formatMaximum }: JsonSchema): Phrase | undefined {
  const [from, to] = [formatMinimum, formatMaximum].map((bound) => {
    if (typeof bound === 'number') return bound
    if (typeof bound !== 'string') return undefined
    return validator === 'date' ? Date.parse(readDateBound(bound) ?? '') : Number(bound)
  })
  const isCrossed = from !== undefined && to !== undefined && from > to
  return isCrossed ? phrase`formatMinimum is more than formatMaximum` : undefined
}

/** An empty choice counts as an empty field. */
function withoutChoices(root: JsonSchema, parts: readonly JsonSchema[], isRoot: boolean): Phrase | undefined {
  const [schema] = parts
  const choices = parts.flatMap((part): unknown[] => {
    if ('const' in part) return [part['const']]
    return Array.isArray(part['enum']) ? part['enum'] : []
  })
  const isChosen = parts.some((part) => 'const' in part || Array.isArray(part['enum']))
  if (!isChosen || !schema || isRoot) return undefined
  const { definitions } = root
  const expanded = expandValidators({ ...schema, ...(definitions !== undefined && { definitions }) })
  const validate = createFormAjv(expanded).compile(expanded)
  const isAllowed = choices.some((choice) => withoutEmpty(choice) !== undefined && validate(choice))
  return isAllowed ? undefined : phrase`none of its choices is allowed`
}

const requiredOf = (parts: readonly JsonSchema[]) =>
  parts.flatMap(({ required }) => (Array.isArray(required) ? required.map(String) : []))

function missingField(
  root: JsonSchema,
  parts: readonly JsonSchema[],
  path: string[],
): Unsendable | undefined {
  const [schema] = parts
  if (!schema) return undefined
  // If the root is a reference, its field names are those of the referenced schema.
  const names = fieldNames({ ...root, ...schema })
  const isMissing = (part: JsonSchema) => requiredOf([part]).find((name) => !names.includes(name))
  const requiring = parts.find((part) => isMissing(part) !== undefined)
  if (!requiring || isOpen(parts)) return undefined
  const missing = isMissing(requiring) ?? ''
  return { path: [...path, missing], reason: phrase`it is not part of the form`, schema: requiring }
}

function impossibleInside(
  root: JsonSchema,
  parts: readonly JsonSchema[],
  path: string[],
  inside: readonly JsonSchema[],
): Unsendable | undefined {
  for (const name of new Set(propertiesOf(parts).map(([own]) => own))) {
    const found = impossibleField(root, parts, name, path, inside)
    if (found) return found
  }
  for (const part of parts) {
    const { items, minItems, anyOf, oneOf } = part
    const rules = groupRules(part).map(({ branches }) => branches)
    if (typeof minItems === 'number' && minItems > 0 && !Array.isArray(items)) {
      const found = impossible(root, items, [...path, 'items'], inside)
      if (found) return found
    }
    for (const alternatives of [anyOf, oneOf, ...rules]) {
      if (!Array.isArray(alternatives)) continue
      const tried = alternatives.map((branch: unknown) => impossibleBranch(root, parts, branch, path, inside))
      const [first] = tried
      if (first && tried.every((found) => found !== undefined))
        return { ...first, reason: phrase`none of the alternatives can be satisfied: ${first.reason}` }
    }
  }
  return undefined
}

/** Several parts may describe the same field. */
function impossibleField(
  root: JsonSchema,
  parts: readonly JsonSchema[],
  name: string,
  path: string[],
  inside: readonly JsonSchema[],
): Unsendable | undefined {
  const schemas = propertiesOf(parts).flatMap(([own, schema]) => (own === name ? [schema] : []))
  const [only, ...others] = schemas
  const isRequired = requiredOf(parts).includes(name)
  if (others.length === 0) return isRequired ? impossible(root, only, [...path, name], inside) : undefined
  const joint = { allOf: schemas }
  const last = schemas.at(-1)
  if (!isRequired) {
    const described = conjuncts(root, joint)
    const reason = contradiction(described) ?? withoutChoices(root, [joint, ...described], false)
    return reason && { path: [...path, name], reason, schema: last, isOptional: true }
  }
  const found = impossible(root, joint, [...path, name], inside)
  return found?.schema === joint ? { ...found, schema: last } : found
}

/** An alternative may require a field that is defined next to the alternatives, in any part of the group. */
function impossibleBranch(
  root: JsonSchema,
  parts: readonly JsonSchema[],
  branch: unknown,
  path: string[],
  inside: readonly JsonSchema[],
): Unsendable | undefined {
  const found = dereference(root, branch)
  const shared = propertiesOf(parts)
  if (!found || shared.length === 0) return impossible(root, branch, path, inside)
  const joined = { ...found, properties: Object.fromEntries([...shared, ...propertiesOf([found])]) }
  const problem = impossible(root, joined, path, inside)
  return problem?.schema === joined ? { ...problem, schema: found } : problem
}

const propertiesOf = (parts: readonly JsonSchema[]) =>
  parts.flatMap(({ properties }) => (isRecord(properties) ? Object.entries(properties) : []))
