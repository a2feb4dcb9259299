import { expect, it } from 'vitest'
import { document, smallSite } from '../../../../../tests/support/content/content-site.ts'
import { publishOver } from '../../../../../tests/support/content/publish-over.ts'

const oldSettings = smallSite().find(({ kind, key }) => kind === 'settings' && key === 'site')?.body ?? {}

it.each([
  ['EUR', { defaultCurrency: 'UZS' }, true],
  ['UZS', { defaultCurrency: 'UZS' }, false],
  ['EUR', { defaultCurrency: 'UZS', formats: { currencies: { EUR: { decimals: 2 } } } }, false],
])('amounts in %s are strange to a site with %j: %s', async (currency, known, isStrange) => {
  const settings = document('settings', 'site', { ...oldSettings, ...known })
  const cashier = document('settings', 'cashier', { methods: [], presets: { [currency]: [{ value: '5' }] } })
  const { issues } = await publishOver([settings, cashier])
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(issues.some(({ path }) => path === `/presets/${currency}`)).toBe(isStrange)
})
