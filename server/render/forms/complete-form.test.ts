import { describe, expect, it, vi } from 'vitest'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { schemaOfField } from '../../../schemas/json-schema.ts'
import { defaultForms } from '../../../tests/support/content/form-engines.ts'
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import { document, smallSite } from '../../../tests/support/content/content-site.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { createFormCompletion } from './complete-form.ts'
import { eventually } from '../../../tests/support/eventually.ts'

const content = useGateways()

const phones: CallAnswer<'account.getContactPhoneSettings'> = {
  items: [
    { country_code: 'UZ', phone_code: '998', mask: '00 000 00 00', min_length: 9, max_length: 9 },
    { country_code: 'KZ', phone_code: '7', mask: '000 000 00 00', min_length: 10, max_length: 10 },
  ],
  default_country_code: 'KZ',
}
const metadata: CallAnswer<'metadata.get'> = {
  countries: [
    { code: 'UZ', name: 'Узбекистан', phone_code: '998' },
    { code: 'KZ', name: 'Казахстан', phone_code: '7' },
  ],
  currencies: [
    { code: 'KZT', name: 'тенге', decimals: 2 },
    { code: 'USD', name: 'доллар США', decimals: 2 },
    { code: 'USDT', name: 'USDT', decimals: 6 },
  ],
}

interface Around {
  /** Runs before each answer. */
  before: () => void
  defaultCurrency: string
  currencyOfPlatform: string
}

/** The form of a fresh installation, completed by a platform with these lists. */
async function complete(key: string, { before, defaultCurrency, currencyOfPlatform }: Partial<Around> = {}) {
  const { gateway } = await content.open()
  if (defaultCurrency !== undefined) {
    const settings = smallSite().find((candidate) => candidate.key === 'site')
    await gateway.publish([document('settings', 'site', { ...settings?.body, defaultCurrency })], 'test')
  }
  const form = defaultForms('ru').find((candidate) => candidate.key === key)
  if (form === undefined) throw new Error(`There is no form ${key}`)
  const log = { warn: vi.fn() }
  let now = 0
  const asked = vi.fn(() => before?.())
  const answer = async <List>(list: List): Promise<List> => {
    asked()
    return Promise.resolve(list)
  }
  const run = createFormCompletion({
    metadata: () => answer(metadata),
    phones: () => answer(phones),
    general: {
      current: () => ({
        ...testConfig.general,
        ...(currencyOfPlatform !== undefined && { default_currency: currencyOfPlatform }),
      }),
    },
    gateway,
    log,
    now: () => now,
  })
  return { form, again: () => run(form, 'ru'), asked, log, pass: (time: number) => (now += time) }
}

const throwing = (error: ApiError) => () => {
  throw error
}
const fieldOf = ({ schema }: CompiledForm, name: string) => schemaOfField(schema, [name])

describe('a form that takes its options from the platform', () => {
  it('offers the currencies of the platform, with the titles of the document where it has them [API-META-01]', async () => {
    const { again } = await complete('registration')
    expect(fieldOf(await again(), 'currency')).toMatchObject({
      oneOf: [
        { const: 'KZT', title: 'KZT, тенге' },
        { const: 'USD', title: 'USD, доллар' },
        { const: 'USDT', title: 'USDT' },
      ],
    })
  })

  it.each([
    ['the currency of the settings', 'USDT', 'KZT', 'USDT'],
    ['the currency of the platform if the settings name another', 'EUR', 'KZT', 'KZT'],
    ['no currency that is not offered', 'EUR', 'UZS', undefined],
  ])('preselects %s [CONST-01]', async (_, defaultCurrency, currencyOfPlatform, selected) => {
    const { again } = await complete('registration', { defaultCurrency, currencyOfPlatform })
    expect(fieldOf(await again(), 'currency')?.['default']).toBe(selected)
  })

  it('accepts the phone numbers of all countries of the platform, its default country first [API-ACC-04]', async () => {
    const { again } = await complete('registration')
    const form = await again()
    expect(form.fields['phone']).toMatchObject({
      widget: 'phone',
      from: 'phones',
      autocomplete: 'tel',
      phones: [
        { country: 'KZ', name: 'Казахстан', prefix: '+7', mask: '### ### ## ##' },
        { country: 'UZ', name: 'Узбекистан', prefix: '+998', mask: '## ### ## ##' },
      ],
    })
    expect(fieldOf(form, 'phone')?.['pattern']).toBe('^\\+(?:7\\d{10,10}|998\\d{9,9})$')
    // The compiled validator knows only the published options.
    expect(form.validatorUrl).toBeNull()
  })

  it('offers the countries of the platform in the profile', async () => {
    const { again } = await complete('profile')
    expect(fieldOf(await again(), 'country_code')?.['oneOf']).toEqual([
      { const: 'UZ', title: 'Узбекистан' },
      { const: 'KZ', title: 'Казахстан' },
    ])
  })

  it('uses the known lists at once and refreshes them after a minute, even if the platform fails', async () => {
    let isDown = false
    const { again, asked, log, pass } = await complete('profile', {
      before: () => {
        if (isDown) throw new Error('down')
      },
    })
    const first = await again()
    await again()
    expect(asked).toHaveBeenCalledTimes(1)
    isDown = true
    pass(61_000)
    expect(await again()).toEqual(first)
    expect(asked).toHaveBeenCalledTimes(2)
    await eventually(() => expect(log.warn).toHaveBeenCalledTimes(1))
  })

  it('is not shown with options that nobody has confirmed while the platform has never answered', async () => {
    const down = new ApiError('BillingUnavailableException', 'down')
    const { again } = await complete('registration', { before: throwing(down) })
    await expect(again()).rejects.toBe(down)
  })

  it('has the options of its document if the platform lacks the call', async () => {
    const absent = new ApiError('MethodNotFoundException', 'no such call')
    const { form, again } = await complete('registration', { before: throwing(absent) })
    expect(await again()).toBe(form)
  })
})

it('asks the platform nothing for a form with fields of its own only', async () => {
  const { form, again, asked } = await complete('login')
  expect(await again()).toBe(form)
  expect(asked).not.toHaveBeenCalled()
})
