import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { FormsSettings } from '../../../../schemas/documents/settings/feature-settings.ts'

/** Forms that add a contact validate only on submit if the settings turn off immediate validation. */
export function validatedAsSet(form: CompiledForm, settings: FormsSettings): CompiledForm {
  const isDeferred = form.submit.operation === 'account.addcontact' && !settings.isContactValidationImmediate
  return isDeferred ? { ...form, strategy: 'onSubmit' } : form
}
