import { renderToString } from 'react-dom/server'
import { setFormats } from '../../../schemas/formats.ts'
import { I18nContext } from '../../lib/i18n/use-translation.ts'
import type { RenderForm } from './server-rendering.ts'
import { i18nOf } from './shared-i18n.ts'

/** Renders a form as players first see it. Its links would need a page around them. */
export const renderForm: RenderForm = async ({ form, locale, messages }) => {
  // Pages are rendered without this code.
  const { DocumentForm } = await import('../../renderer/form/document-form.tsx')
  const { loadFormCode } = await import('../../../forms/react/index.ts')
  const code = await loadFormCode(form, form.validatorUrl !== null)
  setFormats()
  return renderToString(
    <I18nContext value={i18nOf(locale, messages)}>
      <DocumentForm form={{ ...form, links: [] }} {...code} isComplete />
    </I18nContext>,
  )
}
