import { Type, type TObject } from 'typebox'
import { isRecord } from '../../../schemas/forms/json-schema.ts'

/** Whether fields can be drawn for a value by a part of a contract, and leave nothing of it out. */
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

/** A contract without the parts that the value has otherwise: they are kept, and said to be edited as JSON. */
export function fittingContract(contract: TObject, value: Record<string, unknown>): TObject {
  const parts = Object.entries(contract.properties).filter(([name, part]) => isOfType(value[name], part))
  return Type.Object(Object.fromEntries(parts))
}
