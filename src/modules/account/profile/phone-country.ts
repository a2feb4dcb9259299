import { isRecord } from '../../../../schemas/is-record.ts'
import type { PhoneCountry } from '../../../../schemas/api/entities/account.ts'
import type { ExtendableForm } from '../../../renderer/form/form-view.tsx'

/** Narrows the form of a phone number to the platform's preferred country. */
export function narrowPhone<Form extends ExtendableForm>(form: Form, country: PhoneCountry): Form {
  const { phone_code, mask, min_length, max_length } = country
  const properties = isRecord(form.schema['properties']) ? form.schema['properties'] : {}
  const field = properties['contact']
  if (!isRecord(field)) return form
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
