import { isRecord } from '../../schemas/is-record.ts'
import { expect, it } from 'vitest'
import payments from '../../schemas/defaults/pages/payments.json' with { type: 'json' }
import { depositMethodsFor, payoutMethodsFor } from '../../sandbox/payments/methods.ts'
import { formatNumber } from '../../src/lib/format/number.ts'

/** Rows of a table of the page, in Uzbek, at any depth. */
function rowsOf(value: unknown, id: string): string[][] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => rowsOf(entry, id))
  if (!isRecord(value)) return []
  const { props } = value
  if (value['id'] !== id || !isRecord(props) || !Array.isArray(props['rows']))
    return rowsOf(Object.values(value), id)
  return props['rows'].map((row: unknown) =>
    isRecord(row) && Array.isArray(row['cells'])
      ? row['cells'].map((cell: unknown) => (isRecord(cell) ? String(cell['uz']) : ''))
      : [],
  )
}

const units: Readonly<Record<string, string>> = { UZS: 'soʻm', USD: '$', USDT: 'USDT' }

interface Method {
  sysname: string
  currency: string
  min: string
  max: string
  fee_percent: string
  is_available: boolean
}

it.each<[table: string, methodsFor: (currency: string) => readonly Method[]]>([
  ['deposits', depositMethodsFor],
  ['withdrawals', payoutMethodsFor],
])('the table of %s lists the limits and fees of the cashier', (id, methodsFor) => {
  const rows = rowsOf(payments, id)
  expect(rows.length).toBeGreaterThan(5)
  const methods = Object.keys(units).flatMap((currency) => methodsFor(currency))
  for (const [name = '', bounds, fee] of rows) {
    const offered = methods
      .filter((method) => method.sysname === name.toLowerCase() && method.is_available)
      .map(({ min, max, currency, fee_percent: percent }) => [
        `${formatNumber(min)}–${formatNumber(max)} ${units[currency] ?? ''}`,
        `${formatNumber(percent)}%`,
      ])
    expect(offered, name).toContainEqual([bounds, fee])
  }
})
