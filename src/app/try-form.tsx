import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createI18n } from '../lib/i18n.ts'
import type { TryForm } from './server-rendering.ts'

/** Draws a form as players will first see it; what of it cannot be drawn is the answer. */
export const tryForm: TryForm = async ({ form, locale, messages }) => {
  // Only publication draws forms on the server.
  const { SchemaForm } = await import('../renderer/form/schema-form.tsx')
  const refused = new Set<string>()
  // Links are no part of what the schema asks for, and need a page around them.
  renderToString(
    <I18nextProvider i18n={createI18n(locale, messages)}>
      <SchemaForm form={{ ...form, links: [] }} refuse={(reason) => refused.add(reason)} />
    </I18nextProvider>,
  )
  return [...refused]
}
