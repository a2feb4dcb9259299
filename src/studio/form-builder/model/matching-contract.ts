import { isRecord } from '../../../../schemas/is-record.ts'
import { Type, type TObject } from 'typebox'

/** Whether the fields of a contract part can represent a value completely. */
function isOfType(value: unknown, contract: unknown): boolean {
  if (value === undefined || !isRecord(contract)) return true
  switch (contract['type']) {
    case 'object':
      return isRecord(value)
    case 'array':
      return Array.isArray(value)
    case 'integer':
      return typeof value === 'number'
    case undefined:
      return true
    default:
      return typeof value === contract['type']
  }
}

/** A contract without the parts whose values do not match it: these are kept, and edited as JSON. */
export function matchingContract(contract: TObject, value: Record<string, unknown>): TObject {
  const parts = Object.entries(contract.properties).filter(([name, part]) => isOfType(value[name], part))
  return Type.Object(Object.fromEntries(parts))
}
