import type { TSchema } from 'typebox'
import { pointerTo } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { fits } from './contracts.ts'

type Schema = Readonly<Record<string, unknown>>

/**
 * Called for every text that a contract describes, with the schema of the object that contains it. The return
 * value replaces the text.
 */
export type TextVisitor = (text: string, schema: Schema, pointer: string, holder: Schema) => string

/**
 * Walks a value along its contract and rewrites its texts. The contract says what each text is (a reference, a
 * link, markup), so publishing need not know where such texts occur.
 */
export function mapTexts(schema: TSchema, value: unknown, visit: TextVisitor, pointer = ''): unknown {
  return mapNode({ ...schema }, value, visit, pointer, {})
}

function mapNode(
  schema: Schema,
  value: unknown,
  visit: TextVisitor,
  pointer: string,
  holder: Schema,
): unknown {
  if (typeof value === 'string') return visit(value, schema, pointer, holder)
  const branches = schema['anyOf']
  if (Array.isArray(branches)) {
    const branch: unknown = branches.find(
      (candidate: unknown) => isRecord(candidate) && fits(candidate, value),
    )
    return isRecord(branch) ? mapNode(branch, value, visit, pointer, holder) : value
  }
  if (Array.isArray(value)) {
    const items = schema['items']
    if (!isRecord(items)) return value
    return value.map((item: unknown, index) => mapNode(items, item, visit, pointerTo(pointer, index), holder))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const inner = propertySchema(schema, name)
      return [name, inner ? mapNode(inner, entry, visit, pointerTo(pointer, name), value) : entry]
    }),
  )
}

function propertySchema(schema: Schema, name: string): Schema | null {
  const properties = schema['properties']
  const own = isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined
  if (isRecord(own)) return own
  const patterns = isRecord(schema['patternProperties']) ? Object.entries(schema['patternProperties']) : []
  const matching = patterns.find(([pattern]) => new RegExp(pattern).test(name))?.[1]
  return isRecord(matching) ? matching : null
}
