import { registry } from '../../../registry/index.ts'
import { Block } from '../../../schemas/documents/blocks/block.ts'
import { type JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { JsonPath } from '../json-path.ts'

/*
 * Contract keywords besides those of JSON Schema: `blocks`: the value is a block of one of these types,
 * `null` for any type; `helps`: descriptions of the `enum` values.
 */

const free: JsonSchema = {}
const recordOf = (value: unknown): JsonSchema => (isRecord(value) ? value : free)

/** The part of a block's contract that does not depend on its type. */
const outer: JsonSchema = { ...Block }
const outerFields = recordOf(outer['properties'])

/** The contract of a block says only that props and slots are objects; their contents depend on its type. */
function blockContract(value: unknown, allowed: readonly unknown[] | null): JsonSchema {
  const { type, version } = recordOf(value)
  const known = typeof type === 'string' ? registry.get(type) : undefined
  const isOther = typeof version === 'number' && version !== known?.version
  const types = [...registry.values()].filter((entry) => allowed?.includes(entry.type) ?? true)
  const slots = Object.entries(known?.slots ?? {}).map(([name, slot]): [string, JsonSchema] => [
    name,
    { type: 'array', description: slot.description, items: { blocks: slot.allowed ?? null } },
  ])
  return {
    ...outer,
    properties: {
      ...outerFields,
      type: {
        ...recordOf(outerFields['type']),
        enum: types.map((entry) => entry.type),
        helps: Object.fromEntries(types.map((entry) => [entry.type, entry.description])),
      },
      // Props of another version are migrated when the document is published, and checked then.
      props: known && !isOther ? known.props : outerFields['props'],
      slots: { ...recordOf(outerFields['slots']), properties: Object.fromEntries(slots) },
    },
  }
}

/** Whether a constant field of the value rules out an alternative. */
function contradicts(branch: JsonSchema, value: unknown): boolean {
  if (!isRecord(value) || !isRecord(branch['properties'])) return false
  return Object.entries(branch['properties']).some(([name, property]) => {
    const constant = isRecord(property) ? property['const'] : undefined
    return constant !== undefined && Object.hasOwn(value, name) && value[name] !== constant
  })
}

/** A contract as it is, or that of a block by the type of the value. */
export function contractOfValue(schema: unknown, value: unknown): JsonSchema {
  if (!isRecord(schema)) return free
  if (Object.is(schema, Block)) return blockContract(value, null)
  if (schema['blocks'] === undefined) return schema
  return blockContract(value, Array.isArray(schema['blocks']) ? schema['blocks'] : null)
}

/** The alternatives of a contract; without any, the contract itself. */
export function branchesOf(schema: JsonSchema): JsonSchema[] {
  const branches = schema['anyOf']
  return Array.isArray(branches) ? branches.filter(isRecord).flatMap(branchesOf) : [schema]
}

/** The alternatives that a value may match, without those it rules out. */
function possibleBranches(schema: unknown, value: unknown): JsonSchema[] {
  const branches = branchesOf(contractOfValue(schema, value))
  const possible = branches.filter((branch) => !contradicts(branch, value))
  return possible.length > 0 ? possible : branches
}

/** The contract of a field; undefined if the contract does not know it. */
export function fieldContract(schema: JsonSchema, name: string): unknown {
  const { properties, patternProperties } = schema
  if (isRecord(properties) && Object.hasOwn(properties, name)) return properties[name]
  const patterns = isRecord(patternProperties) ? Object.entries(patternProperties) : []
  return patterns.find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1]
}

/** The contracts that may apply at a path of a value; none if the contract says nothing. */
export function contractsAt(contract: unknown, value: unknown, path: JsonPath): JsonSchema[] {
  const here = possibleBranches(contract, value)
  const [step, ...rest] = path
  if (step === undefined) return here
  return here.flatMap((schema) => {
    const inner = typeof step === 'number' ? schema['items'] : fieldContract(schema, step)
    const held: unknown = Array.isArray(value)
      ? value[Number(step)]
      : isRecord(value)
        ? value[step]
        : undefined
    return inner === undefined ? [] : contractsAt(inner, held, rest)
  })
}
