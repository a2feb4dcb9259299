import type { TSchema } from 'typebox'
import type { RegistryContract } from '../../../registry/index.ts'
import { Block } from '../../../schemas/documents/blocks/block.ts'
import { documentKinds, isKind, kindOf } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'

/** A JSON Schema (draft 7) as plain data. */
type PlainSchema = Readonly<Record<string, unknown>>

const blockRef = { $ref: '#/definitions/block' }
const blockText = JSON.stringify(Block)

/** A copy of a contract in which each block is a reference to the definition of blocks. */
function withBlockRefs(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withBlockRefs)
  if (!isRecord(schema)) return schema
  if (JSON.stringify(schema) === blockText) return blockRef
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, withBlockRefs(value)]))
}

/** The props of older versions, which are migrated when they are read, are not described. */
function componentDefinition({ version, description, props, slots }: RegistryContract): PlainSchema {
  return {
    description,
    if: { properties: { version: { const: version } }, required: ['version'] },
    then: { properties: { props } },
    properties: {
      version: { type: 'integer', maximum: version },
      slots: {
        properties: Object.fromEntries(Object.keys(slots).map((name) => [name, {}])),
        additionalProperties: false,
      },
    },
  }
}

/** The definitions of blocks: `block` is any block, `component.Hero` adds the props and slots of a Hero. */
function blockDefinitions(registry: ReadonlyMap<string, RegistryContract>): PlainSchema {
  const outer: unknown = JSON.parse(blockText)
  if (!isRecord(outer) || !isRecord(outer['properties'])) throw new Error('The block contract is no object')
  const block = {
    ...outer,
    properties: {
      ...outer['properties'],
      type: { enum: [...registry.keys()] },
      slots: { type: 'object', additionalProperties: { type: 'array', items: blockRef } },
    },
    allOf: [...registry.keys()].map((type) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      then: { $ref: `#/definitions/component.${type}` },
    })),
  }
  const definitions: Record<string, PlainSchema> = { block }
  for (const contract of registry.values())
    definitions[`component.${contract.type}`] = componentDefinition(contract)
  return definitions
}

/** `key`: of a settings document; each has a contract of its own. */
function documentSchema(kind: keyof typeof documentKinds, body: TSchema, key?: string): PlainSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: key === undefined ? kind : `${kind}/${key}`,
    type: 'object',
    required: ['kind', 'key', 'schemaVersion', 'body'],
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      kind: { const: kind },
      key: key === undefined ? { type: 'string' } : { const: key },
      schemaVersion: { type: 'integer', minimum: 1, maximum: kindOf(kind).version },
      body: withBlockRefs(body),
    },
  }
}

/**
 * Returns JSON Schemas (draft 7) of all documents, with which editors complete and check files. Keys are the kinds,
 * such as `page`; settings have one schema per document, such as `settings.site`. The schemas describe the newest
 * version of each contract.
 */
export function documentSchemas(
  registry: ReadonlyMap<string, RegistryContract>,
): Readonly<Record<string, PlainSchema>> {
  const { settings, ...others } = documentKinds
  const definitions = blockDefinitions(registry)
  const schemas: Record<string, PlainSchema> = {}
  for (const [kind, contract] of Object.entries(others)) {
    if (!isKind(kind)) continue
    const schema = documentSchema(kind, contract.body)
    schemas[kind] = 'blocks' in contract ? { ...schema, definitions } : schema
  }
  for (const [key, body] of Object.entries(settings.body))
    schemas[`settings.${key}`] = documentSchema('settings', body, key)
  return schemas
}
