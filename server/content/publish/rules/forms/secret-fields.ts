import type { FieldUi } from '../../../../../schemas/documents/form-ui.ts'
import type { Form } from '../../../../../schemas/documents/form.ts'
import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { fieldsOf, type FormField } from '../form-fields.ts'
import { at, rule, type Subject } from '../rule.ts'

/** Autofill tokens of payment details. */
const payment = ['cc-number', 'cc-exp', 'cc-name']
const passwordName = /(?:^|_)password(?:_|$)/i

type Field = FormField & { ui: FieldUi }

const shownFields = ({ document, body: { ui } }: Subject<Form>): Field[] =>
  fieldsOf(document).map((field) => ({ ...field, ui: ui.fields?.[field.name] ?? {} }))

const inSchema = (name: string) => pointerTo('/schema/properties', name)

const isPassword = ({ name, schema, ui }: Field) =>
  schema['validator'] === 'password' || passwordName.test(name) || ui.widget === 'password'

const isAnswered = ({ schema }: Field) =>
  ['default', 'const'].some((keyword) => schema[keyword] !== undefined && schema[keyword] !== '')

/** The renderer chooses the widget of passwords by itself for both. */
const isHidden = ({ schema, ui }: Field) =>
  ui.widget === 'password' ||
  (ui.widget === undefined && (schema['validator'] === 'password' || schema['format'] === 'password'))

export const knownPassword = rule({
  code: 'known-password',
  stage: 'secrets',
  on: 'form',
  severity: 'error',
  find: (subject) =>
    shownFields(subject)
      .filter((field) => isPassword(field) && isAnswered(field))
      .map(({ name }) =>
        at(
          inSchema(name),
          phrase`The field "${name}" would contain the same password for every player, so that anybody could log in`,
          phrase`Remove "default" and "const" of the field; players choose their own passwords`,
        ),
      ),
})

export const visiblePassword = rule({
  code: 'visible-password',
  stage: 'secrets',
  on: 'form',
  severity: 'error',
  find: (subject) =>
    shownFields(subject)
      .filter((field) => isPassword(field) && !isHidden(field))
      .map(({ name }) =>
        at(
          pointerTo('/ui/fields', name),
          phrase`Everybody near the screen could read the password in the field "${name}"`,
          phrase`Choose the widget "password" for the field`,
        ),
      ),
})

export const knownDetails = rule({
  code: 'known-details',
  stage: 'secrets',
  on: 'form',
  severity: 'error',
  find: (subject) =>
    shownFields(subject)
      .filter(
        (field) => !isPassword(field) && payment.includes(field.ui.autocomplete ?? '') && isAnswered(field),
      )
      .map(({ name }) =>
        at(
          inSchema(name),
          phrase`The field "${name}" would contain the same payment details for every player, so that money could go to a stranger`,
          phrase`Remove "default" and "const" of the field; players fill in their own details`,
        ),
      ),
})
