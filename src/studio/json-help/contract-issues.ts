import { isRecord, toPointer, type JsonSchema } from '../../../schemas/forms/json-schema.ts'
import type { JsonPath } from '../json-path.ts'
import { branchesOf, contractOfValue, contradicts, fieldContract } from './contract-tree.ts'

/** The kinds of contract issues, as keys of the Studio's catalogue. */
export type FaultKind =
  | 'missing'
  | 'unknown'
  | 'type'
  | 'empty'
  | 'short'
  | 'long'
  | 'choice'
  | 'pattern'
  | 'least'
  | 'most'
  | 'fewItems'
  | 'manyItems'
  | 'twice'

/** A violation of a document's contract. */
export interface Fault {
  kind: FaultKind
  pointer: string
  /** The missing or unknown field. */
  name?: string
  /** The violated limit. */
  limit?: number
  /** The actual value, type or length. */
  found?: string | number
  /** Allowed values, field names or types. */
  allowed?: readonly string[]
  /** The contract's description of the value. */
  help?: string
}

type Found = Omit<Fault, 'pointer' | 'help'>

const descriptionOf = ({ description }: JsonSchema) =>
  typeof description === 'string' ? { help: description } : {}

const numberAt = (schema: JsonSchema, keyword: string): number | undefined => {
  const limit = schema[keyword]
  return typeof limit === 'number' ? limit : undefined
}

/** Every violation of a contract with its position. Publishing uses the same contract and finds the same. */
export function contractFaults(contract: unknown, value: unknown, path: JsonPath = []): Fault[] {
  const schema = contractOfValue(contract, value)
  const branches = branchesOf(schema)
  const [only] = branches
  if (only && branches.length === 1) return faultsOf(only, value, path)
  return faultsOfChoice(branches, value, path)
}

/** Reports the issues of the closest matching alternative. */
function faultsOfChoice(branches: readonly JsonSchema[], value: unknown, path: JsonPath): Fault[] {
  const possible = branches.filter((branch) => !contradicts(branch, value))
  if (possible.length === 0 && isRecord(value)) return faultsOfNames(branches, value, path)
  const found = possible.map((branch) => contractFaults(branch, value, path))
  const [fewest = []] = [...found].sort((one, other) => one.length - other.length)
  const types = found.flatMap(([fault]) => (fault?.kind === 'type' ? (fault.allowed ?? []) : []))
  const [first] = fewest
  if (first?.kind !== 'type' || first.pointer !== toPointer(path)) return fewest
  return [{ ...first, allowed: [...new Set(types)] }]
}

/** The discriminator matches no alternative. */
function faultsOfNames(
  branches: readonly JsonSchema[],
  value: Record<string, unknown>,
  path: JsonPath,
): Fault[] {
  const constants = (name: string) =>
    branches.flatMap((branch) => {
      const property = fieldContract(branch, name)
      const constant = isRecord(property) ? property['const'] : undefined
      return typeof constant === 'string' ? [constant] : []
    })
  const wrong = Object.keys(value).find((name) => {
    const allowed = constants(name)
    return allowed.length > 0 && !allowed.includes(String(value[name]))
  })
  // Otherwise two discriminators name different alternatives.
  const name = wrong ?? Object.keys(value).find((field) => constants(field).length > 0) ?? ''
  return [{ kind: 'choice', pointer: toPointer([...path, name]), allowed: constants(name) }]
}

function faultsOf(schema: JsonSchema, value: unknown, path: JsonPath): Fault[] {
  const at = (found: Found): Fault => ({ pointer: toPointer(path), ...descriptionOf(schema), ...found })
  const { type } = schema
  if (typeof type === 'string' && !isOfType(type, value))
    return [at({ kind: 'type', allowed: [type], found: typeOf(value) })]
  const choices = schema['const'] === undefined ? schema['enum'] : [schema['const']]
  if (Array.isArray(choices) && !choices.includes(value))
    return [at({ kind: 'choice', allowed: choices.map(String) })]
  if (typeof value === 'string') return faultsOfText(schema, value).map(at)
  if (typeof value === 'number') return faultsOfNumber(schema, value).map(at)
  if (Array.isArray(value))
    return [
      ...faultsOfList(schema, value).map(at),
      ...value.flatMap((item: unknown, index) => contractFaults(schema['items'], item, [...path, index])),
    ]
  return isRecord(value) ? faultsOfObject(schema, value, path) : []
}

function faultsOfText(schema: JsonSchema, text: string): Found[] {
  const { length } = Array.from(text)
  const [least = 0, most = Infinity] = [numberAt(schema, 'minLength'), numberAt(schema, 'maxLength')]
  const { pattern } = schema
  if (length < least) return [length === 0 ? { kind: 'empty' } : { kind: 'short', limit: least }]
  if (length > most) return [{ kind: 'long', limit: most, found: length }]
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) return []
  return [{ kind: 'pattern', found: text }]
}

function faultsOfNumber(schema: JsonSchema, value: number): Found[] {
  const [least = -Infinity, most = Infinity] = [numberAt(schema, 'minimum'), numberAt(schema, 'maximum')]
  if (value < least) return [{ kind: 'least', limit: least }]
  return value > most ? [{ kind: 'most', limit: most }] : []
}

function faultsOfList(schema: JsonSchema, list: readonly unknown[]): Found[] {
  const [least = 0, most = Infinity] = [numberAt(schema, 'minItems'), numberAt(schema, 'maxItems')]
  if (list.length < least) return [{ kind: 'fewItems', limit: least }]
  if (list.length > most) return [{ kind: 'manyItems', limit: most }]
  const areSingle = new Set(list.map((item) => JSON.stringify(item))).size === list.length
  return schema['uniqueItems'] !== true || areSingle ? [] : [{ kind: 'twice' }]
}

function faultsOfObject(schema: JsonSchema, value: Record<string, unknown>, path: JsonPath): Fault[] {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const missing = required.filter(
    (name): name is string => typeof name === 'string' && !Object.hasOwn(value, name),
  )
  return [
    ...missing.map((name): Fault => {
      const field = properties[name]
      const help = isRecord(field) ? descriptionOf(field) : {}
      return { kind: 'missing', pointer: toPointer([...path, name]), name, ...help }
    }),
    ...Object.entries(value).flatMap(([name, entry]): Fault[] => {
      const inner = [...path, name]
      const field = fieldContract(schema, name)
      if (field !== undefined) return contractFaults(field, entry, inner)
      if (schema['additionalProperties'] !== false) return []
      return [{ kind: 'unknown', pointer: toPointer(inner), name, allowed: Object.keys(properties) }]
    }),
  ]
}

function isOfType(type: string, value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : type === typeOf(value)
}

/** The JSON Schema type of a value. */
function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
