/** The combinations in which the conditions and alternatives of a schema can apply to one value. */
import { expandValidators } from '../contract/expand-validators.ts'
import { decidingField } from '../contract/deciding-field.ts'
import { dereference, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { listOf, typesOf } from './parts.ts'
import { without } from '../dialect/conversion.ts'
import { phrase, type Phrase } from '../../schemas/phrase.ts'

/** Names and indexes from the form to a value. */
export type Path = readonly string[]

/** What a value must be, and must not be. */
export interface Demand {
  all: readonly unknown[]
  none: readonly JsonSchema[]
  isRequired: boolean
}

/** The outcome of a condition or a choice that the user sees. */
export interface Branch {
  /** The schema with the condition or the alternatives. */
  schema: JsonSchema
  /** The keyword that has the outcome, such as `oneOf`, and the name or index of the part that applies. */
  keyword: 'oneOf' | 'anyOf' | 'if' | 'dependencies'
  part: string | number
  /** Of a dependency: whether its field is empty. */
  isEmpty?: boolean
  /** Path of the value that the schema is about. */
  at: Path
}

/** Branches of a value inside another one. */
export const branchesAt = (branches: readonly Branch[], ...path: Path): Branch[] =>
  branches.map((branch) => ({ ...branch, at: [...path, ...branch.at] }))

/** Schemas without conditions that apply together in one combination. */
export interface World {
  branches: readonly Branch[]
  parts: readonly JsonSchema[]
  none: readonly JsonSchema[]
  present: ReadonlySet<string>
  /** Names of the fields that the form displays. */
  drawn: ReadonlySet<string>
  /** Fields that must be filled in only so that other schemas do not apply. */
  telling: ReadonlySet<string>
  absent: ReadonlySet<string>
  /** The schema that makes the combination impossible. */
  contradiction?: { schema: unknown; reason: Phrase }
  /** Without the consequences of conditions: how the user gets there. */
  conditions: Demand
}

/** Most combinations of one value that are tried. */
const maxWorlds = 256

/** Most schemas inside each other in which types are looked for. */
const deepestTypes = 8

/** Alternatives that are one value each are the options of a single field. */
export const isChoice = (list: unknown): list is JsonSchema[] =>
  Array.isArray(list) && list.length > 0 && list.every((item) => isRecord(item) && 'const' in item)

/** What an alternative demands of one field. */
const onlyField = (alternative: unknown, name: string): JsonSchema => {
  const { properties } = isRecord(alternative) ? alternative : {}
  return { properties: { [name]: isRecord(properties) ? properties[name] : true }, required: [name] }
}

/** The values that a field may have, if its schema lists them. */
function listedIn({ properties }: JsonSchema, name: string): unknown[] | undefined {
  const field = isRecord(properties) ? properties[name] : undefined
  if (!isRecord(field)) return undefined
  if ('const' in field) return [field['const']]
  return Array.isArray(field['enum']) ? field['enum'] : undefined
}

/** Whether a required field, such as the kind of an address, has other values in one alternative than in another. */
const isTaggedApart = (one: JsonSchema, other: JsonSchema): boolean =>
  listOf(one['required']).some((name) => {
    const [here, there] = [listedIn(one, String(name)), listedIn(other, String(name))]
    const others = new Set(there?.map((value) => JSON.stringify(value)))
    return (
      here !== undefined && there !== undefined && !here.some((value) => others.has(JSON.stringify(value)))
    )
  })

interface Outcome {
  branch?: Branch
  all?: readonly unknown[]
  none?: readonly JsonSchema[]
  present?: string
  absent?: string
  /** The part of `all` and `none` that brings the outcome about. */
  conditions?: Pick<Demand, 'all' | 'none'>
}

export const asSchemas = (values: readonly unknown[]): JsonSchema[] =>
  values.flatMap((value) => (isRecord(value) ? [value] : value === true ? [{}] : []))

/** The types of values that a schema accepts, as far as it names them. */
function acceptedTypes(root: JsonSchema, schema: JsonSchema, depth = 0): string[] {
  const found = dereference(root, schema) ?? {}
  const own = typesOf([found])
  if (depth > deepestTypes) return own
  const inner = (part: JsonSchema) => acceptedTypes(root, part, depth + 1)
  const parts = asSchemas(listOf(found['allOf'])).map(inner)
  const alternatives = [found['anyOf'], found['oneOf']]
    .map((list) => asSchemas(listOf(list)))
    .filter((list) => list.length > 0)
    .map((list) => list.flatMap(inner))
  return own.filter((type) => [...parts, ...alternatives].every((types) => types.includes(type)))
}

/** Ways in which an object can differ from a schema. What is missing here is left to the final check. */
function waysToDiffer(root: JsonSchema, schema: JsonSchema): Outcome[] {
  const found = dereference(root, schema) ?? {}
  const { properties, required, allOf, anyOf, oneOf, not } = found
  const names = listOf(required).map(String)
  const single: Outcome[] = [
    ...names.map((name) => ({ absent: name })),
    ...(isRecord(properties)
      ? Object.entries(properties).map(([name, inner]) => ({
          present: name,
          all: [{ properties: { [name]: { not: inner } } }],
        }))
      : []),
    ...listOf(allOf).flatMap((part) => (isRecord(part) ? waysToDiffer(root, part) : [])),
    ...(isRecord(not) ? [{ all: [not] }] : []),
  ]
  const alternatives = [...listOf(anyOf), ...listOf(oneOf)]
  if (alternatives.length > 0 && !isChoice(alternatives)) single.push({ none: asSchemas(alternatives) })
  return single
}

/** One way through the conditions of a demand: the outcome of each choice is its number in `chosen`, or the first. */
function walk(root: JsonSchema, demand: Demand, chosen: readonly number[]) {
  const branches: Branch[] = []
  const parts: JsonSchema[] = []
  const none: JsonSchema[] = []
  const present = new Set<string>()
  const absent = new Set<string>()
  const drawn = new Set<string>()
  const telling = new Set<string>()
  const conditionsAll: unknown[] = []
  const conditionsNone: JsonSchema[] = []
  const counts: number[] = []
  const seen = new Set<unknown>()
  let contradiction: World['contradiction']

  function choose(outcomes: readonly Outcome[], isAsked: boolean) {
    if (outcomes.length === 0) return
    const number = chosen[counts.length] ?? 0
    counts.push(outcomes.length)
    const { branch, all = [], none: not = [], conditions, ...names } = outcomes[number] ?? {}
    if (branch && !isAsked) branches.push(branch)
    if (names.present !== undefined) present.add(names.present)
    if (names.present !== undefined && !branch) telling.add(names.present)
    if (names.absent !== undefined) absent.add(names.absent)
    conditionsAll.push(...(conditions?.all ?? []))
    conditionsNone.push(...(conditions?.none ?? []))
    for (const schema of all) add(schema, isAsked || !branch)
    for (const schema of not) addNone(schema)
    for (const schema of conditions?.all ?? []) add(schema, true)
    for (const schema of conditions?.none ?? []) addNone(schema)
  }

  function forbidAll(schema: unknown) {
    contradiction ??= { schema: parts.at(-1) ?? schema, reason: phrase`no value is allowed` }
  }

  function addNone(schema: JsonSchema) {
    if (Object.keys(schema).length === 0) forbidAll(schema)
    none.push(schema)
    const excluded = acceptedTypes(root, schema)
    // A value of another type differs already.
    if (typesOf(parts).some((type) => excluded.includes(type))) choose(waysToDiffer(root, schema), true)
  }

  function alternatives(schema: JsonSchema, keyword: 'oneOf' | 'anyOf', isAsked: boolean) {
    const list = listOf(schema[keyword])
    if (list.length === 0 || isChoice(list)) return
    const beside = parts.flatMap(({ properties }) => (isRecord(properties) ? Object.entries(properties) : []))
    const found = list.map((each) => dereference(root, each) ?? {})
    const deciding = decidingField({ properties: Object.fromEntries(beside) }, found)
    const outcomes = list.map((each, at): Outcome => ({
      branch: { schema, keyword, part: at, at: [] },
      all: [each],
      ...(deciding !== undefined && { conditions: { all: [onlyField(found[at], deciding)], none: [] } }),
      // What a tag excludes need not be excluded by trying all ways to differ, of which there are too many.
      ...(keyword === 'oneOf' && {
        none: asSchemas(
          list.filter((_other, place) => place !== at && !isTaggedApart(found[at] ?? {}, found[place] ?? {})),
        ),
      }),
    }))
    // An alternative that accepts nothing is no choice.
    const possible = outcomes.filter(({ all }) => all?.[0] !== false)
    choose(possible.length > 0 ? possible : outcomes, isAsked)
  }

  function condition(schema: JsonSchema, isAsked: boolean) {
    const { if: asked, then: met = true, else: unmet = true } = schema
    if (!isRecord(asked)) {
      if (typeof asked === 'boolean') add(asked ? met : unmet, isAsked)
      return
    }
    const branchOf = (part: string): Branch => ({ schema, keyword: 'if', part, at: [] })
    // A consequence that nothing satisfies forbids its condition.
    if (met === false) return addNone(asked)
    if (unmet === false) return add(asked, true)
    choose(
      [
        { branch: branchOf('else'), all: [unmet], conditions: { all: [], none: [asked] } },
        { branch: branchOf('then'), all: [met], conditions: { all: [asked], none: [] } },
      ],
      isAsked,
    )
  }

  function dependencies(schema: JsonSchema, isAsked: boolean) {
    const { dependencies: map } = schema
    for (const [name, dependency] of isRecord(map) ? Object.entries(map) : []) {
      const branchOf = (isEmpty: boolean): Branch => ({
        schema,
        keyword: 'dependencies',
        part: name,
        isEmpty,
        at: [],
      })
      choose(
        [
          { branch: branchOf(false), present: name, all: [dependencyOf(dependency)] },
          { branch: branchOf(true), absent: name },
        ],
        isAsked,
      )
    }
  }

  function add(schema: unknown, isAsked: boolean) {
    if (schema === false) forbidAll(schema)
    const found = dereference(root, schema)
    if (!found) return
    const key = found
    if (seen.has(key) && Object.keys(found).length > 0) return
    seen.add(key)
    parts.push(...flat(found, demand.isRequired))
    const { properties } = found
    if (!isAsked && isRecord(properties)) for (const name of Object.keys(properties)) drawn.add(name)
    for (const part of listOf(found['allOf'])) add(part, isAsked)
    for (const excluded of asSchemas([found['not']])) addNone(excluded)
    alternatives(found, 'oneOf', isAsked)
    alternatives(found, 'anyOf', isAsked)
    condition(found, isAsked)
    dependencies(found, isAsked)
  }

  for (const schema of demand.all) add(schema, false)
  for (const schema of demand.none) addNone(schema)
  const world: World = {
    branches,
    parts,
    none,
    present,
    drawn,
    telling,
    absent,
    ...(contradiction && { contradiction }),
    conditions: { all: conditionsAll, none: conditionsNone, isRequired: demand.isRequired },
  }
  return { world, counts }
}

const dependencyOf = (dependency: unknown): unknown =>
  Array.isArray(dependency) ? { required: dependency } : dependency

/** A schema, and the rules of its validator as plain schemas. */
function flat(schema: JsonSchema, isRequired: boolean): JsonSchema[] {
  if (schema['validator'] === undefined) return [schema]
  const { oneOf } = schema
  const own = without(schema, 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'properties', 'items')
  const expanded = expandValidators({ ...own, ...(isChoice(oneOf) && { oneOf }) }, isRequired)
  return [expanded, ...asSchemas(listOf(expanded['allOf']))]
}

/**
 * All combinations, those that differ least from the first one first, so that each single outcome comes early if there
 * are too many. `isComplete`: there are no others.
 */
export function worldsOf(root: JsonSchema, demand: Demand): { worlds: World[]; isComplete: boolean } {
  const worlds: World[] = []
  const waiting: { chosen: number[]; from: number }[] = [{ chosen: [], from: 0 }]
  for (let next = waiting.shift(); next && worlds.length < maxWorlds; next = waiting.shift()) {
    const { chosen, from } = next
    const { world, counts } = walk(root, demand, chosen)
    worlds.push(world)
    for (let place = from; place < counts.length; place += 1) {
      for (let outcome = 1; outcome < (counts[place] ?? 0); outcome += 1) {
        if (waiting.length > maxWorlds * 4) break
        const before = Array.from({ length: place }, (_, at) => chosen[at] ?? 0)
        waiting.push({ chosen: [...before, outcome], from: place + 1 })
      }
    }
  }
  return { worlds, isComplete: waiting.length === 0 }
}
