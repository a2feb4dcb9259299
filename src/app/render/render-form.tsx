import { renderToString } from 'react-dom/server'
import { setFormats } from '../../../schemas/formats.ts'
import { I18nContext } from '../../lib/i18n/use-translation.ts'
import type { RenderForm } from './server-rendering.ts'
import { i18nOf } from './shared-i18n.ts'

/** Renders a form as players first see it. Its links would need a page around them. */
export const renderForm: RenderForm = async ({ form, locale, messages }) => {
  // Pages are rendered without this code.
  const { SchemaForm } = await import('../../renderer/form/schema-form.tsx')
  const { loadCode } = await import('../../renderer/form/engine/load-form.ts')
  const code = await loadCode(form)
  setFormats()
  return renderToString(
    <I18nContext value={i18nOf(locale, messages)}>
      <SchemaForm form={{ ...form, links: [] }} {...code} isComplete />
    </I18nContext>,
  )
}
