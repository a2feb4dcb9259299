import { isRecord } from '../../schemas/is-record.ts'
import { pointerTokens, toPointer, type JsonSchema } from '../../schemas/json-schema.ts'
import { defaultDraft, isUpTo, namedDraft, type Draft } from './drafts.ts'
import { subschemas, type Path } from './places.ts'

/** A schema inside the document, with what its references depend on. */
export interface Place {
  schema: unknown
  path: Path
  /** Address of the innermost schema with an `$id` around this one. */
  base: string
  draft: Draft
}

/** The base of a schema without an `$id`; nothing is loaded from there. */
const ownAddress = 'https://form.invalid/'

export interface SchemaIndex {
  root: Place
  /** The place that a reference leads to; undefined: none in this document. */
  resolve(reference: string, from: Place): Place | undefined
  /** The place with this path. */
  at(path: Path): Place | undefined
  /** Anchors of a resource that `$dynamicRef` may be redirected to, by name; of `$recursiveAnchor` the name is empty. */
  dynamicAnchors(base: string): ReadonlyMap<string, Place>
}

function absolute(reference: string, base: string): { address: string; fragment: string } | undefined {
  if (!URL.canParse(reference, base)) return undefined
  const url = new URL(reference, base)
  const fragment = url.hash.slice(1)
  url.hash = ''
  try {
    return { address: url.href, fragment: decodeURIComponent(fragment) }
  } catch {
    return { address: url.href, fragment }
  }
}

function idOf(schema: JsonSchema, draft: Draft): string | undefined {
  // Up to draft-07 keywords beside `$ref` have no effect.
  if (isUpTo(draft, 'draft-07') && schema['$ref'] !== undefined) return undefined
  const id = draft === 'draft-04' ? (schema['id'] ?? schema['$id']) : schema['$id']
  return typeof id === 'string' ? id : undefined
}

/** Finds everything in a schema document that references can lead to. */
export function indexSchema(schema: JsonSchema): SchemaIndex {
  const places = new Map<string, Place>()
  const resources = new Map<string, Place>()
  const anchors = new Map<string, Place>()
  const dynamics = new Map<string, Map<string, Place>>()

  function addAnchor(name: string, place: Place, isDynamic: boolean) {
    anchors.set(`${place.base}#${name}`, place)
    if (!isDynamic) return
    const known = dynamics.get(place.base) ?? new Map<string, Place>()
    dynamics.set(place.base, known.set(name, place))
  }

  function visit(inner: JsonSchema, path: Path, outer: Pick<Place, 'base' | 'draft'>) {
    const place: Place = { schema: inner, path, base: outer.base, draft: namedDraft(inner) ?? outer.draft }
    const id = absolute(idOf(inner, place.draft) ?? '', outer.base)
    if (id && id.address !== outer.base) {
      place.base = id.address
      resources.set(id.address, place)
    }
    places.set(toPointer(path), place)
    // Up to draft-07 an `$id` that is only a fragment is an anchor.
    if (id && id.fragment !== '' && idOf(inner, place.draft) !== undefined)
      addAnchor(id.fragment, place, false)
    const { $anchor: anchor, $dynamicAnchor: dynamic, $recursiveAnchor: recursive } = inner
    if (typeof anchor === 'string') addAnchor(anchor, place, false)
    if (typeof dynamic === 'string') addAnchor(dynamic, place, true)
    if (recursive === true) addAnchor('', place, true)
    for (const sub of subschemas(inner, path)) visit(sub.schema, sub.path, place)
  }

  const root: Place = { schema, path: [], base: ownAddress, draft: namedDraft(schema) ?? defaultDraft }
  visit(schema, [], root)
  const found = places.get('') ?? root
  resources.set(ownAddress, found).set(found.base, found)

  function descend(from: Place, tokens: readonly string[]): Place | undefined {
    let place: Place | undefined = from
    for (const token of tokens) {
      const next: unknown = Array.isArray(place.schema)
        ? place.schema[Number(token)]
        : isRecord(place.schema) && Object.hasOwn(place.schema, token)
          ? place.schema[token]
          : undefined
      if (next === undefined) return undefined
      const path: Path = [...place.path, Array.isArray(place.schema) ? Number(token) : token]
      place = places.get(toPointer(path)) ?? { ...place, schema: next, path }
    }
    return place
  }

  return {
    root: found,
    at: (path) => descend({ ...found, path: [] }, path.map(String)),
    dynamicAnchors: (base) => dynamics.get(base) ?? new Map(),
    resolve(reference, from) {
      const url = absolute(reference, from.base)
      if (!url) return undefined
      const { address, fragment } = url
      const resource = resources.get(address)
      if (fragment !== '' && !fragment.startsWith('/')) return anchors.get(`${address}#${fragment}`)
      return resource && descend(resource, pointerTokens(fragment))
    },
  }
}
