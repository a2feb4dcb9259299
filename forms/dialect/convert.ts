/**
 * Converts schemas of every draft to the dialect of the form engine: JSON Schema 2019-09 with `dependencies`, lists
 * in `items`, and references only to `#/definitions/…`. The compiled validators, the interpreter in the browser and
 * rjsf all understand it.
 */
import { isRecord } from '../../schemas/is-record.ts'
import { errorAt, warningAt, type Issue } from '../../schemas/issue.ts'
import { phrase } from '../../schemas/phrase.ts'
import { toPointer, type JsonSchema } from '../../schemas/json-schema.ts'
import { convertedKeywords } from './convert-keywords.ts'
import { createScopes, type Scope } from './dynamic-scope.ts'
import { isUpTo } from './drafts.ts'
import { flatGroup } from './flatten-groups.ts'
import { isListKeyword, isMapKeyword, isSchemaKeyword } from './keywords.ts'
import { everySubschema, type Path } from './places.ts'
import { withSharedTypes } from './shared-types.ts'
import { inferTypes } from './infer-types.ts'
import { mergeFields } from './merged-fields.ts'
import { indexSchema, type Place } from './schema-index.ts'

export interface ConvertedSchema {
  schema: JsonSchema
  /** References that lead nowhere, and notes. Paths lead into the original schema. */
  issues: readonly Issue[]
  /** Path in the original schema of a schema of the result. */
  originOf: (schema: unknown) => Path | undefined
}

/** Keywords that may stand beside `$ref`: rjsf displays them instead of those of the definition. */
const besideReference = ['title', 'description', 'default', 'examples', 'readOnly']

/** Converts a schema in which every text is in one language. */
export function convertSchema(original: JsonSchema): ConvertedSchema {
  const index = indexSchema(original)
  const scopes = createScopes(index)
  const issues = new Map<string, Issue>()
  const report = (issue: Issue) => issues.set(`${issue.path} ${issue.code}`, issue)
  const origins = new WeakMap<object, Path>()
  const names = new Map<string, string>()
  const definitions = new Map<string, unknown>()
  // Of the keywords that evaluate properties, engines do not agree about `dependencies`.
  const isEvaluated = everySubschema(original).some(
    ({ schema }) => 'unevaluatedProperties' in schema || 'unevaluatedItems' in schema,
  )

  function nameOf(path: Path): string {
    const last = String(path.at(-1) ?? 'form').replace(/[^\w.-]/g, '_')
    const taken = new Set(names.values())
    let name = last
    for (let count = 2; taken.has(name) || name in Object.prototype; count += 1) name = `${last}-${count}`
    return name
  }

  /** A reference to a place; its schema becomes a definition. */
  function referenceTo(place: Place, scope: Scope): string {
    const key = `${toPointer(place.path)} ${scopes.keyOf(scope)}`
    let name = names.get(key)
    if (name === undefined) {
      name = nameOf(place.path)
      names.set(key, name)
      definitions.set(name, convertAny(place, scope))
    }
    return `#/definitions/${name}`
  }

  function resolve(place: Place, keyword: string, reference: string, scope: Scope): unknown {
    const target = index.resolve(reference, place)
    if (!target || !(isRecord(target.schema) || typeof target.schema === 'boolean')) {
      report(unresolved(place.path, keyword, reference))
      return true
    }
    const actual = keyword === '$ref' ? target : scopes.redirect(target, reference, scope)
    return { $ref: referenceTo(actual, scopes.enter(scope, actual)) }
  }

  function convertAny(place: Place, scope: Scope): unknown {
    return isRecord(place.schema) ? convert(place, place.schema, scope) : place.schema
  }

  /** rjsf merges the schemas of a field, and takes `true` for one that replaces the others. */
  function convertField(place: Place, scope: Scope): unknown {
    if (place.schema !== true) return convertAny(place, scope)
    const anything = {}
    origins.set(anything, place.path)
    return anything
  }

  function inside(place: Place, scope: Scope, ...keys: (string | number)[]): unknown {
    const inner = index.at([...place.path, ...keys])
    const [keyword, name] = keys
    const convertInner = keyword === 'properties' && name !== undefined ? convertField : convertAny
    return inner && convertInner(inner, scopes.enter(scope, inner))
  }

  function subschemasOf(place: Place, scope: Scope, keyword: string, value: unknown): unknown {
    if (isMapKeyword(keyword) && isRecord(value))
      return Object.fromEntries(Object.keys(value).map((name) => [name, inside(place, scope, keyword, name)]))
    if (Array.isArray(value) && (isListKeyword(keyword) || keyword === 'items'))
      return value.map((_item, at) => inside(place, scope, keyword, at))
    return isSchemaKeyword(keyword) ? inside(place, scope, keyword) : value
  }

  function convert(place: Place, schema: JsonSchema, scope: Scope): JsonSchema {
    const entries = Object.entries(schema)
      .filter(([keyword]) => keyword !== 'definitions' && keyword !== '$defs')
      .map(([keyword, value]): [string, unknown] => [keyword, subschemasOf(place, scope, keyword, value)])
    const references = ['$ref', '$dynamicRef', '$recursiveRef'].flatMap((keyword) => {
      const reference = schema[keyword]
      return typeof reference === 'string' ? [resolve(place, keyword, reference, scope)] : []
    })
    const own = convertedKeywords(Object.fromEntries(entries), {
      draft: place.draft,
      isEvaluated,
      definitions: () => Object.fromEntries(definitions),
    })
    const converted = withOnlyPart(withReferences(own, references))
    origins.set(converted, place.path)
    return converted
  }

  const start = scopes.enter(new Map(), index.root)
  const root = convert(index.root, original, start)
  const { draft } = index.root
  if (original['$schema'] !== undefined && !isUsual(draft)) report(conversionNote(draft))
  const shared = Object.fromEntries(definitions)
  const flattened = (schema: unknown): unknown => {
    if (!isRecord(schema)) return schema
    const group = flatGroup({ definitions: shared }, schema)
    const origin = origins.get(schema)
    if (origin) origins.set(group, origin)
    return group
  }
  for (const schema of [root, ...definitions.values()].filter(isRecord))
    for (const inner of everySubschema(schema))
      for (const list of [inner.schema['oneOf'], inner.schema['anyOf']])
        if (Array.isArray(list))
          list.forEach((option: unknown, at) => {
            const reference = isRecord(option) ? option['$ref'] : undefined
            const name = typeof reference === 'string' ? reference.slice('#/definitions/'.length) : undefined
            if (name === undefined) list[at] = flattened(option)
            else shared[name] = flattened(shared[name])
          })
  const onCopy = (schema: JsonSchema, copy: JsonSchema) => {
    const origin = origins.get(schema)
    if (origin) origins.set(copy, origin)
  }
  for (const schema of [root, ...Object.values(shared)].filter(isRecord))
    for (const { schema: group } of everySubschema(schema))
      for (const list of [group['oneOf'], group['anyOf']]) {
        if (!Array.isArray(list)) continue
        const alternatives: unknown[] = list
        const typed = withSharedTypes({ root: { definitions: shared }, group, alternatives, onCopy })
        list.splice(0, list.length, ...typed)
      }
  const flat = withoutRootReference(root, shared)
  const complete = definitions.size === 0 ? flat : { ...flat, definitions: shared }
  for (const { schema } of everySubschema(complete)) mergeFields(complete, schema, onCopy)
  origins.set(complete, [])
  const originOf = (part: unknown) => (isRecord(part) ? origins.get(part) : undefined)
  const inferred = inferTypes(complete, originOf)
  return { schema: complete, issues: [...issues.values(), ...inferred], originOf }
}

