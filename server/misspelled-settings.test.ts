import { expect, it } from 'vitest'
import { misspelledSettings } from './misspelled-settings.ts'
import { SettingsSchema } from './settings-schema.ts'

it.each([
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['JWT_SECERT_FILE', 'JWT_SECRET_FILE'],
  ['trust-proxy', 'TRUST_PROXY'],
  ['PORT_FILE', 'PORT'],
])('%s was meant to be %s', (name, meant) => {
  expect(misspelledSettings({ [name]: 'a value' })).toEqual([{ name, meant }])
})

it('knows every setting, files of secrets, and variables of other programs', () => {
  const own = Object.keys(SettingsSchema.properties)
  const others = ['HOME', 'HOSTNAME', 'SORT', 'PATH', 'NODE_ENV', 'PLATFORM_PORT', 'PLATFORM_SERVICE_HOST']
  const names = [...own, 'JWT_SECRET_FILE', ...others]
  expect(misspelledSettings(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([])
  expect(misspelledSettings({ PUBLC_URL: '' })).toEqual([])
})
