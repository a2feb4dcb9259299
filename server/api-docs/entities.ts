import * as account from '../../schemas/api/entities/account.ts'
import * as cashier from '../../schemas/api/entities/cashier.ts'
import * as competitions from '../../schemas/api/entities/competitions.ts'
import * as fields from '../../schemas/api/entities/fields.ts'
import * as games from '../../schemas/api/entities/games.ts'
import * as loyalty from '../../schemas/api/entities/loyalty.ts'
import * as notifications from '../../schemas/api/entities/notifications.ts'
import * as responsible from '../../schemas/api/entities/responsible.ts'
import * as rewards from '../../schemas/api/entities/rewards.ts'
import * as site from '../../schemas/api/entities/site.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { JsonSchema } from './document.ts'

const parts = [
  account,
  cashier,
  competitions,
  fields,
  games,
  loyalty,
  notifications,
  responsible,
  rewards,
  site,
]

/** Every entity of the contract, by the name of its export. */
const entities = new Map<unknown, string>(
  parts
    .flatMap((part) => Object.entries<unknown>(part))
    .filter(([name, value]) => /^[A-Z]/.test(name) && isRecord(value))
    .map(([name, value]) => [value, name]),
)

const refer = (name: string) => `#/components/schemas/${name}`

/** Fields with an amount and its currency describe it differently, but they are one entity. */
function isMoney({ properties }: JsonSchema): boolean {
  if (!isRecord(properties) || Object.keys(properties).length !== 2) return false
  return properties['amount'] === fields.Amount && properties['currency'] === fields.CurrencyCode
}

/** The schema for the document: nested entities become references. */
function withReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withReferences)
  if (!isRecord(schema)) return schema
  const name = entities.get(schema)
  if (name !== undefined) return { $ref: refer(name) }
  if (isMoney(schema)) return { $ref: refer('Money'), description: schema['description'] }
  return inFull(schema)
}

/** The schema itself, with references inside it. */
function inFull(schema: object): JsonSchema {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withReferences(value)]))
}

/** A reference to the schema if it is an entity; otherwise the schema with references inside it. */
export function referred(schema: object): JsonSchema {
  const result = withReferences(schema)
  return isRecord(result) ? result : {}
}

/** Schemas of all entities, by name. */
export function entitySchemas(): Record<string, JsonSchema> {
  const named = [...entities].flatMap(([schema, name]): [string, JsonSchema][] =>
    isRecord(schema) ? [[name, inFull(schema)]] : [],
  )
  return Object.fromEntries(named.sort(([one], [other]) => one.localeCompare(other)))
}
