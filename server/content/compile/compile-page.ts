import type { CompiledPage, CompiledPopup } from '../../../schemas/compiled.ts'
import { resolveLocale } from '../../../schemas/documents/localized.ts'
import type { Layout, Page } from '../../../schemas/documents/page.ts'
import type { Popup } from '../../../schemas/documents/popup.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { compileBlocks, shortestLife, type Registry } from './compile-blocks.ts'

/** Of a document, what compiling needs: its body and how often it was published. */
export interface Source<Body> {
  key: string
  version: number
  body: Body
}

/** A page with its layout around it, in one language. */
export function compilePage(
  page: Source<Page>,
  layout: Source<Layout>,
  locale: Locale,
  registry: Registry,
): CompiledPage {
  const around = { locale, registry, idPrefix: 'layout:' }
  const header = compileBlocks(layout.body.header, around)
  const footer = compileBlocks(layout.body.footer, around)
  const blocks = compileBlocks(page.body.blocks, { locale, registry })
  return {
    key: page.key,
    version: `${page.version}.${layout.version}`,
    layout: page.body.layout,
    ...(page.body.access === 'authenticated' && { forPlayers: true }),
    header,
    blocks,
    footer,
    query: page.body.query ?? [],
    seo: resolveLocale(page.body.seo, locale),
    maxAge: shortestLife([...header, ...blocks, ...footer], registry),
  }
}

export function compilePopup(popup: Source<Popup>, locale: Locale, registry: Registry): CompiledPopup {
  const { title, showTitle = false, size, preventClose = false, onClosed = [], blocks } = popup.body
  return {
    key: popup.key,
    version: String(popup.version),
    title: title[locale],
    showTitle,
    size,
    preventClose,
    onClosed: resolveLocale(onClosed, locale),
    blocks: compileBlocks(blocks, { locale, registry }),
  }
}
