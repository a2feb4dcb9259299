import type { Form } from '../../../../schemas/documents/form.ts'
import { pointerTo } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { warningAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'

const isPromo = (validator: unknown, widget: unknown) => validator === 'promo' || widget === 'promo'

const contacts: readonly unknown[] = ['phone', 'email', 'emailOrPhone']

/** Answers that players would give without noticing, and messages that say the opposite of what happened. */
export function misleadingFields({ schema, ui, submit }: Pick<Form, 'schema' | 'ui' | 'submit'>): Issue[] {
  const properties = isRecord(schema['properties']) ? Object.entries(schema['properties']) : []
  const fields = properties.flatMap(([name, field]) => {
    if (!isRecord(field)) return []
    const path = `${pointerTo('/schema/properties', name)}/default`
    const { type, default: value, validator } = field
    if (type === 'boolean' && value === true)
      return [
        warningAt(
          path,
          'ticked-field',
          phrase`The checkbox "${name}" is ticked already, so players would agree to something without having chosen it`,
          phrase`Remove the default; whoever wants it ticks the checkbox`,
        ),
      ]
    const { widget } = ui.fields?.[name] ?? {}
    if (isPromo(validator, widget) && typeof value === 'string' && value.trim() !== '')
      return [
        warningAt(
          path,
          'filled-promo-code',
          phrase`The field "${name}" is filled in already, so players would take a bonus with its wagering without having chosen it`,
          phrase`Remove the default; name the code in a text, and let players enter it`,
        ),
      ]
    const isContact = contacts.includes(validator) || contacts.includes(widget)
    if (!isContact || typeof value !== 'string' || value === '') return []
    return [
      warningAt(
        path,
        'known-contact',
        phrase`The field "${name}" would contain the same contact for every player, so codes and messages could reach a stranger`,
        phrase`Remove the default; players enter their own contact`,
      ),
    ]
  })
  const toasts = (submit.onSuccess ?? []).flatMap((action, index) =>
    action.type === 'toast' && action.kind === 'error'
      ? [
          warningAt(
            `/submit/onSuccess/${index}/kind`,
            'wrong-toast',
            phrase`Players would read that it failed although it was done, and would do it again`,
            phrase`Choose the kind "success" or "info" for the message after sending`,
          ),
        ]
      : [],
  )
  return [...fields, ...toasts]
}
