/** Reads the JSON Schema Test Suite (github.com/json-schema-org/JSON-Schema-Test-Suite) from a folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { isRecord } from '../../schemas/is-record.ts'

const Group = Type.Object({
  description: Type.String(),
  schema: Type.Union([Type.Boolean(), Type.Record(Type.String(), Type.Unknown())]),
  tests: Type.Array(Type.Object({ description: Type.String(), data: Type.Unknown(), valid: Type.Boolean() })),
})
const Groups = Type.Array(Group)
export type SuiteGroup = Static<typeof Group> & { file: string }

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** The groups of required tests of a draft, such as `draft7`. */
export function readSuite(folder: string, draft: string): SuiteGroup[] {
  const tests = join(folder, 'tests', draft)
  return readdirSync(tests)
    .filter((name) => name.endsWith('.json'))
    .flatMap((file) => Value.Parse(Groups, readJson(join(tests, file))).map((group) => ({ ...group, file })))
}

const require = createRequire(import.meta.url)
const metaSchemas = new Map([
  ['http://json-schema.org/draft-07/schema', 'ajv/dist/refs/json-schema-draft-07.json'],
  ['https://json-schema.org/draft/2020-12/schema', 'ajv/dist/refs/json-schema-2020-12/schema.json'],
  ...['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'format-annotation', 'content'].map(
    (name): [string, string] => [
      `https://json-schema.org/draft/2020-12/meta/${name}`,
      `ajv/dist/refs/json-schema-2020-12/meta/${name}.json`,
    ],
  ),
])

function remoteSchema(folder: string, uri: string): unknown {
  const meta = metaSchemas.get(uri)
  if (meta !== undefined) return require(meta)
  if (!uri.startsWith('http://localhost:1234/')) return undefined
  const path = join(folder, 'remotes', new URL(uri).pathname)
  return existsSync(path) && path.endsWith('.json') ? readJson(path) : undefined
}

/** Addresses that the references of a schema lead to, without fragments. */
function addressesIn(value: unknown, base: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, base))
  if (!isRecord(value)) return []
  const { $id: id } = value
  const inner = typeof id === 'string' && URL.canParse(id, base) ? new URL(id, base).href : base
  return Object.entries(value).flatMap(([keyword, entry]) => {
    if (typeof entry !== 'string' || !['$ref', '$dynamicRef', '$recursiveRef'].includes(keyword))
      return addressesIn(entry, inner)
    return URL.canParse(entry, inner) ? [new URL(entry, inner).href.replace(/#.*$/, '')] : []
  })
}

/**
 * A schema with the documents that it refers to inside its definitions. Publishing rejects references to other
 * documents, and this is the form that it asks for.
 */
export function bundled(
  folder: string,
  schema: SuiteGroup['schema'],
  draft: string,
): Record<string, unknown> {
  // The schema of a form is an object.
  const root: Record<string, unknown> = isRecord(schema) ? schema : { allOf: [schema] }
  const keyword = draft === 'draft7' ? 'definitions' : '$defs'
  const found: Record<string, unknown> = {}
  let waiting = addressesIn(root, 'https://form.example/')
  while (waiting.length > 0) {
    const more: string[] = []
    for (const uri of new Set(waiting)) {
      const remote = Object.hasOwn(found, uri) ? undefined : remoteSchema(folder, uri)
      if (!isRecord(remote)) continue
      const isNamed = typeof remote['$id'] === 'string' && remote['$id'].replace(/#$/, '') === uri
      found[uri] = isNamed
        ? remote
        : { $id: uri, ...(remote['$id'] === undefined ? remote : { allOf: [remote] }) }
      more.push(...addressesIn(remote, uri))
    }
    waiting = more
  }
  if (Object.keys(found).length === 0) return root
  const own = isRecord(root[keyword]) ? root[keyword] : {}
  return { ...root, [keyword]: { ...own, ...found } }
}
