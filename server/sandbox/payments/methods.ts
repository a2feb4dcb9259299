import type { DepositMethod } from '../../../schemas/api/entities.ts'

const uzcard = {
  sysname: 'uzcard',
  fee_percent: '0',
  requisites: [{ name: 'card_number', required: true, pattern: '^\\d{16}$' }],
}

/** Ways to pay in, for each currency. The simulated provider is behind each of them. */
export const depositMethods: readonly DepositMethod[] = [
  { id: 1, ...uzcard, currency: 'UZS', min: '20000.00', max: '10000000.00' },
  { id: 2, ...uzcard, currency: 'USD', min: '2.00', max: '1000.00' },
]

/** What is wrong with the requisites, by field, as far as the method has an opinion. */
export function requisiteFaults(
  method: DepositMethod,
  requisites: Readonly<Record<string, string>>,
): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { name, required, min, max, pattern } of method.requisites) {
    const value = requisites[name]
    if (value === undefined || value === '') {
      if (required) faults[name] = 'required'
    } else if (min !== undefined && value.length < min) faults[name] = 'minLength'
    else if (max !== undefined && value.length > max) faults[name] = 'maxLength'
    else if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) faults[name] = 'pattern'
  }
  return faults
}

/** Requisites as they are kept and shown again: first and last characters of long values, nothing of short ones. */
export function maskRequisites(requisites: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(requisites).map(([name, value]) => [
      name,
      value.length < 12
        ? '*'.repeat(value.length)
        : `${value.slice(0, 4)}${'*'.repeat(value.length - 8)}${value.slice(-4)}`,
    ]),
  )
}
