import type { Issue } from '../../../schemas/issue.ts'
import { isRecord, toPointer, type JsonSchema } from '../../../schemas/forms/json-schema.ts'
import type { JsonPath } from '../json-path.ts'
import { branchesOf, contractOfValue, contradicts, fieldContract } from './contract-tree.ts'

/** The kinds of contract issues, as keys of the Studio's catalogue. */
export type ContractIssueCode =
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
export interface ContractIssue extends Pick<Issue, 'path' | 'hint'> {
  code: ContractIssueCode
  /** The missing or unknown field. */
  name?: string
  /** The violated limit. */
  limit?: number
  /** The actual value, type or length. */
  found?: string | number
  /** Allowed values, field names or types. */
  allowed?: readonly string[]
}

type Found = Omit<ContractIssue, 'path' | 'hint'>

const descriptionOf = ({ description }: JsonSchema) =>
  typeof description === 'string' ? { hint: description } : {}

const numberAt = (schema: JsonSchema, keyword: string): number | undefined => {
  const limit = schema[keyword]
  return typeof limit === 'number' ? limit : undefined
}

/** Every violation of a contract with its position. Publishing uses the same contract and finds the same. */
export function contractIssues(contract: unknown, value: unknown, path: JsonPath = []): ContractIssue[] {
  const schema = contractOfValue(contract, value)
  const branches = branchesOf(schema)
  const [only] = branches
  if (only && branches.length === 1) return issuesOf(only, value, path)
  return issuesOfChoice(branches, value, path)
}

/** Reports the issues of the closest matching alternative. */
function issuesOfChoice(branches: readonly JsonSchema[], value: unknown, path: JsonPath): ContractIssue[] {
  const possible = branches.filter((branch) => !contradicts(branch, value))
  if (possible.length === 0 && isRecord(value)) return issuesOfNames(branches, value, path)
  const found = possible.map((branch) => contractIssues(branch, value, path))
  const [fewest = []] = [...found].sort((one, other) => one.length - other.length)
  const types = found.flatMap(([issue]) => (issue?.code === 'type' ? (issue.allowed ?? []) : []))
  const [first] = fewest
  if (first?.code !== 'type' || first.path !== toPointer(path)) return fewest
  return [{ ...first, allowed: [...new Set(types)] }]
}

/** The discriminator matches no alternative. */
function issuesOfNames(
  branches: readonly JsonSchema[],
  value: Record<string, unknown>,
  path: JsonPath,
): ContractIssue[] {
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
  return [{ code: 'choice', path: toPointer([...path, name]), allowed: constants(name) }]
}

function issuesOf(schema: JsonSchema, value: unknown, path: JsonPath): ContractIssue[] {
  const at = (found: Found): ContractIssue => ({ path: toPointer(path), ...descriptionOf(schema), ...found })
  const { type } = schema
  if (typeof type === 'string' && !isOfType(type, value))
    return [at({ code: 'type', allowed: [type], found: typeOf(value) })]
  const choices = schema['const'] === undefined ? schema['enum'] : [schema['const']]
  if (Array.isArray(choices) && !choices.includes(value))
    return [at({ code: 'choice', allowed: choices.map(String) })]
  if (typeof value === 'string') return issuesOfText(schema, value).map(at)
  if (typeof value === 'number') return issuesOfNumber(schema, value).map(at)
  if (Array.isArray(value))
    return [
      ...issuesOfList(schema, value).map(at),
      ...value.flatMap((item: unknown, index) => contractIssues(schema['items'], item, [...path, index])),
    ]
  return isRecord(value) ? issuesOfObject(schema, value, path) : []
}

function issuesOfText(schema: JsonSchema, text: string): Found[] {
  const { length } = Array.from(text)
  const [least = 0, most = Infinity] = [numberAt(schema, 'minLength'), numberAt(schema, 'maxLength')]
  const { pattern } = schema
  if (length < least) return [length === 0 ? { code: 'empty' } : { code: 'short', limit: least }]
  if (length > most) return [{ code: 'long', limit: most, found: length }]
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) return []
  return [{ code: 'pattern', found: text }]
}

function issuesOfNumber(schema: JsonSchema, value: number): Found[] {
  const [least = -Infinity, most = Infinity] = [numberAt(schema, 'minimum'), numberAt(schema, 'maximum')]
  if (value < least) return [{ code: 'least', limit: least }]
  return value > most ? [{ code: 'most', limit: most }] : []
}

function issuesOfList(schema: JsonSchema, list: readonly unknown[]): Found[] {
  const [least = 0, most = Infinity] = [numberAt(schema, 'minItems'), numberAt(schema, 'maxItems')]
  if (list.length < least) return [{ code: 'fewItems', limit: least }]
  if (list.length > most) return [{ code: 'manyItems', limit: most }]
  const areSingle = new Set(list.map((item) => JSON.stringify(item))).size === list.length
  return schema['uniqueItems'] !== true || areSingle ? [] : [{ code: 'twice' }]
}

function issuesOfObject(schema: JsonSchema, value: Record<string, unknown>, path: JsonPath): ContractIssue[] {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const missing = required.filter(
    (name): name is string => typeof name === 'string' && !Object.hasOwn(value, name),
  )
  return [
    ...missing.map((name): ContractIssue => {
      const field = properties[name]
      const hint = isRecord(field) ? descriptionOf(field) : {}
      return { code: 'missing', path: toPointer([...path, name]), name, ...hint }
    }),
    ...Object.entries(value).flatMap(([name, entry]): ContractIssue[] => {
      const inner = [...path, name]
      const field = fieldContract(schema, name)
      if (field !== undefined) return contractIssues(field, entry, inner)
      if (schema['additionalProperties'] !== false) return []
      return [{ code: 'unknown', path: toPointer(inner), name, allowed: Object.keys(properties) }]
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