const isUsual = (draft: Place['draft']) => isUpTo('draft-06', draft) && isUpTo(draft, 'draft-07')

/** Texts stay beside a reference; everything else is moved to a part of its own, because rjsf ignores it there. */
function withReferences(own: JsonSchema, references: readonly unknown[]): JsonSchema {
  if (references.length === 0) return own
  const [first] = references
  const isPlain = Object.keys(own).every((keyword) => besideReference.includes(keyword))
  if (references.length === 1 && isRecord(first) && isPlain) return { ...own, ...first }
  const parts: unknown[] = Array.isArray(own['allOf']) ? own['allOf'] : []
  return { ...own, allOf: [...references, ...parts] }
}

/** Keywords about a single value, which mean the same in a part as beside it. */
const aboutValues = [
  ...['type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', ...besideReference],
]

/**
 * Takes the place of its only part: OpenAPI and pydantic wrap the reference of a described field in `allOf`, where
 * nothing would find its choices.
 */
function withOnlyPart(schema: JsonSchema): JsonSchema {
  const { allOf, ...own } = schema
  if (!Array.isArray(allOf) || allOf.length !== 1) return schema
  const part: unknown = allOf[0]
  if (!isRecord(part)) return schema
  const names = Object.keys(part)
  const mayMerge =
    names.length === 1 && names[0] === '$ref'
      ? Object.keys(own).every((name) => besideReference.includes(name))
      : names.every((name) => aboutValues.includes(name) && !(name in own))
  return mayMerge ? { ...part, ...own } : schema
}

/** rjsf draws the fields of the root itself, so a root that only refers to a definition is replaced by it. */
function withoutRootReference(root: JsonSchema, definitions: JsonSchema): JsonSchema {
  const seen = new Set<unknown>()
  let schema = root
  for (;;) {
    const { $ref: reference, ...texts } = schema
    if (typeof reference !== 'string' || seen.has(reference)) return schema
    seen.add(reference)
    const target = definitions[reference.slice('#/definitions/'.length)]
    if (!isRecord(target)) return schema
    schema = { ...target, ...texts }
  }
}

function unresolved(path: Path, keyword: string, reference: string): Issue {
  const at = toPointer([...path, keyword])
  const isLocal = reference.startsWith('#')
  return errorAt(
    at,
    'unknown-reference',
    isLocal
      ? phrase`The reference "${reference}" leads nowhere`
      : phrase`The reference "${reference}" leads to another document`,
    isLocal
      ? phrase`Add this definition, or refer to an existing one`
      : phrase`Copy that schema into "definitions" and refer to it there`,
  )
}

const conversionNote = (name: string): Issue =>
  warningAt(
    '/$schema',
    'converted-draft',
    phrase`The schema is written for draft ${name.replace('draft-', '')}; it is converted when it is published`,
  )
