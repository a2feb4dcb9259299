import { afterEach, expect, it } from 'vitest'
import { defaultFormats, setFormats } from '../../../schemas/formats.ts'
import { markup } from '../../../tests/support/markup.tsx'
import { testConfig } from '../../../tests/support/site-config.ts'
import { LimitBar } from './limit-bar.tsx'

afterEach(() => setFormats())

it('shows what is used of the limit in the format of its currency', () => {
  const formats = { ...defaultFormats, currencies: { UZS: { decimals: 3 } } }
  const config = { ...testConfig, site: { ...testConfig.site, formats } }
  const limit = {
    limit_amount: '1000.00',
    available_amount: '499.50',
    period: 'day',
    expired_at: null,
    currency: 'UZS',
    can_edit: false,
  } as const
  expect(markup(<LimitBar limit={limit} />, { config }).body.textContent).toContain('500.500 / 1,000')
})
