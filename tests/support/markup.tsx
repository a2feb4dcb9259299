import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ru from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import uz from '../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { createI18n } from '../../src/lib/i18n/i18n.ts'
import { RenderProvider, type RenderContextValue } from '../../src/renderer/render-context.tsx'
import { pageContext } from './page-context.ts'
import { I18nContext } from '../../src/lib/i18n/use-translation.ts'

const catalogues: Readonly<Record<string, Record<string, unknown>>> = { uz: uz.body, ru: ru.body }

/** The server-rendered HTML of a component on an otherwise empty page. */
export function markup(element: ReactNode, overrides: Partial<RenderContextValue> = {}): Document {
  const context = pageContext(overrides)
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n(context.locale, catalogues[context.locale] ?? {})}>
      <RenderProvider value={context}>{element}</RenderProvider>
    </I18nContext>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Displayed text of every matching element. */
export function texts(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent)
}
