import { isRecord } from '../../../schemas/is-record.ts'
import { expect, it } from 'vitest'
import payments from '../../../schemas/defaults/pages/payments.json' with { type: 'json' }
import { depositMethodsFor, payoutMethodsFor } from '../../payments/methods.ts'
import cashier from '../../../schemas/defaults/settings/cashier.json' with { type: 'json' }
import layout from '../../../schemas/defaults/layouts/default.json' with { type: 'json' }
import gameLayout from '../../../schemas/defaults/layouts/game.json' with { type: 'json' }
import { formatNumber } from '../../../src/lib/format/number.ts'

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

/** How the page and the footers call a method: by its brand, or by its name in the cashier. */
function sysnameOf(name: string): string {
  const named = cashier.body.methods.find(
    (method) => typeof method.name === 'object' && method.name.uz === name,
  )
  return named?.sysname ?? name.toLowerCase()
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
      .filter((method) => method.sysname === sysnameOf(name) && method.is_available)
      .map(({ min, max, currency, fee_percent: percent }) => [
        `${formatNumber(min)}–${formatNumber(max)} ${units[currency] ?? ''}`,
        `${formatNumber(percent)}%`,
      ])
    expect(offered, name).toContainEqual([bounds, fee])
  }
})

it.each([
  ['deposits', depositMethodsFor('UZS'), 'form'],
  ['withdrawals', payoutMethodsFor('UZS'), 'withdrawalForm'],
] as const)('the table of %s lists every method that the cashier offers', (id, methods, form) => {
  const listed = rowsOf(payments, id).map(([name = '']) => sysnameOf(name))
  const offered = cashier.body.methods
    .filter((method) => form in method)
    .map(({ sysname }) => sysname)
    .filter((sysname) => methods.some((method) => method.sysname === sysname && method.is_available))
  expect(offered.length).toBeGreaterThan(4)
  expect(listed).toEqual(expect.arrayContaining(offered))
})

function footerMethods(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(footerMethods)
  if (!isRecord(value)) return []
  const { payments: shown } = value
  if (!Array.isArray(shown)) return footerMethods(Object.values(value))
  return shown.flatMap((entry: unknown) => (isRecord(entry) ? [String(entry['name'])] : []))
}

it.each([
  ['default', layout],
  ['game', gameLayout],
])('the footer of the layout %s names the methods of the page', (_name, document) => {
  const listed = new Set(
    [...rowsOf(payments, 'deposits'), ...rowsOf(payments, 'withdrawals')].map(([name]) => name),
  )
  const named = footerMethods(document)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !listed.has(name))).toEqual([])
})

const forms = import.meta.glob<string>('../../../schemas/defaults/forms/requisites-*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('only payments with a card tell players to check it', () => {
  const withoutCard = cashier.body.methods.flatMap(({ form }) => {
    const text = form && forms[`../../../schemas/defaults/forms/${form}.json`]
    return text === undefined || text.includes('card_number') ? [] : [text]
  })
  expect(withoutCard.length).toBeGreaterThan(2)
  for (const text of withoutCard) expect(text).not.toMatch(/карт|karta/i)
})
