import type { PhoneCountry } from '../../schemas/api/entities/account.ts'

interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** Calling code without the plus sign. */
  phoneCode: string
  /** Format of the number after the calling code, with 0 for a digit. */
  mask: string
}

/** Countries of the site's players; the first one is preselected. */
export const countries: readonly Country[] = [
  { code: 'UZ', phoneCode: '998', mask: '00 000 00 00' },
  { code: 'KZ', phoneCode: '7', mask: '000 000 00 00' },
  { code: 'KG', phoneCode: '996', mask: '000 000 000' },
  { code: 'TJ', phoneCode: '992', mask: '00 000 0000' },
  { code: 'TM', phoneCode: '993', mask: '00 000000' },
  { code: 'AZ', phoneCode: '994', mask: '00 000 00 00' },
  { code: 'GE', phoneCode: '995', mask: '000 00 00 00' },
  { code: 'AM', phoneCode: '374', mask: '00 000000' },
  { code: 'BY', phoneCode: '375', mask: '00 000 00 00' },
  { code: 'TR', phoneCode: '90', mask: '000 000 00 00' },
  { code: 'KR', phoneCode: '82', mask: '00 0000 0000' },
  { code: 'RU', phoneCode: '7', mask: '000 000 00 00' },
]

/** Kazakhstan and Russia share a calling code; the next digit tells them apart. */
const kazakhNumber = /^7[67]/

export const findCountry = (code: string) => countries.find((country) => country.code === code)

/** Country of a number given in digits; undefined if it is not supported. */
export function countryOfPhone(phone: string): Country | undefined {
  if (phone.startsWith('7')) return findCountry(kazakhNumber.test(phone) ? 'KZ' : 'RU')
  return countries.find(({ phoneCode }) => phone.startsWith(phoneCode))
}

const digitsOf = ({ mask }: Country) => mask.replaceAll(' ', '').length

/** Whether a number in digits, including the calling code, belongs to this country. */
export function isPhoneOf(country: Country, phone: string): boolean {
  return phone.startsWith(country.phoneCode) && phone.length === country.phoneCode.length + digitsOf(country)
}

export function phoneCountryEntity(country: Country): PhoneCountry {
  const digits = digitsOf(country)
  const { code, phoneCode, mask } = country
  return { country_code: code, phone_code: phoneCode, mask, min_length: digits, max_length: digits }
}
