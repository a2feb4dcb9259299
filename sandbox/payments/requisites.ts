import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { DepositMethod } from '../../schemas/api/entities/cashier.ts'

export type RequisiteValues = Readonly<Record<string, string>>

const StoredRequisites = Type.Record(Type.String(), Type.String())

/** Parses stored payment details. */
export function parseRequisites(stored: string): Record<string, string> {
  return Value.Parse(StoredRequisites, JSON.parse(stored))
}

/** Validation errors of the payment details, by field, according to the method. */
export function requisiteErrors(
  method: Pick<DepositMethod, 'requisites'>,
  requisites: RequisiteValues,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { name, required, min, max, pattern } of method.requisites) {
    const value = requisites[name]
    if (value === undefined || value === '') {
      if (required) errors[name] = 'required'
    } else if (min !== undefined && value.length < min) errors[name] = 'minLength'
    else if (max !== undefined && value.length > max) errors[name] = 'maxLength'
    else if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) errors[name] = 'pattern'
  }
  return errors
}

/**
 * Masked payment details for storage and display: first and last characters of long values, nothing of short
 * ones.
 */
export function maskRequisites(requisites: RequisiteValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(requisites).map(([name, value]) => [
      name,
      value.length < 12
        ? '*'.repeat(value.length)
        : `${value.slice(0, 4)}${'*'.repeat(value.length - 8)}${value.slice(-4)}`,
    ]),
  )
}

/** Only the fields the method requires; other submitted fields are not stored. */
export function requestedRequisites(
  method: Pick<DepositMethod, 'requisites'>,
  requisites: RequisiteValues,
): Record<string, string> {
  return Object.fromEntries(
    method.requisites.flatMap(({ name }) => {
      const value = requisites[name]
      return value === undefined || value === '' ? [] : [[name, value] as const]
    }),
  )
}

/** The field with the destination of the money: card, phone, wallet or account. */
export function destination(method: Pick<DepositMethod, 'requisites'>, requisites: RequisiteValues): string {
  const [first] = method.requisites
  return (first && requisites[first.name]) ?? ''
}

/** A masked destination in groups of four, such as "8600 **** **** 1234". */
export function grouped(masked: string): string {
  return masked.replace(/(.{4})(?=.)/g, '$1 ')
}
