import { renderToString } from 'react-dom/server'
import { createI18n } from '../../lib/i18n/i18n.ts'
import type { TryForm } from './server-rendering.ts'
import type { UndrawableField } from '../../../schemas/forms/undrawable-field.ts'
import { I18nContext } from '../../lib/i18n/use-translation.ts'

/** Renders a form as players will first see it. Returns the fields that cannot be rendered. */
export const tryForm: TryForm = async ({ form, locale, messages }) => {
  // Only publishing renders forms on the server.
  const { SchemaForm } = await import('../../renderer/form/schema-form.tsx')
  const rejected = new Map<string, UndrawableField>()
  // Links are not part of the check and would need a page around them.
  renderToString(
    <I18nContext value={createI18n(locale, messages)}>
      <SchemaForm
        form={{ ...form, links: [] }}
        reject={(field) => rejected.set(field.path.join('.'), field)}
      />
    </I18nContext>,
  )
  return [...rejected.values()]
}
