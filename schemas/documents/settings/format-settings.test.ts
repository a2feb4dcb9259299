import { expect, it } from 'vitest'
import { fits } from '../../../server/content/model/contracts.ts'
import { timeFormats } from '../../formats.ts'
import { FormatSettings } from './format-settings.ts'

const withSign = (sign: string) =>
  fits(FormatSettings, { currencies: { UZS: { sign: { uz: sign, ru: 'сўм' } } } })

it('a sign of a currency is no part of a number', () => {
  for (const sign of ['soʻm', '$', 'UZS', '₽', 'US $']) expect(withSign(sign), sign).toBe(true)
  for (const sign of ['', ' ', '\u00a0', '5', '$1', '-', '−', '-$', 'руб.', ','])
    expect(withSign(sign), sign).toBe(false)
})

it('formats are set by currency codes only', () => {
  expect(fits(FormatSettings, { currencies: { USDT: { decimals: 6 } } })).toBe(true)
  for (const code of ['usd', 'US', 'so‘m', 'UZS ']) {
    expect(fits(FormatSettings, { currencies: { [code]: { decimals: 0 } } }), code).toBe(false)
  }
})

it('the clock differs between languages without different numbers, which publishing reports', () => {
  expect(fits(FormatSettings, { times: { uz: 'hh:mm', ru: 'h:mm am' } })).toBe(true)
  expect(timeFormats.filter((format) => /\d/.test(format))).toEqual([])
})
