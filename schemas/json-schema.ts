import { isRecord } from './is-record.ts'

/** JSON Schema as plain data, in the dialect of the form engine (`forms/dialect/`) unless stated otherwise. */
export type JsonSchema = Readonly<Record<string, unknown>>

const schemaMaps: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'definitions',
  'dependencies',
])
const schemaLists: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf'])
const singleSchemas: ReadonlySet<string> = new Set([
  'if',
  'then',
  'else',
  'not',
  'items',
  'additionalItems',
  'additionalProperties',
  'contains',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
])

/** Receives a sub-schema, its keyword and, under `properties` and the like, its name. */
type Visit = (schema: JsonSchema, keyword: string, name?: string) => unknown

/** Copies `schema` with each direct sub-schema replaced by the result of `visit`. */
export function mapSubschemas(schema: JsonSchema, visit: Visit): JsonSchema {
  const one = (value: unknown, keyword: string, name?: string) =>
    isRecord(value) ? visit(value, keyword, name) : value
  const copy: Record<string, unknown> = { ...schema }
  for (const [keyword, value] of Object.entries(schema)) {
    if (schemaMaps.has(keyword) && isRecord(value))
      copy[keyword] = Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [name, one(entry, keyword, name)]),
      )
    else if ((schemaLists.has(keyword) || keyword === 'items') && Array.isArray(value))
      copy[keyword] = value.map((entry: unknown) => one(entry, keyword))
    else if (singleSchemas.has(keyword)) copy[keyword] = one(value, keyword)
  }
  return copy
}

/** `schema` and every schema inside it. */
export function allSchemas(schema: JsonSchema): JsonSchema[] {
  const found = [schema]
  mapSubschemas(schema, (inner) => found.push(...allSchemas(inner)))
  return found
}

export function pointerTokens(pointer: string): string[] {
  // Only a pointer in a URI fragment is percent-encoded.
  const plain = pointer.startsWith('#') ? decodeURIComponent(pointer.slice(1)) : pointer
  return plain
    .split('/')
    .slice(1)
    .map((token) => token.replace(/~1/g, '/').replace(/~0/g, '~'))
}

export function toPointer(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${String(token).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')
}

/** Appends one step to a JSON pointer. */
export function pointerTo(pointer: string, name: string | number): string {
  return `${pointer}${toPointer([name])}`
}

function child(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return value[Number(token)]
  return isRecord(value) && Object.hasOwn(value, token) ? value[token] : undefined
}

/** Resolves a pointer such as `#/properties/phone`; a token `$ref` continues in the referenced schema. */
export function atPointer(root: JsonSchema, pointer: string): unknown {
  return pointerTokens(pointer).reduce<unknown>((value, token) => {
    const next = child(value, token)
    return token === '$ref' && typeof next === 'string' ? atPointer(root, next) : next
  }, root)
}

/** Follows a chain of local references to the final schema. */
export function dereference(
  root: JsonSchema,
  schema: unknown,
  seen: readonly string[] = [],
): JsonSchema | undefined {
  if (!isRecord(schema)) return undefined
  const { $ref: reference } = schema
  if (typeof reference !== 'string') return schema
  if (seen.includes(reference)) return undefined
  return dereference(root, atPointer(root, reference), [...seen, reference])
}

/** Schemas that apply to the same value as `schema`, always or conditionally. */
function branchesOf(schema: JsonSchema): unknown[] {
  const { dependencies, then: thenSchema, else: elseSchema } = schema
  const lists = [...schemaLists].flatMap((keyword): unknown[] => {
    const list = schema[keyword]
    return Array.isArray(list) ? list : []
  })
  return [...lists, thenSchema, elseSchema, ...(isRecord(dependencies) ? Object.values(dependencies) : [])]
}

/** `schema` and all schemas that may apply to the same value, with references resolved. */
export function withBranches(
  root: JsonSchema,
  schema: unknown,
  seen = new Set<JsonSchema>(),
): ReadonlySet<JsonSchema> {
  const found = dereference(root, schema)
  if (!found || seen.has(found)) return seen
  seen.add(found)
  for (const branch of branchesOf(found)) withBranches(root, branch, seen)
  return seen
}

/** Schema of the field at `path`, found through properties, items and branches. */
export function schemaOfField(root: JsonSchema, path: readonly string[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    (schema, token) => {
      for (const branch of withBranches(root, schema)) {
        const property = child(branch['properties'], token)
        const { items } = branch
        const found = dereference(root, property ?? (Array.isArray(items) ? items[Number(token)] : items))
        if (found) return found
      }
      return undefined
    },
    dereference(root, root),
  )
}

/** Names of a form's fields, including conditional ones. */
export function fieldNames(root: JsonSchema): string[] {
  const names = [...withBranches(root, root)].flatMap(({ properties }) =>
    isRecord(properties) ? Object.keys(properties) : [],
  )
  return [...new Set(names)]
}

/**
 * The path of a field by its name in a form document, such as `address.city` or `guests.items.name`. Names of fields may
 * have dots themselves.
 */
export function pathOfField(root: JsonSchema, name: string): string[] {
  const tokens = name.split('.')
  if (fieldNames(root).includes(name)) return [name]
  const search = (above: readonly string[], rest: readonly string[]): string[] | undefined => {
    if (rest.length === 0) return [...above]
    for (let length = 1; length <= rest.length; length += 1) {
      const path = [...above, rest.slice(0, length).join('.')]
      const found = schemaOfField(root, path) && search(path, rest.slice(length))
      if (found) return found
    }
    return undefined
  }
  return search([], tokens) ?? tokens
}
