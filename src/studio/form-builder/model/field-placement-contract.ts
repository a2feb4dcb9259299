import { isRecord } from '../../../../schemas/is-record.ts'
import { Type, type TObject } from 'typebox'
import { fieldShape } from '../../../../schemas/forms/field-contracts.ts'
import { labelOf } from '../../fields/value-label.ts'
import { decidingFields } from './condition-changes.ts'
import type { FieldCondition } from './conditions.ts'
import type { FormBody, FormField } from './form-fields.ts'

/** A value of the deciding field that shows another field. */
interface Answer {
  value: FieldCondition['value']
  title: string
}

function answersOf({ schema }: FormField, checked: string): Answer[] {
  if (fieldShape(schema) === 'checkbox') return [{ value: true, title: checked }]
  const { oneOf } = schema
  return (Array.isArray(oneOf) ? oneOf : []).flatMap((option: unknown): Answer[] => {
    if (!isRecord(option)) return []
    const { const: value, title } = option
    const isAnswer = typeof value === 'string' || typeof value === 'number'
    return isAnswer ? [{ value, title: labelOf(title) || String(value) }] : []
  })
}

/** The value that is preselected when a field becomes the deciding one. */
export function firstAnswer(field: FormField): FieldCondition['value'] {
  return answersOf(field, '')[0]?.value ?? ''
}

const choices = (values: readonly Answer[]) => values.map(({ value, title }) => ({ const: value, title }))

/** The contract of whether a field is required. */
export const requiredContract = Type.Object({
  isRequired: Type.Boolean({ description: 'The field must be filled in; a consent must be given' }),
})

/** The contract of when a field is shown. `checked`: label of a checked box. */
export function visibilityContract(body: FormBody, field: FormField, checked: string): TObject {
  const { condition } = field
  const isTop = field.id === field.name
  const deciding = isTop ? decidingFields(body, field) : []
  const decider = deciding.find(({ name }) => name === condition?.field)
  const known = decider ? answersOf(decider, checked) : []
  // A value that is no longer an option is still listed.
  const answers =
    condition && known.length > 0 && !known.some(({ value }) => value === condition.value)
      ? [...known, { value: condition.value, title: String(condition.value) }]
      : known
  const answerText = { description: 'Value of the other field' }
  return Type.Object({
    ...(deciding.length > 0 && {
      shownBy: Type.Optional(
        Type.Unsafe<string>({
          type: 'string',
          oneOf: choices(
            deciding.map(({ name, schema }) => ({ value: name, title: labelOf(schema['title']) || name })),
          ),
          description: 'Field that decides whether this field is shown. Default: always shown',
        }),
      ),
    }),
    ...(decider && {
      shownAt:
        answers.length > 0
          ? Type.Unsafe<FieldCondition['value']>({
              type: typeof answers[0]?.value,
              oneOf: choices(answers),
              ...answerText,
            })
          : Type.String({ maxLength: 100, ...answerText }),
    }),
  })
}
