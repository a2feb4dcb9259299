import { registry } from '../../../registry/index.ts'
import { Block } from '../../../schemas/documents/block.ts'
import { isRecord, type JsonSchema } from '../../../schemas/forms/json-schema.ts'
import type { JsonPath } from '../json-path.ts'

/*
 * Keywords of a contract here besides those of JSON Schema:
 * `blocks`: a block stands there; the types that may, `null` for all of them.
 * `helps`: what each value of `enum` means.
 */

const free: JsonSchema = {}
const recordOf = (value: unknown): JsonSchema => (isRecord(value) ? value : free)

/** What a contract says of every block, whatever its type. */
const outer: JsonSchema = { ...Block }
const outerFields = recordOf(outer['properties'])

/** A block's contract says of props and slots only that they are objects: what stands there is said by its type. */
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
      // What was written for another version is lifted when it is published, and judged then.
      props: known && !isOther ? known.props : outerFields['props'],
      slots: { ...recordOf(outerFields['slots']), properties: Object.fromEntries(slots) },
    },
  }
}

/** Whether a field of the value says that another alternative is meant. */
export function contradicts(branch: JsonSchema, value: unknown): boolean {
  if (!isRecord(value) || !isRecord(branch['properties'])) return false
  return Object.entries(branch['properties']).some(([name, property]) => {
    const constant = isRecord(property) ? property['const'] : undefined
    return constant !== undefined && Object.hasOwn(value, name) && value[name] !== constant
  })
}

/** A contract as it stands, that of a block by the type which the value has. */
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

/** What a contract lets a value be: one of its alternatives, without those that the value rules out. */
export function meant(schema: unknown, value: unknown): JsonSchema[] {
  const branches = branchesOf(contractOfValue(schema, value))
  const possible = branches.filter((branch) => !contradicts(branch, value))
  return possible.length > 0 ? possible : branches
}

/** The contract of a field; undefined: the contract does not know it. */
export function fieldContract(schema: JsonSchema, name: string): unknown {
  const { properties, patternProperties } = schema
  if (isRecord(properties) && Object.hasOwn(properties, name)) return properties[name]
  const patterns = isRecord(patternProperties) ? Object.entries(patternProperties) : []
  return patterns.find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1]
}

/** The contracts that may hold at a path of a value; none where the contract says nothing. */
export function contractsAt(contract: unknown, value: unknown, path: JsonPath): JsonSchema[] {
  const here = meant(contract, value)
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
