import type { FirstState, HeadElement, SiteConfig } from '../../../../schemas/compiled.ts'
import type { WebSettings } from '../../../../schemas/documents/settings/feature-settings.ts'
import { definitionOf, type Locale } from '../../../../schemas/locale.ts'
import type { CompiledSnippets } from '../../../content/index.ts'
import { manifestAddress } from '../../../../src/lib/urls/manifest-address.ts'
import { element, escapeHtml } from '../../../lib/html.ts'
import { bootScript } from './boot-script.ts'
import type { PageAssets, WebFonts } from '../../../builds/index.ts'
import type { HtmlPart, Template } from '../../../../src/app/render/server-rendering.ts'
import { firstPictureElement } from './first-picture.ts'
import { inScript, stateRest, stateStart } from '../../cache/cached-json.ts'

export interface DocumentInput {
  locale: Locale
  config: SiteConfig
  /** The state that the browser hydrates from. */
  state: FirstState
  /** Inner HTML of `#root`, in parts. */
  html: readonly HtmlPart[]
  /** Omitted: the page was rendered for this visitor only. */
  template?: Template | undefined
  assets: PageAssets
  /** Addresses for the forms that the page shows as soon as it runs. */
  forms: { code: readonly string[]; documents: readonly string[] }
  /** CSS of everything that the HTML contains. */
  inlineStyles: readonly string[]
  /** Omitted: the stylesheets of `assets` contain them. */
  fonts?: WebFonts | undefined
  /** The code is loaded when something needs it. */
  codeWaits: boolean
  /** Head elements besides the title. */
  head: readonly HeadElement[]
  favicons: WebSettings['favicons']
  /** Color of the browser's bars around the page. */
  barColour: string
  snippets: CompiledSnippets
}

/** A head element of the page. The marker tells the application which elements to replace on navigation. */
function headElement({ name, attributes, text }: HeadElement): string {
  const start = element(name, { ...attributes, 'data-head': '' })
  return text === undefined ? start : `${start}${inScript(text)}</${name}>`
}

/** The site's icons; if there are none, its logo. */
function iconElements({ favicons, config }: DocumentInput): string[] {
  if (favicons.length === 0) return [element('link', { rel: 'icon', href: config.site.logo.src })]
  return favicons.map(({ rel, href, sizes, type }) =>
    element('link', {
      rel,
      href,
      ...(sizes !== undefined && { sizes }),
      ...(type !== undefined && { type }),
    }),
  )
}

/**
 * The elements that load the application and the complete stylesheets. They come last and have a low priority: on
 * a slow connection they must not compete with visible content for bandwidth. Code that waits is in a template,
 * which the boot script places into the document when something needs it.
 */
function codeElements({ assets, forms, state, config, codeWaits }: DocumentInput): string {
  const priority = codeWaits ? undefined : { fetchpriority: 'low' }
  const styles = [...assets.styles, config.themeUrl].map((href) =>
    element('link', { rel: 'stylesheet', href, ...priority }),
  )
  const preloadsOf = (modules: readonly string[], data: readonly string[]) => [
    ...modules.map((href) => element('link', { rel: 'modulepreload', href, ...priority })),
    ...data.map((href) =>
      element('link', { rel: 'preload', as: 'fetch', href, crossorigin: 'anonymous', ...priority }),
    ),
  ]
  const ofPage = preloadsOf(assets.modulePreloads, [state.configUrl, state.messagesUrl])
  // They arrive while the page hydrates.
  const ofForms = preloadsOf(forms.code, forms.documents)
  const entry = `${element('script', { type: 'module', src: assets.entry, ...priority })}</script>`
  const code = [...styles, ...ofPage, entry, ...ofForms].join('')
  return codeWaits ? `<template id="app-code">${code}</template>` : code
}

/** The part of the state for this visitor only. */
export function personalState({ state, template }: Pick<DocumentInput, 'state' | 'template'>): string {
  return stateStart(state, template?.personalBlocks ?? new Set())
}

/** The complete HTML document, in parts, many of which are the same in other documents. */
export function htmlDocument(input: DocumentInput): HtmlPart[] {
  const { locale, config, state, html, template, head: described, inlineStyles, fonts, snippets } = input
  const { language, dir } = definitionOf(config.locales, locale)
  const isPlayer = state.session.account !== null
  const root = {
    lang: language,
    dir,
    'data-scheme': config.site.defaultScheme,
    ...(isPlayer && { 'data-player': '' }),
    ...(config.general.is_seon_enabled && { 'data-seon': '' }),
    ...(fonts !== undefined && { 'data-fonts': fonts.files(language).join(' ') }),
  }
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    firstPictureElement(html),
    ...(fonts === undefined ? [] : ['<style>', fonts.css, '</style>']),
    `<script>${bootScript}</script>`,
    `<title>${escapeHtml(state.answer.page.seo.title)}</title>`,
    ...described.map(headElement),
    ...iconElements(input),
    element('link', { rel: 'manifest', href: manifestAddress(locale) }),
    element('meta', { name: 'theme-color', content: input.barColour }),
  ]
  const code = codeElements(input)
  return [
    `<!doctype html>${element('html', root)}<head>${head.join('')}`,
    ...inlineStyles.flatMap((css) => ['<style>', css, '</style>']),
    `${snippets.head}</head><body>${snippets.bodyStart}<div id="root">`,
    ...html,
    '</div><script type="application/json" id="app-state">',
    { personal: personalState(input) },
    ...stateRest(state, template?.personalBlocks ?? new Set()),
    `</script>${code}${snippets.bodyEnd}</body></html>`,
  ]
}
