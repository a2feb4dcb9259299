import { fieldValidator } from '../../../../forms/index.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { FormsSettings } from '../../../../schemas/documents/settings/feature-settings.ts'
import { mapSubschemas, type JsonSchema } from '../../../../schemas/json-schema.ts'
import { defaultPasswordLength, type PasswordLength } from '../../../../schemas/password-length.ts'

/** A form with the rules that the settings make for all forms. */
export function validatedAsSet(form: CompiledForm, settings: FormsSettings): CompiledForm {
  const isDeferred = form.submit.operation === 'account.addcontact' && !settings.isContactValidationImmediate
  const limited = withPasswordLength(form.schema, settings.passwordLength ?? defaultPasswordLength)
  return {
    ...form,
    ...(isDeferred && { strategy: 'onSubmit' }),
    // The compiled validator is that of the published schema, so another one is interpreted.
    ...(limited.isChanged && { schema: limited.schema, validatorUrl: null }),
  }
}

/** A form can be stricter than the site about new passwords, unless the two leave no length. */
function lengthOf({ minLength, maxLength }: JsonSchema, site: PasswordLength): PasswordLength {
  const min = Math.max(site.min, typeof minLength === 'number' ? minLength : site.min)
  const max = Math.min(site.max, typeof maxLength === 'number' ? maxLength : site.max)
  return min <= max ? { min, max } : site
}

function withPasswordLength(schema: JsonSchema, site: PasswordLength) {
  let isChanged = false
  const limit = (outer: JsonSchema): JsonSchema => {
    const inner = mapSubschemas(outer, limit)
    if (fieldValidator(inner['validator']) !== 'password') return inner
    const { min, max } = lengthOf(inner, site)
    isChanged ||=
      min !== (inner['minLength'] ?? defaultPasswordLength.min) ||
      max !== (inner['maxLength'] ?? defaultPasswordLength.max)
    return { ...inner, minLength: min, maxLength: max }
  }
  return {
    schema: limit(schema),
    get isChanged() {
      return isChanged
    },
  }
}
