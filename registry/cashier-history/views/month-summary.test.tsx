import { afterEach, expect, it } from 'vitest'
import { testDeposit } from '../../../tests/support/test-cashier.ts'
import { defaultFormats, setFormats } from '../../../schemas/formats.ts'
import { markup, texts } from '../../../tests/support/markup.tsx'
import { testConfig } from '../../../tests/support/site-config.ts'
import { MonthSummary } from './month-summary.tsx'

afterEach(() => setFormats())

it('puts the minus of the difference before the sign of the currency', () => {
  const now = new Date().toISOString()
  const payment = testDeposit(1, {
    created_at: now,
    updated_at: now,
    amount: { amount: '1000.00', currency: 'UZS' },
    status: 'success',
  })
  const formats = { ...defaultFormats, currencies: { UZS: { sign: '$', signPlace: 'before' as const } } }
  const config = { ...testConfig, site: { ...testConfig.site, formats } }
  const page = markup(<MonthSummary payments={[payment]} limit={undefined} />, { config })
  expect(texts(page, 'dt + dd')).toEqual(['$1,000', '$0', '−$1,000'])
})
