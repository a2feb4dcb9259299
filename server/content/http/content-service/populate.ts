import { isRecord } from '../../../../schemas/is-record.ts'
import { basename, extname } from 'node:path/posix'
import type { QueryValue } from '../../../../src/lib/urls/query.ts'

/** Components and media that a response includes: all, or the named ones, each with its own `populate`. */
export type Populate = 'deep' | ReadonlyMap<string, Populate>

const nothing: Populate = new Map()
/** Selects every field of one level. */
const anyName = '*'

function named(names: readonly string[]): Populate {
  const children = new Map<string, string[]>()
  for (const name of names) {
    const [first = '', ...rest] = name.trim().split('.')
    if (first === '') continue
    const below = children.get(first) ?? []
    children.set(first, rest.length > 0 ? [...below, rest.join('.')] : below)
  }
  return new Map([...children].map(([name, below]) => [name, named(below)]))
}

/** Reads `populate=deep`, `populate=*`, `populate=a,b.c`, `populate[0]=a` and `populate[a][populate]=b`. */
export function readPopulate(value: QueryValue | undefined): Populate {
  if (value === undefined) return nothing
  if (value === 'deep') return 'deep'
  if (typeof value === 'string') return named(value.split(','))
  if (Array.isArray(value)) return named(value.filter((item) => typeof item === 'string'))
  const entries = Object.entries(value)
  if (entries.every(([name]) => /^\d+$/.test(name)))
    return named(entries.flatMap(([, item]) => (typeof item === 'string' ? [item] : [])))
  return new Map(
    entries.map(([name, item]): [string, Populate] => [
      name,
      typeof item === 'object' && !Array.isArray(item) ? readPopulate(item['populate']) : nothing,
    ]),
  )
}

type Schema = Readonly<Record<string, unknown>>

function below(populate: Populate, name: string): Populate | undefined {
  return populate === 'deep' ? 'deep' : (populate.get(name) ?? populate.get(anyName))
}

/** The contract of a value after it is resolved to one language. */
function inOneLanguage(schema: Schema): Schema {
  const languages = schema['localized'] === true ? schema['properties'] : undefined
  const [first] = isRecord(languages) ? Object.values(languages) : []
  return isRecord(first) ? first : schema
}

function media(address: string) {
  const name = basename(address.split(/[?#]/)[0] ?? '')
  return { data: { id: address, attributes: { url: address, name, ext: extname(name) } } }
}

function isComponent(schema: Schema): boolean {
  return isRecord(schema['properties']) || (isRecord(schema['items']) && isComponent(schema['items']))
}

function component(value: unknown, schema: Schema, populate: Populate): unknown {
  if (Array.isArray(value)) {
    const items = isRecord(schema['items']) ? schema['items'] : {}
    return value.map((item: unknown) => component(item, items, populate))
  }
  return isRecord(value) ? attributes(value, schema, populate) : value
}

/**
 * Returns the fields of an entry in one language. Scalar fields are always included, components and media
 * only if
 * `populate` requests them. Values without a contract are returned as plain JSON.
 */
export function attributes(
  value: Readonly<Record<string, unknown>>,
  schema: Schema,
  populate: Populate,
): Record<string, unknown> {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const fields = Object.entries(value).flatMap(([name, entry]): [string, unknown][] => {
    const declared = properties[name]
    const own = isRecord(declared) ? inOneLanguage(declared) : {}
    const inner = below(populate, name)
    if (own['host'] === 'image' && typeof entry === 'string')
      return inner === undefined ? [] : [[name, media(entry)]]
    if (!isComponent(own)) return [[name, entry]]
    return inner === undefined ? [] : [[name, component(entry, own, inner)]]
  })
  return Object.fromEntries(fields)
}
