import type { FormWidget } from '../../../../schemas/documents/form-ui.ts'
import type { Form } from '../../../../schemas/documents/form.ts'
import { pointerTo, type JsonSchema } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Autofill tokens of payment details. */
const payment = ['cc-number', 'cc-exp', 'cc-name']
const passwordName = /(?:^|_)password(?:_|$)/i

const isAnswered = (schema: JsonSchema) =>
  ['default', 'const'].some((keyword) => schema[keyword] !== undefined && schema[keyword] !== '')

/** Fields with secrets or payment details of the player that others could read, or that are filled in for everyone. */
export function secretFieldIssues({ schema, ui }: Pick<Form, 'schema' | 'ui'>): Issue[] {
  const properties = isRecord(schema['properties']) ? Object.entries(schema['properties']) : []
  return properties.flatMap(([name, field]) => {
    if (!isRecord(field)) return []
    const shown = ui.fields?.[name]
    const isPassword =
      field['validator'] === 'password' || passwordName.test(name) || shown?.widget === 'password'
    const place = pointerTo('/schema/properties', name)
    if (isPassword) return passwordIssues(name, field, place, shown?.widget)
    if (!payment.includes(shown?.autocomplete ?? '') || !isAnswered(field)) return []
    return [
      errorAt(
        place,
        'known-details',
        phrase`The field "${name}" would contain the same payment details for every player, so that money could go to a stranger`,
        phrase`Remove "default" and "const" of the field; players fill in their own details`,
      ),
    ]
  })
}

function passwordIssues(
  name: string,
  field: JsonSchema,
  place: string,
  widget: FormWidget | undefined,
): Issue[] {
  // The renderer chooses this widget by itself for both.
  const isHidden =
    widget === 'password' ||
    (widget === undefined && (field['validator'] === 'password' || field['format'] === 'password'))
  return [
    ...(isAnswered(field)
      ? [
          errorAt(
            place,
            'known-password',
            phrase`The field "${name}" would contain the same password for every player, so that anybody could log in`,
            phrase`Remove "default" and "const" of the field; players choose their own passwords`,
          ),
        ]
      : []),
    ...(isHidden
      ? []
      : [
          errorAt(
            pointerTo('/ui/fields', name),
            'visible-password',
            phrase`Everybody near the screen could read the password in the field "${name}"`,
            phrase`Choose the widget "password" for the field`,
          ),
        ]),
  ]
}
