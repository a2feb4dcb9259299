import { isRecord } from '../../../../schemas/is-record.ts'
import type { PhoneCountry } from '../../../../schemas/api/entities/account.ts'
import type { ExtendableForm } from '../../../renderer/form/form-view.tsx'

/** The country of a number; the longest calling code decides. */
export function countryOfNumber(
  number: unknown,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  if (typeof number !== 'string') return undefined
  const [country] = countries
    .filter(({ phone_code }) => number.startsWith(`+${phone_code}`))
    .sort((one, other) => other.phone_code.length - one.phone_code.length)
  return country
}

/**
 * Narrows the form of a phone number to the platform's preferred country, unless the form itself offers the
 * platform's countries.
 */
export function narrowPhone<Form extends ExtendableForm>(form: Form, country: PhoneCountry): Form {
  const { phone_code, mask, min_length, max_length } = country
  const properties = isRecord(form.schema['properties']) ? form.schema['properties'] : {}
  const field = properties['contact']
  if (!isRecord(field) || form.fields['contact']?.phones) return form
  const pattern = `^\\+${phone_code}\\d{${min_length},${max_length}}$`
  return {
    ...form,
    schema: { ...form.schema, properties: { ...properties, contact: { ...field, pattern } } },
    fields: {
      ...form.fields,
      contact: { ...form.fields['contact'], prefix: `+${phone_code}`, mask: mask.replaceAll('0', '#') },
    },
  }
}
