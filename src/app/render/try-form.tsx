import { renderToString } from 'react-dom/server'
import { createI18n } from '../../lib/i18n/i18n.ts'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { setFormats } from '../../../schemas/formats.ts'
import type { TryForm } from './server-rendering.ts'
import type { UndrawableField } from '../../../forms/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { I18nContext } from '../../lib/i18n/use-translation.ts'

/** Renders a form with all its steps as players see it, first or with these values, and fills it in with them. */
export const tryForm: TryForm = async ({ form, locale, messages, values }) => {
  // Only publishing renders forms on the server.
  const { DocumentForm } = await import('../../renderer/form/document-form.tsx')
  const { loadFormCode } = await import('../../../forms/react/index.ts')
  const { fillIn } = await import('../../../forms/react/trial/index.ts')
  const code = await loadFormCode(form, false)
  const rejected = new Map<string, UndrawableField>()
  setFormats()
  // Links are not part of the check and would need a page around them.
  renderToString(
    <I18nContext value={createI18n(locale, messages)}>
      <DocumentForm
        form={inOneStep({ ...form, links: [] })}
        {...code}
        {...(isRecord(values) && { values })}
        isComplete
        reject={(field) => rejected.set(field.path.join('.'), field)}
      />
    </I18nContext>,
  )
  return { undrawable: [...rejected.values()], ...fillIn(form, values) }
}

function inOneStep(form: CompiledForm): CompiledForm {
  const whole = { ...form }
  delete whole.steps
  delete whole.review
  return whole
}
