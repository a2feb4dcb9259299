import { pointerTo } from '../../../schemas/json-schema.ts'
import { safeguards } from '../../../schemas/facts.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { kindOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { Fact } from './fact.ts'

/** Amounts are decimal texts, as on the wire. */
const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)

function valuesIn(value: unknown, path: string): Fact[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => valuesIn(item, pointerTo(path, index)))
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, pointerTo(path, name)))
  const fact = (kind: Fact['kind'], shown: string): Fact[] => [{ kind, path, value: shown, shown }]
  if (typeof value === 'number' || isAmount(value)) return fact('limit', String(value))
  if (typeof value !== 'boolean') return []
  const isSafeguard = safeguards.some((name) => path === `/features/${name}`)
  return fact(isSafeguard ? 'safeguard' : 'switch', value ? 'on' : 'off')
}

/** The numbers and switches of settings. */
export const settingFacts = ({ kind, body }: StoredDocument): Fact[] =>
  kindOf(kind).areValuesFacts ? valuesIn(body, '') : []
