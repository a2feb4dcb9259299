import { isRecord } from '../../../../schemas/is-record.ts'
import { displayOrder } from '../model/field-order.ts'
import { omit } from '../model/form-edit.ts'
import { readFields, recordAt, type FormBody } from '../model/form-fields.ts'

/**
 * The form with all its fields on one page, for editing: conditional fields always, the fields of steps as
 * sections. A form without named fields stays as it is.
 */
export function formWithAllFields(body: FormBody): FormBody {
  const fields = readFields(body)
  if (fields.length === 0) return body
  const { steps, ...ui } = omit(recordAt(body, ['ui']), (name) => name === 'review')
  return {
    ...body,
    schema: {
      type: 'object',
      required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    },
    ui: {
      ...ui,
      order: displayOrder(body),
      ...(Array.isArray(steps) && { sections: steps.filter(isRecord) }),
    },
  }
}
