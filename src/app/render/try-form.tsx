import { renderToString } from 'react-dom/server'
import { createI18n } from '../../lib/i18n/i18n.ts'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { setFormats } from '../../../schemas/formats.ts'
import type { OperationValues } from '../../renderer/actions.ts'
import type { TryForm } from './server-rendering.ts'
import type { UndrawableField } from '../../../schemas/forms/undrawable-field.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { I18nContext } from '../../lib/i18n/use-translation.ts'
import { stuckStep } from './walk-steps.ts'

/**
 * Renders a form with all its steps as players see it, first or with these values, fills in its steps one after another,
 * and validates what it sends.
 */
export const tryForm: TryForm = async ({ form, locale, messages, values }) => {
  // Only publishing renders forms on the server.
  const { SchemaForm } = await import('../../renderer/form/schema-form.tsx')
  const { compound } = await import('../../renderer/form/compound/compound.ts')
  const { createCompoundUtils } = await import('../../renderer/form/compound/compound-utils.ts')
  const { rjsfValidator } = await import('../../renderer/form/compound/rjsf-validator.ts')
  const { createFormValidator } = await import('../../renderer/form/engine/form-validator.ts')
  const { interpret } = await import('../../renderer/form/engine/interpreter.ts')
  const { isPlain } = await import('../../renderer/form/plain/is-plain.ts')
  const { plain } = await import('../../renderer/form/plain/plain-form.tsx')
  const rejected = new Map<string, UndrawableField>()
  setFormats()
  // Links are not part of the check and would need a page around them.
  renderToString(
    <I18nContext value={createI18n(locale, messages)}>
      <SchemaForm
        form={inOneStep({ ...form, links: [] })}
        compound={compound}
        interpret={interpret}
        {...(isRecord(values) && { values })}
        isComplete
        reject={(field) => rejected.set(field.path.join('.'), field)}
      />
    </I18nContext>,
  )
  const validator = createFormValidator(form.schema, {
    createEngine: interpret,
    messages: form.messages,
    sendable: (isPlain(form) ? plain : compound).createSendable(form.schema),
  })
  const { schemaUtils } = createCompoundUtils(rjsfValidator(form.schema), form.schema)
  const withDefaults = (entered: OperationValues) =>
    schemaUtils.getDefaultFormState(form.schema, { ...entered })
  const stuck = stuckStep({ form, validator, withDefaults }, values)
  const displayed = toValues(withDefaults(toValues(values)))
  return {
    undrawable: [...rejected.values()],
    sent: validator.sendable(displayed),
    issues: validator.issues(values),
    ...(stuck && { stuck }),
  }
}

const toValues = (values: unknown): OperationValues => (isRecord(values) ? values : {})

function inOneStep(form: CompiledForm): CompiledForm {
  const whole = { ...form }
  delete whole.steps
  delete whole.review
  return whole
}
