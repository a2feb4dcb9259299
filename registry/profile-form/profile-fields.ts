import { isRecord } from '../../schemas/is-record.ts'
import type { PersonalDataField, Profile } from '../../schemas/api/entities/account.ts'
import type { OperationValues } from '../../src/renderer/actions.ts'
import type { ExtendableForm } from '../../src/renderer/form/form-view.tsx'

type FieldName = PersonalDataField['name']

/** The number of a cpf is shown here but cannot be changed; the identity check knows that of other documents. */
function isShown(name: FieldName, document: Profile['document']): boolean {
  return name !== 'document_number' || document?.type === 'cpf'
}

const isLocked = ({ name, is_editable }: PersonalDataField) => !is_editable || name === 'document_number'

/** Read-only fields are shown without validating them. */
function locked({ type, title, oneOf }: Record<string, unknown>): Record<string, unknown> {
  return { type, title, ...(oneOf !== undefined && { oneOf }), readOnly: true }
}

/** The profile form with the fields that the platform shows, requires and allows to change. */
export function narrowProfile<Form extends ExtendableForm>(
  form: Form,
  fields: readonly PersonalDataField[],
  document: Profile['document'],
): Form {
  const known = isRecord(form.schema['properties']) ? form.schema['properties'] : {}
  const shown = fields.filter(({ name }) => isRecord(known[name]) && isShown(name, document))
  const properties = shown.map((field) => {
    const property = known[field.name]
    return [field.name, isLocked(field) && isRecord(property) ? locked(property) : property]
  })
  const required = shown.filter((field) => field.is_required && !isLocked(field)).map(({ name }) => name)
  return { ...form, schema: { ...form.schema, properties: Object.fromEntries(properties), required } }
}

const isFilled = (value: unknown) => value !== '' && value !== null && value !== 0

/** Initial values of the fields; empty ones are left out. */
export function valuesOf(profile: Profile): OperationValues {
  const { document } = profile
  const known = { ...profile, document_number: document?.type === 'cpf' ? document.number : '' }
  return Object.fromEntries(
    Object.entries(known).filter(
      ([name, value]) => name !== 'contacts' && name !== 'document' && isFilled(value),
    ),
  )
}

/** The value sent for an emptied field; a date of birth cannot be removed. */
function emptied(name: string): unknown {
  if (name === 'birth_date') return undefined
  return name === 'sex' ? 0 : ''
}

/** The fields that differ from the saved values, as they are sent; fields left out stay unchanged. */
export function changedFields(
  values: OperationValues,
  saved: OperationValues,
  fields: readonly PersonalDataField[],
): OperationValues {
  const changed = fields
    .filter((field) => !isLocked(field) && (values[field.name] ?? '') !== (saved[field.name] ?? ''))
    .map(({ name }): [string, unknown] => [name, values[name] ?? emptied(name)])
  return Object.fromEntries(changed)
}
