import { isRecord } from '../../../../schemas/is-record.ts'
import { Type } from 'typebox'
import { fieldShape } from '../../../../schemas/documents/field-contracts.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { labelOf } from '../../fields/labels/value-label.ts'
import type { FieldTest } from '../../../../forms/index.ts'
import type { FormField } from './form-fields.ts'

/** A value of the deciding field that shows another field. */
export interface Answer {
  value: FieldTest['value']
  title: string
}

/** The values that a field can have, if they are known. `checked`: label of a checked box. */
export function answersOf({ schema }: FormField, checked: string, locale?: Locale): Answer[] {
  if (fieldShape(schema) === 'checkbox') return [{ value: true, title: checked }]
  const { oneOf } = schema
  return (Array.isArray(oneOf) ? oneOf : []).flatMap((option: unknown): Answer[] => {
    if (!isRecord(option)) return []
    const { const: value, title } = option
    const isAnswer = typeof value === 'string' || typeof value === 'number'
    return isAnswer ? [{ value, title: labelOf(title, locale) || String(value) }] : []
  })
}

/** The value that is preselected when a field becomes the deciding one. */
export function firstAnswer(field: FormField): FieldTest['value'] {
  return answersOf(field, '')[0]?.value ?? ''
}

/** The contract of whether a field is required. */
export const requiredContract = Type.Object({
  isRequired: Type.Boolean({ description: 'The field must be filled in; a consent must be given' }),
})
